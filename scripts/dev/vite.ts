import type {Server} from 'node:http'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {
  createServer,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type HotPayload,
  type ViteDevServer,
} from 'vite'
import {log} from './log.ts'
import type {PageSources, Sheet} from './protocol.ts'
import {ENTRY, VITE_PATH} from './paths.ts'

/** The site's sources, as browser and server load them. */
export interface Sources {
  /** Serves what is under `VITE_PATH`. */
  middleware: ViteDevServer['middlewares']
  /** The sources of the next page. A module that cannot be read has no style sheet; its page says why. */
  forPage(): Promise<PageSources>
  /** Answers Vite's module runner in the shop's process. */
  invoke(payload: HotPayload): Promise<unknown>
  /** Lets pages know that the shop answers again. */
  sayShopAnswers: () => void
  close(): Promise<void>
}

interface SourcesOptions {
  root: string
  /** Carries Vite's WebSocket, beside everything else. */
  server: Server
  /** Called for each source that was written, made or deleted. @param file relative to the root */
  onChange: (file: string) => void
  onQueryChange: () => void
}

/** Where Node finds the packages: fonts are served from there. */
const PACKAGES = join(fileURLToPath(import.meta.resolve('vite/package.json')), '../..')

/** Folders that are watched beside the site's. */
const OTHERS = ['contract', 'lake', 'lib', 'schemas', 'scripts', 'server', 'studio']

export async function openSources({root, server, onChange, onQueryChange}: SourcesOptions): Promise<Sources> {
  const web = join(root, 'web')
  let version = 0
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    root: web,
    base: VITE_PATH,
    appType: 'custom',
    cacheDir: join(root, '.build/vite'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: {server},
      fs: {allow: [root, PACKAGES]},
      watch: {ignored: ['**/generated/**', '**/dist/**', '**/.sanity/**', '**/pictures/**']},
    },
    optimizeDeps: {entries: ['**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!{build,e2e}/**']},
    plugins: [
      {
        name: 'development-loop',
        configureServer({watcher}) {
          watcher.add(OTHERS.map((folder) => join(root, folder)))
          watcher.on('all', (_event, file) => {
            if (!relative(web, file).startsWith('..')) version += 1
            onChange(relative(root, file))
          })
        },
        hotUpdate({modules, file}) {
          if (this.environment.config.consumer === 'server') return undefined
          const isQuery = isQueries(file) || reachesQuery(modules)
          if (!isQuery && modules.length === 0) return undefined
          log('site', `${relative(root, file)}${isQuery ? ': the page is loaded again' : ''}`)
          if (!isQuery) return undefined
          onQueryChange()
          // React Query would keep the former query's answer.
          this.environment.hot.send({type: 'full-reload'})
          return []
        },
      },
    ],
  })

  return {
    middleware: vite.middlewares,
    async forPage() {
      const now = version
      return {version: now, sheets: await sheetsOf(vite.environments.client)}
    },
    invoke: (payload) => vite.environments.ssr.hot.handleInvoke(payload),
    sayShopAnswers: () => vite.environments.client.hot.send('shop:answers'),
    close: () => vite.close(),
  }
}

const isQueries = (file: string | null) => file?.endsWith('.queries.ts') ?? false

/** Whether one of the modules is a module of queries, or is imported by one, directly or not. */
function reachesQuery(modules: Iterable<EnvironmentModuleNode>): boolean {
  const seen = new Set(modules)
  for (const {file, importers} of seen) {
    if (isQueries(file)) return true
    for (const importer of importers) seen.add(importer)
  }
  return false
}

/**
 * The style sheets of the site, in the order of a build: the sheet of a module follows the sheets of its imports.
 */
async function sheetsOf(environment: DevEnvironment): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  const seen = new Set<string>()
  // Async, because Vite throws at once when it closes.
  const transform = async (url: string) => environment.transformRequest(url)

  async function visit(url: string) {
    if (seen.has(url)) return
    seen.add(url)
    await transform(url).catch(() => undefined)
    const module = await environment.moduleGraph.getModuleByUrl(url).catch(() => undefined)
    const imported = [...(module?.importedModules ?? [])]
    for (const each of imported) if (isOwn(each) && !isSheet(each)) await visit(each.url)
    for (const each of imported.filter(isSheet)) {
      const sheet = await transform(`${each.url}?direct`).catch(() => undefined)
      if (sheet && each.id !== null) sheets.push({id: each.id, css: sheet.code})
    }
  }

  await visit(ENTRY.slice(VITE_PATH.length - 1))
  return sheets
}

/** Modules of the site, without packages and Vite's own. */
const isOwn = ({file}: EnvironmentModuleNode) => file !== null && /\/web\/(?!.*node_modules)/.test(file)

/** Made of the static styles of a module (`web/build/static-styles.ts`). */
const isSheet = ({url}: EnvironmentModuleNode) => /\.tsx?\.css$/.test(url)
