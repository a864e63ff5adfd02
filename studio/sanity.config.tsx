// This import must be the first: it replaces `fetch` before the Studio's own modules use it.
import './embedded/stay-home.ts'
import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {schemaTypes} from '../schemas/index.ts'
import {embeddedWorkspace} from './embedded/workspace.ts'
import {withProductInCategory} from './new-product.ts'
import {readStudioSettings} from './settings.ts'
import {allowedActions, newDocumentOptions, structure} from './structure.ts'

const settings = readStudioSettings()

export default defineConfig({
  name: 'shop',
  title: 'Stone Designs',
  projectId: settings.projectId,
  dataset: settings.dataset,
  plugins: [structureTool({structure}), visionTool({defaultApiVersion: '2025-02-19'})],
  schema: {types: schemaTypes, templates: withProductInCategory},
  document: {
    comments: {enabled: false},
    // On the embedded lake the owner assigns roles with `npm run people`.
    askToEdit: {enabled: settings.apiHost === null},
    newDocumentOptions,
    actions: (actions, {schemaType}) => allowedActions(actions, schemaType),
  },
  ...embeddedWorkspace(settings),
})
