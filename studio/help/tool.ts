import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {titled} from '../languages/words.ts'
import {HELP} from '../lib/tool-names.ts'

/** The page “How do I …”, with steps for each task of a shop's owner. Loaded when it is opened. */
export const helpTool: Tool = {
  name: HELP,
  title: titled('help.title').title,
  icon: HelpCircleIcon,
  component: lazy(async () => ({default: (await import('./HelpTool.tsx')).HelpTool})),
}
