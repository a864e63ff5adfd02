import type {Plugin} from 'vite'

/**
 * Lets `import()` be what the browser makes of it. Vite wraps it to preload what a later chunk imports, and its style
 * sheets: there is one style sheet, which every page has, and chunks share little. Buys 0.7 kB of the first load.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  transform: {
    filter: {id: /vite\/preload-helper/},
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}
