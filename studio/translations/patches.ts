import type {TranslatedLanguage} from '../../contract/text/languages.ts'
import {insert, set, setIfMissing, unset, type FormPatch} from 'sanity'
import {fieldOf, textAt, translationOf} from '../../schemas/fields/translated.ts'
import type {Key, TranslatedType} from '../../schemas/fields/translated.ts'

/** A text that somebody typed beside its English. */
interface Typed {
  type: TranslatedType
  language: TranslatedLanguage
  path: readonly Key[]
  /** The text in English, as it is now. */
  english: string
  /** The translation; empty removes it. */
  text: string
}

/**
 * The patches of the field `translations` that store a translation, and with it the English text that was translated.
 * @param document the document as it is now
 */
export function patchesFor(typed: Typed, document: unknown): FormPatch[] {
  const {type, language, path, english, text} = typed
  const stored = translationOf(document, language)
  const key = fieldOf(stored, '_key')
  const entry = {_key: typeof key === 'string' ? key : language}
  if (text === '') return stored ? [unset([entry, ...path]), unset([entry, 'english', ...path])] : []
  const made = {_type: `${type}Translation`, ...entry, language, english: {}}
  return [
    ...(stored ? [] : [setIfMissing([]), insert([made], 'after', [-1])]),
    ...pathMade([entry], path, stored),
    set(text, [entry, ...path]),
    ...(textAt(fieldOf(stored, 'english'), path) === english
      ? []
      : [
          setIfMissing({}, [entry, 'english']),
          ...pathMade([entry, 'english'], path, fieldOf(stored, 'english')),
          set(english, [entry, 'english', ...path]),
        ]),
  ]
}

/** The patches that make the objects and entries between `start` and the text, where they are missing. */
function pathMade(start: Key[], path: readonly Key[], within: unknown): FormPatch[] {
  const [first, second] = path
  if (typeof first !== 'string' || second === undefined) return []
  if (typeof second === 'string') return [setIfMissing({}, [...start, first])]
  const list = fieldOf(within, first)
  if (Array.isArray(list) && list.some((entry) => fieldOf(entry, '_key') === second._key)) return []
  const made = {_type: ENTRIES[first] ?? first, ...second}
  return [setIfMissing([], [...start, first]), insert([made], 'after', [...start, first, -1])]
}

/** Types of the entries of lists, by the name of the list. */
const ENTRIES: Readonly<Record<string, string>> = {
  stats: 'statTranslation',
  privacyParts: 'privacyPartTranslation',
  carousel: 'imageTranslation',
  showroom: 'imageTranslation',
}
