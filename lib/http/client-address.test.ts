import {readFileSync} from 'node:fs'
import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {clientAddresses, isAddressOrNetwork, OWN_AGENT, type ClientEnv} from './client-address.ts'
import {HttpError, errorHandler} from './http-error.ts'
import {chargedClientKeyOf, onBehalfOf} from './client-key.ts'

function requestFrom(peer: string, header: string | string[] | undefined) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', {value: peer})
  const request = new IncomingMessage(socket)
  if (header !== undefined) Object.assign(request.headers, {'x-forwarded-for': header})
  return request
}

/** The client's address for a connection from `peer` that sends this `X-Forwarded-For`. */
function addressOf(peer: string, header: string | string[] | undefined, trustedProxies: string[]) {
  const request = requestFrom(peer, header)
  const warnings: string[] = []
  const addresses = clientAddresses({trustedProxies, onNotice: (sentence) => warnings.push(sentence)})
  return {address: addresses.of(request), warnings, again: () => addresses.of(request)}
}

const LOCAL = ['127.0.0.1']

test.each<[claim: string, peer: string, header: string | string[] | undefined, trusted: string[], string]>([
  ['no proxy is trusted', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['another proxy is trusted', '203.0.113.9', '198.51.100.1', LOCAL, '203.0.113.9'],
  ['a trusted proxy appended it', '127.0.0.1', '198.51.100.1', LOCAL, '198.51.100.1'],
  ['the visitor wrote the first entry', '127.0.0.1', '1.2.3.4, 198.51.100.1', LOCAL, '198.51.100.1'],
  ['two headers count as one', '127.0.0.1', ['1.2.3.4', '198.51.100.1'], LOCAL, '198.51.100.1'],
  ['a chain is trusted', '127.0.0.1', '198.51.100.1, 10.0.0.2', [...LOCAL, '10.0.0.2'], '198.51.100.1'],
  ['all of the chain is trusted', '127.0.0.1', '10.0.0.2', [...LOCAL, '10.0.0.2'], '10.0.0.2'],
  ['the proxy sends none', '127.0.0.1', undefined, LOCAL, '127.0.0.1'],
  ['a network is trusted', '10.20.30.40', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['the peer is outside the network', '11.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '11.0.0.1'],
  ['a network is named in IPv6 form', '10.9.9.9', '198.51.100.1', ['::ffff:10.0.0.0/104'], '198.51.100.1'],
  ['the peer is outside it', '11.0.0.1', '198.51.100.1', ['::ffff:10.0.0.0/104'], '11.0.0.1'],
  ['an IPv6 network is trusted', 'fd00::5', '2001:db8::1', ['fd00::/8'], '2001:db8::1'],
  ['IPv6 is written in another form', '0:0:0:0:0:0:0:1', '2001:DB8::1', ['::1'], '2001:db8::1'],
  ['IPv4 comes in IPv6 form', '::ffff:127.0.0.1', '::ffff:198.51.100.1', LOCAL, '198.51.100.1'],
  ['an IPv4 proxy is named in IPv6 form', '127.0.0.1', '198.51.100.1', ['::ffff:127.0.0.1'], '198.51.100.1'],
  ['the port is appended', '127.0.0.1', '198.51.100.1:40001', LOCAL, '198.51.100.1'],
  ['the port is appended to IPv6', '127.0.0.1', '[2001:db8::1]:40001', LOCAL, '2001:db8::1'],
  ['IPv6 is in brackets', '127.0.0.1', '[2001:db8::1]', LOCAL, '2001:db8::1'],
  ['the entry is no address', '127.0.0.1', '198.51.100.1, unknown', LOCAL, '127.0.0.1'],
  ['the entry is a number', '127.0.0.1', '0x7f.1', LOCAL, '127.0.0.1'],
  ['entries are empty', '127.0.0.1', '198.51.100.1, ,', LOCAL, '198.51.100.1'],
])('%s: the client of %s with X-Forwarded-For %j and proxies %j is %s', (...row) => {
  const [, peer, header, trusted, expected] = row
  expect(addressOf(peer, header, trusted).address).toBe(expected)
})

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['::ffff:10.0.0.0/104', true],
  ['::ffff:10.0.0.0/8', false],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0', false],
  ['10.0.0.0/', false],
  ['010.0.0.1', false],
  ['localhost', false],
  ['127.0.0.1:80', false],
  ['', false],
])('%j is an address or a network: %s', (text, expected) => {
  expect(isAddressOrNetwork(text)).toBe(expected)
})

test.each<[string, string, string, string | undefined, number]>([
  ['of the public name', 'https://shop.example', 'shop.example', undefined, 1],
  ['with the header', 'https://shop.example', 'shop.example', '198.51.100.1', 0],
  ['of this machine itself', 'https://shop.example', 'localhost:3000', undefined, 0],
  ['in development', 'http://localhost:3000', 'localhost:3000', undefined, 0],
])('requests of a program on this machine %s: PUBLIC_URL %s, host %s, header %s, %i warnings', (...row) => {
  const [, publicUrl, host, header, count] = row
  const warnings: string[] = []
  const addresses = clientAddresses({
    trustedProxies: LOCAL,
    publicUrl,
    onNotice: (text) => warnings.push(text),
  })
  const request = requestFrom('127.0.0.1', header)
  request.headers.host = host
  for (let time = 0; time < 2; time += 1) addresses.of(request)
  expect(warnings).toHaveLength(count)
})

test('warns once when an untrusted program on this machine sends the header', () => {
  const {warnings, again} = addressOf('127.0.0.1', '198.51.100.1', [])
  again()
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES=127.0.0.1')])
})

test.each<[string, string, string | undefined, string[]]>([
  ['comes from another machine', '203.0.113.9', '198.51.100.1', []],
  ['comes from a trusted proxy', '127.0.0.1', '198.51.100.1', LOCAL],
  ['is absent', '127.0.0.1', undefined, []],
])('does not warn when the header %s', (_claim, peer, header, trusted) => {
  expect(addressOf(peer, header, trusted).warnings).toEqual([])
})

/** A shop behind proxies. `ask` sends a request over a connection from `peer`. */
function shopBehind(trustedProxies: string[], {publicUrl = 'https://shop.example', refuses = false} = {}) {
  const notices: string[] = []
  const addresses = clientAddresses({trustedProxies, publicUrl, onNotice: (text) => notices.push(text)})
  const app = new Hono<ClientEnv>().onError(errorHandler(() => undefined))
  app.use(addresses.middleware).get('*', (context) => {
    if (refuses) throw new HttpError(429, 'Too many')
    return context.json({clientKey: chargedClientKeyOf(context) ?? null})
  })
  const ask = async (peer: string, headers: Record<string, string>, path = '/'): Promise<unknown> => {
    const response = await app.request(path, {headers}, onBehalfOf(peer))
    return response.json()
  }
  return {ask, notices, problem: () => addresses.problem()}
}

test.each([
  ['in Docker', '172.17.0.1', {'X-Forwarded-For': '198.51.100.1'}],
  ['on another machine of the network', '192.168.1.20', {'X-Real-IP': '198.51.100.1'}],
  ['on this machine', '127.0.0.1', {Forwarded: 'for=198.51.100.1'}],
  ['in a private network of IPv6', 'fd00::7', {'CF-Connecting-IP': '198.51.100.1'}],
])(
  'a proxy %s that is not trusted is named once, with the setting to change',
  async (_where, peer, headers) => {
    const {ask, notices, problem} = shopBehind([])
    for (const page of ['/', '/contact']) await ask(peer, headers, page)
    expect(notices).toEqual([expect.stringContaining(`TRUSTED_PROXIES=${peer}`)])
    expect(problem()).toBe(notices[0])
  },
)

test('320 visitors of a proxy at the address of the local network count as one, and the log says once why', async () => {
  const {ask, notices, problem} = shopBehind([])
  const keys = new Set<unknown>()
  for (let each = 0; each < 320; each += 1) {
    const visitor = `198.51.${Math.floor(each / 250)}.${each % 250}`
    keys.add(JSON.stringify(await ask('192.168.1.10', {'X-Forwarded-For': visitor}, `/designs/${each}`)))
  }
  expect([...keys]).toEqual(['{"clientKey":"192.168.1.10"}'])
  expect(notices).toEqual([expect.stringContaining('TRUSTED_PROXIES=192.168.1.10')])
  expect(problem()).toBe(notices[0])
})

test('Cloudflare in front of a trusted proxy is noticed, unless its networks are trusted', async () => {
  const visits = async (trusted: string[], path: (visitor: string) => string) => {
    const {ask, problem} = shopBehind(trusted)
    for (let each = 1; each < 9; each += 1) {
      const visitor = `198.51.100.${each}`
      const headers = {
        'X-Forwarded-For': path(visitor),
        'X-Real-IP': '172.70.1.1',
        'CF-Connecting-IP': visitor,
      }
      await ask('127.0.0.1', headers)
    }
    return problem()
  }
  expect(await visits(LOCAL, () => '172.70.1.1')).toMatch(
    /cf-connecting-ip.* 172\.70\.1\.1 .*TRUSTED_PROXIES/,
  )
  expect(await visits([...LOCAL, '172.64.0.0/13'], (visitor) => `${visitor}, 172.70.1.1`)).toBeUndefined()
})

test('a trusted proxy behind one that is not trusted, and one that sends another header alone, are noticed', async () => {
  const chain = shopBehind(LOCAL)
  await chain.ask('127.0.0.1', {'X-Forwarded-For': '198.51.100.1, 172.18.0.5'})
  expect(chain.problem()).toContain('TRUSTED_PROXIES=172.18.0.5')
  const other = shopBehind(LOCAL)
  for (let each = 1; each < 9; each += 1) await other.ask('127.0.0.1', {'X-Real-IP': `198.51.100.${each}`})
  expect(other.problem()).toMatch(/x-real-ip alone, which is not read/)
})

test('a client who is refused at many different addresses of the site is named once, and one at a single address is not', async () => {
  const {ask, notices, problem} = shopBehind([], {refuses: true})
  for (let each = 0; each < 200; each += 1) await ask('203.0.113.5', {}, '/')
  expect(problem()).toBeUndefined()
  for (let each = 0; each < 200; each += 1) await ask('203.0.113.9', {}, `/designs/${each}`)
  expect(notices).toEqual([expect.stringContaining('TRUSTED_PROXIES=203.0.113.9')])
  expect(problem()).toBe(notices[0])
})

test('visitors of a proxy that passes no header on have limits and are noticed; the shop’s own scripts have none', async () => {
  const {ask, problem} = shopBehind([])
  const host = '127.0.0.1:3000'
  expect(await ask('127.0.0.1', {host, 'User-Agent': OWN_AGENT})).toEqual({clientKey: null})
  expect(problem()).toBeUndefined()
  expect(await ask('127.0.0.1', {host, 'User-Agent': 'Mozilla/5.0 (Linux; Android 14)'})).toEqual({
    clientKey: '127.0.0.1',
  })
  expect(problem()).toContain('without X-Forwarded-For')
  const atHome = shopBehind([], {publicUrl: 'http://localhost:3000'})
  expect(await atHome.ask('127.0.0.1', {host, 'User-Agent': 'Mozilla/5.0'})).toEqual({clientKey: null})
})

/** The recipes of the documentation: the setting, and what the proxy of each then sends for one visitor. */
const DEPLOY = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
const settingBelow = (heading: string) =>
  /TRUSTED_PROXIES=([^\s`]+)/.exec(DEPLOY.split(`**${heading}**`)[1] ?? '')?.[1]?.split(',') ?? []

test.each([
  ['Caddy', '127.0.0.1', '198.51.100.1'],
  ['nginx', '127.0.0.1', '198.51.100.1'],
  ['Cloudflare', '127.0.0.1', '198.51.100.1, 172.70.1.1'],
  ['Cloudflare', '127.0.0.1', '198.51.100.1, 2606:4700::1'],
  ['Docker', '172.17.0.1', '198.51.100.1'],
])('the recipe for %s gives each visitor a limit of their own', async (heading, peer, path) => {
  const {ask, problem} = shopBehind(settingBelow(heading))
  const headers = {Host: 'shop.example', 'X-Forwarded-For': path, 'User-Agent': 'Mozilla/5.0'}
  expect(await ask(peer, headers)).toEqual({clientKey: '198.51.100.1'})
  expect(problem()).toBeUndefined()
})
