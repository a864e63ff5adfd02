import {once} from 'node:events'
import {firstValueFrom, take, toArray} from 'rxjs'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {lakeApp} from '../app.ts'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const LIVE = '/v2025-02-19/data/live/events/production'
/** Bindings of a request that comes through a socket from this address. */
const from = (remoteAddress: string) => ({
  incoming: {socket: {remoteAddress, remotePort: 1, remoteFamily: 'IPv4'}},
})

/** Opens streams from this address until one is rejected. */
async function fill(address: string) {
  const app = lakeApp(server.lake)
  const open: Response[] = []
  for (;;) {
    const response = await app.request(LIVE, {}, from(address))
    if (response.status !== 200) return {open, refused: response}
    open.push(response)
  }
}

test('an address has 1,500 streams without a token, but other addresses, tokens and our own server are unaffected', async () => {
  const {open, refused} = await fill('127.0.0.1')
  expect(open).toHaveLength(1500)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    statusCode: 429,
    message: expect.stringMatching(/^Too many streams are open .*\.$/),
  })
  const app = lakeApp(server.lake)
  const authorization = `Bearer ${TEST_TOKEN}`
  expect((await app.request(LIVE, {}, from('192.0.2.1'))).status).toBe(200)
  expect((await app.request(LIVE, {headers: {authorization}}, from('127.0.0.1'))).status).toBe(200)
  expect((await app.request(LIVE)).status).toBe(200)
  const listener = '/v1/data/listen/production?query=*'
  expect((await app.request(listener, {}, from('127.0.0.1'))).status).toBe(429)
  await open[0]?.body?.cancel()
  expect((await app.request(listener, {}, from('127.0.0.1'))).status).toBe(200)
})

test('the real client retries until a slot is free', async () => {
  const {open} = await fill('127.0.0.1')
  const events = server.client({token: undefined}).live.events()
  const heard = firstValueFrom(events.pipe(take(2), toArray()))
  await expect.poll(() => server.lake.dataset('production').sequence).toBe(0)
  setTimeout(() => void open[0]?.body?.cancel(), 500)
  expect(await heard).toMatchObject([{type: 'reconnect'}, {type: 'welcome'}])
})

test('a stream that was never opened, or has an invalid query, takes no slot', async () => {
  const app = lakeApp(server.lake)
  for (let n = 0; n < 100; n += 1) {
    expect((await app.request(LIVE, {method: 'HEAD'}, from('127.0.0.1'))).status).toBe(200)
    const wrong = await app.request('/v1/data/listen/production?query=count(*)', {}, from('127.0.0.1'))
    expect(await wrong.text()).toContain('channelError')
  }
  expect((await fill('127.0.0.1')).open).toHaveLength(1500)
})

test('the filters of an address have 100,000 characters in all, but its live events and other readers are unaffected', async () => {
  const app = lakeApp(server.lake)
  const query = `*[title == "${'x'.repeat(4000)}"]`
  const listen = async (n: number, headers = {}) => {
    const search = new URLSearchParams({query, $n: String(n)})
    return app.request(`/v1/data/listen/production?${search}`, {headers}, from('127.0.0.1'))
  }
  const open: Response[] = []
  for (let response = await listen(0); response.status === 200; response = await listen(open.length))
    open.push(response)
  expect(open).toHaveLength(24)
  expect((await app.request(LIVE, {}, from('127.0.0.1'))).status).toBe(200)
  expect((await listen(0, {authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  await open[0]?.body?.cancel()
  expect((await listen(0)).status).toBe(200)
})

test('opening a stream costs as much of the rate limit as a query', async () => {
  const app = lakeApp(server.lake)
  const open = (address: string) => app.request(LIVE, {method: 'HEAD'}, from(address))
  let left = 3100
  while (left > 0 && (await open('192.0.2.1')).status === 200) left -= 1
  const refused = await app.request(LIVE, {}, from('192.0.2.1'))
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    {message: expect.stringContaining('from your address')},
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await open('192.0.2.2')).status).toBe(200)
})

test('streams over a WebSocket take slots of its address', async () => {
  await fill('127.0.0.1')
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/_streams`)
  await once(socket, 'open')
  const path = `/lake${LIVE}`
  socket.send(JSON.stringify({id: 1, path}))
  socket.send(JSON.stringify({id: 2, path, headers: {authorization: `Bearer ${TEST_TOKEN}`}}))
  const messages: unknown[] = []
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())))
  const statuses = () => messages.filter((message) => Object(message)['status'] !== undefined)
  await expect.poll(statuses).toHaveLength(2)
  expect(statuses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({id: 1, status: 429}),
      expect.objectContaining({id: 2, status: 200}),
    ]),
  )
  socket.close()
})

const EXPORT = '/v1/data/export/production'

/** Adds documents whose export has more than one chunk. */
function fillDataset() {
  const text = 'granite '.repeat(20_000)
  const mutations = ['a', 'b', 'c'].map((_id) => ({create: {_id, _type: 'note', text}}))
  server.lake.dataset('production').commit({mutations, author: 'x'})
}

test('an address reads eight exports at once without a token, and the end of one frees its slot', async () => {
  fillDataset()
  const app = lakeApp(server.lake)
  const ask = async (headers = {}) => app.request(EXPORT, {headers}, from('127.0.0.1'))
  const open = await Promise.all(Array.from({length: 8}, async () => ask()))
  expect(open.map(({status}) => status)).toEqual(Array.from({length: 8}, () => 200))
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({message: expect.stringMatching(/^Too many exports are open/)})
  expect((await ask({authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  expect((await app.request(EXPORT, {}, from('192.0.2.1'))).status).toBe(200)
  // Streams have separate slots.
  expect((await app.request(LIVE, {}, from('127.0.0.1'))).status).toBe(200)
  const [first, second] = open
  expect((await first?.text())?.trim().split('\n')).toHaveLength(3)
  await second?.body?.cancel()
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('an address sends 64 bodies of queries at once without a token', async () => {
  const app = lakeApp(server.lake)
  const path = '/v1/data/query/production'
  const clients = Array.from({length: 64}, () => new TransformStream<Uint8Array, Uint8Array>())
  const slow = clients.map(async ({readable}) => {
    const options = {method: 'POST', body: readable, duplex: 'half'}
    return app.request(new Request(`http://localhost${path}`, options), {}, from('127.0.0.1'))
  })
  const ask = async (headers = {}) =>
    app.request(path, {method: 'POST', body: '{"query":"1"}', headers}, from('127.0.0.1'))
  await expect.poll(async () => (await ask()).status).toBe(429)
  expect((await ask({authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  for (const {writable} of clients) {
    const writer = writable.getWriter()
    void writer.write(new TextEncoder().encode('{"query":"1"}'))
    void writer.close()
  }
  expect(new Set((await Promise.all(slow)).map(({status}) => status))).toEqual(new Set([200]))
  expect((await ask()).status).toBe(200)
})
