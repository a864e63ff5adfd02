import {HttpError} from '../../lib/http/http-error.ts'
import type {PageAddress} from '../../contract/site/render.ts'
import {bridgeOutages} from './outages.ts'
import {createPageCache, type CachedPage} from './page-cache.ts'
import type {PageCopies} from './page-copies.ts'
import type {PageGate} from './page-gate.ts'
import type {AddressInBuild, Pages} from './pages.ts'

/**
 * Bytes of cached pages. A page has about 100 kB. A shop of some hundred products fits; addresses of searches share a
 * small part, so that they cannot evict the pages that everybody visits.
 */
const CACHE_BYTES = {listed: 48 * 2 ** 20, others: 16 * 2 ** 20}
const CACHE_MS = 10 * 60_000

export type Rendering = ReturnType<typeof openRendering>

interface RenderingOptions {
  /** Absent: no limit. */
  gate?: PageGate | undefined
  /** Served while the content cannot be read. Absent: a page says that it cannot. */
  copies?: PageCopies | undefined
}

/** Renders pages for admitted clients, and caches the pages that fit everybody. */
export function openRendering(pages: Pages, {gate, copies}: RenderingOptions = {}) {
  const cache = createPageCache({maxBytes: CACHE_BYTES, maxAgeMs: CACHE_MS})
  const outages = bridgeOutages(copies)
  const unlessRefused = pagesForFailures(pages)
  const admitted = admissionBy(gate)

  const render = (address: string, clientKey?: string) =>
    admitted(() => pages.make(address, gate && clientKey), clientKey)

  /** @throws HttpError */
  async function shared(address: AddressInBuild, clientKey?: string): Promise<CachedPage> {
    for (;;) {
      let isOwn = false
      const make = async () => {
        isOwn = true
        return outages.remember(address, await render(address.own, clientKey))
      }
      try {
        return await cache.get(address.own, make)
      } catch (error) {
        // Another client began the rendering and was refused. That client's limit does not count for this one.
        if (isOwn || !(error instanceof HttpError)) throw error
      }
    }
  }

  /**
   * The links of a page from an advertisement carry the visitor's own parameters, so the page fits nobody else. The page for
   * everybody is rendered after it: a later visitor may need it when this one cannot be rendered.
   * @throws HttpError
   */
  async function tracked(address: AddressInBuild, clientKey?: string): Promise<CachedPage> {
    try {
      const page = await render(address.own, clientKey)
      if (page.status === 200 && !cache.peek(address.shared))
        setImmediate(() => void shared({...address, own: address.shared}, clientKey).catch(() => undefined))
      return page
    } catch (error) {
      // The browser adds the parameters to the links of the shared page once its scripts run.
      const fallback = error instanceof HttpError && cache.peek(address.shared)
      if (fallback) return fallback
      throw error
    }
  }

  /** The page for paper at an address, which is rendered each time. Undefined when nothing is there. @throws HttpError */
  async function print(address: string, clientKey?: string): Promise<CachedPage | undefined> {
    const onPaper = await pages.addressOnPaper(address)
    return outages.bridge(onPaper, async () => {
      const print = () => pages.print(address, gate && clientKey)
      return outages.remember(onPaper, await admitted(print, clientKey))
    })
  }

  return {
    counts: cache.counts,
    /**
     * The page at an address, from the cache where it fits everybody; or the page that says to wait.
     * @param clientKey absent: this server itself, which has no limit
     */
    page: (address: AddressInBuild, clientKey?: string) =>
      unlessRefused(
        address,
        async () =>
          cache.find(address.own) ??
          outages.bridge(address, () =>
            address.own === address.shared ? shared(address, clientKey) : tracked(address, clientKey),
          ),
      ),
    print,
    /** A page that is never cached, such as one with unpublished changes; or the page that says to wait. */
    once: (address: PageAddress, make: () => Promise<CachedPage>, clientKey?: string) =>
      unlessRefused(address, () => admitted(make, clientKey)),
    /** Evicts pages after a change of the content, by its sync tags. Without tags, every page counts as changed. */
    contentChanged: (tags?: string[]) => cache.contentChanged(tags),
    /** Times since which pages are served from copies, and since which others fail. */
    outages: {since: () => outages.since(), failingSince: () => outages.failingSince()},
  }
}

/** @returns makes something once its client is admitted. It throws HttpError */
const admissionBy =
  (gate: PageGate | undefined) =>
  async <Made>(make: () => Promise<Made>, clientKey?: string): Promise<Made> => {
    if (!gate || clientKey === undefined) return make()
    const leave = await gate.admit(clientKey)
    try {
      return await make()
    } finally {
      leave()
    }
  }

/** @returns makes a page, or the page that says to wait when its client has to */
const pagesForFailures =
  (pages: Pick<Pages, 'refused'>) =>
  async ({own}: PageAddress, make: () => Promise<CachedPage>) => {
    try {
      return await make()
    } catch (error) {
      if (error instanceof HttpError) return pages.refused(own, error)
      throw error
    }
  }
