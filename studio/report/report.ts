import {z} from 'zod'
import {originOf} from '../enquiries/origin.ts'
import type {LiveQuery} from '../live/live-query.ts'

const DAY_MS = 86_400_000
/** Largest number of enquiries that a report counts. A busy shop has 15,000 in a year. */
const MOST_COUNTED = 20_000
/** Weeks of the chart. The current week is the last. */
const CHART_WEEKS = 8

const counted = z.object({
  receivedAt: z.string(),
  /** How an enquiry came that was added by hand. */
  source: z.string().nullable(),
  pageUri: z.string().nullable(),
  clicks: z.array(z.object({name: z.string().nullable(), value: z.string().nullable()})).nullable(),
  category: z.string().nullable(),
  productId: z.string().nullable(),
  stage: z.string().nullable(),
  amount: z.number().nullable(),
})

export type Counted = z.infer<typeof counted>

const found = z.object({
  enquiries: z.array(counted),
  categories: z.array(z.object({title: z.string().nullable(), slug: z.string().nullable()})),
})

/** Enquiries since `$since`, and the names of categories. */
export const REPORTED: LiveQuery<z.infer<typeof found>> = {
  groq: `{
    "enquiries": *[_type == "lead" && kind in ["submission", "manual"] && receivedAt >= $since]
      | order(receivedAt desc)[0...${MOST_COUNTED}]{
        receivedAt, source, pageUri, clicks[]{name, value}, category, productId, stage, amount
      },
    "categories": *[_type == "category"]{title, "slug": slug.current}
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

const ORDERED = new Set(['ordered', 'delivered'])

export const isOrdered = ({stage}: Pick<Counted, 'stage'>) => ORDERED.has(stage ?? '')

/** Enquiries and orders by a key: those with the highest value first, then those with most enquiries. */
export function linesOf(
  enquiries: readonly Counted[],
  keyOf: (enquiry: Counted) => string | undefined,
): Line[] {
  const lines = new Map<string, Line>()
  for (const enquiry of enquiries) {
    const key = keyOf(enquiry)
    if (key === undefined) continue
    const line = lines.get(key) ?? {key, enquiries: 0, orders: 0, value: 0}
    line.enquiries += 1
    if (isOrdered(enquiry)) {
      line.orders += 1
      line.value += enquiry.amount ?? 0
    }
    lines.set(key, line)
  }
  return [...lines.values()].toSorted(
    (one, other) =>
      other.value - one.value || other.enquiries - one.enquiries || one.key.localeCompare(other.key),
  )
}

/** Source of enquiries for which no advertisement is known. */
const NO_SOURCE = 'none'

/** `google`, `meta`, what a link said, how an enquiry came that was added by hand, or `none`. */
export const sourceOf = (enquiry: Counted): string => enquiry.source ?? originOf(enquiry).source ?? NO_SOURCE

export const campaignOf = (enquiry: Counted): string | undefined => originOf(enquiry).campaign

/** Category and number of the product. */
export const productOf = ({category, productId}: Counted): string | undefined =>
  productId === null ? undefined : [category, productId].filter(Boolean).join(' ')

export interface Week {
  /** Its Monday. */
  start: Date
  /** Enquiries that are not ordered. */
  open: number
  ordered: number
}

/** The last weeks, by the clock of this device; the current one is the last. */
export function weeksOf(enquiries: readonly Counted[], now: Date): Week[] {
  const daysSinceMonday = (now.getDay() + 6) % 7
  const starts = Array.from(
    {length: CHART_WEEKS},
    (_, week) =>
      new Date(
        now.getFullYear(),
        now.getMonth(),
        now.getDate() - daysSinceMonday - 7 * (CHART_WEEKS - 1 - week),
      ),
  )
  const weeks = starts.map((start) => ({start, open: 0, ordered: 0}))
  for (const enquiry of enquiries) {
    const week = weeks.findLast(({start}) => start.getTime() <= Date.parse(enquiry.receivedAt))
    if (week) week[isOrdered(enquiry) ? 'ordered' : 'open'] += 1
  }
  return weeks
}

/** The beginning of a period of weeks that ends today. */
export const sinceOf = (weeks: number, now: Date): string =>
  new Date(now.getTime() - weeks * 7 * DAY_MS).toISOString()

/** The enquiries as rows of a spreadsheet. Nothing in it says who asked. */
export function gridOf(enquiries: readonly Counted[], heads: readonly string[]): (string | number)[][] {
  return [
    [...heads],
    ...enquiries.map((enquiry) => [
      enquiry.receivedAt.slice(0, 10),
      enquiry.stage ?? 'new',
      enquiry.amount ?? '',
      sourceOf(enquiry),
      campaignOf(enquiry) ?? '',
      enquiry.category ?? '',
      enquiry.productId ?? '',
    ]),
  ]
}
