import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {ranksAfterMove} from './ranks.ts'
import type {Direction, Ranked} from './ranks.ts'

const stored = z.array(z.object({_id: z.string(), orderRank: z.string().nullable()}))

const STORED = '*[_type == "product" && category._ref == $categoryId]{_id, orderRank}'

/** Id of the product that a draft, or a version in a release, belongs to. */
const productOf = (id: string) => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

const isDraft = (id: string) => id.startsWith('drafts.')

interface Move {
  categoryId: string
  id: string
  direction: Direction
}

/**
 * Moves a product in the order of its category. The order does not wait to be published: the published product,
 * its draft and its versions in releases all get it at once, and everything else in them stays.
 */
export async function moveProduct(client: SanityClient, {categoryId, id, direction}: Move): Promise<void> {
  const raw = client.withConfig({perspective: 'raw'})
  const documents = stored.parse(await raw.fetch<unknown>(STORED, {categoryId}))
  const ranks = ranksAfterMove(inOrder(documents), id, direction)
  const transaction = client.transaction()
  for (const {_id} of documents) {
    const orderRank = ranks.get(productOf(_id))
    if (orderRank !== undefined) transaction.patch(_id, (patch) => patch.set({orderRank}))
  }
  if (ranks.size > 0) await transaction.commit()
}

/** Products as the list shows them: a draft takes the place of its product. */
function inOrder(documents: z.infer<typeof stored>): Ranked[] {
  const products = new Map<string, string | null>()
  for (const {_id, orderRank} of documents.toSorted(
    (one, other) => Number(isDraft(one._id)) - Number(isDraft(other._id)),
  ))
    products.set(productOf(_id), orderRank)
  return [...products]
    .map(([id, orderRank]) => ({id, orderRank}))
    .toSorted((one, other) => compare(one.orderRank, other.orderRank) || compare(one.id, other.id))
}

/** Sorts like the lake: what has no rank comes first. */
const compare = (one: string | null, other: string | null) =>
  one === other ? 0 : one === null || (other !== null && one < other) ? -1 : 1
