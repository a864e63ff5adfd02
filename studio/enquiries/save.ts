import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {isConflict} from '../conflict.ts'
import {conflictsOf} from './edit.ts'
import type {Edit} from './edit.ts'
import {changeOf, ONE} from './enquiry.ts'
import type {Change, Enquiry} from './enquiry.ts'

/** An enquiry that somebody adds by hand. */
export interface Added {
  /** `showroom`, `phone` or `other`. */
  source: string
  /** Id of the category; empty: none. */
  categoryId: string
  /** Number of the product; empty: none. */
  productId: string
}

/** No product of the chosen category has this number. */
export class NoSuchProduct extends Error {
  override name = 'NoSuchProduct'
}

interface Saved {
  /** `conflict`: somebody else has changed one of the fields since; `wrong`: the amount is none. Both store nothing. */
  outcome: 'saved' | 'conflict' | 'wrong'
  /** The enquiry as it is stored now. */
  enquiry: Enquiry
}

/**
 * Stores the fields that a person typed at once: enquiries have no drafts.
 * @throws what the client throws
 */
export async function saveEnquiry(client: SanityClient, id: string, edit: Edit, now: Date): Promise<Saved> {
  try {
    return await attempt(client, id, edit, now)
  } catch (error) {
    if (!isConflict(error)) throw error
    // Somebody saved between reading and writing, such as a second press of the button. The next reading has it.
    return attempt(client, id, edit, now)
  }
}

async function attempt(client: SanityClient, id: string, edit: Edit, now: Date): Promise<Saved> {
  const enquiry = await storedEnquiry(client, id)
  if (conflictsOf(enquiry, edit).length > 0) return {outcome: 'conflict', enquiry}
  const change = changeOf(enquiry, edit.typed, now)
  if (!change) return {outcome: 'wrong', enquiry}
  const {set, unset} = divided(change.fields)
  if (Object.keys(change.fields).length === 0) return {outcome: 'saved', enquiry}
  const patch = client.patch(id).set(set).unset(unset).ifRevisionId(enquiry._rev)
  await (change.stage ? patch.setIfMissing({stages: []}).append('stages', [change.stage]) : patch).commit()
  return {outcome: 'saved', enquiry: await storedEnquiry(client, id)}
}

async function storedEnquiry(client: SanityClient, id: string): Promise<Enquiry> {
  const published = client.withConfig({perspective: 'published'})
  const enquiry = ONE.result.parse(await published.fetch<unknown>(ONE.groq, {id}))
  if (!enquiry) throw new TypeError(`There is no enquiry ${id}`)
  return enquiry
}

const KNOWN = `{
  "category": *[_type == "category" && _id == $categoryId][0].slug.current,
  "product": *[_type == "product" && category._ref == $categoryId && productId == $productId][0]{_id, value},
  "value": *[_type == "category" && _id == $categoryId][0].value
}`

const known = z.object({
  category: z.string().nullable(),
  product: z.object({_id: z.string(), value: z.number().nullable()}).nullable(),
  value: z.number().nullable(),
})

/**
 * Stores a new enquiry.
 * @returns its id
 * @throws NoSuchProduct, and what the client throws
 */
export async function addEnquiry(
  client: SanityClient,
  {source, categoryId, productId}: Added,
  {fields, stage}: Change,
): Promise<string> {
  const number = productId.trim()
  const published = client.withConfig({perspective: 'published'})
  const found = known.parse(await published.fetch<unknown>(KNOWN, {categoryId, productId: number}))
  if (number !== '' && !found.product) throw new NoSuchProduct(number)
  const {set} = divided({
    ...fields,
    category: found.category,
    productId: number || null,
    value: found.product?.value ?? found.value,
  })
  const _id = newId()
  await client.create({
    _id,
    _type: 'lead',
    kind: 'manual',
    source,
    receivedAt: new Date().toISOString(),
    ...set,
    ...(found.category !== null && {categoryDocument: referenceTo(categoryId)}),
    ...(found.product && {product: referenceTo(found.product._id)}),
    ...(stage && {stages: [stage]}),
  })
  return _id
}

const referenceTo = (id: string) => ({_type: 'reference', _ref: id, _weak: true})

function divided(fields: Change['fields']) {
  const entries = Object.entries(fields)
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    unset: entries.flatMap(([name, value]) => (value === null ? [name] : [])),
  }
}

/** The dot hides the document from anonymous readers. `crypto.randomUUID` needs HTTPS. */
const newId = () =>
  `lead.${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
