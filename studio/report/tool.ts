import {BarChartIcon} from '@sanity/icons/BarChart'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import {titled} from '../languages/words.ts'
import {REPORT} from '../lib/tool-names.ts'

/** Enquiries and orders by advertisement, category and product, and what the feeds leave out. Loaded when it is opened. */
export const reportTool: Tool = {
  name: REPORT,
  title: titled('report.title').title,
  icon: BarChartIcon,
  component: lazy(async () => ({default: (await import('./ReportTool.tsx')).ReportTool})),
}
