import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {openAdmission} from '../../lib/admission/admission.ts'
import {clientAddresses, type ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {startTestServer} from '@stone-designs/lake/testing/server'
import {openLeadRoom, type LeadRoomOptions} from './lead-room.ts'
import {openLeadStock} from './lead-stock.ts'
import type {Lead} from './lead.ts'
import {formRoutes, type FormOptions} from './routes.ts'

type Save = (lead: Lead) => Promise<void>

interface Setting {
  limits?: FormOptions['limits']
  bounds?: LeadRoomOptions['bounds']
  stock?: LeadRoomOptions['stock']
  save?: Save
}

/** The form service on a port, behind a proxy on this machine that names the clients. */
async function start({limits = {}, bounds = {minFreeBytes: 0}, stock, save}: Setting = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'bounds-'))
  const alarms: string[] = []
  const stored: Lead[] = []
  const admission = openAdmission({onNotice: (sentence) => void alarms.push(sentence)})
  const routes = formRoutes({
    outbox: {deliver: save ?? (async (lead) => void stored.push(lead))},
    errorLog: {write: async () => undefined},
    consents: {add: () => undefined},
    admission,
    room: openLeadRoom(admission, {dir, bounds, stock}),
    limits,
  })
  const clients = clientAddresses({trustedProxies: ['127.0.0.1'], onNotice: () => undefined})
  const app = new Hono<ClientEnv>()
    .use(clients.middleware)
    .route('/', routes)
    .onError(errorHandler(() => undefined))
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(z.object({port: z.number()}).parse(server.address()).port))
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(dir, {recursive: true, force: true})
  })
  const post = async (path: string, body: string, [type, client]: [string, string]) => {
    const headers = {'content-type': type, 'x-forwarded-for': client}
    const response = await fetch(`http://127.0.0.1:${port}/forms/${path}`, {method: 'POST', headers, body})
    return [response.status, Number(response.headers.get('retry-after'))] as const
  }
  const enquire = async (client = '203.0.113.7', value = 'https://shop.example/designs', key = '') => {
    const body = JSON.stringify({fields: [{name: 'page_url', value}]})
    const path = key === '' ? 'submissions' : `submissions?idempotency-key=${key}`
    return post(path, body, ['application/json', client])
  }
  const qualify = async (client = '203.0.113.7') =>
    post('qualified-leads', 'hs_context={}', ['application/x-www-form-urlencoded', client])
  return {post, enquire, qualify, stored, alarms, admission}
}

const clientOf = (number: number) => `198.51.${number >> 8}.${number & 255}`

test('a client makes 60 enquiries in ten minutes and as many qualified leads, and waits for the next', async () => {
  const {enquire, qualify, stored} = await start()
  for (let number = 0; number < 60; number += 1) {
    expect((await enquire())[0]).toBe(204)
    expect((await qualify())[0]).toBe(204)
  }
  for (const [status, wait] of [await enquire(), await qualify()]) {
    expect(status).toBe(429)
    expect(wait).toBeGreaterThan(500)
  }
  expect(stored).toHaveLength(120)
  expect((await enquire('203.0.113.8'))[0]).toBe(204)
})

test('an enquiry beyond 8 kB is refused, and one just below is stored', async () => {
  const {post, stored} = await start()
  const fields = (length: number) =>
    JSON.stringify({fields: Array.from({length: 4}, () => ({name: 'a', value: 'b'.repeat(length)}))})
  expect((await post('submissions', fields(1990), ['application/json', 'a']))[0]).toBe(204)
  expect((await post('submissions', fields(2000) + ' '.repeat(200), ['application/json', 'a']))[0]).toBe(413)
  expect(stored).toHaveLength(1)
})

test('a client has a daily quota, which a rejected form and a failed store do not use up', async () => {
  let isBroken = true
  const {enquire, post} = await start({
    limits: {leadsPerDay: {perClient: 2, overall: 1000, seconds: 86_400}},
    save: () => (isBroken ? Promise.reject(new Error('full')) : Promise.resolve()),
  })
  expect((await post('submissions', '{}', ['application/json', '203.0.113.7']))[0]).toBe(400)
  for (let number = 0; number < 5; number += 1) expect((await enquire())[0]).toBe(503)
  isBroken = false
  expect([(await enquire())[0], (await enquire())[0]]).toEqual([204, 204])
  const [status, wait] = await enquire()
  expect(status).toBe(429)
  expect(wait).toBeGreaterThan(86_000)
})

test('a large enquiry uses as much of the day as several small ones, and gives it back when it is not stored', async () => {
  let isBroken = true
  const {enquire, post, stored} = await start({
    limits: {leadsPerDay: {perClient: 5, overall: 1000, seconds: 86_400}},
    save: async (lead) => (isBroken ? Promise.reject(new Error('full')) : void stored.push(lead)),
  })
  const fields = Array.from({length: 4}, () => ({name: 'a', value: 'b'.repeat(1900)}))
  const large = async () =>
    (await post('submissions', JSON.stringify({fields}), ['application/json', '203.0.113.7']))[0]
  expect([await large(), await large()]).toEqual([503, 503])
  isBroken = false
  expect([await large(), await large()]).toEqual([204, 429])
  expect([(await enquire())[0], (await enquire())[0]]).toEqual([204, 429])
  expect(stored).toHaveLength(2)
})

test('a repeated enquiry is acknowledged and uses nothing of the day, also when both are under way at once', async () => {
  const {enquire, stored, admission} = await start({
    limits: {leadsPerDay: {perClient: 3, overall: 1000, seconds: 86_400}},
    save: async (lead) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      stored.push(lead)
    },
  })
  const repeat = async (key: string) => (await enquire('203.0.113.7', undefined, key))[0]
  expect(await Promise.all([repeat('the-first-key'), repeat('the-first-key')])).toEqual([204, 204])
  for (let n = 0; n < 5; n += 1) expect(await repeat('the-first-key')).toBe(204)
  expect(new Set(stored.map(({_id}) => _id)).size).toBe(1)
  expect([await repeat('the-second-key'), await repeat('the-third-key')]).toEqual([204, 204])
  expect(await repeat('the-fourth-key')).toBe(429)
  expect(await repeat('the-third-key')).toBe(204)
  expect(admission.counts()['enquiries a day']).toMatchObject({refusedToClient: 1})
})

test('all clients together have a daily quota, with one alarm, and greedy ones leave a quarter to others', async () => {
  const {enquire, stored, alarms, admission} = await start({
    limits: {leadsPerDay: {perClient: 30, overall: 100, seconds: 86_400}},
  })
  for (let number = 0; number < 90; number += 1) await enquire(clientOf(Math.floor(number / 30)))
  expect(stored).toHaveLength(75)
  for (let number = 10; number < 35; number += 1) expect((await enquire(clientOf(number)))[0]).toBe(204)
  expect((await enquire(clientOf(99)))[0]).toBe(503)
  expect(alarms).toEqual([expect.stringContaining('enquiries a day reached the limit of 100')])
  expect(admission.counts()['enquiries a day']).toMatchObject({admitted: 100, refusedOverall: 16})
})

test('nothing is stored where the disk is nearly full, and the browser is to try again in an hour', async () => {
  const {enquire, stored, alarms} = await start({bounds: {minFreeBytes: Number.MAX_SAFE_INTEGER}})
  expect(await enquire()).toEqual([503, 3600])
  expect(await enquire()).toEqual([503, 3600])
  expect(stored).toEqual([])
  expect(alarms).toEqual([expect.stringContaining('bytes of the disk are free')])
})

test.each([
  ['number', {maxCount: 3, minFreeBytes: 0}],
  ['bytes', {maxBytes: 900, minFreeBytes: 0}],
])(
  'the lake holds leads up to a bound of %s, and takes more when some are deleted',
  async (_bound, bounds) => {
    const lake = await startTestServer()
    onTestFinished(() => lake.close())
    const production = lake.lake.dataset('production')
    production.commit({
      mutations: [{create: {_id: 'lead.before', _type: 'lead', kind: 'submission', note: 'a'.repeat(100)}}],
      author: 'test',
    })
    const stock = openLeadStock(lake.lake, 'production')
    const save: Save = async (lead) => {
      production.commit({mutations: [{createIfNotExists: lead}], author: 'forms'})
    }
    const {enquire, alarms} = await start({bounds, stock, save})
    const statuses = []
    for (let number = 0; number < 5; number += 1) statuses.push((await enquire())[0])
    expect(statuses).toEqual([204, 204, 503, 503, 503])
    expect(alarms).toEqual([expect.stringContaining('lower LEAD_DAYS')])
    production.commit({mutations: [{delete: {id: 'lead.before'}}], author: 'owner'})
    expect([(await enquire())[0], (await enquire())[0]]).toEqual([204, 503])
  },
)

test('a room that is nearly full waits for the owner, and a full one is vital', async () => {
  const size = {count: 39_999, bytes: 0}
  const room = openLeadRoom(openAdmission({onNotice: () => undefined}), {
    dir: tmpdir(),
    stock: {size: () => size},
  })
  const found = async () => {
    const all = room.health.map(async ({isVital, problem}) => ({isVital, finding: problem()}))
    return (await Promise.all(all)).filter(({finding}) => finding !== undefined)
  }
  expect(await found()).toEqual([])
  size.count = 40_000
  const soon = {sentence: expect.stringContaining('will soon be rejected: 80 %'), figure: 80}
  expect(await found()).toEqual([{isVital: false, finding: soon}])
  size.bytes = 64_000_000
  const full = {sentence: expect.stringContaining('New enquiries are rejected. The shop holds'), figure: 100}
  expect(await found()).toEqual([{isVital: true, finding: full}])
})
