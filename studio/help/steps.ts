import {ADD_MANY, TABLE, HELP} from '../lib/tool-names.ts'
import type {Word} from '../words/english.ts'

interface Step {
  /** Name of the tool that the step explains. */
  tool: string
  title: Word
  text: Word
}

/** The tour of a person who opens the Studio for the first time. */
export const STEPS: readonly Step[] = [
  {tool: 'today', title: 'today.title', text: 'tour.today'},
  {tool: 'structure', title: 'tool.shop', text: 'tour.shop'},
  {tool: ADD_MANY, title: 'products.add-many', text: 'tour.add-many'},
  {tool: TABLE, title: 'table.title', text: 'tour.table'},
  {tool: HELP, title: 'help.title', text: 'tour.help'},
]
