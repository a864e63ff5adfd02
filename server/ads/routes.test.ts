import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {adsRoutes} from './routes.ts'

const FEED = {user: 'google', password: 'a-long-random-password'}
const LEAD = {
  _id: 'lead.1',
  kind: 'submission',
  receivedAt: new Date().toISOString(),
  pageUri: 'https://shop.example/?gclid=Cj0K',
  consent: {purposes: ['advertising']},
}

function open(options: Partial<Parameters<typeof adsRoutes>[0]> = {}) {
  const wrong: string[] = []
  const reported: string[] = []
  const routes = adsRoutes({
    feed: FEED,
    readLeads: async () => [LEAD],
    admission: openAdmission({onNotice: () => undefined}),
    onWrong: (clientKey) => wrong.push(clientKey),
    ...options,
  })
  const app = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', '203.0.113.7')
      await next()
    })
    .route('/', routes)
    .onError(errorHandler((problem) => reported.push(problem)))
  const get = (path: string, given?: string) =>
    app.request(path, given ? {headers: {authorization: `Basic ${btoa(given)}`}} : {})
  return {get, wrong, reported}
}

const RIGHT = `${FEED.user}:${FEED.password}`

test.each(['enquiry', 'quoted', 'ordered'])(
  'GET /ads/%s.csv is a file for the right password',
  async (event) => {
    const response = await open().get(`/ads/${event}.csv`, RIGHT)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).startsWith('gclid,gbraid,wbraid,conversion_time,')).toBe(true)
  },
)

test('reading consumes nothing', async () => {
  const {get} = open()
  const first = await (await get('/ads/enquiry.csv', RIGHT)).text()
  expect(first).toContain('Cj0K,,,')
  expect(await (await get('/ads/enquiry.csv', RIGHT)).text()).toBe(first)
})

test('without settings the files do not exist', async () => {
  const {get} = open({feed: undefined})
  expect((await get('/ads/enquiry.csv', RIGHT)).status).toBe(404)
})

test('an unknown event does not exist', async () => {
  expect((await open().get('/ads/lost.csv', RIGHT)).status).toBe(404)
})

test('a wrong password gets a sentence and is recorded; none at all is asked for', async () => {
  const {get, wrong} = open()
  const asked = await get('/ads/enquiry.csv')
  expect(asked.status).toBe(401)
  expect(asked.headers.get('www-authenticate')).toMatch(/^Basic realm=/)
  expect(wrong).toEqual([])
  for (const given of ['google:wrong', `${RIGHT}x`, 'nocolon']) {
    const response = await get('/ads/enquiry.csv', given)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      message: expect.stringContaining('The user name or the password is wrong.'),
    })
  }
  expect(wrong).toEqual(Array(3).fill('203.0.113.7'))
})

test('after ten wrong passwords a client waits, with the right one too', async () => {
  const {get} = open()
  for (let guess = 0; guess < 10; guess += 1) await get('/ads/enquiry.csv', `google:${guess}`)
  const response = await get('/ads/enquiry.csv', RIGHT)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).not.toBeNull()
})

test('the right password may be used as often as a schedule needs', async () => {
  const {get} = open()
  for (let time = 0; time < 30; time += 1) expect((await get('/ads/enquiry.csv', RIGHT)).status).toBe(200)
})

test('a client fetches sixty files in ten minutes, and then waits', async () => {
  const {get} = open()
  const statuses = []
  for (let time = 0; time < 61; time += 1) statuses.push((await get('/ads/enquiry.csv', RIGHT)).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
})

test('requests without the password use nothing of what the networks may fetch', async () => {
  const {get} = open()
  for (let time = 0; time < 300; time += 1) await get('/ads/enquiry.csv')
  expect((await get('/ads/enquiry.csv', RIGHT)).status).toBe(200)
})

test('a store of enquiries that does not answer is a sentence, and reported', async () => {
  const {get, reported} = open({readLeads: () => Promise.reject(new Error('away'))})
  const response = await get('/ads/enquiry.csv', RIGHT)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({message: 'The file cannot be made at the moment.'})
  expect(reported).toEqual(['Conversions could not be read'])
})
