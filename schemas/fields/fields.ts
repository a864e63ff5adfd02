import {defineField, type FieldDefinition} from 'sanity'
import type {Messages} from '../messages/english.ts'
import {newRanks} from './ranks.ts'

/** Rank of a document in the drag-and-drop list of its type. The list changes it; a new document gets the last rank. */
export function orderRankField({shared}: Messages, type: string) {
  return defineField({
    name: 'orderRank',
    type: 'string',
    description: shared.orderRank,
    hidden: true,
    readOnly: true,
    initialValue: async (_value, {getClient}) => {
      const [rank = ''] = await newRanks(getClient({apiVersion: '2025-02-19'}), type, 1)
      return rank
    },
  })
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
export function lineField({shared}: Messages, field: TextOptions) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => rule.required().error(shared.lineNeeded),
  })
}

/** One line of a form that a pattern describes. */
export function patternField(field: TextOptions, pattern: RegExp, wrong: string) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => rule.required().regex(pattern, {name: field.name}).error(wrong),
  })
}

interface EntriesOptions extends Omit<TextOptions, 'description'> {
  description?: string
  /** Name of the type of an entry. */
  entry: string
  fields: FieldDefinition[]
  /** Fields that show an entry in the form: its title, and the line below. */
  shown: [title: string, subtitle: string]
}

/** A list whose entries have fields. */
export function entriesField({entry, fields, shown: [title, subtitle], ...field}: EntriesOptions) {
  return defineField({
    ...field,
    type: 'array',
    of: [{type: 'object', name: entry, fields, preview: {select: {title, subtitle}}}],
  })
}

/** A paragraph or more that must be filled in. */
export function paragraphField({shared}: Messages, field: TextOptions) {
  return defineField({
    ...field,
    type: 'text',
    rows: 4,
    validation: (rule) => rule.required().error(shared.paragraphNeeded),
  })
}

/** An address on the web that must be filled in and must be encrypted. */
export function linkField({shared}: Messages, field: TextOptions) {
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
