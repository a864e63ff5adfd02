import type {CachedPage} from './page-cache.ts'
import type {PageCopies} from './page-copies.ts'
import type {AddressInBuild} from './pages.ts'

interface Outage {
  since: number
  /** Time of the next attempt to render a page. */
  triesAt: number
}

interface Failure extends Outage {
  /** Attempts the page again. */
  again: () => Promise<unknown>
}

/** Status of the page that says that the content cannot be read. */
const UNREACHABLE = 503
/** Milliseconds between attempts to render a page during an outage. An attempt at hosted content may take eight seconds. */
const PAUSE_MS = 5000

/**
 * Serves stale copies of pages while they cannot be rendered.
 * @param copies absent: a page that cannot be rendered says so
 */
export function bridgeOutages(copies: PageCopies | undefined) {
  let outage: Outage | undefined
  // The last failure of a page without a copy. It starts no outage: one page may fail alone, and the others are still
  // rendered.
  let failure: Failure | undefined

  const copyOf = ({shared, build}: AddressInBuild) =>
    build === undefined ? undefined : copies?.find(shared, build)

  async function attempt<Page extends CachedPage | undefined>(
    address: AddressInBuild,
    make: () => Promise<Page>,
  ): Promise<Page | CachedPage> {
    const page = await make()
    if (!page || page.status < 500) {
      if (!page || showsContent(page)) outage = failure = undefined
      return page
    }
    const copy = copyOf(address)
    if (page.status === UNREACHABLE) {
      if (copy) outage = lasting(outage)
      // Without a build, the content is not the cause.
      else if (address.build !== undefined)
        failure = {...lasting(failure), again: () => attempt(address, make)}
    }
    return copy ?? page
  }

  async function findOut(current: Outage, again: Failure['again']) {
    current.triesAt = Infinity
    try {
      await again()
    } catch {
      // The attempt showed nothing, for example because its client is over the limit. A later request tries again.
    }
    current.triesAt = Date.now() + PAUSE_MS
  }

  return {
    /**
     * Stores the copy of a page, and removes that of a page that is gone.
     * @param page undefined: nothing is there
     * @returns the page
     */
    remember<Page extends CachedPage | undefined>({shared, build}: AddressInBuild, page: Page): Page {
      if (!copies || build === undefined || (page && page.status >= 500)) return page
      if (page?.status !== 200) copies.forget(shared)
      else void copies.keep(shared, page, build)
      return page
    },
    /**
     * Makes a page, or finds its copy when that fails. While an outage lasts, a page that has a copy is sent at once, and
     * one request at a time checks in the background whether the outage is over.
     */
    async bridge<Page extends CachedPage | undefined>(
      address: AddressInBuild,
      make: () => Promise<Page>,
    ): Promise<Page | CachedPage> {
      const copy = outage && copyOf(address)
      if (!outage || !copy) return attempt(address, make)
      if (Date.now() >= outage.triesAt) void findOut(outage, () => attempt(address, make))
      return copy
    },
    /** Time since which copies are served because the content cannot be read; undefined while it can. */
    since: () => outage && new Date(outage.since),
    /** Time since which pages without a copy fail because the content cannot be read. Finds out whether it is over. */
    async failingSince() {
      // A proxy may send all visitors elsewhere. Then the monitor is the only client, so it tries the page again itself.
      if (failure && Date.now() >= failure.triesAt) await findOut(failure, failure.again)
      return failure && new Date(failure.since)
    },
  }
}

/** Some files, such as robots.txt, need no content, and neither does the redirect of a form's address. */
const showsContent = ({status, headers}: CachedPage) =>
  headers['Content-Type']?.startsWith('text/html') && (status < 300 || status >= 400)

const lasting = (outage: Outage | undefined): Outage => ({
  since: outage?.since ?? Date.now(),
  triesAt: Date.now() + PAUSE_MS,
})
