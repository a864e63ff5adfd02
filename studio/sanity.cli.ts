import {defineCliConfig} from 'sanity/cli'
import {lakeForTool} from './embedded/lake-for-tool.ts'
import {ownPage} from './page.ts'
import {readStudioSettings} from './settings.ts'

const {projectId, dataset} = readStudioSettings()

export default defineCliConfig({
  api: {projectId, dataset},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  reactStrictMode: false,
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ownPage(), lakeForTool()],
    // The tool takes its files for ES modules, and could not load this Studio for `schema`, `documents validate`, ….
    ssr: {...config.ssr, external: ['lexorank']},
  }),
})
