import {defineCliConfig} from 'sanity/cli'
import {lakeForTool} from './build/lake-for-tool.ts'
import {fastFirstScreen} from './build/first-screen.ts'
import {ownPage} from './build/page.ts'
import {previewsAsOnPages} from './build/previews.ts'
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
