import {getPublishedId, type Reference, type SanityClient} from 'sanity'
import {z} from 'zod'
import {isConflict} from '../lib/conflict.ts'
import {prefixOf, releaseOf} from '../lib/place.ts'
import {newRanks} from '../../schemas/fields/ranks.ts'
import {formerOwner, readFormer} from '../addresses/former.ts'
import {untilAnswered} from '../pending-edits/until-answered.ts'
import {categoryReferences} from './category-reference.ts'
import {nextCodes} from './codes.ts'

/** Attempts to get free codes. Each further one means that somebody added products at the same moment. */
const ATTEMPTS = 8

/** Fields of a new product, without the code, the category and the place in the list. */
export type NewProduct = Record<string, unknown>

interface Named {
  /** Id of the product; its draft is `drafts.{id}`. */
  id: string
  productId: string
}

/** A draft that was made. */
export interface MadeProduct extends Named {
  /** Revision of the draft. Another one reveals a change by somebody else. */
  revision: string
}

const STATE = `{
  "title": *[_id == $categoryId || _id == "drafts." + $categoryId] | order(_updatedAt desc)[0].title,
  "slug": *[_id == $categoryId][0].slug.current,
  "codes": *[_type == "product" && category._ref == $categoryId] | order(orderRank).productId,
  "ids": *[_type == "product" && string::startsWith(string::split(_id, ".")[-1], $prefix)]._id
}`

const state = z.object({
  title: z.string().nullable().catch(null),
  slug: z.string().nullable().catch(null),
  codes: z.array(z.string().nullable().catch(null)),
  ids: z.array(z.string()),
})

/** The next free codes of a category, in order. Somebody else may take them before they are used. */
export async function proposeCodes(client: SanityClient, categoryId: string, count: number) {
  return (await namesFor(client, categoryId, count)).map(({productId}) => productId)
}

/** The next free codes of a category, with the ids that are made from them. */
async function namesFor(client: SanityClient, categoryId: string, count: number) {
  const params = {categoryId, prefix: idOf(categoryId, '')}
  const raw = client.withConfig({perspective: 'raw'})
  const [found, former] = await Promise.all([raw.fetch<unknown>(STATE, params), readFormer(client)])
  const {title, slug, codes: existing, ids} = state.parse(found)
  const used = new Set<string>(ids.map((id) => getPublishedId(id)))
  const isFormer = (item: string) => formerOwner(former, {category: slug ?? '', item, document: ''})
  const isTaken = (code: string) => used.has(idOf(categoryId, code)) || isFormer(code) !== undefined
  const codes = nextCodes({existing, category: title ?? '', count, isTaken})
  return codes.map((productId) => ({id: idOf(categoryId, productId), productId}))
}

/**
 * Makes drafts of new products in a category, or versions in the client's release, all of them or none. Each gets the next free code, and the id of its
 * document is made from that code. The lake creates a document only once, so two people never get the same code.
 * @returns the drafts in the given order
 * @throws what the client throws, if the lake does not accept the drafts
 */
export async function createProducts(
  client: SanityClient,
  categoryId: string,
  products: readonly NewProduct[],
): Promise<MadeProduct[]> {
  const referenceTo = await categoryReferences(client, [categoryId])
  for (let attempt = 1; ; attempt++) {
    const made = await namesFor(client, categoryId, products.length)
    const ranks = await newRanks(client, 'product', made.length)
    const actions = made.map((one, index) =>
      creationOf(client, one, {
        ...products[index],
        category: referenceTo(categoryId),
        orderRank: ranks[index] ?? '',
      }),
    )
    try {
      const {transactionId} = await client.action(actions, untilAnswered())
      return made.map((one) => ({...one, revision: transactionId}))
    } catch (error) {
      // Somebody else made one of these products. The next attempt finds other codes.
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/** Document id of a new product. Ids allow letters, digits, hyphens, underscores and dots. */
export function idOf(categoryId: string, productId: string): string {
  return `product-${categoryId.replace(/^category-/, '')}-${productId.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`
}

interface Creation extends NewProduct {
  category: Reference
  orderRank: string
}

/** The action that makes a new product: its draft, or its version in the client's release. The lake refuses it when that exists. */
export function creationOf(client: SanityClient, {id, productId}: Named, product: Creation) {
  const attributes = {...product, _id: prefixOf(client) + id, _type: 'product', productId}
  if (releaseOf(client) !== undefined)
    return {
      actionType: 'sanity.action.document.version.create' as const,
      publishedId: id,
      document: attributes,
    }
  return {
    actionType: 'sanity.action.document.create' as const,
    publishedId: id,
    attributes,
    // The action also fails when the product is published.
    ifExists: 'fail' as const,
  }
}
