import {z} from 'zod'
import {LANGUAGES, TRANSLATED, type Language} from '../../schemas/fields/translated.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {listOfFilter} from './attention.ts'

/** Faults of a translation: it is missing, or its English text has changed since. */
const STATES = ['missing', 'changed'] as const

export type TranslationState = (typeof STATES)[number]

/** The lists of documents, one for each language and state. */
export const TRANSLATION_LISTS = LANGUAGES.flatMap((language) =>
  STATES.map((state) => ({name: `${language}-${state}` as const, language, state})),
)

const isText = (path: string) => `coalesce(${path}, "") != ""`

/** GROQ condition of each state. `ours` is the translation, `then` the English text that was translated. */
const CONDITIONS: Readonly<
  Record<TranslationState, (english: string, ours: string, then: string) => string>
> = {
  missing: (english, ours) => `${isText(english)} && coalesce(${ours}, "") == ""`,
  changed: (english, ours, then) =>
    `${isText(english)} && ${isText(ours)} && coalesce(${then}, "") != ${english}`,
}

/** Condition of a document in which one text is in a state. */
function conditionOf(path: string, language: Language, state: TranslationState): string {
  const [list = '', name] = path.split('[].')
  const of = (start: string, then = '') => `${start}translations[language == "${language}"][0]${then}`
  if (name === undefined) return CONDITIONS[state](path, of('', `.${path}`), of('', `.english.${path}`))
  const entry = `.${list}[_key == ^._key][0].${name}`
  return `count(${list}[${CONDITIONS[state](name, of('^.', entry), of('^.', `.english${entry}`))}]) > 0`
}

const TYPES = JSON.stringify(Object.keys(TRANSLATED))

/** `select` takes half the time of one condition for each type: it stops at the type of the document. */
function filterOf(language: Language, state: TranslationState): string {
  const cases = Object.entries(TRANSLATED).map(([type, paths]) => {
    const conditions = paths.map((path) => `(${conditionOf(path, language, state)})`)
    return `_type == "${type}" => ${conditions.join(' || ')}`
  })
  return `_type in ${TYPES} && select(${cases.join(', ')})`
}

const FILTERS = new Map<string, string>(
  TRANSLATION_LISTS.map(({name, language, state}) => [name, filterOf(language, state)]),
)

/** Number of documents in each list. */
export const UNTRANSLATED: LiveQuery<Record<string, number>> = {
  groq: `{${[...FILTERS].map(([name, filter]) => `"${name}": count(*[${filter}])`).join(', ')}}`,
  result: z.record(z.string(), z.number()),
}

/** The documents of a list. */
export const untranslatedList = (name: string) => listOfFilter(FILTERS.get(name) ?? 'false')
