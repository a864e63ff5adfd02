import {timeLimit} from '../data/time-limit.ts'

/** Where the worker keeps things, and how it gets them. Tests put their own in place. */
export interface Device {
  caches: CacheStorage
  fetch: typeof fetch
  now: () => Date
}

/** Name of the cache of pages that the visitor has seen. */
export const PAGES = 'pages'

/** Name of the cache of the list that the visitor keeps: its products, its pages and its images. */
export const LIST = 'list'

/** Key of the products in that cache. They are JSON. */
export const LIST_PRODUCTS = '/kept-list'

/** A response varies by encodings and formats only, which the browser chooses. */
export const ANY = {ignoreVary: true}

/** A limit of 60 s for a request. A dead connection would hold up everything that is to be kept after it. */
export const deadline = () => timeLimit(60_000)

/**
 * Fetches something that nobody waits for.
 * @throws Error when there is no good response
 */
export async function fetched({fetch}: Device, address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {priority: 'low', signal: deadline(), ...init})
  if (!response.ok) throw new Error(`${address} responds with status ${response.status}`)
  return response
}

/**
 * Makes an entry that was just stored the last one, so that others are deleted before it. Safari stores a response that
 * replaces another in the place of the replaced one, so the entry is deleted first.
 */
export async function moveToEnd(cache: Cache, address: string): Promise<void> {
  const found = await cache.match(address, ANY)
  const [own] = await cache.keys(address, ANY)
  const last = (await cache.keys()).at(-1)
  if (!found || own?.url === last?.url) return
  const whole = new Response(await found.arrayBuffer(), found)
  await cache.delete(address, ANY)
  await cache.put(address, whole)
}

/** Deletes the entries beyond a limit, beginning with the first ones. */
export async function dropOldest(cache: Cache, limit: number): Promise<void> {
  const stored = await cache.keys()
  for (const {url} of stored.slice(0, Math.max(0, stored.length - limit))) await cache.delete(url, ANY)
}
