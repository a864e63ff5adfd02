import {z} from 'zod'
import {isOrder} from '../../contract/enquiry/enquiry.ts'
import {readEach} from '../../contract/read-each.ts'
import {leftOut, type LeftOut} from '../../contract/services/feeds.ts'
import {LEFT_OUT} from '../../contract/services/paths.ts'
import {dayOf} from '../enquiries/enquiry.ts'
import {originOf} from '../enquiries/origin.ts'
import {ASKED, asking, piecesOf, slugsOf} from '../enquiries/pieces.ts'
import {ask} from '../live/ask.ts'
import type {LiveQuery} from '../live/live-query.ts'

/** Largest number of enquiries that a report counts. A busy shop has 15,000 in a year. */
const MOST_COUNTED = 20_000

const counted = asking.extend({
  receivedAt: z.string(),
  /** How an enquiry came that was added by hand. */
  source: z.string().nullable(),
  pageUri: z.string().nullable(),
  clicks: z.array(z.object({name: z.string().nullable(), value: z.string().nullable()})).nullable(),
  stage: z.string().nullable(),
  amount: z.number().nullable(),
})

export type Counted = z.infer<typeof counted>

const found = z.object({
  enquiries: readEach(counted),
  categories: readEach(z.object({title: z.string().nullable(), slug: z.string().nullable()})),
})

/** Enquiries since `$since`, and the names of categories. */
export const REPORTED: LiveQuery<z.infer<typeof found>> = {
  groq: `{
    "enquiries": *[_type == "lead" && kind in ["submission", "manual"] && receivedAt >= $since]
      | order(receivedAt desc)[0...${MOST_COUNTED}]{
        _id, receivedAt, source, pageUri, clicks[]{name, value}, ${ASKED}, stage, amount
      },
    "categories": *[_type == "category"]{_id, title, "slug": slug.current}
  }`,
  watched: '*[_type == "lead"]',
  result: found,
}

/** Numbers of the enquiries with one thing in common. */
export interface Line {
  key: string
  enquiries: number
  orders: number
  /** Rupees of the orders. */
  value: number
}

export const isOrdered = ({stage}: Pick<Counted, 'stage'>) => isOrder(stage)

/**
 * Enquiries and orders by a key: those with the highest value first, then those with most enquiries. An enquiry with
 * several keys counts for each, and its amount is shared among them.
 */
export function linesOf(
  enquiries: readonly Counted[],
  keysOf: (enquiry: Counted) => string | readonly string[] | undefined,
): Line[] {
  const lines = new Map<string, Line>()
  for (const enquiry of enquiries) {
    const keys = new Set([keysOf(enquiry) ?? []].flat())
    for (const key of keys) {
      const line = lines.get(key) ?? {key, enquiries: 0, orders: 0, value: 0}
      line.enquiries += 1
      if (isOrdered(enquiry)) {
        line.orders += 1
        line.value += Math.round((enquiry.amount ?? 0) / keys.size)
      }
      lines.set(key, line)
    }
  }
  return [...lines.values()].toSorted(
    (one, other) =>
      other.value - one.value || other.enquiries - one.enquiries || one.key.localeCompare(other.key),
  )
}

/** Source of enquiries for which no advertisement is known. */
const NO_SOURCE = 'none'

/** `google`, `meta`, `link:` with what a link said, how an enquiry came that was added by hand, or `none`. */
export const sourceOf = (enquiry: Counted): string => enquiry.source ?? originOf(enquiry).source ?? NO_SOURCE

export const campaignOf = (enquiry: Counted): string | undefined => originOf(enquiry).campaign

/** Category and number of each product. @param titleOf name of a category by its address */
export const productsOf = (enquiry: Counted, titleOf: (slug: string) => string): string[] =>
  piecesOf(enquiry).map(({slug, productId}) => [slug && titleOf(slug), productId].filter(Boolean).join(' '))

/** How far a report looks back. The chart has a column for each week or month. */
export const PERIODS = [
  {part: 'week', count: 8},
  {part: 'month', count: 6},
  {part: 'month', count: 12},
] as const

export type Period = (typeof PERIODS)[number]

/** Beginnings of the weeks or months of a period, by the clock of this device; the current one is the last. */
export function startsOf({part, count}: Period, now: Date): Date[] {
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const monday = now.getDate() - ((now.getDay() + 6) % 7)
  return Array.from({length: count}, (_, index) => {
    const before = count - 1 - index
    return part === 'week' ? new Date(year, month, monday - 7 * before) : new Date(year, month - before)
  })
}

/** A week or a month. */
interface Part {
  start: Date
  /** Enquiries that are not ordered. */
  open: number
  ordered: number
}

/** The enquiries of each week or month. */
export function partsOf(enquiries: readonly Counted[], starts: readonly Date[]): Part[] {
  const parts = starts.map((start) => ({start, open: 0, ordered: 0}))
  for (const enquiry of enquiries) {
    const part = parts.findLast(({start}) => start.getTime() <= Date.parse(enquiry.receivedAt))
    if (part) part[isOrdered(enquiry) ? 'ordered' : 'open'] += 1
  }
  return parts
}

/** The enquiries as rows of a spreadsheet, with days by the clock of this device. Nothing in it says who asked. */
export function gridOf(enquiries: readonly Counted[], heads: readonly string[]): (string | number)[][] {
  return [
    [...heads],
    ...enquiries.map((enquiry) => [
      dayOf(new Date(enquiry.receivedAt)),
      enquiry.stage ?? 'new',
      enquiry.amount ?? '',
      sourceOf(enquiry),
      campaignOf(enquiry) ?? '',
      slugsOf(enquiry).join(', '),
      piecesOf(enquiry)
        .flatMap(({productId}) => productId ?? [])
        .join(', '),
    ]),
  ]
}

/** Products of the feeds, and products that are left out. @throws Error when the server does not answer as it should */
export async function readLeftOut(apiHost: string): Promise<LeftOut> {
  return leftOut.parse(await (await ask({apiHost}, LEFT_OUT)).json())
}

/** Products by what they lack, the most frequent reason first. A product that lacks two things is in both. */
export function byReason({leftOut}: LeftOut) {
  const reasons = [...new Set(leftOut.flatMap((each) => each.reasons))]
  return reasons
    .map((reason) => ({reason, products: leftOut.filter((each) => each.reasons.includes(reason))}))
    .toSorted((one, other) => other.products.length - one.products.length)
}
