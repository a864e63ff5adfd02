// This import must be the first: it replaces `fetch` before the Studio's own modules use it.
import '../embedded/stay-home.ts'
import {defineArrayMember, defineConfig, defineField, defineType} from 'sanity'
import {structureTool} from 'sanity/structure'
import {workspaceOf} from '../app/workspace.ts'
import {readStudioSettings} from '../lib/settings.ts'

const settings = readStudioSettings()

const part = defineArrayMember({
  name: 'part',
  type: 'object',
  fields: [
    defineField({name: 'name', type: 'string'}),
    defineField({
      name: 'size',
      type: 'object',
      fields: [defineField({name: 'height', type: 'number'}), defineField({name: 'width', type: 'number'})],
    }),
    defineField({
      name: 'steps',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'step',
          type: 'object',
          fields: [defineField({name: 'name', type: 'string'})],
        }),
      ],
    }),
  ],
})

const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    defineField({name: 'title', type: 'string'}),
    defineField({name: 'tags', type: 'array', of: [{type: 'string'}], options: {layout: 'tags'}}),
    defineField({name: 'body', type: 'array', of: [{type: 'block'}]}),
    defineField({name: 'drawing', type: 'file'}),
    defineField({name: 'basis', type: 'reference', to: [{type: 'note'}]}),
    defineField({name: 'parts', type: 'array', of: [part]}),
  ],
})

export default defineConfig({
  name: 'trial',
  title: 'Trial',
  projectId: settings.projectId,
  dataset: settings.dataset,
  plugins: [structureTool()],
  schema: {types: [note]},
  document: {comments: {enabled: false}},
  ...workspaceOf(settings),
})
