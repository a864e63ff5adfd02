import {LANGUAGES, type Language} from '../../../tools/catalogue/glossary.ts'
import {HINDI} from './hindi.ts'
import {TELUGU} from './telugu.ts'
import type {SeedTexts} from './texts.ts'

export const TEXTS: Readonly<Record<Language, SeedTexts>> = {te: TELUGU, hi: HINDI}

/**
 * The translations of a document. Each has the English texts that it was made from, so that a later change of them is
 * noticed.
 * @param type type of the document
 * @param english the English texts, under the names of their fields
 * @param textsIn the same fields in a language; undefined where it has none
 */
export function translationsOf<T extends object>(
  type: string,
  english: T,
  textsIn: (language: Language) => T | undefined,
) {
  return LANGUAGES.flatMap((language) => {
    const texts = textsIn(language)
    return texts ? [{_key: language, _type: `${type}Translation`, language, ...texts, english}] : []
  })
}
