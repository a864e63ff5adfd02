import {expect, test} from 'vitest'
import {ranksAfterMove, type Direction, type Ranked} from './ranks.ts'

const list = (...ranks: (string | null)[]): Ranked[] =>
  ranks.map((orderRank, index) => ({id: String.fromCodePoint(97 + index), orderRank}))

const IN_ORDER = list('0|0000a0:', '0|0000b0:', '0|0000c0:', '0|0000d0:')

/** Ids in the order that a move leaves. */
function orderAfter(products: Ranked[], id: string, direction: Direction): string {
  const ranks = ranksAfterMove(products, id, direction)
  return products
    .map((product) => ({...product, rank: ranks.get(product.id) ?? product.orderRank ?? ''}))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map((product) => product.id)
    .join('')
}

test.each([
  ['c', 'up', 'acbd'],
  ['b', 'down', 'acbd'],
  ['d', 'top', 'dabc'],
  ['c', 'down', 'abdc'],
  ['b', 'up', 'bacd'],
] as const)('%s moved %s gives %s, with one new rank', (id, direction, order) => {
  expect(orderAfter(IN_ORDER, id, direction)).toBe(order)
  expect(ranksAfterMove(IN_ORDER, id, direction).size).toBe(1)
})

test('the first product does not move up, the last does not move down, and a deleted one does not move', () => {
  for (const [id, direction] of [
    ['a', 'up'],
    ['a', 'top'],
    ['d', 'down'],
    ['z', 'up'],
    ['z', 'top'],
  ] as const)
    expect(ranksAfterMove(IN_ORDER, id, direction).size).toBe(0)
})

test('a thousand moves to the top keep the order', () => {
  let products = IN_ORDER
  for (let step = 0; step < 1000; step += 1) {
    const last = products.at(-1)
    if (!last) throw new TypeError('The list is empty')
    const ranks = ranksAfterMove(products, last.id, 'top')
    const expected = [last.id, ...products.slice(0, -1).map(({id}) => id)]
    products = products
      .map(({id, orderRank}) => ({id, orderRank: ranks.get(id) ?? orderRank}))
      .toSorted((one, other) => ((one.orderRank ?? '') < (other.orderRank ?? '') ? -1 : 1))
    expect(products.map(({id}) => id)).toEqual(expected)
  }
})

test.each([
  ['are missing', list(null, null, '0|0000c0:')],
  ['are the same', list('0|0000b0:', '0|0000b0:', '0|0000b0:')],
  ['are no ranks', list('1', '2', '3')],
  ['leave no room', list('0|000000:', '0|000001:', '0|000002:')],
])('products whose ranks %s are all in order after a move', (_what, products) => {
  expect(orderAfter(products, 'c', 'top')).toBe('cab')
  expect(orderAfter(products, 'b', 'down')).toBe('acb')
})
