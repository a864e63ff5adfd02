import {getPublishedId, type SanityClient} from 'sanity'
import {z} from 'zod'
import {ranksAfterMove, type Direction} from './ranks.ts'

/** Documents that have an order among each other. */
export interface OrderedList {
  type: 'product' | 'category'
  /** GROQ condition that its documents fulfil. */
  filter: string
  params: Record<string, string>
}

export const ALL_CATEGORIES: OrderedList = {type: 'category', filter: '_type == "category"', params: {}}

export const productsOf = (categoryId: string): OrderedList => ({
  type: 'product',
  filter: '_type == "product" && category._ref == $categoryId',
  params: {categoryId},
})

/** A rank that is no text is replaced by the next move. */
const stored = z.array(z.object({_id: z.string(), orderRank: z.string().nullable().catch(null)}))

interface Move {
  list: OrderedList
  /** Id of the published document. */
  id: string
  direction: Direction
}

/**
 * Moves a document in the order of its list. The order does not wait to be published: the published document, its draft
 * and its versions in releases all get it at once, and everything else in them stays.
 */
export async function moveDocument(client: SanityClient, {list, id, direction}: Move): Promise<void> {
  const groq = `*[${list.filter}] | order(orderRank, _id){_id, orderRank}`
  const documentsIn = async (perspective: 'drafts' | 'raw') =>
    stored.parse(await client.withConfig({perspective}).fetch<unknown>(groq, list.params))
  // Documents as `MoveList` shows them: a draft is shown instead of what is published, or in another list.
  const shown = await documentsIn('drafts')
  const documents = await documentsIn('raw')
  const ranks = ranksAfterMove(
    shown.map(({_id, orderRank}) => ({id: _id, orderRank})),
    id,
    direction,
  )
  const transaction = client.transaction()
  for (const {_id} of documents) {
    const orderRank = ranks.get(getPublishedId(_id))
    if (orderRank !== undefined) transaction.patch(_id, (patch) => patch.set({orderRank}))
  }
  if (ranks.size > 0) await transaction.commit()
}
