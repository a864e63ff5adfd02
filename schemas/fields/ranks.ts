import {LexoRank} from 'lexorank'
import type {SanityClient} from 'sanity'

const LAST_RANK = '*[_type == $type && orderRank > ""] | order(orderRank desc)[0].orderRank'

/** Ranks of new documents of a type, in order, after all that exist. */
export async function newRanks(client: SanityClient, type: string, count: number): Promise<string[]> {
  const raw = client.withConfig({perspective: 'raw'})
  return ranksAfter(await raw.fetch<string | null>(LAST_RANK, {type}), count)
}

/** @returns undefined for a text that is no rank */
function parsed(rank: string): LexoRank | undefined {
  try {
    return LexoRank.parse(rank)
  } catch {
    return undefined
  }
}

/**
 * The LexoRank after `rank`, in the form of `@sanity/orderable-document-list`: bucket, six digits of base 36, colon,
 * fraction. Ranks sort as text.
 * @param rank the last rank; `null` for an empty list
 */
export function rankAfter(rank: string | null): string {
  const next = (parsed(rank ?? '') ?? LexoRank.min()).genNext().toString()
  // The library has no rank after the last six digits. A longer fraction sorts after a shorter one.
  return rank !== null && parsed(rank) && next <= rank ? `${rank}i` : next
}

/** Ranks of documents that are added after the last one, in order. */
export function ranksAfter(last: string | null, count: number): string[] {
  const ranks: string[] = []
  for (let index = 0; index < count; index++) ranks.push(rankAfter(ranks.at(-1) ?? last))
  return ranks
}

/**
 * A rank between two others. An absent one stands for the start or the end of the list.
 * @returns `undefined` when there is no room between the two, or they are no ranks
 */
export function rankBetween(before: string | null | undefined, after: string | null | undefined) {
  try {
    const low = before ? LexoRank.parse(before) : LexoRank.min()
    const rank = (after ? low.between(LexoRank.parse(after)) : low.genNext()).toString()
    return (!before || before < rank) && (!after || rank < after) ? rank : undefined
  } catch {
    return undefined
  }
}
