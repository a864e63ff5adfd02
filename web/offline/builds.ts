import {ANY, fetched, LIST, PAGES, type Device} from './device.ts'

/** Starts the name of the cache of one build: its scripts, its styles, and the fonts that its pages name. */
export const BUILD = 'build '

/** Header of a copy: the entry script of the build that the page belongs to. */
export const BUILD_HEADER = 'X-Build'

/**
 * Fetches the missing files of a build. A file of another build with the same name has the same content. Fonts are kept
 * only when the browser has them already: every page also names the fonts of other languages, such as 59 kB for Hindi,
 * and a font of the device will do.
 * @param entry address of the entry script
 * @param named further assets that a page names
 * @throws Error when another part cannot be fetched, as in the middle of a release
 */
export async function keepBuild(device: Device, entry: string, named: readonly string[]): Promise<void> {
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
export async function dropBuilds({caches}: Device): Promise<void> {
  const needed = new Set<string>()
  for (const store of [PAGES, LIST])
    for (const copy of await (await caches.open(store)).matchAll())
      needed.add(BUILD + (copy.headers.get(BUILD_HEADER) ?? ''))
  for (const name of await caches.keys())
    if (name.startsWith(BUILD) && !needed.has(name)) await caches.delete(name)
}
