import {join} from 'node:path'
import type {Plugin} from 'vite'
import {bundleScript} from './one-script.ts'

/**
 * Adds what pages need without network: beside the entry script a list of all scripts and styles of the build, and for
 * all languages one worker, `/sw.js`. The worker keeps a page only together with everything on the list. Fonts are not on
 * it, because a page names those that it needs first, and the font of another script has 100 kB.
 * @param web folder of the site's sources, absolute
 * @param hasWorker whether the build is the one whose files serve all languages
 */
export const offlineWorker = (web: string, hasWorker: boolean): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle)
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
      if (!entry) this.error('The build has no entry script.')
      const parts = files.map(({fileName}) => `/${fileName}`).filter((name) => /\.(?:js|css)$/.test(name))
      this.emitFile({type: 'asset', fileName: `${entry.fileName}.json`, source: JSON.stringify(parts)})
      if (hasWorker)
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await bundleScript(join(web, 'offline/worker.ts')),
        })
    },
  },
})
