import {LRUCache} from 'lru-cache'

/** A rendered page, in the encodings that were requested so far. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /**
   * In quotes. The tag of a rendered page is weak: two renderings with one tag may name different positions in the
   * event stream.
   */
  etag: string
  /** Sync tags of the content on the page. None: unknown, so the page depends on everything. */
  tags: string[]
  /**
   * Whether the page is one of a limited number: search engines may list it, or it is the page for paper of a product or a
   * category. Other addresses, such as those of searches, are unlimited.
   */
  isListed: boolean
  encoded: Map<string, Buffer>
}

/** Maximum bytes of pages of each kind. Pages of the kind that were not used for the longest time are removed first. */
export interface Room {
  listed: number
  others: number
}

interface PageCacheOptions {
  maxBytes: Room
  /** Age in milliseconds at which a page is rendered again, even without a change. */
  maxAgeMs: number
  now?: () => number
}

interface Making {
  page: Promise<CachedPage>
  /** Tags of the changes since the rendering began. */
  changes: (string[] | undefined)[]
}

interface Kept {
  page: CachedPage
  madeAt: number
}

const dependsOn = (page: CachedPage, tags: string[] | undefined) =>
  tags === undefined || page.tags.length === 0 || page.tags.some((tag) => tags.includes(tag))

export function createPageCache({maxBytes, maxAgeMs, now = Date.now}: PageCacheOptions) {
  const listed = openShelf(maxBytes.listed)
  const others = openShelf(maxBytes.others)
  const making = new Map<string, Making>()
  const counts = {hit: 0, miss: 0}

  function keep(key: string, page: CachedPage) {
    const [shelf, other] = page.isListed ? [listed, others] : [others, listed]
    other.delete(key)
    shelf.set(key, {page, madeAt: now()})
  }

  function peek(key: string) {
    const found = listed.get(key) ?? others.get(key)
    return found && now() - found.madeAt < maxAgeMs ? found.page : undefined
  }

  function startMaking(key: string, make: () => Promise<CachedPage>) {
    const changes: Making['changes'] = []
    const isOutdated = (page: CachedPage) => changes.some((tags) => dependsOn(page, tags))
    const page = make()
      .then((made) => {
        if (made.status < 500 && !isOutdated(made)) keep(key, made)
        return made
      })
      .finally(() => {
        if (making.get(key)?.changes === changes) making.delete(key)
      })
    making.set(key, {page, changes})
    return page
  }

  return {
    /** Returns the cached page, or renders it with `make`. Simultaneous callers share one rendering. */
    get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const found = peek(key)
      if (found) return Promise.resolve(found)
      // A rendering that began before a change must not answer a request that came after it.
      const begun = making.get(key)
      return begun && begun.changes.length === 0 ? begun.page : startMaking(key, make)
    },
    /** Returns the page if it is cached. */
    peek,
    /** Returns the page that a client requests if it is cached, and counts the request. */
    find(key: string) {
      const page = peek(key)
      counts[page ? 'hit' : 'miss'] += 1
      return page
    },
    /** Requests since the start, by whether the page was cached. */
    counts,
    /** Evicts the pages that depend on one of these tags, and those under way. No tags: all pages. */
    contentChanged(tags?: string[]) {
      for (const shelf of [listed, others]) {
        const outdated = [...shelf].filter(([, {page}]) => dependsOn(page, tags))
        for (const [key] of outdated) shelf.delete(key)
      }
      for (const each of making.values()) each.changes.push(tags)
    },
  }
}

/** Pages up to a number of bytes. */
const openShelf = (maxBytes: number) =>
  new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({page}) => Math.max(1, page.body.length),
  })
