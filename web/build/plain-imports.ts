import {join} from 'node:path'
import type {Plugin} from 'vite'

/**
 * Replaces the wrapper that Vite puts around each `import()`. Vite's wrapper preloads the imports and style sheets of
 * the loaded chunk: here one style sheet serves every page, and chunks share little. Ours only names the error. Saves
 * 0.5 kB of the first load. The build fails when Vite has no such wrapper any more.
 * @param web folder of the site's sources, absolute
 */
export function plainImports(web: string): Plugin {
  let isReplaced = false
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: {id: /vite\/preload-helper/},
      handler() {
        isReplaced = true
        return `export {loadChunk as __vitePreload} from ${JSON.stringify(join(web, 'data/route-scripts.ts'))}`
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(
          'The build has no module vite/preload-helper. Correct the name in web/build/plain-imports.ts.',
        )
    },
  }
}
