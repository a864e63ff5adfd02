import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// Pages for paper: the tear sheet of a product, and the catalogue of a category or a list.

export const catalogue = 'Catalogue'
export const selection = 'Your selection'
export const contents = 'Contents'

export const designs = (count: number) => `${count} ${isOne(locale, count) ? 'design' : 'designs'}`
/** A category with more products than a catalogue holds. */
export const firstOf = (shown: number, count: number) => `The first ${shown} of ${count} designs`

/** @param day such as `23 November 2026` */
export const pricesOf = (day: string) => `Prices of ${day}`
export const priceOf = (day: string) => `Price of ${day}`
export const askPrice = 'Ask us the price'

export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`
/** Beside a code to scan. */
export const scan = 'Scan to see it on our site'
export const call = 'Call'
export const whatsApp = 'WhatsApp'

/** On the screen only. */
export const howToPrint =
  'Print this page, or save it as a PDF, with your browser: in its menu, choose Print.'
