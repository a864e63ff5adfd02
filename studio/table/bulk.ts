import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {categoryReferences} from '../adding/category-reference.ts'
import {proposeCodes} from '../adding/create-products.ts'
import {asSeen, prefixOf} from '../lib/place.ts'
import {untilAnswered} from '../pending-edits/until-answered.ts'
import type {Patch} from './cells.ts'
import {documents, idsWithDrafts, type Stored, type Work} from './undo.ts'
import {editsOf} from './rows.ts'

/**
 * Takes products off the site: they become drafts. Drafts stay as they are.
 * @returns the number of products that were on the site, and the id of the transaction
 */
export async function unpublish(client: SanityClient, before: readonly Stored[]) {
  const published = before.filter(({_id}) => !_id.startsWith('drafts.'))
  if (published.length === 0) return {count: 0}
  const {transactionId} = await client.action(
    published.map(({_id}) => ({
      actionType: 'sanity.action.document.unpublish' as const,
      publishedId: _id,
      draftId: `drafts.${_id}`,
    })),
    untilAnswered(),
  )
  return {count: published.length, transactionId}
}

interface Move {
  ids: readonly string[]
  categoryId: string
  /** Whether the products get the next free numbers of the category. */
  isRecoded: boolean
}

/** Prepares a move of products to another category, in drafts or in a release: visitors see the move when it is published. */
export async function moveOf(client: SanityClient, {ids, categoryId, isRecoded}: Move): Promise<Work> {
  const codes = isRecoded ? await proposeCodes(client, categoryId, ids.length) : []
  const referenceTo = await categoryReferences(client, [categoryId])
  const category = referenceTo(categoryId)
  const patches = ids.map((id, index): [string, Patch[]] => [
    id,
    [{set: {category, ...(isRecoded && {productId: codes[index]})}}],
  ])
  const edits = await editsOf(client, new Map(patches))
  return async () => (await client.action(edits, untilAnswered())).transactionId
}

/** Numbers that two products of a category have. */
export async function doubledIn(client: SanityClient, categoryId: string): Promise<string[]> {
  const found = readEach(z.string()).parse(
    await asSeen(client).fetch<unknown>(
      '*[_type == "product" && category._ref == $categoryId && defined(productId)].productId',
      {categoryId},
    ),
  )
  return [...new Set(found.filter((code, index) => found.indexOf(code) !== index))]
}

const referring = z.object({
  enquiries: z.number(),
  others: documents,
  versions: z.array(z.object({_id: z.string(), productId: z.string().nullable().catch(null)})),
})

/** Documents that prevent a deletion, or that lose a reference through it. */
export interface Referrers {
  /** Enquiries about the products. The enquiries stay. */
  enquiries: number
  /** Documents that show one of the products: they can only be deleted together with it. */
  others: {id: string; name: string}[]
  /** Numbers of products that are part of a release. */
  inReleases: string[]
}

const REFERRING = `{
  "enquiries": count(*[_type == "lead" && references($ids)]),
  "others": *[_type != "lead" && references($ids) && !(_id in $own)],
  "versions": *[_type == "product" && _id in path("versions.**")]{_id, productId}
}`

/** Finds what refers to products. A weak reference, such as an enquiry's, does not prevent a deletion. */
export async function referrersOf(client: SanityClient, ids: readonly string[]): Promise<Referrers> {
  const raw = client.withConfig({perspective: 'raw'})
  const own = idsWithDrafts(client, ids)
  const {enquiries, others, versions} = referring.parse(await raw.fetch<unknown>(REFERRING, {ids, own}))
  const strong = others.filter((document) => refersStrongly(document, ids))
  const names = new Map(strong.map((document) => [document._id.replace(/^drafts\./, ''), nameOf(document)]))
  return {
    enquiries,
    others: [...names].map(([id, name]) => ({id, name})),
    inReleases: versions
      .filter(({_id}) => ids.includes(_id.split('.').slice(2).join('.')))
      .map(({_id, productId}) => productId ?? _id),
  }
}

const nameOf = ({title, name, _type}: Stored) =>
  [title, name].find((words) => typeof words === 'string') ?? _type

function refersStrongly(value: unknown, ids: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && typeof value._ref === 'string' && ids.includes(value._ref))
    return !('_weak' in value && value._weak === true)
  return Object.values(value).some((part) => refersStrongly(part, ids))
}

/** Takes products out of the client's release, all of them or none. Those that it does not have stay as they are. */
export async function takeOut(client: SanityClient, before: readonly Stored[]) {
  return deleteAll(
    client,
    before.filter(({_id}) => _id.startsWith(prefixOf(client))),
  )
}

/** Deletes documents with their drafts, all of them or none. */
export async function deleteAll(client: SanityClient, before: readonly Stored[]) {
  if (before.length === 0) return undefined
  const transaction = client.transaction()
  for (const {_id} of before) transaction.delete(_id)
  return (await transaction.commit(untilAnswered())).transactionId
}
