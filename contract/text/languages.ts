/** Languages beside English, in the order in which forms, lists and menus show them. Pages: `/te/designs`. */
export const TRANSLATED = ['te', 'hi'] as const

export type TranslatedLanguage = (typeof TRANSLATED)[number]

/** Languages of the site and of the Studio. */
export const LANGUAGES = ['en', ...TRANSLATED] as const

export type Language = (typeof LANGUAGES)[number]

/** Starts of the addresses of pages, by language: nothing for English. */
export const startOf = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** Starts of the addresses of all languages. */
export const STARTS: readonly string[] = LANGUAGES.map(startOf)

const PREFIX = new RegExp(`^/(?:${TRANSLATED.join('|')})(?=[/?]|$)`)

/** The start of an address that names its language: `/te`, or `''` for English. Nothing else chooses the language. */
export const prefixOf = (address: string): string => PREFIX.exec(address)?.[0] ?? ''
