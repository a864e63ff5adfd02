import {createServer, get, type IncomingMessage} from 'node:http'
import {getRequestListener} from '@hono/node-server'
import {expect, onTestFinished, test, vi} from 'vitest'
import {lakeApp} from '../app.ts'
import {jpeg} from '../testing/images.ts'
import {startTestServer} from '../testing/server.ts'
import {openAssetShop} from '../testing/shop.ts'

test('a client that does not read gets no more large answers, and one that hangs up has nothing waiting', async () => {
  const server = await startTestServer()
  const text = 'x'.repeat(30_000)
  const documents = Array.from({length: 1500}, (_, n) => ({_id: `p${n}`, _type: 'product', text}))
  server.lake
    .dataset('production')
    .commit({mutations: documents.map((create) => ({create})), author: 'tester'})
  const listener = getRequestListener(lakeApp(server.lake).fetch, {overrideGlobalObjects: false})
  const http = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await server.close()
  })
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Each answer is 45 MB.
  const path = `/v1/data/query/production?query=${encodeURIComponent('*[_type == "product"]')}`
  const ask = () =>
    new Promise<IncomingMessage>((resolve) => get({port, host: '127.0.0.1', path, agent: false}, resolve))
  const [first, second] = [await ask(), await ask()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  first.destroy()
  const askAgain = async () => {
    const answer = await ask()
    answer.destroy()
    return answer.statusCode
  }
  await expect.poll(askAgain, {timeout: 30_000, interval: 300}).toBe(200)
  let length = 0
  for await (const part of second) length += String(part).length
  expect(length).toBeGreaterThan(45_000_000)
}, 60_000)

test('a client that reads no answers gets no more pictures and documents by id, which cost points of queries', async () => {
  const shop = openAssetShop()
  onTestFinished(shop.close)
  const {path} = await shop.uploaded(await jpeg())
  const get = async (address: string) => {
    const response = await shop.app.request(address, {}, {clientAddress: '192.0.2.1'})
    await response.text()
    return response.status
  }
  const image = `/${path}?w=20`
  const document = '/v1/data/doc/production/a'
  expect([await get(image), await get(document)]).toEqual([200, 200])
  const {undelivered, queries} = shop.lake.limits
  const leave = undelivered.hold('192.0.2.1', 100_000_000)
  expect([await get(image), await get(document)]).toEqual([429, 429])
  leave()
  expect([await get(image), await get(document)]).toEqual([200, 200])
  queries.charge('192.0.2.1', 3000 * 5)
  expect(await get(document)).toBe(429)
})

test('a picture is not read for a client that may not get it', async () => {
  const shop = openAssetShop()
  onTestFinished(shop.close)
  const {path} = await shop.uploaded(await jpeg())
  const get = async () => {
    const response = await shop.app.request(`/${path}?w=20`, {}, {clientAddress: '192.0.2.1'})
    await response.text()
    return response.status
  }
  expect(await get()).toBe(200)
  const read = vi.spyOn(await shop.lake.assets.delivery(), 'picture')
  const {undelivered} = shop.lake.limits
  const leave = undelivered.hold('192.0.2.1', 100_000_000)
  const getAndCount = async () => {
    read.mockClear()
    return [await get(), read.mock.calls.length]
  }
  // The image is written to the cache after it was sent.
  await expect.poll(getAndCount).toEqual([429, 0])
  leave()
  expect(await getAndCount()).toEqual([200, 1])
  expect(undelivered.hold('192.0.2.1', 100_000_000)).toBeTypeOf('function')
})
