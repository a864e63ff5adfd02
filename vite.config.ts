import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import {tanstackRouter} from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type {Plugin} from 'vite'
import {defineConfig} from 'vitest/config'
import {staticStyles} from './web/build/static-styles.ts'

/** Puts a `.br` and a `.gz` beside every built text, so that the server compresses none of them. */
const precompress: Plugin = {
  name: 'precompress',
  async writeBundle({dir}) {
    if (dir === undefined) return
    const names = await readdir(dir, {recursive: true})
    await Promise.all(
      names
        .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))
        .map(async (name) => {
          const bytes = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes))
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, {level: 9}))
        }),
    )
  },
}

interface Modules {
  getModuleInfo(id: string): {importedIds: readonly string[]} | null
}

/** A module, everything that it imports, and what that imports, without what is loaded later. */
function reachableFrom(start: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** The site’s own modules, but its start. */
const OWN = /\/web\/(?!hydrate)|@fontsource/

/** What nearly every page shows; and queries, which are short, and which loader and page both need. */
const SHARED =
  /\/web\/(?:(?!catalogue).*\.queries\.ts|(?:photo\/(?!social)|design\/Picture|discovery\/(?:Json|ShopF)).*)$/

/**
 * Few chunks compress better than many: the libraries in two, what `entry.client.ts` starts one after the
 * other; what every page starts with; what fetches content and makes heads on the way to another page.
 */
function chunkGroups() {
  const first = join(import.meta.dirname, 'web/hydrate.tsx')
  let shared: Set<string> | undefined
  return [
    // What the entry imports is loaded at once: it must not be in a chunk with anything else.
    {name: 'runtime', test: /rolldown\/runtime|vite\/preload-helper/, priority: 5},
    {name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4},
    {
      name: 'router',
      test: /node_modules\/(?:@tanstack|seroval|use-sync-external-store)/,
      priority: 3,
    },
    {
      name: (id: string, modules: Modules) => {
        shared ??= reachableFrom(first, modules)
        return (shared.has(id) && OWN.test(id)) || SHARED.test(id) ? 'site' : null
      },
      priority: 2,
    },
    {
      name: 'cards',
      test: /\/web\/(?:design\/Carousel|category\/CategoryCard|testimonial\/Quote)/,
      priority: 1,
    },
    {
      name: 'dialog',
      test: /\/web\/product\/(?:ProductDialog|ProductSteps|ShareButton|ZoomFrame)/,
      priority: 1,
    },
    {name: 'loaders', test: /\?tsr-split=loader/, priority: 1},
  ]
}

/** Modules of libraries that this site never needs, by the end of their names. */
const UNNEEDED = [
  // Vite's would preload style sheets of later chunks; there are none, so loading a chunk is all there is to it.
  {name: /vite\/preload-helper/, code: 'export const __vitePreload = (load) => load()'},
  // styled-components writes prefixes for old browsers on request only.
  {name: /stylis\/src\/Prefixer\.js$/, code: `export const prefix = () => ''`},
  // React has had it itself since version 18.
  {
    name: /use-sync-external-store\/shim\/index\.js$/,
    code: `exports.useSyncExternalStore = require('react').useSyncExternalStore`,
  },
]

const leaveOutUnneeded: Plugin = {
  name: 'leave-out-unneeded',
  transform: {
    filter: {id: UNNEEDED.map(({name}) => name)},
    handler: (_, id) => UNNEEDED.find(({name}) => name.test(id))?.code,
  },
}

const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // What stands in for a failed or missing page must be there without loading anything. What fetches a page's
  // content and makes its head ran on the server: the browser needs it for the next page at the earliest.
  codeSplittingOptions: {defaultBehavior: [['component'], ['loader']]},
  routesDirectory: './routes',
  generatedRouteTree: './routeTree.gen.ts',
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: false,
})

/**
 * `vite build` makes the browser's files, `vite build --ssr` the server's bundle. `--mode development` makes
 * the same two with React's checks in them, which the hydration test needs.
 */
export default defineConfig(({isSsrBuild, mode}) => ({
  root: 'web',
  plugins:
    mode === 'test'
      ? [react()]
      : [
          staticStyles({web: join(import.meta.dirname, 'web'), isServer: isSsrBuild === true}),
          router,
          react(),
          ...(isSsrBuild ? [] : [leaveOutUnneeded, precompress]),
        ],
  // Without this, class names are counters in evaluation order, and server and browser disagree.
  oxc: {
    plugins: {
      styledComponents: {displayName: mode === 'development', fileName: false, minify: true, pure: true},
    },
  },
  // The server's bundle holds React too, of the same kind whatever NODE_ENV says where it runs: React as it is for
  // development takes twice as long for a page.
  define:
    mode === 'test'
      ? {}
      : {'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? mode : 'production')},
  ssr: {noExternal: true},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    // The few chunks that pages do not share are not worth the list of all of them that this puts into the first load.
    modulePreload: false,
    // Every asset gets an address of its own: pages allow no data: fonts.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // One file, so that a server that runs has all of its build in memory.
        {input: 'web/entry.server.tsx', output: {codeSplitting: false}}
      : {
          input: 'web/entry.client.ts',
          // Our modules do nothing by being imported, so what only the server needs is left out.
          treeshake: {
            moduleSideEffects: [{test: /\/web\/(?!hydrate|entry|boot).*\.tsx?$/, sideEffects: false}],
          },
          output: {codeSplitting: {groups: chunkGroups(), includeDependenciesRecursively: false}},
        },
  },
  test: {
    root: '.',
    environment: 'node',
    include: ['{server,schemas,scripts,web,studio}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // One fewer than the processors is the default: on two, that is half of them.
    maxWorkers: 2,
  },
}))
