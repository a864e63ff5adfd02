import {defineCliConfig} from 'sanity/cli'
import {ownPage} from '../page.ts'

/** Kinds of field that the shop has no use for, so that the journeys can show that the lake serves them too. */
export default defineCliConfig({
  api: {projectId: 'stone-designs', dataset: 'production'},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  reactStrictMode: false,
  vite: (config) => ({...config, plugins: [...(config.plugins ?? []), ownPage()]}),
})
