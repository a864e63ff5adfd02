import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {plain} from '../../contract/text/plain.ts'
import {isConflict} from '../lib/conflict.ts'
import {conflictsOf, type Edit} from './edit.ts'
import {changeOf, ONE, type Change, type Enquiry} from './enquiry.ts'

/** An enquiry that somebody adds by hand. */
export interface Added {
  /** Made by `newId`, once for each enquiry: a second attempt with the same id stores no second one. */
  id: string
  /** `showroom`, `phone` or `other`. */
  source: string
  /** Id of the category; empty: none. */
  categoryId: string
  /** Number of the product as somebody typed it, such as `fou 001`; empty: none. */
  productId: string
}

/** No product of the chosen category has this number. */
export class NoSuchProduct extends Error {
  override name = 'NoSuchProduct'
}

interface Saved {
  /**
   * `conflict`: somebody else has changed one of the fields since; `wrong`: the amount is not a number. Both store
   * nothing.
   */
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
  const [enquiry] = ONE.result.parse(await published.fetch<unknown>(ONE.groq, {id}))
  if (!enquiry) throw new TypeError(`There is no enquiry ${id}`)
  return enquiry
}

const KNOWN = `*[_type == "category" && _id == $categoryId][0]{
  "slug": slug.current,
  value,
  "products": *[_type == "product" && category._ref == $categoryId && defined(productId)]{_id, productId, value}
}`

const product = z.object({_id: z.string(), productId: z.string(), value: z.number().nullable().catch(null)})

const known = z
  .object({
    slug: z.string().nullable().catch(null),
    value: z.number().nullable().catch(null),
    products: readEach(product),
  })
  .nullable()

/**
 * Stores a new enquiry.
 * @throws NoSuchProduct, and what the client throws
 */
export async function addEnquiry(
  client: SanityClient,
  {id, source, categoryId, productId}: Added,
  {fields, stage}: Change,
): Promise<void> {
  // The dialog offers categories that are not published yet.
  const drafts = client.withConfig({perspective: 'drafts'})
  const category = known.parse(await drafts.fetch<unknown>(KNOWN, {categoryId}))
  if (categoryId !== '' && !category) throw new TypeError(`There is no category ${categoryId}`)
  const product = numbered(productId, category?.products ?? [])
  const {set} = divided({
    ...fields,
    category: category?.slug ?? null,
    productId: product?.productId ?? null,
    value: product?.value ?? category?.value ?? null,
  })
  const lead = {
    _id: id,
    _type: 'lead',
    kind: 'manual',
    source,
    receivedAt: new Date().toISOString(),
    ...set,
    ...(category && {categoryDocument: referenceTo(categoryId)}),
    ...(product && {product: referenceTo(product._id)}),
    ...(stage && {stages: [stage]}),
  }
  try {
    await client.create(lead)
  } catch (error) {
    if (!isConflict(error)) throw error
    // An earlier attempt was stored, but its response was lost. The fields may have changed since, so they are stored
    // again. A change by somebody else stays, and the card shows it.
    const stored = await client.getDocument(id)
    if (stored?._updatedAt === stored?._createdAt) await client.createOrReplace(lead)
  }
}

function numbered(typed: string, products: readonly z.infer<typeof product>[]) {
  const number = typed.trim()
  if (number === '') return undefined
  const found =
    products.find(({productId}) => productId === number) ??
    products.find(({productId}) => bare(productId) === bare(number))
  if (!found) throw new NoSuchProduct(number)
  return found
}

/** People type `fou 001` and `fou001` for `FOU-001`. */
const bare = (number: string) =>
  plain(number)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const referenceTo = (id: string) => ({_type: 'reference', _ref: id, _weak: true})

function divided(fields: Change['fields']) {
  const entries = Object.entries(fields)
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    unset: entries.flatMap(([name, value]) => (value === null ? [name] : [])),
  }
}

/** The dot hides the document from anonymous readers. `crypto.randomUUID` needs HTTPS. */
export const newId = () =>
  `lead.${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
