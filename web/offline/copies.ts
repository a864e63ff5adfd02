import {
  ANY,
  deadline,
  dropOldest,
  fetched,
  LIST,
  LIST_PRODUCTS,
  moveToEnd,
  PAGES,
  type Device,
} from './device.ts'
import type {ListToKeep} from './worker-client.ts'
import {IMAGES} from './image-cache.ts'
import {assetsIn, buildOf, isKeepable, marked} from './rules.ts'

/** Starts the name of the cache of one build: its scripts, its styles, and the fonts that its pages name. */
const BUILD = 'build '

/** Header of a copy: the entry script of the build that the page belongs to. */
const BUILD_HEADER = 'X-Build'

/** Header of a page that the server could not render anew: the time of the server's own copy (`page-copies.ts`). */
const LAST_GOOD_COPY = 'X-Last-Good-Copy'

/** Number of copies beside the kept list. A page of a large category takes 400 kB. */
const MAX_PAGES = 30

/** Number of images of a list that are fetched at a time, so that a slow line completes each in the time of a request. */
const IMAGES_AT_ONCE = 6

/** The last copy of a page. There is one at most, because a page of the kept list is no other page too. */
export const findPage = async ({caches}: Device, address: string): Promise<Response | undefined> =>
  (await (await caches.open(LIST)).match(address, ANY)) ?? (await caches.open(PAGES)).match(address, ANY)

/**
 * Saves the page at an address as everybody gets it, with all scripts and styles of its build, so that the copy
 * hydrates whatever the server has deleted since. An older copy stays until the new copy is complete. A copy that the
 * server itself sends in an outage replaces no other copy, and keeps the date of its content.
 * @param store name of the cache; absent: the one that has the page already
 * @throws Error when there is no network, or a part of the page is missing
 */
export async function keepPage(device: Device, address: string, store?: string): Promise<void> {
  const {caches, fetch, now} = device
  const isListed = (await (await caches.open(LIST)).match(address, ANY)) !== undefined
  const name = store ?? (isListed ? LIST : PAGES)
  const cache = await caches.open(name)
  const response = await fetch(address, {cache: 'no-cache', priority: 'low', signal: deadline()})
  if (response.status === 404 || response.status === 410) await cache.delete(address, ANY)
  if (!isKeepable(response, address)) return
  const madeAt = response.headers.get(LAST_GOOD_COPY)
  if (madeAt !== null && (await cache.match(address, ANY))) return
  const html = await response.text()
  const entry = buildOf(html)
  if (entry === undefined) return
  await keepBuild(device, entry, assetsIn(html))
  const headers = new Headers(response.headers)
  headers.set(BUILD_HEADER, entry)
  await cache.put(address, new Response(marked(html, madeAt === null ? now() : new Date(madeAt)), {headers}))
  // Now that the device has room for the new copy, it has room to store it once more.
  if (name === PAGES) await moveToEnd(cache, address)
  else await (await caches.open(PAGES)).delete(address, ANY)
  await dropOldest(await caches.open(PAGES), MAX_PAGES)
  await dropBuilds(device)
}

/**
 * Keeps a list for use without network, in place of the one before. The products come last, so that a list without them
 * is known to be incomplete. After a failure, only the images of the former list are there.
 * @throws Error when there is no network, a page or an image is missing, or the device is full
 */
export async function keepList(device: Device, wanted: ListToKeep): Promise<void> {
  const list = await device.caches.open(LIST)
  const former = (await list.keys()).map(({url}) => url)
  await replaceList(device, list, wanted).catch(async (error: unknown) => {
    for (const address of wanted.pictures)
      if (!former.includes(hrefOf(address))) await list.delete(address, ANY)
    throw error
  })
}

const hrefOf = (address: string) => new URL(address, location.origin).href

async function replaceList(device: Device, list: Cache, {pages, pictures, formats, products}: ListToKeep) {
  for (const address of pages) {
    await keepPage(device, address, LIST)
    if (!(await list.match(address, ANY))) throw new Error(`${address} cannot be kept`)
  }
  const keepImage = async (address: string) => {
    if (await list.match(address, ANY)) return
    const stored = await device.caches.match(address, ANY)
    await list.put(address, stored ?? (await fetched(device, address, {headers: {Accept: formats}})))
  }
  for (let first = 0; first < pictures.length; first += IMAGES_AT_ONCE)
    await Promise.all(pictures.slice(first, first + IMAGES_AT_ONCE).map(keepImage))
  await list.put(LIST_PRODUCTS, new Response(JSON.stringify(products)))
  const hrefs = [...pages, ...pictures, LIST_PRODUCTS].map(hrefOf)
  for (const {url} of await list.keys()) if (!hrefs.includes(url)) await list.delete(url, ANY)
  await dropBuilds(device)
}

/** Keeps no list any more. */
export async function dropList(device: Device): Promise<void> {
  await device.caches.delete(LIST)
  await dropBuilds(device)
}

/** Deletes caches of other versions of the worker. */
export async function dropUnknown({caches}: Device): Promise<void> {
  const known = [IMAGES, PAGES, LIST]
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith(BUILD)) await caches.delete(name)
}

/**
 * Fetches the missing files of a build. A file of another build with the same name has the same content. Fonts are kept
 * only when the browser has them already: every page also names the fonts of other languages, such as 59 kB for Hindi,
 * and a font of the device will do.
 * @param entry address of the entry script
 * @param named further assets that a page names
 * @throws Error when another part cannot be fetched, as in the middle of a release
 */
async function keepBuild(device: Device, entry: string, named: readonly string[]): Promise<void> {
  const {caches} = device
  // The name of the entry has no hash of the styles, so the list may change.
  const list = await fetched(device, `${entry}.json`, {cache: 'no-cache'})
  const listed: string[] = await list.json()
  const cache = await caches.open(BUILD + entry)
  await Promise.all(
    [...new Set([...listed, ...named])].map(async (part) => {
      if (await cache.match(part, ANY)) return
      const known = await caches.match(part, ANY)
      const found =
        known ?? (await (part.endsWith('.woff2') ? loadedFont(device, part) : fetched(device, part)))
      if (found) await cache.put(part, found)
    }),
  )
}

/** A font out of the browser's HTTP cache. Undefined when no page has loaded it. */
const loadedFont = (device: Device, address: string) =>
  fetched(device, address, {cache: 'only-if-cached', mode: 'same-origin'}).catch(() => undefined)

/** Drops the builds that no copy needs any more. */
async function dropBuilds({caches}: Device): Promise<void> {
  const needed = new Set<string>()
  for (const store of [PAGES, LIST])
    for (const copy of await (await caches.open(store)).matchAll())
      needed.add(BUILD + (copy.headers.get(BUILD_HEADER) ?? ''))
  for (const name of await caches.keys())
    if (name.startsWith(BUILD) && !needed.has(name)) await caches.delete(name)
}
