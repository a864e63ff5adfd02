import {z} from 'zod'
import {codesIn} from '../../contract/enquiry/code.ts'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {readEach} from '../../contract/read-each.ts'
import {plain} from '../../contract/text/plain.ts'
import {storedAs} from '../forms/typed.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {dateLocale} from '../languages/chosen.ts'

const enquiry = z.object({
  _id: z.string(),
  _rev: z.string(),
  _updatedAt: z.string(),
  receivedAt: z.string(),
  ref: z.string().nullable(),
  action: z.string().nullable(),
  source: z.string().nullable(),
  /** Its title, or its address once it is gone. What is wrong in the catalogue hides no enquiry. */
  category: z.string().nullable().catch(null),
  productId: z.string().nullable(),
  /** Id and name of the product, as long as it is in the catalogue. */
  product: z.object({_id: z.string(), name: z.string().nullable().catch(null)}).nullable(),
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
})

export type Enquiry = z.infer<typeof enquiry>

const FIELDS = `{_id, _rev, _updatedAt, receivedAt, ref, action, source,
  "category": coalesce(
    *[_type == "category" && defined(slug.current) && slug.current == ^.category][0].title, category, categoryDocument->title),
  productId, "product": product->{_id, name}, language, pageUri, clicks[]{name, value}, stage, amount, value, note, remindAt, person, phone}`

/** Enquiries of visitors, and enquiries that were added by hand. The others are clicks that led to a contact. */
const REAL = '_type == "lead" && kind in ["submission", "manual"]'

/** Enquiries in the list. Older ones are found by their code. */
const LISTED = 60

const enquiries = readEach(enquiry)
const found = z.object({due: enquiries, newest: enquiries})

/** The enquiries that are due on the day `$today` or before, and the newest. */
export const LISTS: LiveQuery<z.infer<typeof found>> = {
  groq: `{
    "due": *[_type == "lead" && defined(remindAt) && remindAt <= $today] | order(remindAt asc)[0...${LISTED}]${FIELDS},
    "newest": *[${REAL}] | order(receivedAt desc)[0...${LISTED}]${FIELDS}
  }`,
  watched: '*[_type == "lead"]',
  result: found,
}

/** The newest enquiries with the code `$ref`. */
export const BY_REF: LiveQuery<Enquiry[]> = {
  groq: `*[_type == "lead" && ref == $ref] | order(receivedAt desc)[0...10]${FIELDS}`,
  watched: '*[_type == "lead"]',
  result: enquiries,
}

/** The enquiry with the id `$id`, which may be too old for the lists. */
export const ONE: LiveQuery<Enquiry[]> = {
  groq: `*[_id == $id]${FIELDS}`,
  watched: '*[_type == "lead"]',
  result: enquiries,
}

/** The fields of an enquiry that the owner writes, as texts of a form. */
export interface Written {
  stage: Stage
  amount: string
  note: string
  remindAt: string
  person: string
  phone: string
}

export const writtenOf = (enquiry: Partial<Enquiry>): Written => ({
  stage: enquiry.stage ?? 'new',
  amount: enquiry.amount?.toLocaleString(dateLocale) ?? '',
  note: enquiry.note ?? '',
  remindAt: enquiry.remindAt ?? '',
  person: enquiry.person ?? '',
  phone: enquiry.phone ?? '',
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

/** Meaning of a typed text: the code of an enquiry, a code with a mistake, or nothing yet. */
export type TypedRef = {kind: 'nothing'} | {kind: 'mistake'} | {kind: 'code'; ref: string}

/** Reads a code as people type and paste it: `k7q2 mx`, `*Ref K7Q2MT*`, a whole message. */
export function refOf(typed: string): TypedRef {
  const ref = codesIn(typed)[0]
  if (ref !== undefined) return {kind: 'code', ref}
  return plain(typed) === '' ? {kind: 'nothing'} : {kind: 'mistake'}
}

/**
 * The sentence below the field of the code.
 * @param count number of enquiries with the code; undefined until the lake has answered
 */
export function sentenceOf({kind}: TypedRef, count: number | undefined) {
  if (kind === 'mistake') return 'enquiries.mistake'
  if (kind === 'code' && count === undefined) return 'today.loading'
  return kind === 'code' && count === 0 ? 'enquiries.unknown' : 'enquiries.code-why'
}
