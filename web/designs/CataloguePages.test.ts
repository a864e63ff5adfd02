import {expect, test} from 'vitest'
import {pageNumbers} from './CataloguePages.tsx'

test.each([
  [1, 1, [1]],
  [1, 13, [1, 2, 13]],
  [2, 3, [1, 2, 3]],
  [7, 13, [1, 6, 7, 8, 13]],
  [13, 13, [1, 12, 13]],
  [40, 13, [1, 13]],
])('on page %s of %s there are links to %j', (current, count, expected) => {
  expect(pageNumbers(current, count)).toEqual(expected)
})
