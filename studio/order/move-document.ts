import {getPublishedId, type SanityClient} from 'sanity'
import {z} from 'zod'
import type {OrderedList} from './ordered-list.ts'
import {ranksAfterMove} from './ranks.ts'
import type {Direction, Ranked} from './ranks.ts'

const stored = z.array(z.object({_id: z.string(), orderRank: z.string().nullable()}))

const isDraft = (id: string) => id.startsWith('drafts.')

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
  const raw = client.withConfig({perspective: 'raw'})
  const groq = `*[${list.filter}]{_id, orderRank}`
  const documents = stored.parse(await raw.fetch<unknown>(groq, list.params))
  const ranks = ranksAfterMove(inOrder(documents), id, direction)
  const transaction = client.transaction()
  for (const {_id} of documents) {
    const orderRank = ranks.get(getPublishedId(_id))
    if (orderRank !== undefined) transaction.patch(_id, (patch) => patch.set({orderRank}))
  }
  if (ranks.size > 0) await transaction.commit()
}

/** Documents as the list shows them: a draft is shown instead of what is published. */
function inOrder(documents: z.infer<typeof stored>): Ranked[] {
  const shown = new Map<string, string | null>()
  for (const {_id, orderRank} of documents.toSorted(
    (one, other) => Number(isDraft(one._id)) - Number(isDraft(other._id)),
  ))
    shown.set(getPublishedId(_id), orderRank)
  return [...shown]
    .map(([id, orderRank]) => ({id, orderRank}))
    .toSorted((one, other) => compare(one.orderRank, other.orderRank) || compare(one.id, other.id))
}

/** Sorts like the lake: what has no rank comes first. */
const compare = (one: string | null, other: string | null) =>
  one === other ? 0 : one === null || (other !== null && one < other) ? -1 : 1
