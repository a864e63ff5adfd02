/** Languages beside English, in the order in which forms, lists and menus show them. */
export const TRANSLATED_LANGUAGES = ['te', 'hi'] as const

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

/** Languages of the site and of the Studio. */
export const LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const

export type Language = (typeof LANGUAGES)[number]

/** Start of the addresses of pages in a language: `/te`, or nothing for English. */
export const startOf = (language: Language) => (language === 'en' ? '' : (`/${language}` as const))
