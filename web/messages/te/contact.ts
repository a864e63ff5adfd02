import type * as English from '../en/contact.ts'

// Links to the shop, and the messages that they open. A visitor sends a message, so it is in the visitor's voice.

export const callUs = 'కాల్ చేయండి'
export const callNow = 'కాల్ చేయండి'
export const shopLocation = 'షాపుకు దారి'
export const askPrice = 'ధర అడగండి'

// In a message the address comes last, after a space: scripts find it there. A code of Latin letters follows on a line of
// its own.
export const askPriceOfAll = 'నమస్తే, మీ సహజ రాతి కళాకృతుల ధరలు చెప్పగలరా?'
export const askPriceOfProduct: typeof English.askPriceOfProduct = (address) =>
  `నమస్తే, ఈ డిజైన్ ధర చెప్పగలరా? ${address}`
export const askPricesOfCategory: typeof English.askPricesOfCategory = (address) =>
  `నమస్తే, ఈ డిజైన్ల ధరలు చెప్పగలరా? ${address}`
export const mailSubject = 'ఎంక్వైరీ'
