import {BUILD, BUILD_HEADER, dropBuilds, keepBuild} from './builds.ts'
import {ANY, fetched, SHELVES, type Device, type Shelf} from './device.ts'
import {PICTURES} from './pictures.ts'
import {assetsIn, buildOf, isKeepable, marked, surplus} from './rules.ts'

/** Copies of pages, beside the kept list. A page of a large category takes 400 kB. */
const MAX_PAGES = 30

/** The newest copy of a page. */
export async function findPage({caches}: Device, address: string): Promise<Response | undefined> {
  for (const shelf of SHELVES) {
    const copy = await (await caches.open(shelf)).match(address, ANY)
    if (copy) return copy
  }
  return undefined
}

/**
 * Saves the page at an address as everybody gets it, with all scripts and styles of its build: the copy comes alive
 * whatever the server has deleted since. An older copy stays until the new one is complete.
 * @throws Error when there is no network, or a part of the page is missing
 */
export async function keepPage(device: Device, address: string, shelf: Shelf = 'pages'): Promise<void> {
  const {caches, fetch, now} = device
  const cache = await caches.open(shelf)
  const response = await fetch(address, {cache: 'no-cache', priority: 'low'})
  if (response.status === 404 || response.status === 410) await cache.delete(address, ANY)
  if (!isKeepable(response)) return
  const html = await response.text()
  const entry = buildOf(html)
  if (entry === undefined) return
  await keepBuild(device, entry, assetsIn(html))
  const headers = new Headers(response.headers)
  headers.set(BUILD_HEADER, entry)
  await cache.delete(address, ANY)
  await cache.put(address, new Response(marked(html, now()), {headers}))
  await dropOldPages(device)
  await dropBuilds(device)
}

async function dropOldPages({caches}: Device) {
  const pages = await caches.open('pages')
  const stored = (await pages.keys()).map(({url}) => url)
  for (const address of surplus(stored, [], MAX_PAGES)) await pages.delete(address, ANY)
}

/**
 * Keeps a list for use without network, in place of the one before.
 * @throws Error when a page or a picture is missing
 */
export async function keepList(device: Device, pages: readonly string[], pictures: readonly string[]) {
  const {caches} = device
  const list = await caches.open('list')
  for (const address of pages) await keepPage(device, address, 'list')
  await Promise.all(
    pictures.map(async (address) => {
      if (await list.match(address, ANY)) return
      await list.put(address, (await caches.match(address, ANY)) ?? (await fetched(device, address)))
    }),
  )
  const wanted = new Set([...pages, ...pictures].map((each) => new URL(each, location.origin).href))
  for (const {url} of await list.keys()) if (!wanted.has(url)) await list.delete(url, ANY)
}

/** Deletes caches of other versions of the worker. */
export async function dropUnknown({caches}: Device): Promise<void> {
  const known: readonly string[] = [PICTURES, ...SHELVES]
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith(BUILD)) await caches.delete(name)
}
