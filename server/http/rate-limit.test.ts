import {expect, test} from 'vitest'
import {inWords, rateLimit} from './rate-limit.ts'

test('returns the seconds to wait, and knows whether anything is left', async () => {
  const bytes = rateLimit({points: 100, seconds: 3600})
  expect(await bytes.exhausted('a')).toBeUndefined()
  expect(await bytes.take('a', 60)).toBeUndefined()
  expect(await bytes.exhausted('a')).toBeUndefined()
  expect(await bytes.take('a', 60)).toBe(3600)
  expect(await bytes.exhausted('a')).toBe(3600)
})

test('limits each key separately', async () => {
  const requests = rateLimit({points: 1, seconds: 60})
  expect(await requests.take('a')).toBeUndefined()
  expect(await requests.take('b')).toBeUndefined()
  expect(await requests.take('a')).toBe(60)
})

test('points that were given back can be taken again', async () => {
  const attempts = rateLimit({points: 1, seconds: 60})
  await attempts.take('a')
  await attempts.giveBack('a')
  expect(await attempts.take('a')).toBeUndefined()
})

test('a charge may exceed what is left, and is paid off before the next use', async () => {
  const work = rateLimit({points: 10, seconds: 60})
  await work.charge('a', 400)
  expect(await work.take('a')).toBe(60)
})

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
