import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {ASKED, asking, type Piece} from '../enquiries/pieces.ts'
import type {LiveQuery} from '../live/live-query.ts'

/** Days of a week, with today as the last. */
const DAYS = 7
/** Largest number of enquiries that the figures count. A busy shop has 300 in a week. */
const MOST_COUNTED = 3000
/** Rows of a short list. */
const SHORT = 5

const enquiry = asking.extend({
  kind: z.string().nullable(),
  receivedAt: z.string(),
  action: z.string().nullable(),
  /** Kind of the newest advertising click. */
  click: z.string().nullable(),
})

export type Enquiry = z.infer<typeof enquiry>

const found = z.object({
  enquiries: readEach(enquiry),
  newest: z.array(z.string()),
  categories: readEach(z.object({title: z.string().nullable(), slug: z.string().nullable()})),
})

/** Enquiries and advertising clicks since `$since`, the newest enquiries of all, and the names of categories. */
export const ENQUIRIES: LiveQuery<z.infer<typeof found>> = {
  groq: `{
    "enquiries": *[_type == "lead" && receivedAt >= $since] | order(receivedAt desc)[0...${MOST_COUNTED}]{
      _id, kind, receivedAt, action, ${ASKED}, "about": product->{_id}, "click": clicks[-1].name
    },
    "newest": *[_type == "lead" && kind == "submission"] | order(receivedAt desc)[0...${SHORT}]._id,
    "categories": *[_type == "category"]{_id, title, "slug": slug.current}
  }`,
  watched: '*[_type == "lead"]',
  result: found,
}

/** Enquiries of visitors. The others are clicks on advertisements that led to a contact. */
export const isSubmission = ({kind}: Enquiry) => kind === 'submission'

/** The beginnings of the last seven days, by the clock of this device; today's is the last. */
export function lastDays(now: Date): Date[] {
  return Array.from(
    {length: DAYS},
    (_, day) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - (DAYS - 1) + day),
  )
}

/** One kind of enquiries, with its numbers. */
export interface Tally {
  key: string
  /** Numbers of the last seven days; today's is the last. */
  days: number[]
  week: number
  today: number
}

/** Counts enquiries by a key and by day; the most frequent first. One with several keys counts for each of them. */
export function tally(
  enquiries: readonly Enquiry[],
  keysOf: (enquiry: Enquiry) => string | readonly string[] | undefined,
  days: readonly Date[],
): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const enquiry of enquiries) {
    const day = days.findLastIndex((start) => start.getTime() <= Date.parse(enquiry.receivedAt))
    if (day < 0) continue
    for (const key of new Set([keysOf(enquiry) ?? []].flat())) {
      const found = tallies.get(key) ?? {key, days: days.map(() => 0), week: 0, today: 0}
      found.days[day] = (found.days[day] ?? 0) + 1
      found.week += 1
      if (day === days.length - 1) found.today += 1
      tallies.set(key, found)
    }
  }
  return [...tallies.values()].toSorted((one, other) => other.week - one.week)
}

/** A product that visitors asked for. */
export interface Wanted {
  /** Id of its document; absent when it is no longer in the catalogue. */
  id: string | undefined
  /** Category and number. */
  label: string
  count: number
}

/**
 * The products that visitors asked for most.
 * @param titles name of a category by its address
 */
export function mostWanted(pieces: readonly Piece[], titles: ReadonlyMap<string, string>): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const {slug, productId, product} of pieces) {
    const label = [titles.get(slug ?? '') ?? slug, productId].filter(Boolean).join(' ')
    const key = product?._id ?? label
    const found = wanted.get(key) ?? {id: product?._id, label, count: 0}
    wanted.set(key, {...found, count: found.count + 1})
  }
  return [...wanted.values()].toSorted((one, other) => other.count - one.count).slice(0, SHORT)
}
