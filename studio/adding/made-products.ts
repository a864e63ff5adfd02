import {getDraftId, type SanityClient} from 'sanity'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import type {MadeProduct} from './create-products.ts'
import type {Photograph} from './photographs.ts'

const DRAFTS = `*[
  _type == "product" && category._ref == $categoryId && image.asset._ref in $assets && _id in path("drafts.**")
] | order(orderRank){"id": string::split(_id, "drafts.")[1], productId, "asset": image.asset._ref}`

const drafts = readEach(z.object({id: z.string(), productId: z.string(), asset: z.string()}))

/**
 * Drafts of a run whose confirmation was lost, by the keys of their photographs. Photographs that another product shows
 * do not count.
 */
export async function madeEarlier(
  client: SanityClient,
  categoryId: string,
  chosen: readonly Photograph[],
): Promise<Map<number, MadeProduct>> {
  const assets = chosen.flatMap(({assetId, usedBy}) => (usedBy === undefined && assetId) || [])
  const raw = client.withConfig({perspective: 'raw'})
  const left = drafts.parse(await raw.fetch<unknown>(DRAFTS, {assets, categoryId}))
  const productOf = new Map<number, MadeProduct>()
  for (const {key, assetId} of chosen) {
    // A picture that was chosen twice has two drafts, in the same order.
    const index = left.findIndex(({asset}) => asset === assetId)
    for (const {id, productId} of index < 0 ? [] : left.splice(index, 1)) productOf.set(key, {id, productId})
  }
  return productOf
}

const revisions = z.array(z.object({_id: z.string(), _rev: z.string()}))

/** Revisions of what is stored of products: their drafts, and what is published of them. */
export async function storedOf(client: SanityClient, made: readonly MadeProduct[]) {
  const raw = client.withConfig({perspective: 'raw'})
  const ids = made.flatMap(({id}) => [id, getDraftId(id)])
  return revisions.parse(await raw.fetch<unknown>('*[_id in $ids]{_id, _rev}', {ids}))
}
