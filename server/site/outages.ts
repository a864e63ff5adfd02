import type {CachedPage} from './page-cache.ts'
import type {PageCopies} from './page-copies.ts'
import type {AddressInBuild} from './pages.ts'

/** Serves last good copies of pages while they cannot be rendered. */
interface Outages {
  /** Stores the copy of a page, and removes that of a page that is gone. Searches have none: their addresses are unlimited. */
  remember(address: AddressInBuild, page: CachedPage): void
  /** Makes a page, or finds its copy when that fails. */
  bridge(address: AddressInBuild, make: () => Promise<CachedPage>): Promise<CachedPage>
}

/** Status of the page that says that the content cannot be read. */
const UNREACHABLE = 503
/** Milliseconds for which copies are served at once after a failure, so that not every visitor waits for another. */
const OUTAGE_MS = 5000

/** @param copies absent: a page that cannot be rendered says so */
export function bridgeOutages(copies: PageCopies | undefined): Outages {
  let endsAt = 0

  const copyOf = ({shared, build}: AddressInBuild) =>
    build === undefined ? undefined : copies?.find(shared, build)

  return {
    remember({shared, build}, page) {
      if (!copies || build === undefined || page.status >= 500) return
      if (page.status !== 200) copies.forget(shared)
      else if (page.isListed) void copies.keep(shared, page, build)
    },
    async bridge(address, make) {
      if (Date.now() < endsAt) {
        const copy = copyOf(address)
        if (copy) return copy
      }
      const page = await make()
      if (page.status < 500) return page
      if (page.status === UNREACHABLE) endsAt = Date.now() + OUTAGE_MS
      return copyOf(address) ?? page
    },
  }
}
