import {defineField} from 'sanity'
import type {Words} from '../words/english.ts'

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
/** Distance between the ranks of two new documents, which leaves room for documents that are dragged between them. */
const RANK_STEP = 36 ** 2

/**
 * The LexoRank after `rank`, in the form of `@sanity/orderable-document-list`: bucket, six digits of base 36, colon,
 * fraction. Ranks sort as text.
 * @param rank the last rank; `null` for an empty list
 */
export function rankAfter(rank: string | null): string {
  const [, bucket = '0', digits = '000000'] = /^([0-2])\|([0-9a-z]{6}):/.exec(rank ?? '') ?? []
  const next = Number.parseInt(digits, 36) + RANK_STEP
  // After the last six digits, the rank grows behind the colon.
  return next < 36 ** 6 ? `${bucket}|${next.toString(36).padStart(6, '0')}:` : `${rank}i`
}

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
