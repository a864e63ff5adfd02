import {join} from 'node:path'
import type {Plugin} from 'vite'

/**
 * Lets `import()` be what the browser makes of it, but for what it throws. Vite wraps it to preload what a later chunk
 * imports, and its style sheets: there is one style sheet, which every page has, and chunks share little. Buys 0.5 kB
 * of the first load.
 * @param web folder of the site's sources, absolute
 */
export const plainImports = (web: string): Plugin => ({
  name: 'plain-imports',
  transform: {
    filter: {id: /vite\/preload-helper/},
    handler: () => `export {loadPart as __vitePreload} from ${JSON.stringify(join(web, 'parts.ts'))}`,
  },
})
