import {z} from 'zod'
import {
  offer,
  quotation,
  quotationPath,
  type Offer,
  type Order,
  type Quotation,
} from '../../contract/quotation/quotation.ts'
import {readEach} from '../../contract/read-each.ts'
import {QUOTATIONS} from '../../contract/services/paths.ts'
import type {Language} from '../../contract/text/languages.ts'
import {plain} from '../../contract/text/plain.ts'
import {dateLocale} from '../languages/chosen.ts'
import {ask, type Server} from '../live/ask.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {readStudioSettings} from '../lib/settings.ts'

/** The newest quotations, and the shop's GSTIN, which names its state. */
const newest = z.object({gstin: z.string().nullable().catch(null), quotations: readEach(quotation)})

/** @param filter of the quotations */
const queryOf = (filter: string): LiveQuery<z.infer<typeof newest>> => ({
  groq: `{"gstin": *[_id == "siteSettings"][0].gstin, "quotations": *[_type == "quotation"${filter}]
    | order(coalesce(sentAt, createdAt) desc)[0...200]}`,
  watched: '*[_type == "quotation"]',
  result: newest,
})

export const NEWEST = queryOf('')
/** Those about the enquiry `$enquiry`. */
export const ABOUT_ENQUIRY = queryOf(' && enquiry._ref == $enquiry')

/** Sends an order to the server. @throws Rejected with the reason, or another Error when the server does not answer */
export async function sendOrder(server: Server, order: Order): Promise<Quotation> {
  const response = await ask(server, QUOTATIONS, {method: 'POST', body: JSON.stringify(order)})
  return quotation.parse(await response.json())
}

/** The products with a number, as lines. @throws as `sendOrder` */
export async function linesOf(server: Server, code: string): Promise<Offer['lines']> {
  const response = await ask(server, `${QUOTATIONS}?code=${encodeURIComponent(code)}`)
  return offer.shape.lines.parse(await response.json())
}

/** What staff wrote in a quotation. */
export const offerIn = (stored: Quotation): Offer => offer.parse(stored)

/** A typed number that is not negative: `12.5`, `1,200`. Undefined for anything else, such as letters. */
export function numberOf(typed: string): number | undefined {
  const digits = plain(typed).replaceAll(',', '')
  return /^\d+(?:\.\d{1,3})?$/.test(digits) ? Number(digits) : undefined
}

/** Address of the page of a quotation, for its customer. */
export const addressOf = ({secret}: Pick<Quotation, 'secret'>) =>
  new URL(quotationPath(secret), readStudioSettings().publicUrl ?? window.location.origin).href

/** What a customer reads in WhatsApp, in the customer's language. An address comes last: phones find it there. */
const MESSAGES: Record<Language, (name: string, number: string, address: string) => string> = {
  en: (name, number, address) => `Hello ${name}, here is our quotation ${number}: ${address}`,
  te: (name, number, address) => `నమస్తే ${name}, మా కొటేషన్ ${number} ఇక్కడ ఉంది: ${address}`,
  hi: (name, number, address) => `नमस्ते ${name}, हमारा कोटेशन ${number} यहाँ है: ${address}`,
}

/** Opens WhatsApp with the message to the customer. A number of ten digits is one of India. */
export function whatsAppOf(stored: Quotation, address = addressOf(stored)): string {
  const {customer, language, number = ''} = stored
  const digits = plain(customer.phone).replaceAll(/\D|^0+/g, '')
  const text = MESSAGES[language](customer.name, number, address)
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`
}

/** An amount as a person reads it. */
export const moneyOf = (paise: number) =>
  new Intl.NumberFormat(dateLocale, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100)

/** Sends an order and follows the answer. @returns the quotation; undefined when there is a problem to show */
export type Follow = (order: Order) => Promise<Quotation | undefined>
