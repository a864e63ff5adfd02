import {expect, test} from 'vitest'
import {namedTests} from '../lib/testing/named-tests.ts'

test('every difference names tests that exist', () => {
  const {count, wrong} = namedTests('lake/DIFFERENCES.md', 'lake')
  expect(count).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})
