import {expect, test} from 'vitest'
import {namedTests} from '../test-named.ts'

test('every difference names tests that exist', () => {
  const {count, wrong} = namedTests('server/lake/DIFFERENCES.md', 'server/lake')
  expect(count).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})
