import {dateLocale} from './chosen.ts'
import {texts} from './texts.ts'
import type {MessageKey} from '../messages/english.ts'

/** Namespace of these messages among the Studio's own. */
export const WORDS = 'shop'

/**
 * A text for a place that has no translations from the Studio, such as the titles of tools and lists, and the page where
 * people sign in. The Studio is loaded again after its language was changed.
 */
export const said = (key: MessageKey, values: Values = {}): string => filled(texts[key], values)

type Values = Readonly<Record<string, string | number>>

/** A text with values in place of their names. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Made once: the browser takes milliseconds for each. */
const LIST = new Intl.ListFormat(dateLocale, {type: 'unit', style: 'short'})

/** Things of equal rank, without an “and”. */
export const listed = (things: Iterable<string>): string => LIST.format(things)

/**
 * A text whose key comes from the server. Undefined where the Studio has no text: a newer server may say something new.
 */
export const wordsFor = (key: string): string | undefined => KNOWN.get(key)

const KNOWN: ReadonlyMap<string, string> = new Map(Object.entries(texts))
