import {ThListIcon} from '@sanity/icons/ThList'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'
import {titled} from '../languages/words.ts'
import {TABLE} from '../lib/tool-names.ts'

/** Changes many products at once. A category's list opens it with the intent of the same name. Loaded when it is opened. */
export const tableTool: Tool = {
  name: TABLE,
  title: titled('table.title').title,
  icon: ThListIcon,
  component: lazy(async () => ({default: (await import('./TableTool.tsx')).TableTool})),
  router: route.create('/', [route.create('/:categoryId')]),
  canHandleIntent: (intent) => intent === TABLE,
  getIntentState: (_intent, {categoryId}) => ({categoryId}),
}
