import {expect, test} from 'vitest'
import {namedTests} from '../lib/testing/named-tests.ts'

test.each([
  ['every difference', 'DIFFERENCES.md', 40],
  ['everything that works', 'README.md', 20],
])('%s names tests that exist', (_, document, least) => {
  const {count, wrong} = namedTests(`lake/${document}`, 'lake')
  expect(count).toBeGreaterThan(least)
  expect(wrong).toEqual([])
})
