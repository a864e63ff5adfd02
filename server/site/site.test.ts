import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {builtBundle} from './bundle.ts'
import {openPageGate} from './page-gate.ts'
import {openSite} from './site.ts'
import {env, makeBuild, openBuilt, type Content, type Guards} from './testing/small-site.ts'

let dist: string

beforeAll(() => {
  dist = makeBuild()
})
afterAll(() => rmSync(dist, {recursive: true}))

const open = (content?: Content, guards?: Guards, build = dist) => openBuilt(build, content, guards)

/** A site on which each client may render two pages in a minute, one at once, and all together three. */
function openGated(content?: Content) {
  const alarms: string[] = []
  const admission = openAdmission({onNotice: (sentence) => void alarms.push(sentence)})
  const gate = openPageGate(admission, {
    rate: {perClient: 2, overall: 4, seconds: 60},
    slots: {perClient: 1, overall: 3, retrySeconds: 5},
  })
  return {...open(content, {gate}), admission, alarms}
}

test('a page is rendered for its public address, whatever host the request names', async () => {
  const {get, asked} = open()
  const response = await get('/designs?item=1')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<p>/designs?item=1 marble</p>')
  expect(asked).toEqual(['https://shop.example/lake/query'])
})

test('a proxy that hides e-mail addresses is asked to leave every page as it is', async () => {
  const {get} = open()
  expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache, no-transform')
})

test('a page is cached until its content changes', async () => {
  const {get, site, content, asked} = open()
  await get('/')
  content.text = 'granite'
  expect(await (await get('/')).text()).toContain('marble')
  site.contentChanged(['s1:other'])
  expect(await (await get('/')).text()).toContain('marble')
  site.contentChanged(['s1:a'])
  expect(await (await get('/')).text()).toContain('granite')
  expect(asked).toHaveLength(2)
})

test('a visitor from an advertisement gets an uncached page', async () => {
  const {get, asked} = open()
  await get('/?gclid=1')
  expect(await (await get('/?gclid=2')).text()).toContain('/?gclid=2')
  await get('/')
  expect(asked).toHaveLength(3)
})

test('unknown parameters neither split nor evict the cache', async () => {
  const {get, asked} = open()
  for (let number = 0; number < 1000; number += 1) {
    expect(await (await get(`/?x=${number}`)).text()).toContain('<p>/ marble</p>')
  }
  await get('/designs?item=1&y=2')
  await get('/designs?z=3&item=1')
  expect(asked).toHaveLength(2)
})

test('an unknown parameter beside an advertising one is not rendered', async () => {
  const {get} = open()
  expect(await (await get('/designs?x=1&gclid=2&item=3')).text()).toContain(
    '<p>/designs?gclid=2&item=3 marble',
  )
})

test('queries of a rendering count as the client’s, and none of a cached page do', async () => {
  const {getAs, get, clients} = open()
  await getAs('203.0.113.7', '/')
  await getAs('203.0.113.8', '/')
  await get('/designs')
  // Without a gate, every page is rendered for the server itself.
  expect(clients).toEqual([undefined, undefined])
  const gated = openGated()
  await gated.getAs('203.0.113.7', '/')
  await gated.getAs('203.0.113.8', '/')
  expect(gated.clients).toEqual(['203.0.113.7'])
})

test('a client over its limit gets a page that says to wait; cached pages and other clients are served', async () => {
  const {getAs, admission} = openGated()
  for (const path of ['/', '/designs']) expect((await getAs('a', path)).status).toBe(200)
  const refused = await getAs('a', '/about')
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store, no-transform'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50)
  expect(await refused.text()).toContain('<title>tooMany</title>')
  expect((await getAs('a', '/designs')).status).toBe(200)
  expect((await getAs('b', '/about')).status).toBe(200)
  expect(admission.counts()).toMatchObject({renderings: {admitted: 3, refusedToClient: 1}})
})

test('all clients together have a limit, whose page says so and whose alarm comes once', async () => {
  const {getAs, alarms} = openGated()
  for (const clientKey of ['a', 'b', 'c', 'd'])
    expect((await getAs(clientKey, `/${clientKey}`)).status).toBe(200)
  for (const clientKey of ['e', 'f']) {
    const response = await getAs(clientKey, `/${clientKey}`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<title>crowded</title>')
  }
  expect(alarms).toEqual([expect.stringContaining('renderings reached the limit of 4')])
})

test('a visitor from an advertisement who is over the limit gets the cached page without its parameters', async () => {
  const {getAs} = openGated()
  await getAs('a', '/')
  await getAs('a', '/designs?gclid=1')
  const response = await getAs('a', '/?gclid=2')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<p>/ marble</p>')
  expect((await getAs('a', '/about?gclid=2')).status).toBe(429)
})

test('a client has one rendering at once, and the next when it is done', async () => {
  const {getAs} = openGated()
  const both = await Promise.all([getAs('a', '/'), getAs('a', '/designs')])
  expect(both.map(({status}) => status)).toEqual([200, 429])
  expect((await getAs('a', '/designs')).status).toBe(200)
})

test('a visitor whose queries are used up gets 429, and another who waits for the same page gets it', async () => {
  const {getAs} = openGated({text: 'marble', refused: ['greedy']})
  const [greedy, other] = await Promise.all([getAs('greedy', '/'), getAs('other', '/')])
  expect([greedy.status, greedy.headers.get('Retry-After')]).toEqual([429, '17'])
  expect(other.status).toBe(200)
  expect(await (await getAs('greedy', '/')).text()).toContain('marble')
})

test('a page that the visitor has is not sent again', async () => {
  const {get} = open()
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', {headers: {'If-None-Match': etag}})).status).toBe(304)
})

const LATER_MS = 11 * 60_000

test('a browser keeps its page when it is rendered again with the same content, and its policy', async () => {
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const {get, asked, content} = open({text: 'marble', position: 'first'})
  const first = await get('/')
  expect(await first.text()).toContain('marble at first')
  const headers = {'If-None-Match': first.headers.get('ETag') ?? ''}
  content.position = 'second'
  vi.setSystemTime(Date.now() + LATER_MS)
  const again = await get('/', {headers})
  expect(asked).toHaveLength(2)
  expect(again.status).toBe(304)
  const policy = 'Content-Security-Policy'
  expect(again.headers.get(policy)).toBe(first.headers.get(policy))

  content.text = 'granite'
  vi.setSystemTime(Date.now() + LATER_MS)
  expect((await get('/', {headers})).status).toBe(200)
})

test('the tag of a page is weak: no client completes it with a range of a rendering with another position', async () => {
  const {get, content} = open({text: 'marble', position: 'first'})
  const tag = (await get('/')).headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\//)
  content.position = 'second'
  expect((await get('/', {headers: {Range: 'bytes=9-', 'If-Range': tag}})).status).toBe(200)
})

test('pages are compressed for clients that accept it', async () => {
  const {get} = open()
  const response = await get('/', {headers: {'Accept-Encoding': 'gzip'}})
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('marble')
  expect((await get('/')).headers.get('Content-Encoding')).toBeNull()
})

test('the policy allows the inline code of the site, no script of the content and nothing unsafe', async () => {
  const {get} = open({text: '<script>steal()</script>'})
  const response = await get('/')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(await response.text()).toContain('<script>steal()</script>')
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  // Hashes of "let x" and "a{}", by `openssl dgst -sha256 -binary | base64`.
  expect(policy).toContain(`script-src 'self' 'sha256-dXKOHtfmzrnYeAHYBCbUmBpIqmNFRVEF6ulA+ucuqt0='`)
  expect(policy).toContain(`'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  expect(policy).not.toContain('unsafe')
})

test('unreachable content gives a page that says so, and the site recovers', async () => {
  const {get, content} = open({text: 'marble', isAway: true})
  const response = await get('/')
  expect([
    response.status,
    response.headers.get('Retry-After'),
    response.headers.get('Cache-Control'),
  ]).toEqual([503, '30', 'no-store, no-transform'])
  expect(await response.text()).toContain('<title>unreachable</title>')
  content.isAway = false
  expect((await get('/')).status).toBe(200)
})

test('any other failure gives another page', async () => {
  const response = await open().get('/broken')
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('<title>broken</title>')
})

test('a failure page offers to call the shop that the last page named, and nobody before the first page', async () => {
  const {site, get, content} = open()
  const failure = async () => (await get('/%00')).text()
  expect(await failure()).not.toContain('call')
  await get('/')
  expect(await failure()).toContain('call marble')
  content.text = 'granite'
  await get('/designs')
  expect(await failure()).toContain('call granite')
  const fetch = async () => new Response('draft')
  await site.fetch(new Request('https://shop.example/'), undefined, async () => ({
    mode: 'look',
    perspective: ['drafts'],
    fetch,
  }))
  expect(await failure()).toContain('call granite')
})

test('a file is served without a check of its reader’s pass', async () => {
  const file = new Request('https://shop.example/assets/entry-1.js')
  const response = await open().site.fetch(file, undefined, async () => {
    throw new Error('The pass cannot be checked')
  })
  expect(response.status).toBe(200)
})

test('an unknown address is 404 whatever the conditions and ranges of the request', async () => {
  const {get} = open()
  const first = await get('/nowhere')
  expect(first.status).toBe(404)
  const again = await get('/nowhere', {
    headers: {'If-None-Match': first.headers.get('ETag') ?? '', Range: 'bytes=0-1'},
  })
  expect(again.status).toBe(404)
})

test.each([
  ['/designs/', '/designs'],
  ['/designs//fountain/?gclid=1', '/designs/fountain?gclid=1'],
  ['//evil.example/', '/evil.example'],
  ['/designs/fountain.?gclid=1', '/designs/fountain?gclid=1'],
  ['/te/designs/Fountain)', '/te/designs/fountain'],
  ['/file/Gate-1.JPG', '/file/gate-1.jpg'],
  ['/designs/fountain?item=FOU-001?gclid=C', '/designs/fountain?item=FOU-001&gclid=C'],
  ['/designs/fountain&amp;gclid=C', '/designs/fountain?gclid=C'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await open().get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([308, location])
})

test('the page of a file that was taken down has status 410', async () => {
  const {site} = open()
  const response = await site.deletedFile(new Request('https://shop.example/file/gate.png'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-cache, no-transform'])
  expect(await response.text()).toContain('<title>deleted</title>')
})

test.each(['/%E0%A4%A', '/%00', '/designs/%'])(
  '%s gets a page that calls the address damaged',
  async (path) => {
    const response = await open().get(path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('<title>unreadable</title>')
  },
)

test('hashed files are cached for good, others for an hour, and internal files of the build are not served', async () => {
  const {get} = open()
  const script = await get('/assets/entry-1.js', {headers: {'Accept-Encoding': 'br'}})
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toBe('brotli')
  expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await get('/.vite/manifest.json')).headers.get('Content-Type')).toContain('text/html')
})

test('a file made from the content has its own type', async () => {
  const response = await open().get('/robots.txt')
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *',
  ])
})

test('HEAD is GET without the body, and other methods are rejected', async () => {
  const {get} = open()
  const head = await get('/', {method: 'HEAD'})
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(2000)
  const post = await get('/', {method: 'POST'})
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('a site that was never built says how to build it', async () => {
  const site = openSite({
    bundles: builtBundle(join(dist, 'nowhere')),
    env,
    fetchContent: () => Promise.resolve(new Response()),
  })
  const response = await site.fetch(new Request('http://127.0.0.1:3000/'))
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})

test('an address that leads nowhere however it is written is not found, and is not redirected', async () => {
  const {get} = open()
  expect((await get('/designs/nowhere)')).status).toBe(404)
})

test('a later build does not mix with the one that is running', async () => {
  const own = join(mkdtempSync(join(dist, 'own-')), 'dist')
  cpSync(join(dist, 'client'), join(own, 'client'), {recursive: true})
  cpSync(join(dist, 'server'), join(own, 'server'), {recursive: true})
  const site = openSite({bundles: builtBundle(own), env, fetchContent: async () => new Response('marble')})
  const get = async (path: string) => (await site.fetch(new Request(`http://127.0.0.1:3000${path}`))).text()
  const before = await get('/robots.txt')
  rmSync(own, {recursive: true})
  expect(await get('/robots.txt')).toBe(before)
  expect(await get('/designs')).toContain('/designs marble')
})

test('a site that is built while the server runs is served without a restart', async () => {
  const own = join(mkdtempSync(join(dist, 'own-')), 'dist')
  const site = openSite({bundles: builtBundle(own), env, fetchContent: async () => new Response('marble')})
  const get = (path: string) => site.fetch(new Request(`http://127.0.0.1:3000${path}`))
  expect((await get('/')).status).toBe(503)
  cpSync(join(dist, 'client'), join(own, 'client'), {recursive: true})
  cpSync(join(dist, 'server'), join(own, 'server'), {recursive: true})
  expect((await get('/')).status).toBe(200)
})

test('a page carries the position of the content that it was rendered from', async () => {
  const bundles = builtBundle(dist)
  const fetchContent = async () => new Response('marble')
  const site = openSite({bundles, env, fetchContent, position: () => '41'})
  const page = await site.fetch(new Request('http://127.0.0.1:3000/position'))
  expect(await page.text()).toContain('at 41')
})
