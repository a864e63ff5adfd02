import {defineCliConfig} from 'sanity/cli'
import {fastFirstScreen, previewsAsOnPages} from './build/first-screen.ts'
import {ownPage} from './build/page.ts'
import {readStudioSettings} from './lib/settings.ts'

const {projectId, dataset} = readStudioSettings()

export default defineCliConfig({
  api: {projectId, dataset},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  reactStrictMode: false,
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ownPage(), fastFirstScreen(), previewsAsOnPages(), lakeForTool()],
    // The tool treats the files of lexorank as ES modules, which they are not. Without this option, commands that load
    // the Studio (`schema`, `documents validate`, …) fail.
    ssr: {...config.ssr, external: ['lexorank']},
  }),
})

/**
 * Vite plugin for `npm run sanity`: gives Sanity's command line tool a client of the embedded lake. Some commands of the
 * tool (`documents validate`) load the whole Studio through Vite, where the module hook of `npm run sanity` has no
 * effect.
 */
function lakeForTool(lakeClient = process.env.LAKE_CLIENT) {
  return {
    name: 'lake-for-tool',
    enforce: 'pre' as const,
    resolveId: (id: string, importer: string | undefined) =>
      lakeClient && id === '@sanity/client' && /\/node_modules\/@sanity\/cli(?:-core)?\//.test(importer ?? '')
        ? lakeClient
        : undefined,
  }
}
