import {join} from 'node:path'
import {tanstackRouter} from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import {defaultClientConditions, defaultServerConditions} from 'vite'
import {defineConfig} from 'vitest/config'
import {BaseSequencer, type TestSpecification} from 'vitest/node'
import {chunkGroups, chunkPatterns, compileHint, pureModules, startingModules} from './web/build/chunks.ts'
import {bundlesNone, everyPatternMatches} from './web/build/patterns.ts'
import {inlineScripts, offlineWorker} from './web/build/own-scripts.ts'
import {plainImports, precompress, privateMethods, sharedStyles} from './web/build/output.ts'
import {conditionsOf, pseudoWords} from './web/build/pseudo.ts'
import {staticStyles} from './web/build/static-styles.ts'
import {indicLines} from './web/build/type.ts'

const web = join(import.meta.dirname, 'web')

/** Selects the words of a build of the site. */
const LANGUAGE = conditionsOf(process.env.SITE_LANGUAGE)

const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // The pages for a failure or a missing page must be there without loading anything. A page's loader and head ran on
  // the server, so the browser needs them for the next page at the earliest. Saves 2 kB of the first load.
  codeSplittingOptions: {defaultBehavior: [['component'], ['loader']]},
  routesDirectory: './routes',
  generatedRouteTree: './routeTree.gen.ts',
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: false,
})

const isIndic = /te|hi/.test(LANGUAGE.join())

const styles = () => [staticStyles({web, conditions: LANGUAGE}), ...(isIndic ? [indicLines] : [])]

const TESTS = ['{contract,lake,lib,schemas,scripts,server,studio,web}/**/*.test.{ts,tsx}']
/** What makes or measures the shop and is no part of it: its tests run alone, by `npx vitest run --project=tools`. */
const TOOLS = ['tools/**/*.test.ts']
/** Tests that take long, such as a whole seed, a crash in the middle of a write, or a look at every picture. */
const SLOW = ['**/*.slow.test.ts']
/**
 * Tests that share a process and the modules that it has loaded: what they open is their own, they close it, and they
 * measure no memory. That saves half a second for each file.
 */
const SHARED = [
  '{contract,schemas,studio,web}/**/*.test.{ts,tsx}',
  'server/{ads,backups,content,feeds,field,forms,privacy,similar,site}/**/*.test.ts',
  'lib/{admission,disk,http}/**/*.test.ts',
  'lake/{contract,dataset,history,http,limits,model,people,releases,routes,write}/**/*.test.ts',
  'lake/query/{parse,plan,text,view}/**/*.test.ts',
]
const NO_TESTS = ['**/node_modules/**']

const PROJECTS = [
  {extends: true, test: {name: 'tools', include: TOOLS, exclude: NO_TESTS}},
  {extends: true, test: {name: 'slow', include: SLOW, exclude: [...NO_TESTS, ...TOOLS]}},
  {
    extends: true,
    test: {name: 'own process', include: TESTS, exclude: [...NO_TESTS, ...SLOW, ...SHARED]},
  },
  {
    extends: true,
    test: {name: 'shared process', include: SHARED, exclude: [...NO_TESTS, ...SLOW], isolate: false},
  },
]

/** Order of vitest's files: the slow ones first, so that no worker is left alone with one of them at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({moduleId}: TestSpecification) => moduleId.endsWith('.slow.test.ts')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/** The browsers that `build.target` stands for, as Lightning CSS numbers them: major version, then minor, each a byte. */
const ES2022 = {
  chrome: 94 << 16,
  edge: 94 << 16,
  firefox: 93 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
  opera: 80 << 16,
}

/** English keeps what Vite does without conditions: tests load packages as Node does. */
const conditionsWith = (usual: readonly string[]) =>
  LANGUAGE.length > 0 ? {conditions: [...LANGUAGE, ...usual]} : {}

/** How imports are resolved, by browser and server. */
const resolve = {
  ...conditionsWith(defaultClientConditions),
  // Without the shim for a hook that React has itself. Saves 0.2 kB of the first load.
  alias: {'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector'},
}

/** Options of `vite build`, for the browser. */
const forBrowser = {
  input: 'web/app/entry.client.ts',
  // Importing our modules has no effects, so code that only the server needs is left out. Saves 2.7 kB of a category.
  treeshake: {
    moduleSideEffects: [{test: pureModules(web), sideEffects: false}],
  },
  // Inlines words where they are used, so that a module of words costs nothing. Saves 0.14 kB of the first load.
  optimization: {inlineConst: {mode: 'all' as const}},
  output: {
    codeSplitting: {groups: chunkGroups(web), includeDependenciesRecursively: false},
    postBanner: compileHint,
  },
}

/** Options of `vite build --ssr`: one file, so that a running server has its whole build in memory. */
const forServer = {input: 'web/app/entry.server.tsx', output: {codeSplitting: false}}

/** Constants of the sources. They fix the mode of React in the server's bundle, whatever NODE_ENV is where the bundle runs. */
const constants = (mode: string, mayPreview: boolean) => ({
  // React's development build takes twice as long for a page.
  'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? mode : 'production'),
  // False in the build for visitors, which leaves out everything about previews.
  'import.meta.env.PREVIEW': JSON.stringify(mayPreview),
})

/**
 * `vite build` makes the browser's files, `vite build --ssr` the server's bundle. `--mode development` makes
 * the same two with React's checks in them, which the hydration test needs. `--mode preview` makes the browser's files
 * of pages with unpublished changes: visitors load nothing of them. `npm run dev` serves the sources
 * (`scripts/dev/vite.ts`).
 */
export default defineConfig(({command, isSsrBuild = false, mode}) => ({
  root: 'web',
  plugins:
    mode === 'test'
      ? [react(), inlineScripts]
      : [
          ...(process.env.SITE_LANGUAGE === 'pseudo' ? [pseudoWords(web)] : []),
          ...styles(),
          router,
          react(),
          inlineScripts,
          privateMethods,
          ...(command === 'serve' || isSsrBuild
            ? []
            : [
                plainImports(web),
                bundlesNone(/node_modules\/zod\//),
                everyPatternMatches([...chunkPatterns(web), ...startingModules(web)]),
                ...(mode === 'preview' ? [] : [offlineWorker(web, LANGUAGE.length === 0)]),
                sharedStyles,
                // Only the hydration test loads it, from this machine.
                ...(mode === 'development' ? [] : [precompress]),
              ]),
        ],
  // For styles that are not static: else class names are counters in evaluation order, and server and browser disagree.
  oxc: {
    plugins: {
      styledComponents: {displayName: mode === 'development', fileName: false, minify: true, pure: true},
    },
  },
  define: mode === 'test' ? {} : constants(mode, isSsrBuild || mode === 'preview' || command === 'serve'),
  resolve,
  // In development Node loads the packages: they do not change, and not all are written as ES modules.
  // A build minifies the style sheet as a whole; development does it module by module, so that both look the same.
  css:
    command === 'serve' && mode !== 'test'
      ? {transformer: 'lightningcss', lightningcss: {targets: ES2022}}
      : {},
  ssr: {
    noExternal: command === 'build' ? true : undefined,
    resolve: conditionsWith(defaultServerConditions),
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    modulePreload: false,
    // Every asset gets an address of its own: pages allow no data: fonts.
    assetsInlineLimit: 0,
    // The files of English serve all languages.
    copyPublicDir: !isSsrBuild && LANGUAGE.length === 0,
    rolldownOptions: isSsrBuild ? forServer : forBrowser,
  },
  test: {
    root: '.',
    environment: 'node',
    testTimeout: 60_000,
    // Many tests wait for a server that they started, so three workers keep two processors busy.
    maxWorkers: 3,
    sequence: {sequencer: SlowFirst},
    projects: PROJECTS,
  },
}))
