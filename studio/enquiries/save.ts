import type {SanityClient} from 'sanity'
import {z} from 'zod'
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

/** Stores a change at once: enquiries have no drafts. @throws what the client throws */
export async function saveEnquiry(
  client: SanityClient,
  {_id}: Enquiry,
  {fields, stage}: Change,
): Promise<void> {
  const {set, unset} = divided(fields)
  const patch = client.patch(_id).set(set).unset(unset)
  await (stage ? patch.setIfMissing({stages: []}).append('stages', [stage]) : patch).commit()
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
