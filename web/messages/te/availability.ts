import {isOne} from '../plural.ts'
import {locale} from './language.ts'
import type * as English from '../en/availability.ts'

// How a visitor can have a product.

export const ready = 'సిద్ధంగా ఉంది, వెంటనే తీసుకెళ్లవచ్చు'
export const toOrder = 'ఆర్డర్ మీద చేస్తాం'
export const toOrderIn: typeof English.toOrderIn = (weeks) =>
  `ఆర్డర్ మీద చేస్తాం, సుమారు ${weeks} ${isOne(locale, weeks) ? 'వారం' : 'వారాలు'}`
export const oneOfAKind = 'ఇలాంటిది ఒక్కటే ఉంది'
export const reserved = 'రిజర్వ్ అయింది'
export const sold = 'అమ్ముడైంది'

export const makeOneLikeIt = 'ఇలాంటిది చేయించండి'
export const makeOneLike: typeof English.makeOneLike = (address) =>
  `నమస్తే, నాకు ఇలాంటిది ఒకటి చేసి ఇవ్వగలరా? ${address}`
