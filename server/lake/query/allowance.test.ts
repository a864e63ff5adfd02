import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN, type TestServer} from '../test-server.ts'
import {lakeApp} from '../app.ts'
import {queryAllowance} from './allowance.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.client().create({_id: 'a', _type: 'note'})
})
afterAll(() => server.close())

const PATH = '/v2025-02-19/data/query/production?query=' + encodeURIComponent('*[_id == "a"]._id')
const ask = (headers: Record<string, string> = {}) => fetch(`${server.base}${PATH}`, {headers})

test('a sender has so many points a minute: one a query, and one for each 5 milliseconds', async () => {
  const allowance = queryAllowance(10)
  expect(await allowance.take('a')).toBeUndefined()
  allowance.charge('a', 44)
  expect(await allowance.take('a')).toBeUndefined()
  expect(await allowance.take('a')).toBeGreaterThan(0)
  expect(await allowance.take('b')).toBeUndefined()
})

test('whoever asks without end is told to wait; whoever has a token, and our own server, is not', async () => {
  let refused: Response | undefined
  for (let round = 0; round < 70 && !refused; round += 1) {
    const responses = await Promise.all(Array.from({length: 50}, () => ask({origin: 'http://shop.example'})))
    refused = responses.find(({status}) => status === 429)
    await Promise.all(responses.filter((response) => response !== refused).map((response) => response.text()))
  }
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.get('access-control-allow-origin')).toBe('http://shop.example')
  expect(await refused?.json()).toMatchObject({
    message: expect.stringMatching(/^Too many queries .*seconds\.$/),
  })
  expect((await ask({authorization: `Bearer ${TEST_TOKEN}`})).status).toBe(200)
  expect((await lakeApp(server.lake).request(PATH)).status).toBe(200)
}, 20_000)

test('no sender has more than four expensive queries waiting', async () => {
  const other = await startTestServer()
  const query = encodeURIComponent(`count(["${'a'.repeat(3000)}" match "*a*a*a*a*a*a*a*b"])`)
  const path = `${other.base}/v2025-02-19/data/query/production?query=${query}`
  const responses = await Promise.all(Array.from({length: 6}, () => fetch(path)))
  const statuses = responses.map(({status}) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
  await other.close()
}, 20_000)
