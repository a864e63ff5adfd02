import {rankBetween, ranksAfter} from '../../schemas/fields/ranks.ts'

/** A product in the list of its category. */
export interface Ranked {
  id: string
  orderRank: string | null
}

export type Direction = 'up' | 'down' | 'top'

const TARGET: Record<Direction, (from: number) => number> = {
  up: (from) => from - 1,
  down: (from) => from + 1,
  top: () => 0,
}

/**
 * Ranks that move one product among the others. Usually one product gets a new rank. Where the others have none, or two
 * have the same, all products get new ranks, in their present order.
 * @param ordered the products in the order of their ranks
 * @returns new ranks by id; none when the product is already in its place, or is gone
 */
export function ranksAfterMove(
  ordered: readonly Ranked[],
  id: string,
  direction: Direction,
): Map<string, string> {
  const from = ordered.findIndex((product) => product.id === id)
  const to = TARGET[direction](from)
  if (from < 0 || to === from || to < 0 || to >= ordered.length) return new Map()
  const others = ordered.filter((product) => product.id !== id)
  const rank = isInOrder(others) ? rankBetween(others[to - 1]?.orderRank, others[to]?.orderRank) : undefined
  if (rank !== undefined) return new Map([[id, rank]])
  return renumbered([
    ...others.slice(0, to).map((product) => product.id),
    id,
    ...others.slice(to).map((product) => product.id),
  ])
}

const isInOrder = (products: readonly Ranked[]) =>
  products.every(({orderRank}, index) => {
    const before = products[index - 1]?.orderRank
    return orderRank !== null && (before === undefined || (before !== null && before < orderRank))
  })

function renumbered(ids: readonly string[]): Map<string, string> {
  const ranks = ranksAfter(null, ids.length)
  return new Map(ids.map((id, index) => [id, ranks[index] ?? '']))
}
