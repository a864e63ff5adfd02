/** Languages beside English, in the order in which forms, lists and menus show them. */
export const TRANSLATED_LANGUAGES = ['te', 'hi'] as const

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

/** Languages of the site and of the Studio. */
export const LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const

export type Language = (typeof LANGUAGES)[number]

/** Start of the addresses of pages in a language: `/te`, or nothing for English. */
export const startOf = (language: Language) => (language === 'en' ? '' : (`/${language}` as const))

/** Starts of the addresses of all languages, that of English first. */
export const STARTS = LANGUAGES.map(startOf)

const START = new RegExp(`^/(${TRANSLATED_LANGUAGES.join('|')})(?=[/?]|$)`)

/** The language of an address: a path, with or without parameters. Nothing else chooses the language. */
export function languageOf(address: string): Language {
  const [, start] = START.exec(address) ?? []
  return LANGUAGES.find((language) => language === start) ?? 'en'
}

/** The start of an address that names its language. */
export const prefixOf = (address: string) => startOf(languageOf(address))
