import {createServer, get, type IncomingMessage} from 'node:http'
import {getRequestListener} from '@hono/node-server'
import {expect, onTestFinished, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {startTestServer} from '../testing/server.ts'

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
