import {ToWords} from 'to-words/hi-IN'
import type * as English from '../en/quotation.ts'

// The page of a quotation, and its PDF.

export const quotation = 'कोटेशन'
export const deliveryNote = 'डिलीवरी नोट'
export const version: typeof English.version = (count) => `संस्करण ${count}`
export const date = 'तारीख़'
export const validUntil = 'कब तक मान्य'
export const leadTime = 'तैयार होने का समय'
export const supply = 'आपूर्ति का राज्य'
export const forCustomer = 'किसके लिए'
export const item = 'सामान'
export const quantity = 'मात्रा'
export const price = 'दाम'
export const amount = 'रक़म'
export const units: typeof English.units = {piece: 'पीस', pair: 'जोड़ी', sft: 'वर्ग फ़ुट', runningFoot: 'रनिंग फ़ुट'}
export const subtotal = 'जोड़'
export const discount = 'छूट'
export const taxable = 'टैक्स से पहले'
export const withTax = 'दाम में जीएसटी शामिल है।'
export const roundOff = 'राउंड ऑफ़'
export const total = 'कुल'
export const inWords: typeof English.inWords = (rupees) => new ToWords().convert(rupees, {currency: true})
export const advance: typeof English.advance = (percent) => `काम शुरू करने के लिए एडवांस (${percent} %)`
export const received = 'मिला हुआ एडवांस'
export const balance = 'बाक़ी'
export const payAdvance = 'एडवांस देने के लिए यह कोड किसी भी यूपीआई ऐप से स्कैन करें।'
export const bank = 'बैंक'
export const terms = 'शर्तें'
export const accept = 'मंज़ूर है'
export const askQuestion = 'सवाल पूछें'
export const question: typeof English.question = (number) => `नमस्ते, कोटेशन ${number} के बारे में मेरा एक सवाल है।`
export const pdf = 'PDF सेव करें'
export const receivedBy = 'सामान सही हालत में मिला (नाम, तारीख़, हस्ताक्षर)'
const check = (day: string) => `कृपया सब कुछ जाँच लें, और ${day} तक मंज़ूरी दें।`
export const states: typeof English.states = {
  draft: () => 'यह सिर्फ़ ड्राफ़्ट है। अभी भेजा नहीं गया।',
  sent: check,
  opened: check,
  accepted: (day) => `आपने यह कोटेशन ${day} को मंज़ूर किया। धन्यवाद! आगे की बात के लिए हम फ़ोन करेंगे।`,
  declined: () => 'यह कोटेशन नामंज़ूर हुआ। नया चाहिए तो हमसे कहें।',
  expired: (day) => `यह कोटेशन ${day} तक मान्य था। नए के लिए हमसे कहें।`,
  replaced: () => 'इस कोटेशन का नया संस्करण है। उसके लिए हमसे कहें।',
}
export const acceptedAgain = 'यह पहले ही मंज़ूर हो चुका है, एक बार काफ़ी है।'
export const newer = 'नया संस्करण खोलें'
