import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {defineArrayMember, defineField, type FieldDefinition} from 'sanity'
import {isTranslatedType, textsOf, TRANSLATED, type TranslatedType} from './translated.ts'
import type {Messages} from '../messages/english.ts'

/** A field of a type, as far as its translations need it. */
interface Field {
  name: string
  type: string
  title?: string
  description?: unknown
  group?: unknown
  rows?: number
  fields?: readonly Field[]
  of?: readonly {type: string; name?: string; fields?: readonly Field[]}[]
}

/** The fields of a type of document, and behind them the field with their translations. */
export function withTranslations<const Fields extends readonly Field[]>(
  messages: Messages,
  type: TranslatedType,
  fields: Fields,
) {
  return [...fields, translationsField(messages, type, fields)]
}

function translationsField(messages: Messages, type: TranslatedType, fields: readonly Field[]) {
  const {title, description, twice} = messages.translations
  return defineField({
    name: 'translations',
    title,
    description,
    type: 'array',
    ...(fields.some(({group}) => group !== undefined) && {group: 'languages'}),
    of: [entryOf(messages, type, fields)],
    validation: (rule) =>
      rule.custom<{language?: string}[]>((entries = []) =>
        new Set(entries.map(({language}) => language)).size === entries.length ? true : twice,
      ),
  })
}

function entryOf(messages: Messages, type: TranslatedType, fields: readonly Field[]) {
  const {entry, language, english, names} = messages.translations
  const texts = textFields(fields, TRANSLATED[type])
  return defineArrayMember({
    name: `${type}Translation`,
    type: 'object',
    ...entry,
    fields: [
      defineField({
        name: 'language',
        type: 'string',
        ...language,
        options: {list: TRANSLATED_LANGUAGES.map((value) => ({value, title: names[value]}))},
        validation: (rule) => rule.required(),
      }),
      ...texts,
      defineField({name: 'english', type: 'object', ...english, hidden: true, readOnly: true, fields: texts}),
    ],
    preview: {
      select: {language: 'language'},
      prepare: ({language}) => ({title: new Map<unknown, string>(Object.entries(names)).get(language)}),
    },
    validation: (rule) =>
      rule
        .custom<{language?: string}>((entry, {document}) => {
          const language = TRANSLATED_LANGUAGES.find((language) => language === entry?.language)
          if (!language || !document || !isTranslatedType(document._type)) return true
          const changed = textsOf(document._type, document, language).filter(
            ({before}) => before !== undefined,
          )
          return changed.map(({path}) => ({message: messages.translations.changed, path}))
        })
        .warning(),
  })
}

/** The fields that have texts to translate, without anything that the translation has not. */
function textFields(fields: readonly Field[], paths: readonly string[]): FieldDefinition[] {
  return fields.flatMap((field): FieldDefinition[] => {
    const {name, type, title, rows} = field
    const description = typeof field.description === 'string' ? field.description : ''
    if (paths.includes(name))
      return type === 'text'
        ? [defineField({name, title, description, type: 'text', rows})]
        : [defineField({name, title, description, type: 'string'})]
    const inside = textFields(field.fields ?? [], below(paths, `${name}.`))
    if (inside.length > 0) return [defineField({name, title, description, type: 'object', fields: inside})]
    const [member] = field.of ?? []
    const inEntries = textFields(member?.fields ?? [], below(paths, `${name}[].`))
    if (inEntries.length === 0) return []
    const of = [
      defineArrayMember({
        name: `${member?.name ?? member?.type}Translation`,
        type: 'object',
        fields: inEntries,
      }),
    ]
    return [defineField({name, title, description, type: 'array', of})]
  })
}

const below = (paths: readonly string[], start: string) =>
  paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
