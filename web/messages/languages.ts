import type {Language, startOf} from '../../contract/text/languages.ts'

/** All languages of the site, each with its own name and the start of its addresses. */
export const LANGUAGES: {language: Language; name: string; start: ReturnType<typeof startOf>}[] = [
  {language: 'en', name: 'English', start: ''},
  {language: 'te', name: 'తెలుగు', start: '/te'},
  {language: 'hi', name: 'हिन्दी', start: '/hi'},
]
