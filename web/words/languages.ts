import {LANGUAGES as ALL, startOf, type Language} from '../../contract/text/languages.ts'

const NAMES: Record<Language, string> = {en: 'English', te: 'తెలుగు', hi: 'हिन्दी'}

/** All languages of the site, each with its own name and the start of its addresses. */
export const LANGUAGES = ALL.map((language) => ({language, name: NAMES[language], start: startOf(language)}))
