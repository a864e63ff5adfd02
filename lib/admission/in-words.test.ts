import {expect, test} from 'vitest'
import {inWords} from './in-words.ts'

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [600, '10 minutes'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words)
})
