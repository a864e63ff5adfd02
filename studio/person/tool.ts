import {SearchIcon} from '@sanity/icons/Search'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {titled} from '../languages/words.ts'

const personTool: Tool = {
  name: 'person',
  title: titled('person.title').title,
  icon: SearchIcon,
  component: lazy(async () => ({default: (await import('./PersonTool.tsx')).PersonTool})),
}

/**
 * Finds, exports and erases what the shop holds about a person. Absent on hosted Sanity, because this server does not know
 * its members.
 */
export const personTools = ({apiHost}: StudioSettings): Tool[] => (apiHost === null ? [] : [personTool])
