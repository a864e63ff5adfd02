import {z} from 'zod'
import {codesIn, isMistyped} from '../../contract/enquiry/code.ts'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {readEach} from '../../contract/read-each.ts'
import {isPhone, phonePattern, phonesIn} from '../../contract/text/phone.ts'
import {plain} from '../../contract/text/plain.ts'
import {storedAs} from '../forms/typed.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {dateLocale} from '../languages/chosen.ts'
import {ASKED, asking, PRODUCT} from './pieces.ts'

const enquiry = asking.extend({
  _id: z.string(),
  _rev: z.string(),
  _updatedAt: z.string(),
  receivedAt: z.string(),
  ref: z.string().nullable(),
  action: z.string().nullable(),
  source: z.string().nullable(),
  /** Its title, or its address once it is gone. What is wrong in the catalogue hides no enquiry. */
  category: z.string().nullable().catch(null),
  /** Language of the page that the visitor read. */
  language: z.string().nullable(),
  pageUri: z.string().nullable(),
  clicks: z.array(z.object({name: z.string().nullable(), value: z.string().nullable()})).nullable(),
  stage: z.enum(STAGES).nullable().catch(null),
  amount: z.number().nullable(),
  value: z.number().nullable(),
  note: z.string().nullable(),
  remindAt: z.string().nullable(),
  person: z.string().nullable(),
  phone: z.string().nullable(),
  /** Name of the person of the shop who takes care of it. */
  assignee: z.string().nullable(),
  /** When the first stage was set: when somebody answered. */
  answeredAt: z.string().nullable(),
})

export type Enquiry = z.infer<typeof enquiry>

const FIELDS = `{_id, _rev, _updatedAt, receivedAt, ref, action, source,
  "category": coalesce(
    *[_type == "category" && defined(slug.current) && slug.current == ^.category][0].title, category, categoryDocument->title),
  ${ASKED}, "about": product->${PRODUCT}, language, pageUri, clicks[]{name, value}, stage, amount, value, note, remindAt, person, phone, assignee,
  "answeredAt": stages[0].at}`

/** Enquiries of visitors, and enquiries that were added by hand. The others are clicks that led to a contact. */
const REAL = '_type == "lead" && kind in ["submission", "manual"]'

/** Enquiries in the list. Older ones are found by their code. */
const LISTED = 60

const enquiries = readEach(enquiry)

const listOf = (groq: string): LiveQuery<Enquiry[]> => ({
  groq: groq + FIELDS,
  watched: '*[_type == "lead"]',
  result: enquiries,
})

const STAGE = 'coalesce(stage, "new")'

/** The enquiries that are due on the day `$today` or before. */
export const DUE = listOf(
  `*[_type == "lead" && defined(remindAt) && remindAt <= $today] | order(remindAt asc)[0...${LISTED}]`,
)

/** The newest enquiries in one of the stages `$stages`. */
export const NEWEST = listOf(`*[${REAL} && ${STAGE} in $stages] | order(receivedAt desc)[0...${LISTED}]`)

/** Visitors’ enquiries since `$since` that nobody has answered. */
export const UNANSWERED = listOf(
  `*[${REAL} && kind != "manual" && ${STAGE} == "new" && receivedAt > $since] | order(receivedAt desc)[0...${LISTED}]`,
)

/** The newest enquiries with the code `$ref`, with an id of `$ids`, or with the words `$words`. Empty: none of that kind. */
export const FOUND = listOf(
  `*[${REAL} && (ref == $ref || _id in $ids || ($words != "" && (
    [person, note, assignee, productId, product->name, categoryDocument->title] match $words || fields[].value match $words
  )))] | order(receivedAt desc)[0...${LISTED}]`,
)

const total = z.object({count: z.number(), sum: z.number().nullable()})

/** Enquiries of each stage, and rupees of those with an amount. */
export const TOTALS: LiveQuery<Partial<Record<Stage, z.infer<typeof total>>>> = {
  groq: `{${STAGES.map((stage) => {
    const all = `*[${REAL} && ${STAGE} == "${stage}"`
    return `"${stage}": {"count": count(${all}]), "sum": math::sum(${all} && defined(amount)].amount)}`
  }).join(', ')}}`,
  watched: '*[_type == "lead"]',
  result: z.partialRecord(z.enum(STAGES), total),
}

const written = z.object({_id: z.string(), texts: z.array(z.string().nullable().catch(null))})

/** What people have written into enquiries, where a phone number may be. Nothing while `$limit` is empty. */
export const WRITTEN: LiveQuery<z.infer<typeof written>[]> = {
  groq: '*[$limit != "" && _type == "lead" && (defined(phone) || defined(note) || defined(person))]{_id, "texts": [phone, note, person]}',
  watched: '*[_type == "lead"]',
  result: readEach(written),
}

/** Ids of the enquiries with a phone number, however the shop wrote it. */
export const idsWithPhone = (phone: string, enquiries: readonly z.infer<typeof written>[]): string[] =>
  enquiries.flatMap(({_id, texts}) =>
    texts.some((each) => each !== null && phonePattern(phone).test(plain(each))) ? [_id] : [],
  )

/** The enquiry with the id `$id`, which may be too old for the lists. */
export const ONE = listOf('*[_id == $id]')

/** The fields of an enquiry that the owner writes, as texts of a form. */
export interface Written {
  stage: Stage
  amount: string
  note: string
  remindAt: string
  person: string
  phone: string
  assignee: string
}

export const writtenOf = (enquiry: Partial<Enquiry>): Written => ({
  stage: enquiry.stage ?? 'new',
  amount: enquiry.amount?.toLocaleString(dateLocale) ?? '',
  note: enquiry.note ?? '',
  remindAt: enquiry.remindAt ?? '',
  person: enquiry.person ?? '',
  phone: enquiry.phone ?? '',
  assignee: enquiry.assignee ?? '',
})

/** A change of the stage, with its time. Conversions of advertisements have this time. */
interface StageChange {
  _key: string
  _type: 'stageChange'
  stage: Stage
  at: string
}

/** New values of an enquiry. A `null` removes the field. */
export interface Change {
  fields: Record<string, string | number | null>
  /** Present when the stage is another one. */
  stage: StageChange | undefined
}

/**
 * The change that a form makes.
 * @param written the fields that are to change
 * @returns undefined when the amount is not a number
 */
export function changeOf(
  before: Partial<Enquiry>,
  {stage, amount, ...texts}: Partial<Written>,
  now: Date,
): Change | undefined {
  const rupees = amount === undefined ? undefined : storedAs('rupees', amount)
  if (amount !== undefined && rupees === undefined) return undefined
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim() || null])
  const isMoved = stage !== undefined && stage !== (before.stage ?? 'new')
  return {
    fields: {
      ...Object.fromEntries(trimmed),
      ...(rupees !== undefined && {amount: rupees}),
      ...(stage !== undefined && {stage}),
    },
    stage: isMoved
      ? {_key: `at-${now.getTime()}`, _type: 'stageChange', stage, at: now.toISOString()}
      : undefined,
  }
}

/** The day of a time by the clock of this device, as `2026-11-23`. */
export const dayOf = (time: Date) =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** What a typed text asks for. Empty: nothing of that kind. */
interface Sought {
  /** The code of an enquiry. */
  ref: string
  /** A phone number as it was typed. */
  phone: string
  /** Words of a name, a note or a product, or the number of a product. */
  words: string
}

/** Reads what people type and paste: `*Ref K7Q2MT*`, a whole message, `+91 98480-12345`, `fou-016`, `Asha`. */
export function soughtIn(typed: string): Sought {
  const text = plain(typed)
  const [ref = ''] = isPhone(text) ? [] : codesIn(text)
  const [phone = ''] = ref === '' ? phonesIn(text) : []
  return {ref, phone, words: ref === '' && phone === '' && text.length > 1 ? `${text}*` : ''}
}

/**
 * The sentence below the field of the search.
 * @param count number of enquiries that were found; undefined until the lake has answered
 */
export function sentenceOf(typed: string, count: number | undefined) {
  const {ref, phone, words} = soughtIn(typed)
  if (ref + phone + words === '') return 'enquiries.search-why'
  if (count === undefined) return 'today.loading'
  if (count > 0) return 'enquiries.search-why'
  if (isMistyped(typed)) return 'enquiries.mistake'
  return ref === '' ? 'enquiries.not-found' : 'enquiries.unknown'
}
