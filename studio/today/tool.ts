import {DashboardIcon} from '@sanity/icons/Dashboard'
import type {Tool} from 'sanity'
import {early} from '../build/early.tsx'
import {titled} from '../languages/words.ts'

/** The first screen: enquiries, what needs attention, releases and the state of the server. */
export const todayTool: Tool = {
  name: 'today',
  title: titled('today.title').title,
  icon: DashboardIcon,
  component: early(async () => ({default: (await import('./TodayTool.tsx')).TodayTool})),
}
