import {z} from 'zod'
import {LANGUAGES} from '../text/languages.ts'
import {plain} from '../text/plain.ts'
import {UNITS} from '../site/units.ts'
import {dayInIndia, isGstin, STATES} from './gst.ts'
export const STATUSES = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired', 'replaced'] as const

export type Status = (typeof STATUSES)[number]

/** A crore of rupees for a unit, and 50,000 units: the sum of a hundred lines with taxes stays exact in a double. */
const MAX_PAISE = 1_000_000_000
const MAX_QUANTITY = 50_000
const paise = z.number().int().min(0).max(MAX_PAISE)
const text = (max: number) => z.string().trim().max(max)

const line = z.object({
  _key: text(40).min(1),
  _type: z.literal('quotationLine').default('quotationLine'),
  kind: z.enum(['product', 'free', 'freight', 'packing']),
  name: text(300),
  code: text(60).optional(),
  /** Slug of the category, facts and image of the product as they were. */
  category: text(100).optional(),
  size: text(200).optional(),
  image: text(200).optional(),
  /** With three decimals. */
  quantity: z.number().min(0).max(MAX_QUANTITY),
  unit: z.enum(UNITS),
  /** Price of one unit in paise. */
  paise,
  hsn: text(8),
  /** GST in percent. */
  rate: z.number().min(0).max(40),
})

export type Line = z.infer<typeof line>

/** The part of a quotation that staff write. A draft may lack anything that `wrongIn` names. */
export const offer = z.object({
  language: z.enum(LANGUAGES),
  customer: z.object({
    name: text(200),
    phone: text(40),
    address: text(500),
    gstin: text(20),
    /** Code of the state to which the goods go. Empty: not known yet. */
    state: text(2),
  }),
  lines: z.array(line).max(100),
  /** Hundredths of a percent, or paise. */
  discount: z.object({kind: z.enum(['percent', 'amount']), value: paise}),
  /** Prices of the lines include the tax. */
  isInclusive: z.boolean(),
  advancePercent: z.number().int().min(0).max(100),
  /** Last day, such as `2026-12-12`. */
  validUntil: z.iso.date(),
  leadTime: text(200),
  note: text(2000),
})

export type Offer = z.infer<typeof offer>

const fact = z.string().trim().catch('')

/** The shop as it was when the quotation was sent. */
export const seller = z.object({
  brand: fact,
  address: fact,
  phone: fact,
  whatsapp: fact,
  email: fact,
  gstin: fact,
  bank: fact,
  upiId: fact,
  terms: fact,
})

export type Seller = z.infer<typeof seller>

const sums = {taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number()}

/** The sums of a quotation, in paise. */
const amounts = z.object({
  /** Price times quantity of each line, before the discount. */
  lines: z.array(z.number()),
  subtotal: z.number(),
  discount: z.number(),
  ...sums,
  /** The sums of the lines with one rate, in percent. */
  rates: z.array(z.object({rate: z.number(), ...sums})),
  /** Paise that rounding to whole rupees adds; negative when it takes some away. */
  roundOff: z.number(),
  /** Whole rupees. */
  total: z.number(),
  advance: z.number(),
})

export type Amounts = z.infer<typeof amounts>

const time = z.string().optional()

/** A stored quotation: a document of the type `quotation`. The dot in its id hides it from anonymous readers. */
export const quotation = offer.extend({
  _id: z.string().regex(/^quotation\./),
  _rev: z.string(),
  /** Absent: it was never sent. */
  number: z.string().optional(),
  version: z.number(),
  status: z.enum(STATUSES),
  enquiry: z.object({_type: z.literal('reference'), _ref: z.string(), _weak: z.literal(true)}).optional(),
  /** Ends the address of its page. 32 hexadecimal digits. */
  secret: z.string().min(32),
  seller: seller.optional(),
  amounts,
  createdAt: time,
  sentAt: time,
  openedAt: time,
  acceptedAt: time,
  /** The version before it, and after it. */
  replaces: z.string().optional(),
  replacedBy: z.string().optional(),
  /** Advance that was received, in paise. */
  received: paise.optional(),
})

export type Quotation = z.infer<typeof quotation>

/** Reasons for which a draft cannot be sent. */
export const WRONG = ['lines', 'name', 'quantity', 'price', 'state', 'gstin', 'late'] as const
export type Wrong = (typeof WRONG)[number]

/** The first thing that is wrong or missing in a draft; undefined when it can be sent. @param now milliseconds since 1970 */
export function wrongIn({lines, customer: {name, state, gstin}, validUntil}: Offer, now: number) {
  const checks: Record<Wrong, boolean> = {
    lines: lines.length === 0 || lines.some((each) => each.name === ''),
    name: name === '',
    quantity: lines.some(({quantity}) => quantity <= 0),
    price: lines.every((each) => each.paise === 0),
    state: !STATES.has(state),
    gstin: gstin !== '' && !isGstin(gstin),
    late: validUntil < dayInIndia(now),
  }
  return WRONG.find((reason) => checks[reason])
}

/** The status of a quotation at a time: it expires by itself. */
export const statusAt = (
  {status, validUntil}: Pick<Quotation, 'status' | 'validUntil'>,
  now: number,
): Status => ((status === 'sent' || status === 'opened') && validUntil < dayInIndia(now) ? 'expired' : status)

/**
 * Paise of a typed amount: `1,20,000`, `₹ 85.50`.
 * @returns undefined for anything else, such as letters
 */
export function paiseOf(typed: string): number | undefined {
  const [, rupees, decimals = ''] =
    /^(?:₹|rs\.?)?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/i.exec(plain(typed).trim()) ?? []
  const amount = Number(`${rupees?.replaceAll(',', '')}${decimals.padEnd(2, '0')}`)
  return rupees !== undefined && amount <= MAX_PAISE ? amount : undefined
}

/** Address of the page of a quotation. The language of the page is that of the quotation. */
export const quotationPath = (secret: string): string => `/q/${secret}`

/** Body of `POST /quotation-service`, for staff. The answer is the quotation. */
export const order = z.discriminatedUnion('action', [
  /** A new draft, about an enquiry or about nothing. */
  z.object({action: z.literal('create'), enquiry: z.string().optional()}),
  z.object({action: z.literal('save'), id: z.string(), rev: z.string(), offer}),
  z.object({action: z.enum(['send', 'revise', 'duplicate', 'accept', 'decline']), id: z.string()}),
  z.object({action: z.literal('receive'), id: z.string(), paise}),
])

export type Order = z.infer<typeof order>

/** The fields of a quotation that its page shows. */
export interface QuotationView {
  quotation: Quotation
  status: Status
  /** The answer to a tap on Accept that changed nothing. */
  isAcceptedAgain: boolean
  /** The same lines without prices, to go with the goods. */
  isDelivery: boolean
  /** Secret of the version that replaced it, once that was sent. */
  newer: string | undefined
}
