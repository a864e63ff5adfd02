import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import {expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN} from '../test-server.ts'
import {lakeApp} from '../app.ts'
import {queryAllowance} from './allowance.ts'

test('a sender has so many points a minute: one a query, and one for each 5 milliseconds', async () => {
  const allowance = queryAllowance(10)
  expect(await allowance.take('a')).toBeUndefined()
  allowance.charge('a', 44)
  expect(await allowance.take('a')).toBeUndefined()
  expect(await allowance.take('a')).toBeGreaterThan(0)
  expect(await allowance.take('b')).toBeUndefined()
})

const PATH = '/v2025-02-19/data/query/production?query=' + encodeURIComponent('*[_id == "a"]._id')

test('whoever asks without end is told to wait; whoever has a token, and our own server, is not', async () => {
  const server = await startTestServer()
  const app = lakeApp(server.lake)
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const http = createServer((request, response) => void listener(request, response))
  const {port} = await listening(http)
  const ask = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${PATH}`, {headers})
  // All but the first and the last of them without a socket, which takes most of the time of such requests.
  expect((await ask()).status).toBe(200)
  const sender = {incoming: {socket: {remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4'}}}
  let left = 3100
  while (left > 0 && (await app.request(PATH, {}, sender)).status === 200) left -= 1
  const refused = await ask({origin: 'http://shop.example'})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://shop.example')
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Too many queries .*seconds\.$/),
  })
  expect((await ask({authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  expect((await app.request(PATH)).status).toBe(200)
  http.closeAllConnections()
  http.close()
  await server.close()
}, 20_000)

async function listening(http: Server): Promise<AddressInfo> {
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address')
  return address
}

const EXPENSIVE = encodeURIComponent(`count(["${'a'.repeat(3000)}" match "*a*a*a*a*a*a*a*b"])`)

test('no sender has more than four expensive queries waiting, but while the query process is started', async () => {
  const other = await startTestServer()
  const path = `${other.base}/v2025-02-19/data/query/production?query=${EXPENSIVE}`
  const askFive = async () => {
    const responses = await Promise.all(Array.from({length: 5}, () => fetch(path)))
    return responses.map(({status}) => status).sort((a, b) => a - b)
  }
  expect(await askFive()).toEqual([400, 400, 400, 400, 400])
  expect(await askFive()).toEqual([400, 400, 400, 400, 429])
  await other.close()
}, 60_000)
