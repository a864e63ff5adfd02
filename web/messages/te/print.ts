import type * as English from '../en/print.ts'
import {isOne} from '../plural.ts'
import {locale} from './language.ts'

// Pages for paper: the tear sheet of a product, and the catalogue of a category or a list.

export const catalogue = 'కేటలాగ్'
export const selection = 'మీరు ఎంచుకున్నవి'
export const contents = 'విషయ సూచిక'

export const designs: typeof English.designs = (count) => `${count} ${isOne(locale, count) ? 'డిజైన్' : 'డిజైన్లు'}`
export const firstOf: typeof English.firstOf = (shown, count) => `${count} డిజైన్లలో మొదటి ${shown}`

export const pricesOf: typeof English.pricesOf = (day) => `ధరలు: ${day} నాటివి`
export const priceOf: typeof English.priceOf = (day) => `ధర: ${day} నాటిది`
export const askPrice = 'ధర అడగండి'

export const pageOf: typeof English.pageOf = (page, count) => `పేజీ ${page} / ${count}`
export const scan = 'మా సైట్‌లో చూడటానికి స్కాన్ చేయండి'
export const call = 'ఫోన్'
export const whatsApp = 'వాట్సాప్'

export const howToPrint = 'మీ బ్రౌజర్ మెనూ నుంచి ఈ పేజీని ప్రింట్ చేయండి, లేదా PDFగా సేవ్ చేయండి.'
