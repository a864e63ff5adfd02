import {z} from 'zod'
import {TRANSLATED_LANGUAGES, type TranslatedLanguage} from '../../contract/text/languages.ts'
import type {MessageKey} from '../messages/english.ts'

/** Translations of a product, as far as its name is concerned. The rest is kept. */
export const productTranslations = z.array(
  z.looseObject({language: z.string(), english: z.looseObject({}).optional()}),
)

type Translations = z.infer<typeof productTranslations>

/** Columns of a file with the names of products in other languages. The table itself has no room for them. */
export const TRANSLATED_NAMES: readonly {
  name: `name-${TranslatedLanguage}`
  word: MessageKey
  language: TranslatedLanguage
}[] = TRANSLATED_LANGUAGES.map((language) => ({
  name: `name-${language}`,
  word: `table.name-${language}`,
  language,
}))

/** The cells of these columns, as a part of a query. */
export const TRANSLATED_CELLS = TRANSLATED_NAMES.map(
  ({name, language}) => `"${name}": translations[language == "${language}"][0].name`,
).join(', ')

interface Name {
  language: TranslatedLanguage
  /** Empty removes the translation. */
  text: string
  /** The name in English. */
  english: string
}

/** The translations of a product with another name in one language. */
export function withName(translations: Translations, {language, text, english}: Name): Translations {
  const stored = translations.find((entry) => entry.language === language)
  const {
    name: _name,
    english: _english,
    ...others
  } = stored ?? {_type: 'productTranslation', _key: language, language}
  const {name: _before, ...othersInEnglish}: Record<string, unknown> = stored?.english ?? {}
  const entry = {
    ...others,
    ...(text !== '' && {name: text}),
    english: {...othersInEnglish, ...(text !== '' && {name: english})},
  }
  return stored
    ? translations.map((one) => (one === stored ? entry : one))
    : [...translations, ...(text === '' ? [] : [entry])]
}
