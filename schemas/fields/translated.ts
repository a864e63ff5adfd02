import type {TranslatedLanguage} from '../../contract/text/languages.ts'

/**
 * Texts that are translated, by type of document: paths to base fields, in the order of the form. `[]` stands for each
 * entry of a list. The brand, numbers, links and addresses of the web are the same in all languages.
 */
export const TRANSLATED = {
  category: ['title', 'description'],
  product: ['name', 'specialNote', 'facts.material', 'facts.finish'],
  testimonial: ['name', 'role', 'content'],
  siteSettings: [
    'address',
    'hours',
    'callHours',
    'heroTitle',
    'heroLine',
    'carousel[].alt',
    'collage.alt',
    'bannerOffer',
    'bannerDelivery',
    'aboutIntro',
    'story',
    'work',
    'stats[].label',
    'speciality',
    'contactIntro',
    'callText',
    'visitText',
    'designsIntro',
    'showroom[].alt',
    'footerBlurb',
    'footerInformation',
    'illustrationNotice',
    'metaDescription',
    'answerText',
    'privacyIntro',
    'privacyParts[].heading',
    'privacyParts[].text',
    'quotationTerms',
  ],
} as const

export type TranslatedType = keyof typeof TRANSLATED

/** Whether documents of a type have translations. */
export const isTranslatedType = (type: string): type is TranslatedType => Object.hasOwn(TRANSLATED, type)

/** A step of a path: the name of a field, or the entry of a list. */
export type Key = string | {_key: string}

/** A text of a document, and what one language has of it. */
export interface TranslatedText {
  /** Path in the document and in a translation of it. */
  path: Key[]
  english: string
  /** The translation; empty when there is none. */
  text: string
  /** The English text that was translated, when it is another one than `english`. */
  before: string | undefined
}

/** All texts of a document that are not empty in English, each with its translation into one language. */
export function textsOf(
  type: TranslatedType,
  document: unknown,
  language: TranslatedLanguage,
): TranslatedText[] {
  const translation = translationOf(document, language)
  const translated = fieldOf(translation, 'english')
  return TRANSLATED[type].flatMap((path) =>
    pathsOf(document, path.split(/\.|(?=\[\])/)).flatMap((path) => {
      const english = textAt(document, path)
      if (english === '') return []
      const text = textAt(translation, path)
      const before = textAt(translated, path)
      return [{path, english, text, before: text !== '' && before !== english ? before : undefined}]
    }),
  )
}

/** The entry of a document's translations that has one language. */
export const translationOf = (document: unknown, language: TranslatedLanguage): unknown =>
  entriesOf(fieldOf(document, 'translations')).find((entry) => fieldOf(entry, 'language') === language)

/** The paths in a document that a path with `[]` stands for. */
function pathsOf(value: unknown, [key, ...rest]: string[]): Key[][] {
  if (key === undefined) return [[]]
  if (key !== '[]') return pathsOf(fieldOf(value, key), rest).map((path) => [key, ...path])
  return entriesOf(value).flatMap((entry) => {
    const _key = fieldOf(entry, '_key')
    return typeof _key === 'string' ? pathsOf(entry, rest).map((path) => [{_key}, ...path]) : []
  })
}

/** @returns an empty text where there is none */
export function textAt(value: unknown, path: readonly Key[]): string {
  const found = path.reduce(
    (inner, key) =>
      typeof key === 'string'
        ? fieldOf(inner, key)
        : entriesOf(inner).find((entry) => fieldOf(entry, '_key') === key._key),
    value,
  )
  return typeof found === 'string' ? found : ''
}

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Value of a field of anything. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
