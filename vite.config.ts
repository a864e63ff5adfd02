import {tanstackRouter} from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import {defineConfig} from 'vitest/config'

/**
 * `vite build` makes the browser's files, `vite build --ssr` the server's bundle. `--mode development` makes
 * the same two with React's checks in them, which the hydration test needs.
 */
export default defineConfig(({isSsrBuild, mode}) => ({
  root: 'web',
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
  ],
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
    assetsInlineLimit: 0,
    rolldownOptions: {input: isSsrBuild ? 'web/entry.server.tsx' : 'web/entry.client.ts'},
  },
  test: {
    root: '.',
    environment: 'node',
    include: ['{server,schemas,scripts,web,studio}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
}))
