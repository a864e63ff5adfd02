import {join} from 'node:path'

/** What the bundler knows of the modules. */
interface Modules {
  getModuleInfo(id: string): {importedIds: readonly string[]} | null
}

/** The site's own modules, but its start. */
const OWN = /\/web\/(?!hydrate)|@fontsource/

/** What nearly every page shows; and queries, which are short, and which loader and page both need. */
const SHARED =
  /\/web\/(?:(?!catalogue).*\.queries\.ts|(?:photo\/(?!social)|design\/Picture|discovery\/(?:Json|ShopF)).*)$/

/**
 * Few chunks compress better than many: the libraries in two, what `entry.client.ts` starts one after the other; what
 * every page starts with. Buys 8 kB of the first load.
 * @param web folder of the site's sources, absolute
 */
export function chunkGroups(web: string) {
  const first = join(web, 'hydrate.tsx')
  let shared: Set<string> | undefined
  return [
    // What the entry imports is loaded at once: it must not be in a chunk with anything else.
    {name: 'runtime', test: /rolldown\/runtime|vite\/preload-helper|\/web\/parts\.ts/, priority: 4},
    {name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3},
    {name: 'router', test: /node_modules\/(?:@tanstack|seroval|use-sync-external-store)/, priority: 2},
    {
      name: (id: string, modules: Modules) => {
        shared ??= reachableFrom(first, modules)
        return (shared.has(id) && OWN.test(id)) || SHARED.test(id) ? 'site' : null
      },
      priority: 1,
    },
    // What every page of pieces shows, in one: 0.2 kB.
    {
      name: 'pieces',
      test: /\/web\/(?:product\/(?:ProductCard|ProductGrid|ProductLink|Name)|enquiry\/EnquiryButton|recent\/(?:RecentlyViewed|recent\.ts))/,
    },
    // Without these the bundler puts them into what needs them only later: 2.9 kB of a category, 1.2 kB of the designs.
    {name: 'dialog', test: /\/web\/product\/(?:ProductDialog|ProductSteps|ShareButton|ZoomFrame|lens|zoom)/},
    {name: 'blur', test: /\/web\/photo\/blur\.ts|node_modules\/blurhash/, priority: 2},
    {name: 'enquiry', test: /\/web\/enquiry\/(?:EnquiryPage|message)/},
  ]
}

/** A module, everything that it imports, and what that imports, without what is loaded later. */
export function reachableFrom(start: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
