import {defineField} from 'sanity'
import type {Words} from '../words/english.ts'
import {rankAfter} from './ranks.ts'

/** Rank of a document in the drag-and-drop list of its type. The list changes it; a new document gets the last rank. */
export function orderRankField({shared}: Words, type: string) {
  return defineField({
    name: 'orderRank',
    type: 'string',
    description: shared.orderRank,
    hidden: true,
    readOnly: true,
    initialValue: async (_value, {getClient}) => {
      const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
      return rankAfter(await client.fetch<string | null>(LAST_RANK, {type}))
    },
  })
}

const LAST_RANK = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank'
/** Groups of a form, by their names. The first one is open. */
export const groupsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([name, title], place) => ({name, title, default: place === 0}))

interface TextOptions {
  name: string
  title?: string
  group?: string
  description: string
}

/** One line that must be filled in. */
export function lineField({shared}: Words, field: TextOptions) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => rule.required().error(shared.lineNeeded),
  })
}

/** A paragraph or more that must be filled in. */
export function paragraphField({shared}: Words, field: TextOptions) {
  return defineField({
    ...field,
    type: 'text',
    rows: 4,
    validation: (rule) => rule.required().error(shared.paragraphNeeded),
  })
}

/** An address on the web that must be filled in and must be encrypted. */
export function linkField({shared}: Words, field: TextOptions) {
  return defineField({
    ...field,
    type: 'url',
    validation: (rule) =>
      rule
        .required()
        .uri({scheme: ['https']})
        .error(shared.linkNeeded),
  })
}
