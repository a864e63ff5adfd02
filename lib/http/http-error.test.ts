import {Hono} from 'hono'
import {expect, test} from 'vitest'
import type {ClientEnv} from './client-address.ts'
import {errorHandler, HttpError, onFailure, onlyPost} from './http-error.ts'

test('a failure is a sentence in JSON that no cache stores', async () => {
  const response = new HttpError(429, 'Please wait.', {retryAfter: 7}).getResponse()
  expect(response.status).toBe(429)
  expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    '7',
    'no-store',
  ])
  expect(await response.json()).toEqual({message: 'Please wait.'})
})

test.each([408, 413] as const)(
  'a failure with %i closes the connection, because the body is not read',
  (status) => {
    expect(new HttpError(status, 'No.').getResponse().headers.get('connection')).toBe('close')
  },
)

test('an app answers all failures of its parts, and reports those that nobody foresaw', async () => {
  const fail = () => {
    throw new Error('the secret cause')
  }
  const part = new Hono<ClientEnv>()
    .use('/notes/*', onFailure('A note was not kept', 'The note cannot be kept.'))
    .get('/notes/one', fail)
    .get('/other', fail)
    .all('/notes/new', onlyPost)
  const reported: string[] = []
  const app = new Hono<ClientEnv>()
    .route('/', part)
    .onError(errorHandler((problem) => reported.push(problem)))

  const known = await app.request('/notes/one')
  expect([known.status, known.headers.get('retry-after'), await known.json()]).toEqual([
    503,
    '60',
    {message: 'The note cannot be kept.'},
  ])
  const unknown = await app.request('/other')
  expect([unknown.status, await unknown.text()]).toEqual([500, expect.not.stringContaining('secret')])
  expect(reported).toEqual(['A note was not kept', 'GET /other failed'])

  const read = await app.request('/notes/new')
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(reported).toHaveLength(2)
})
