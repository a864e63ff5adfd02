import {ToWords} from 'to-words/en-IN'
import type {Status} from '../../../contract/quotation/quotation.ts'
import type {UNITS} from '../../../contract/site/units.ts'

// The page of a quotation, and its PDF.

export const quotation = 'Quotation'
export const deliveryNote = 'Delivery note'
export const version = (count: number) => `version ${count}`
export const date = 'Date'
export const validUntil = 'Valid until'
export const leadTime = 'Ready in'
export const supply = 'Place of supply'
export const forCustomer = 'For'
export const item = 'Item'
export const quantity = 'Quantity'
export const price = 'Price'
export const amount = 'Amount'
export const units: Record<(typeof UNITS)[number], string> = {
  piece: 'pc',
  pair: 'pair',
  sft: 'sq ft',
  runningFoot: 'running ft',
}
export const subtotal = 'Sum'
export const discount = 'Discount'
export const taxable = 'Before tax'
export const withTax = 'Prices include GST.'
export const roundOff = 'Round off'
export const total = 'Total'
export const inWords = (rupees: number): string => new ToWords().convert(rupees, {currency: true})
export const advance = (percent: number) => `Advance to begin (${percent} %)`
export const received = 'Advance received'
export const balance = 'Balance'
export const payAdvance = 'Pay the advance: scan this code with any UPI app.'
export const bank = 'Bank'
export const terms = 'Terms'
export const accept = 'Accept'
export const askQuestion = 'Ask a question'
export const question = (number: string) => `Hello, I have a question about quotation ${number}.`
export const pdf = 'Save as PDF'
export const receivedBy = 'Received in good condition (name, date, signature)'
/** What the page says above the quotation. @param day of the acceptance, or the last day */
export const states: Record<Status, (day: string) => string> = {
  draft: () => 'This is a draft. It has not been sent.',
  sent: (day) => `Please check everything, and accept it by ${day}.`,
  opened: (day) => `Please check everything, and accept it by ${day}.`,
  accepted: (day) =>
    `You accepted this quotation on ${day}. Thank you! We will call you about the next steps.`,
  declined: () => 'This quotation was declined. Ask us if you want a new one.',
  expired: (day) => `This quotation was valid until ${day}. Ask us for a new one.`,
  replaced: () => 'There is a newer version of this quotation. Ask us for it.',
}
export const acceptedAgain = 'It is accepted already, once is enough.'
export const newer = 'Open the newer version'
