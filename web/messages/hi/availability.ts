import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// How a visitor can have a product.

export const ready = 'तैयार है, तुरंत ले जाइए'
export const toOrder = 'ऑर्डर पर बनता है'
export const toOrderIn = (weeks: number) =>
  `ऑर्डर पर बनता है, लगभग ${weeks} ${isOne(locale, weeks) ? 'हफ़्ता' : 'हफ़्ते'}`
export const oneOfAKind = 'ऐसा एक ही है'
export const reserved = 'आरक्षित'
export const sold = 'बिक गया'

export const makeOneLikeIt = 'ऐसा ही बनवाएँ'
export const makeOneLike = (address: string) => `नमस्ते, कृपया मेरे लिए ऐसा ही एक बनाइए: ${address}`
