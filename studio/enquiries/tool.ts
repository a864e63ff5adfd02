import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {route} from 'sanity/router'
import {titled} from '../languages/words.ts'
import {ENQUIRIES_TOOL} from '../lib/tool-names.ts'

/** Finds enquiries by their codes, and follows them until they are orders. Loaded when it is opened. */
export const enquiriesTool: Tool = {
  name: ENQUIRIES_TOOL,
  title: titled('enquiries.title').title,
  icon: EnvelopeIcon,
  component: lazy(async () => ({default: (await import('./EnquiriesTool.tsx')).EnquiriesTool})),
  router: route.create('/', [route.create('/:enquiryId')]),
}
