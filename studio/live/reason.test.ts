import {once} from 'node:events'
import {createServer} from 'node:http'
import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {chooseLanguage} from '../languages/test-language.ts'
import {telugu} from '../messages/telugu.ts'
import {reasonFor, reasonIn, reasonOf} from './reason.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  shop = await startTestLake()
  client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
})
afterAll(() => shop.close())

const FULL = 'The server could not read or write its disk. Try again later.'
const full = () =>
  Response.json({statusCode: 503, error: 'Service Unavailable', message: FULL}, {status: 503})

test('an English Studio shows the sentence of the server, and words of its own where there is none', async () => {
  expect(await reasonIn(full())).toBe(FULL)
  expect(await reasonIn(Response.json({message: FULL}, {status: 503}))).toBe(FULL)
  expect(reasonOf({status: 413})).toContain('too large')
  expect(reasonOf({status: 418})).toContain('(418)')
})

test('a Studio in Telugu has words for the status of a failure, or for its code', async () => {
  chooseLanguage('te-IN')
  const inTelugu = await import('./reason.ts')
  expect(await inTelugu.reasonIn(full())).toBe(telugu['refused.503'])
  const known = {message: 'This passkey was added before.', code: 'known-passkey'}
  expect(await inTelugu.reasonIn(Response.json(known, {status: 400}))).toBe(telugu['refused.known-passkey'])
  expect(await inTelugu.reasonIn(new Response('<html>', {status: 502}))).toContain('(502)')
})

test('the page of a proxy is named as the proxy’s, with what it has to allow', async () => {
  const proxy = createServer((request, response) => {
    const status = request.url?.includes('/assets/') ? 413 : 502
    request.resume().on('end', () => {
      response.writeHead(status, {'content-type': 'text/html'}).end('<html>nginx</html>')
    })
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const behind = client.withConfig({apiHost: `http://127.0.0.1:${port}`, maxRetries: 0})
  expect(await reasonOfFailed(behind.assets.upload('image', Buffer.from('picture')))).toMatch(
    /^The proxy .*client_max_body_size/,
  )
  expect(await reasonOfFailed(behind.create({_type: 'product'}))).toMatch(/^The proxy .*\(502\)/)
  expect(await reasonIn(await fetch(`http://127.0.0.1:${port}/file`))).toMatch(/^The proxy .*\(502\)/)
  proxy.close()
})

const reasonOfFailed = (request: Promise<unknown>) => request.then(() => 'no failure', reasonFor)

test('the sentence of the lake has no name of a status before it, and keeps the list behind it', async () => {
  const stranger = client.withConfig({token: 'of-nobody'})
  expect(await reasonOfFailed(stranger.create({_type: 'product'}))).toMatch(/^(?!Unauthorized).*session/i)
  await client.create({_id: 'twice', _type: 'product'})
  expect(await reasonOfFailed(client.create({_id: 'twice', _type: 'product'}))).toMatch(/:\n- .*twice/)
})

test('a server that does not answer says nothing', async () => {
  const nowhere = client.withConfig({apiHost: 'http://127.0.0.1:9/lake', maxRetries: 0})
  expect(await reasonOfFailed(nowhere.create({_type: 'product'}))).toBeUndefined()
})
