import {ImagesIcon} from '@sanity/icons/Images'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'
import {titled} from '../languages/words.ts'
import {ADD_MANY} from '../lib/tool-names.ts'

/** Adds many products at once. A category's list opens it with the intent of the same name. Loaded when it is opened. */
export const addManyTool: Tool = {
  name: ADD_MANY,
  title: titled('products.add-many').title,
  icon: ImagesIcon,
  component: lazy(async () => ({default: (await import('./AddManyTool.tsx')).AddManyTool})),
  router: route.create('/', [route.create('/:categoryId')]),
  canHandleIntent: (intent) => intent === ADD_MANY,
  getIntentState: (_intent, {categoryId}) => ({categoryId}),
}
