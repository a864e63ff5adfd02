import {expect, test} from 'vitest'
import {rankAfter} from './ranks.ts'

test.each([
  [null, '0|100000:'],
  ['0|hzzzzz:', '0|i00007:'],
  ['0|hzzzzz:i', '0|i00008:'],
  ['1|000000:', '1|100000:'],
  ['no rank', '0|100000:'],
])('the rank after %s is %s', (rank, next) => {
  expect(rankAfter(rank)).toBe(next)
})

test('there is always a rank after the last one', () => {
  const ranks = ['0|zzzzzz:']
  for (let count = 0; count < 5; count++) ranks.push(rankAfter(ranks.at(-1) ?? null))
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks).size).toBe(6)
})
