import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import {expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN} from '../testing/server.ts'
import {lakeApp} from '../app.ts'

const PATH = '/v2025-02-19/data/query/production?query=' + encodeURIComponent('*[_id == "a"]._id')

test('a client without points has to wait, but a token and our own server are exempt', async () => {
  const server = await startTestServer()
  const app = lakeApp(server.lake)
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const http = createServer((request, response) => void listener(request, response))
  const {port} = await listening(http)
  const ask = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${PATH}`, {headers})
  // Most requests skip the socket, which would take most of the time.
  expect((await ask()).status).toBe(200)
  const clientKey = clientKeyAt('127.0.0.1')
  let left = 3100
  while (left > 0 && (await app.request(PATH, {}, clientKey)).status === 200) left -= 1
  const refused = await ask({origin: 'http://shop.example'})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://shop.example')
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Too many queries .*seconds\.$/),
  })
  // The request is rejected before its body is read.
  const unread = await fetch(`http://127.0.0.1:${port}${PATH}`, {method: 'POST', body: '{'})
  expect(unread.status).toBe(429)
  expect((await ask({authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  expect((await app.request(PATH)).status).toBe(200)
  http.closeAllConnections()
  http.close()
  await server.close()
}, 20_000)

test('reading the body of a query costs as much as answering it', async () => {
  const server = await startTestServer()
  const app = lakeApp(server.lake)
  const params = Object.fromEntries(Array.from({length: 30_000}, (_, n) => [`p${n}`, n]))
  const body = JSON.stringify({params, query: 1})
  const send = async () => (await app.request(PATH, {method: 'POST', body}, clientKeyAt('192.0.2.1'))).status
  const statuses = [await send()]
  // On a busy machine each request takes longer, so fewer of them use up the rate limit.
  while (statuses.length < 50 && statuses.at(-1) === 400) statuses.push(await send())
  expect([Array.from({length: 50}, () => 400), [...statuses.slice(0, -1), 429]]).toContainEqual(statuses)
  let left = 0
  while ((await app.request(PATH, {}, clientKeyAt('192.0.2.1'))).status === 200) left += 1
  // Each request took at least five milliseconds.
  expect(left).toBeLessThan(3000 - 50 - 50)
  await server.close()
}, 20_000)

async function listening(http: Server): Promise<AddressInfo> {
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return address
}

const query = (groq: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}`
/** Queries that keep the query process busy: the first for two seconds, the second for a moment. */
const LONG = query(`count(["${'a'.repeat(3000)}" match "*a*a*a*a*a*a*a*b"])`)
const SHORT = query('array::join(string::split("ab", ""), "-")')

test('a client has at most eight queries waiting, whether or not the query process has started', async () => {
  const other = await startTestServer()
  const app = lakeApp(other.lake)
  const statusOf = async (path: string, env = {}) => (await app.request(path, {}, env)).status
  const askNine = async (address: string) => {
    const statuses = Array.from({length: 9}, () => statusOf(SHORT, clientKeyAt(address)))
    return (await Promise.all(statuses)).sort((a, b) => a - b)
  }
  const eight = [...Array.from({length: 8}, () => 200), 429]
  expect(await askNine('192.0.2.1')).toEqual(eight)
  const ours = statusOf(LONG)
  expect(await askNine('192.0.2.2')).toEqual(eight)
  expect(await ours).toBe(400)
  await other.close()
}, 60_000)

/** Bindings of a request that comes through a socket from this address. */
function clientKeyAt(remoteAddress: string) {
  return {incoming: {socket: {remoteAddress, remotePort: 1, remoteFamily: 'IPv4'}}}
}
