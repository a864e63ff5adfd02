import {texts} from './languages/texts.ts'
import type {Word} from './words/english.ts'

/** Name of these words among those of the Studio. */
export const WORDS = 'shop'

/** Title of a part of the desk, and the key by which the Studio finds its translation. */
export const titled = (key: Word) => ({title: texts[key], i18n: {title: {key, ns: WORDS}}})

/** A text for a place that has no translations from the Studio, such as the page where people sign in. */
export const said = (key: Word, values: Readonly<Record<string, string | number>> = {}): string =>
  texts[key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
