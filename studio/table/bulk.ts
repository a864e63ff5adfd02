import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {categoryReferences} from '../adding/category-reference.ts'
import {proposeCodes} from '../adding/create-products.ts'

const documents = z.array(z.looseObject({_id: z.string(), _rev: z.string(), _type: z.string()}))

type Stored = z.infer<typeof documents>[number]

/** The documents before and after a change: enough to undo it. */
export interface Undo {
  before: Stored[]
  /** The documents after the change. Their revisions reveal a later change by somebody else. */
  after: Stored[]
}

const idsWithDrafts = (ids: readonly string[]) => ids.flatMap((id) => [id, `drafts.${id}`])

/** Runs a change of documents and remembers what they were before. */
export async function undoable(
  client: SanityClient,
  ids: readonly string[],
  change: () => Promise<unknown>,
): Promise<Undo> {
  const before = await storedOf(client, ids)
  await change()
  return {before, after: await storedOf(client, ids)}
}

async function storedOf(client: SanityClient, ids: readonly string[]): Promise<Stored[]> {
  const raw = client.withConfig({perspective: 'raw'})
  return documents.parse(await raw.fetch<unknown>('*[_id in $ids]', {ids: idsWithDrafts(ids)}))
}

/**
 * Takes a change back, all of it or nothing.
 * @throws a conflict when somebody has changed one of the documents since
 */
export async function undo(client: SanityClient, {before, after}: Undo): Promise<void> {
  const transaction = client.transaction()
  const revisionOf = new Map(after.map(({_id, _rev}) => [_id, _rev]))
  // A patch can name the revision that it expects; other mutations cannot.
  for (const [id, revision] of revisionOf)
    transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['undone']))
  for (const {_rev, ...document} of before) {
    const revision = revisionOf.get(document._id)
    if (revision === undefined) transaction.create(document)
    else if (revision !== _rev) transaction.createOrReplace(document)
  }
  for (const id of revisionOf.keys()) if (before.every(({_id}) => _id !== id)) transaction.delete(id)
  await transaction.commit()
}

/** Takes products off the site: they become drafts. Drafts stay as they are. */
export async function unpublish(client: SanityClient, ids: readonly string[]): Promise<number> {
  const published = (await storedOf(client, ids)).filter(({_id}) => ids.includes(_id))
  if (published.length === 0) return 0
  await client.action(
    published.map(({_id}) => ({
      actionType: 'sanity.action.document.unpublish' as const,
      publishedId: _id,
      draftId: `drafts.${_id}`,
    })),
  )
  return published.length
}

interface Move {
  ids: readonly string[]
  categoryId: string
  /** Whether the products get the next free numbers of the category. */
  isRecoded: boolean
}

/**
 * Moves products to another category, in drafts: visitors see the move when it is published.
 * @returns numbers that two products of the category have now
 */
export async function move(client: SanityClient, {ids, categoryId, isRecoded}: Move): Promise<string[]> {
  const codes = isRecoded ? await proposeCodes(client, categoryId, ids.length) : []
  const referenceTo = await categoryReferences(client, [categoryId])
  const category = referenceTo(categoryId)
  await client.action(
    ids.map((id, index) => ({
      actionType: 'sanity.action.document.edit' as const,
      publishedId: id,
      draftId: `drafts.${id}`,
      patch: {set: {category, ...(isRecoded && {productId: codes[index]})}},
    })),
  )
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
export async function deleteAll(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction()
  for (const {_id} of await storedOf(client, ids)) transaction.delete(_id)
  await transaction.commit()
}
