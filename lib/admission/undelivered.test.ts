import {createServer, get, type IncomingMessage} from 'node:http'
import {once} from 'node:events'
import {getRequestListener, type HttpBindings} from '@hono/node-server'
import {Hono} from 'hono'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {clientAddresses, type ClientEnv} from '../http/client-address.ts'
import {openAdmission} from './admission.ts'
import {countUndelivered} from './undelivered.ts'

/** More than the system takes for a client that does not read. */
const LARGE = Buffer.alloc(20_000_000, 'x')

/** A server whose clients may have 2.5 MB that they have not read, behind a proxy that names them. */
async function start() {
  const admission = openAdmission({onNotice: () => undefined})
  const limit = {perClient: 2_500_000, overall: 10_000_000, retrySeconds: 5}
  const undelivered = admission.concurrencyLimit('bytes', limit)
  const clients = clientAddresses({trustedProxies: ['127.0.0.1'], onNotice: () => undefined})
  const app = new Hono<ClientEnv & {Bindings: HttpBindings}>()
    .use(clients.middleware, countUndelivered(undelivered))
    .get('/large', () => new Response(LARGE, {headers: {'Content-Length': String(LARGE.length)}}))
    .get('/slow', async (context) => {
      await once(context.env.outgoing, 'close')
      return context.text('nobody reads this')
    })
    .get('/page', (context) => context.html('<p>small</p>', 200, {'X-Page': 'yes'}))
    .get('/events', () => new Response('data: 1\n\n', {headers: {'Content-Type': 'text/event-stream'}}))
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const {port} = z.object({port: z.number()}).parse(server.address())
  const ask = (path: string, client = '203.0.113.7') =>
    new Promise<IncomingMessage>((resolve) =>
      get({port, host: '127.0.0.1', path, agent: false, headers: {'x-forwarded-for': client}}, resolve),
    )
  const held = () => admission.counts()['bytes']?.held
  const leave = async (path: string) => {
    const request = get({port, host: '127.0.0.1', path, agent: false}).on('error', () => undefined)
    await once(server, 'request')
    request.destroy()
  }
  return {ask, held, leave, admitted: () => admission.counts()['bytes']?.admitted}
}

test('a client that does not read its pages gets 429, until it has read or left them; others are served', async () => {
  const {ask, held} = await start()
  const [first, second] = [await ask('/large'), await ask('/large')]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const refused = await ask('/large')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5'])
  expect(refused.headers['content-length']).not.toBe(String(LARGE.length))
  expect((await ask('/large', '203.0.113.8')).statusCode).toBe(200)
  first.destroy()
  await expect.poll(held).toBe(2_000_000)
  let length = 0
  for await (const chunk of second) length += z.instanceof(Buffer).parse(chunk).length
  expect(length).toBe(LARGE.length)
  await expect.poll(held).toBe(1_000_000)
  expect((await ask('/large')).statusCode).toBe(200)
})

test('short answers are served beside large ones that are not read, and count no more once they are sent', async () => {
  const {ask, held} = await start()
  const waiting = await Promise.all(Array.from({length: 3}, () => ask('/large')))
  expect(waiting.filter(({statusCode}) => statusCode === 429)).toHaveLength(1)
  const pages = []
  for (let n = 0; n < 3; n += 1) pages.push((await ask('/page')).statusCode)
  expect(pages).toEqual([200, 200, 200])
  expect((await ask('/events')).statusCode).toBe(200)
  await expect.poll(held).toBe(2_000_000)
})

test('an answer to a client that has gone meanwhile counts nothing', async () => {
  const {ask, held, leave, admitted} = await start()
  for (let n = 0; n < 5; n += 1) await leave('/slow')
  ;(await ask('/page')).resume()
  await expect.poll(held).toBe(0)
  expect(admitted()).toBe(1)
})
