import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import {tanstackRouter} from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type {Plugin} from 'vite'
import {defineConfig} from 'vitest/config'

const client = join(import.meta.dirname, 'web/dist/client')

/** Puts a `.br` and a `.gz` beside every built text, so that the server compresses none of them. */
const precompress: Plugin = {
  name: 'precompress',
  async closeBundle() {
    const names = await readdir(client, {recursive: true})
    await Promise.all(
      names
        .filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name))
        .map(async (name) => {
          const bytes = await readFile(join(client, name))
          await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(bytes))
          await writeFile(join(client, `${name}.gz`), await promisify(gzip)(bytes, {level: 9}))
        }),
    )
  },
}

/** Few chunks compress better than many: what `boot.ts` starts one after the other, and what all pages share. */
const chunks = [
  {name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3},
  {
    name: 'router',
    test: /node_modules\/(?:@tanstack|styled-components|stylis|@emotion|seroval)/,
    priority: 2,
  },
  {name: 'site', test: /web\/(?!entry|boot|breathe)[^?]*\.tsx?$/, minShareCount: 3, priority: 1},
]

const router = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  // What stands in for a failed or missing page must be there without loading anything.
  codeSplittingOptions: {defaultBehavior: [['component']]},
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
  plugins: mode === 'test' ? [react()] : [router, react(), isSsrBuild ? undefined : precompress],
  // Without this, class names are counters in evaluation order, and server and browser disagree.
  oxc: {
    plugins: {
      styledComponents: {displayName: mode === 'development', fileName: false, minify: true, pure: true},
    },
  },
  define: mode === 'development' ? {'process.env.NODE_ENV': '"development"'} : {},
  ssr: {noExternal: ['styled-components']},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: {polyfill: false},
    // Every asset gets an address of its own: pages allow no data: fonts.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {input: 'web/entry.server.tsx'}
      : {input: 'web/entry.client.ts', output: {codeSplitting: {groups: chunks}}},
  },
  test: {
    root: '.',
    environment: 'node',
    include: ['{server,schemas,scripts,web,studio}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
}))
