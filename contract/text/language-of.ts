import {LANGUAGES, startOf, TRANSLATED_LANGUAGES, type Language} from './languages.ts'

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
