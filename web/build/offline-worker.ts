import {join} from 'node:path'
import {build, type Plugin} from 'vite'

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
      if (hasWorker) this.emitFile({type: 'asset', fileName: 'sw.js', source: await bundled(web)})
    },
  },
})

async function bundled(web: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {input: join(web, 'offline/worker.ts'), output: {format: 'iife'}},
    },
  })
  const [{output} = {output: undefined}] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [worker] = output ?? []
  if (worker?.type !== 'chunk' || output?.length !== 1) throw new Error('The worker has to be one script')
  return worker.code
}
