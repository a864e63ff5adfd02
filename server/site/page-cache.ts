/** A rendered page, in the encodings that were requested so far. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Strong, in quotes. */
  etag: string
  /** Sync tags of the content on the page. None: unknown, so the page depends on everything. */
  tags: string[]
  encoded: Map<string, Buffer>
}

interface PageCacheOptions {
  /** Maximum bytes of unencoded pages. The least recently used pages are evicted first. */
  maxBytes: number
  /** Age in milliseconds at which a page is rendered again, even without a change. */
  maxAgeMs: number
  now?: () => number
}

interface PageCache {
  /** Returns the cached page, or renders it with `make`. Simultaneous callers share one rendering. */
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>
  /** Evicts the pages that depend on one of these tags, and those under way. No tags: all pages. */
  contentChanged(tags?: string[]): void
}

interface Making {
  page: Promise<CachedPage>
  /** Tags of the changes since the rendering began. */
  changes: (string[] | undefined)[]
}

const dependsOn = (page: CachedPage, tags: string[] | undefined) =>
  tags === undefined || page.tags.length === 0 || page.tags.some((tag) => tags.includes(tag))

export function createPageCache({maxBytes, maxAgeMs, now = Date.now}: PageCacheOptions): PageCache {
  const pages = new Map<string, {page: CachedPage; madeAt: number}>()
  const making = new Map<string, Making>()
  let bytes = 0

  function drop(key: string) {
    bytes -= pages.get(key)?.page.body.length ?? 0
    pages.delete(key)
  }

  function keep(key: string, page: CachedPage) {
    drop(key)
    pages.set(key, {page, madeAt: now()})
    bytes += page.body.length
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
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
    get(key, make) {
      const found = pages.get(key)
      if (found && now() - found.madeAt < maxAgeMs) {
        // The order of the map is the order of use.
        pages.delete(key)
        pages.set(key, found)
        return Promise.resolve(found.page)
      }
      // A rendering that began before a change must not answer a request that came after it.
      const begun = making.get(key)
      return begun && begun.changes.length === 0 ? begun.page : startMaking(key, make)
    },
    contentChanged(tags) {
      for (const [key, {page}] of pages) if (dependsOn(page, tags)) drop(key)
      for (const each of making.values()) each.changes.push(tags)
    },
  }
}
