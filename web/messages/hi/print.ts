import type * as English from '../en/print.ts'

// Pages for paper: the tear sheet of a product, and the catalogue of a category or a list.

export const catalogue = 'कैटलॉग'
export const selection = 'आपके चुने हुए'
export const contents = 'विषय-सूची'

export const designs: typeof English.designs = (count) => `${count} डिज़ाइन`
export const firstOf: typeof English.firstOf = (shown, count) => `${count} में से पहले ${shown} डिज़ाइन`

export const pricesOf: typeof English.pricesOf = (day) => `दाम ${day} के हैं`
export const priceOf: typeof English.priceOf = (day) => `दाम ${day} का है`
export const askPrice = 'दाम पूछें'

export const pageOf: typeof English.pageOf = (page, count) => `पेज ${page} / ${count}`
export const scan = 'हमारी साइट पर देखने के लिए स्कैन करें'
export const call = 'फ़ोन'
export const whatsApp = 'WhatsApp नंबर'

export const howToPrint = 'अपने ब्राउज़र के मेन्यू से यह पेज प्रिंट करें, या PDF के रूप में सेव करें।'
