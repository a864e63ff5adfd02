import {DashboardIcon} from '@sanity/icons/Dashboard'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {titled} from '../words.ts'

/** The first screen: enquiries, what needs attention, releases and the state of the server. Loaded when it is opened. */
export const todayTool: Tool = {
  name: 'today',
  title: titled('today.title').title,
  icon: DashboardIcon,
  component: lazy(async () => ({default: (await import('./TodayTool.tsx')).TodayTool})),
}
