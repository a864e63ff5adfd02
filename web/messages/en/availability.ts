import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// How a visitor can have a product.

export const ready = 'Ready to take home'
export const toOrder = 'Made to order'
export const toOrderIn = (weeks: number) =>
  `Made to order, about ${weeks} ${isOne(locale, weeks) ? 'week' : 'weeks'}`
export const oneOfAKind = 'One of a kind'
export const reserved = 'Reserved'
export const sold = 'Sold'

export const makeOneLikeIt = 'Make one like it'
// The visitor sends it. The address comes last, as in the messages of `contact.ts`.
export const makeOneLike = (address: string) => `Hello, please make one like this for me: ${address}`
