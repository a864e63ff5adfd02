import {Hono} from 'hono'
import {expect, test} from 'vitest'
import type {ClientEnv} from './client-address.ts'
import {
  isInternal,
  networkOf,
  onBehalfOf,
  clientKeyAt,
  clientKeyOf,
  chargedClientKeyOf,
} from './client-key.ts'

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '::FFFF:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9', true],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['unknown', 'unknown', true],
  ['unknown', '203.0.113.7', false],
])('%s and %s are one client: %s', (first, second, isOne) => {
  expect(clientKeyAt(first) === clientKeyAt(second)).toBe(isOne)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', undefined],
  ['unknown', undefined],
])('the /48 network of %s is %s', (address, network) => {
  expect(networkOf(clientKeyAt(address))).toBe(network)
})

const app = new Hono<ClientEnv>()
  .get('/told', async (context) => {
    context.set('clientAddress', '198.51.100.1')
    return context.json([clientKeyOf(context), isInternal(context)])
  })
  .get('/', (context) => context.json([clientKeyOf(context), isInternal(context)]))

test('a request without a connection is internal and has no client', async () => {
  expect(await (await app.request('/')).json()).toEqual(['unknown', true])
})

test('a request over a WebSocket has the client of the socket and is not internal', async () => {
  const response = await app.request('/', {}, onBehalfOf('203.0.113.7'))
  expect(await response.json()).toEqual(['203.0.113.7', false])
})

test('the address that a server in front sets wins', async () => {
  const response = await app.request('/told', {}, onBehalfOf('203.0.113.7'))
  expect(await response.json()).toEqual(['198.51.100.1', false])
})

test.each([
  ['127.0.0.1', {}, null],
  ['::1', {}, null],
  ['127.0.0.1', {'x-forwarded-for': '198.51.100.7'}, '127.0.0.1'],
  ['::1', {'x-forwarded-for': '198.51.100.7'}, '0:0:0:0::/64'],
  ['127.0.0.1', {'x-forwarded-for': '127.0.0.1, 198.51.100.7'}, '127.0.0.1'],
  ['127.0.0.1', {'x-forwarded-for': '::1, 127.0.0.1'}, null],
  ['203.0.113.7', {}, '203.0.113.7'],
])('the rate limit of a page that %s requests with %j is that of %s', async (address, headers, clientKey) => {
  const pages = new Hono().get('/', (context) => context.json(chargedClientKeyOf(context) ?? null))
  expect(await (await pages.request('/', {headers}, onBehalfOf(address))).json()).toBe(clientKey)
})
