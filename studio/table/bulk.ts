import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {categoryReferences} from '../adding/category-reference.ts'
import {proposeCodes} from '../adding/create-products.ts'
import {untilAnswered} from '../unsent/until-answered.ts'
import {editOf} from './rows.ts'

const documents = z.array(z.looseObject({_id: z.string(), _rev: z.string(), _type: z.string()}))

type Stored = z.infer<typeof documents>[number]

/** A change of documents, with what they were before and after: enough to undo it. */
export interface Undo {
  ids: readonly string[]
  before: Stored[]
  /** Revision that the change gave to every document that it wrote. Another one reveals a change by somebody else. */
  revision: string
  /** Absent when the lake did not answer after the change. */
  after: Stored[] | undefined
}

/**
 * One request that changes documents. All that it needs is read before it is made: an undo takes back what others write
 * between the look at the documents and the request.
 * @param before the documents and their drafts
 * @returns the id of its transaction, which is the revision of what it wrote; undefined if it wrote nothing
 */
export type Work = (before: readonly Stored[]) => Promise<string | undefined>

const idsWithDrafts = (ids: readonly string[]) => ids.flatMap((id) => [id, `drafts.${id}`])

/**
 * Changes documents, and remembers what they were before.
 * @returns undefined if nothing was written
 */
export async function undoable(
  client: SanityClient,
  ids: readonly string[],
  change: Work,
): Promise<Undo | undefined> {
  const before = await storedOf(client, ids)
  const revision = await change(before)
  if (revision === undefined) return undefined
  // The change is made: without this answer it can still be undone.
  return {ids, before, revision, after: await storedOf(client, ids).catch(() => undefined)}
}

async function storedOf(client: SanityClient, ids: readonly string[]): Promise<Stored[]> {
  const raw = client.withConfig({perspective: 'raw'})
  return documents.parse(await raw.fetch<unknown>('*[_id in $ids]', {ids: idsWithDrafts(ids)}))
}

/**
 * Takes a change back, all of it or nothing.
 * @throws a conflict when somebody has changed one of the documents since
 */
export async function undo(client: SanityClient, {ids, before, revision, after}: Undo): Promise<void> {
  const former = new Map(before.map(({_id, _rev}) => [_id, _rev]))
  const left = new Map((after ?? (await storedOf(client, ids))).map(({_id, _rev}) => [_id, _rev]))
  const transaction = client.transaction()
  // A patch can name the revision that it expects; other mutations cannot.
  for (const [id, found] of left) {
    const expected = former.get(id) === found ? found : revision
    transaction.patch(id, (patch) => patch.ifRevisionId(expected).unset(['undone']))
  }
  for (const {_rev, ...document} of before) {
    const found = left.get(document._id)
    if (found === undefined) transaction.create(document)
    else if (found !== _rev) transaction.createOrReplace(document)
  }
  for (const id of left.keys()) if (!former.has(id)) transaction.delete(id)
  await transaction.commit(untilAnswered())
}

/**
 * Takes products off the site: they become drafts. Drafts stay as they are.
 * @returns the number of those that were on the site, and the id of the transaction
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

/** Prepares a move of products to another category, in drafts: visitors see the move when it is published. */
export async function moveOf(client: SanityClient, {ids, categoryId, isRecoded}: Move): Promise<Work> {
  const codes = isRecoded ? await proposeCodes(client, categoryId, ids.length) : []
  const referenceTo = await categoryReferences(client, [categoryId])
  const category = referenceTo(categoryId)
  const edits = ids.map((id, index) =>
    editOf(id, [{set: {category, ...(isRecoded && {productId: codes[index]})}}]),
  )
  return async () => (await client.action(edits, untilAnswered())).transactionId
}

/** Numbers that two products of a category have. */
export async function doubledIn(client: SanityClient, categoryId: string): Promise<string[]> {
  const drafts = client.withConfig({perspective: 'drafts'})
  const found = z
    .array(z.string())
    .parse(
      await drafts.fetch<unknown>(
        '*[_type == "product" && category._ref == $categoryId && defined(productId)].productId',
        {categoryId},
      ),
    )
  return [...new Set(found.filter((code, index) => found.indexOf(code) !== index))]
}

const referring = z.object({
  enquiries: z.number(),
  others: documents,
  versions: z.array(z.object({_id: z.string(), productId: z.string().nullable()})),
})

/** Documents that prevent a deletion, or that lose a reference through it. */
export interface Referrers {
  /** Enquiries about the products. They stay. */
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
  const own = idsWithDrafts(ids)
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

/** Deletes documents with their drafts, all of them or none. */
export async function deleteAll(client: SanityClient, before: readonly Stored[]) {
  if (before.length === 0) return undefined
  const transaction = client.transaction()
  for (const {_id} of before) transaction.delete(_id)
  return (await transaction.commit(untilAnswered())).transactionId
}
