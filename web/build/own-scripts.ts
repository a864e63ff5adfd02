import {build, type Plugin} from 'vite'
import {join} from 'node:path'

/**
 * Bundles a module and everything that it uses into one minified script.
 * @param file absolute
 * @param name of the variable that holds the module's default export; absent: the module has no default export
 */
async function bundleScript(file: string, name?: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: {format: 'iife', name},
      },
    },
  })
  const [{output} = {output: undefined}] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [script] = output ?? []
  if (script?.type !== 'chunk' || output?.length !== 1) throw new Error(`${file} has to be one script`)
  return script.code
}

const QUERY = '?inline-script'

/**
 * `import script from './module.ts?inline-script'`: the text of an expression, which is the module's default function with
 * everything that it uses. It is minified, because it is a part of every page.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: {id: /\?inline-script$/},
    async handler(id) {
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      return {code: `export default ${JSON.stringify(await expressionOf(file))}`, moduleType: 'js'}
    },
  },
}

async function expressionOf(file: string): Promise<string> {
  const code = await bundleScript(file, 'script')
  const [, expression] = /^var script=(.*);\s*$/s.exec(code) ?? []
  if (!expression) throw new Error(`${file} needs a default export`)
  return expression
}

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
