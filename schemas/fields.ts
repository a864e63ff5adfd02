import {defineField} from 'sanity'

/** The place of a document of this type in its drag-and-drop list, kept by the list; a new one goes last. */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    type: 'string',
    description: 'Place in the list; changed by dragging in the list.',
    hidden: true,
    readOnly: true,
    initialValue: async (_value, {getClient}) => {
      const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
      return rankAfter(await client.fetch<string | null>(LAST_RANK, {type}))
    },
  })
}

const LAST_RANK = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank'
/** Room for a thousand insertions by halving before the list has to be numbered anew. */
const RANK_STEP = 36 ** 2

/**
 * The LexoRank after `rank`, as `@sanity/orderable-document-list` reads it: bucket, six digits of base 36,
 * colon, fraction. Sorts as text.
 */
export function rankAfter(rank: string | null): string {
  const [, bucket = '0', digits = '000000'] = /^([0-2])\|([0-9a-z]{6}):/.exec(rank ?? '') ?? []
  const next = Number.parseInt(digits, 36) + RANK_STEP
  // At the end of the scale there is still room behind the colon.
  return next < 36 ** 6 ? `${bucket}|${next.toString(36).padStart(6, '0')}:` : `${rank}i`
}

interface TextOptions {
  name: string
  title?: string
  group?: string
  description: string
}

/** One line that must be filled in. */
export function lineField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'string',
    validation: (rule) => rule.required().error('The site shows this line; write something here.'),
  })
}

/** A paragraph or more that must be filled in. */
export function paragraphField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'text',
    rows: 4,
    validation: (rule) => rule.required().error('The site shows this text; write something here.'),
  })
}

/** An address on the web that must be filled in and must be encrypted. */
export function linkField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'url',
    validation: (rule) =>
      rule
        .required()
        .uri({scheme: ['https']})
        .error('Paste the whole address, starting with https://'),
  })
}
