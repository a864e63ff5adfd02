import {BUILD, BUILD_HEADER, dropBuilds, keepBuild} from './builds.ts'
import {ANY, PAGES, type Device} from './device.ts'
import {PICTURES} from './pictures.ts'
import {assetsIn, buildOf, isKeepable, marked, surplus} from './rules.ts'

/** Number of copies. A page of a large category takes 400 kB. */
const MAX_PAGES = 30

/** The last copy of a page. */
export const findPage = async ({caches}: Device, address: string): Promise<Response | undefined> =>
  (await caches.open(PAGES)).match(address, ANY)

/**
 * Saves the page at an address as everybody gets it, with all scripts and styles of its build: the copy comes alive
 * whatever the server has deleted since. An older copy stays until the new one is complete.
 * @throws Error when there is no network, or a part of the page is missing
 */
export async function keepPage(device: Device, address: string): Promise<void> {
  const {caches, fetch, now} = device
  const cache = await caches.open(PAGES)
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
  const pages = await caches.open(PAGES)
  const stored = (await pages.keys()).map(({url}) => url)
  for (const address of surplus(stored, [], MAX_PAGES)) await pages.delete(address, ANY)
}

/** Deletes caches of other versions of the worker. */
export async function dropUnknown({caches}: Device): Promise<void> {
  const known = [PICTURES, PAGES]
  for (const name of await caches.keys())
    if (!known.includes(name) && !name.startsWith(BUILD)) await caches.delete(name)
}
