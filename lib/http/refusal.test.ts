import {expect, test} from 'vitest'
import {Refusal, refusalResponse} from './refusal.ts'

test('a refusal is a sentence in JSON that no cache stores', async () => {
  const response = refusalResponse(new Refusal(429, 'Please wait.', 7))
  expect(response.status).toBe(429)
  expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    '7',
    'no-store',
  ])
  expect(await response.json()).toEqual({error: 'Please wait.'})
})

test.each([408, 413] as const)(
  'a refusal with %i closes the connection, because the body is not read',
  (status) => {
    expect(refusalResponse(new Refusal(status, 'No.')).headers.get('connection')).toBe('close')
  },
)
