import type {Language, startOf} from '../../../contract/text/languages.ts'

/** Tag of the page's language, as in `html lang` and in the translations of the content. */
export const language: Language = 'en'

/** Locale for numbers and dates. Digits are Latin in all languages. */
export const locale = 'en-IN'

/** Start of every address in this language. */
export const prefix: ReturnType<typeof startOf> = ''
