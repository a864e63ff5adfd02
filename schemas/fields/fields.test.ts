import {expect, test} from 'vitest'
import {rankAfter} from './fields.ts'

test.each([
  [null, '0|000100:'],
  ['0|hzzzzz:', '0|i000zz:'],
  ['0|hzzzzz:i', '0|i000zz:'],
  ['1|000000:', '1|000100:'],
])('the rank after %s is %s', (rank, next) => {
  expect(rankAfter(rank)).toBe(next)
})

test('there is always a rank after the last one', () => {
  const ranks = ['0|zzzzzz:']
  for (let count = 0; count < 5; count++) ranks.push(rankAfter(ranks.at(-1) ?? null))
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks).size).toBe(6)
})
