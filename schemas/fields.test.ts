import {expect, test} from 'vitest'
import {rankAfter} from './fields.ts'

test.each([
  [null, '0|000100:'],
  ['0|hzzzzz:', '0|i000zz:'],
  ['0|hzzzzz:i', '0|i000zz:'],
  ['1|000000:', '1|000100:'],
])('after the place %s comes %s', (rank, next) => {
  expect(rankAfter(rank)).toBe(next)
})

test('there is always a place after the last one', () => {
  const places = ['0|zzzzzz:']
  for (let count = 0; count < 5; count++) places.push(rankAfter(places.at(-1) ?? null))
  expect(places).toEqual(places.toSorted())
  expect(new Set(places).size).toBe(6)
})
