import {defineCliConfig} from 'sanity/cli'
import {ownPage} from '../build/page.ts'

/** A Studio with kinds of field that the shop does not have, for tests that check that the lake serves them. */
export default defineCliConfig({
  api: {projectId: 'stone-designs', dataset: 'production'},
  project: {basePath: '/studio'},
  deployment: {autoUpdates: false},
  reactStrictMode: false,
  vite: (config) => ({...config, plugins: [...(config.plugins ?? []), ownPage()]}),
})
