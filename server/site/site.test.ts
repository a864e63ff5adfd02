import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {builtBundle} from './bundle.ts'
import {openSite} from './site.ts'

// A build of the smallest site: its one page shows what the content says and which address was asked for.
const BUNDLE = `
class ContentError extends Error {}
export const isUnreachable = (error) => error instanceof ContentError
export const renderFile = async (path) => path === '/robots.txt' ? 'User-agent: *' : undefined
export const renderFailure = (kind, styles) => '<!DOCTYPE html><link rel="stylesheet" href="' + styles + '"><title>' + kind + '</title>'
export async function render(request, {env, fetch, script, styles, position}) {
  const url = new URL(request.url)
  if (url.pathname === '/broken') throw new Error('a bug')
  const answer = await fetch(env.apiBase + '/query').catch(() => { throw new ContentError('away') })
  const html = '<!DOCTYPE html><link rel="stylesheet" href="' + styles + '"><style>a{}</style><script>let x</script><script type="module" src="' + script + '"></script><p>'
    + url.pathname + url.search + ' ' + await answer.text() + (position ? ' at ' + position : '') + '</p>' + ' '.repeat(2000)
  return {status: url.pathname === '/nowhere' ? 404 : 200, headers: new Headers(), html, tags: ['s1:a']}
}`

const env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: 'https://pictures.example/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

let dist: string

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-'))
  const files = {
    'client/.vite/manifest.json': JSON.stringify({
      'entry.client.ts': {file: 'assets/entry-1.js', isEntry: true},
      'style.css': {file: 'assets/style-1.css'},
    }),
    'client/assets/entry-1.js': 'console.log(1)',
    'client/assets/entry-1.js.br': 'brotli',
    'client/icon.svg': '<svg/>',
    'server/package.json': '{"type": "module"}',
    'server/entry.server.js': BUNDLE,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), {recursive: true})
    writeFileSync(join(dist, name), text)
  }
})

afterAll(() => rmSync(dist, {recursive: true}))

function open(content: {text: string; isAway?: boolean} = {text: 'marble'}) {
  const asked: string[] = []
  const site = openSite({
    bundles: builtBundle(dist),
    env,
    fetchContent: (request) => {
      asked.push(request.url)
      return content.isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Response(content.text))
    },
  })
  const get = (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://127.0.0.1:3000${path}`, init))
  return {site, get, asked, content}
}

test('a page is rendered for its public address, whatever host it was asked at', async () => {
  const {get, asked} = open()
  const response = await get('/designs?item=1')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<p>/designs?item=1 marble</p>')
  expect(asked).toEqual(['https://shop.example/lake/query'])
})

test('a page is kept until its content changes', async () => {
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

test('a visitor from an advertisement gets a page of their own', async () => {
  const {get, asked} = open()
  await get('/?gclid=1')
  expect(await (await get('/?gclid=2')).text()).toContain('/?gclid=2')
  await get('/')
  expect(asked).toHaveLength(3)
})

test('a page that the visitor holds already is not sent again', async () => {
  const {get} = open()
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', {headers: {'If-None-Match': etag}})).status).toBe(304)
})

test('pages are compressed for those who take it', async () => {
  const {get} = open()
  const response = await get('/', {headers: {'Accept-Encoding': 'gzip'}})
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('marble')
  expect((await get('/')).headers.get('Content-Encoding')).toBeNull()
})

test('the policy allows what the page holds and nothing unsafe', async () => {
  const {get} = open()
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
  // Of "let x" and "a{}", by `openssl dgst -sha256 -binary | base64`.
  expect(policy).toContain(`script-src 'self' 'sha256-dXKOHtfmzrnYeAHYBCbUmBpIqmNFRVEF6ulA+ucuqt0='`)
  expect(policy).toContain(`'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  expect(policy).not.toContain('unsafe')
})

test('content that is out of reach gives a page that says so, and the site recovers', async () => {
  const {get, content} = open({text: 'marble', isAway: true})
  const response = await get('/')
  expect([
    response.status,
    response.headers.get('Retry-After'),
    response.headers.get('Cache-Control'),
  ]).toEqual([503, '30', 'no-store'])
  expect(await response.text()).toContain('<title>unreachable</title>')
  content.isAway = false
  expect((await get('/')).status).toBe(200)
})

test('a page that fails for another reason is told apart', async () => {
  const response = await open().get('/broken')
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('<title>broken</title>')
})

test('an unknown address keeps its status, also for one who holds the page', async () => {
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
])('%s moves for good to %s', async (path, location) => {
  const response = await open().get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([308, location])
})

test.each(['/%E0%A4%A', '/%00', '/designs/%'])('%s is told to be damaged', async (path) => {
  const response = await open().get(path)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('<title>unreadable</title>')
})

test('hashed files stay for good, others for an hour, and a build’s inner files are not served', async () => {
  const {get} = open()
  const script = await get('/assets/entry-1.js', {headers: {'Accept-Encoding': 'br'}})
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toBe('brotli')
  expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await get('/.vite/manifest.json')).headers.get('Content-Type')).toContain('text/html')
})

test('a file made of the content comes as what it is', async () => {
  const response = await open().get('/robots.txt')
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *',
  ])
})

test('HEAD is GET without the page, and nothing can be written', async () => {
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

test('a build that is put in place later does not mix with the one that runs', async () => {
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

test('a site that is built while the server runs is found without a new start', async () => {
  const own = join(mkdtempSync(join(dist, 'own-')), 'dist')
  const site = openSite({bundles: builtBundle(own), env, fetchContent: async () => new Response('marble')})
  const get = (path: string) => site.fetch(new Request(`http://127.0.0.1:3000${path}`))
  expect((await get('/')).status).toBe(503)
  cpSync(join(dist, 'client'), join(own, 'client'), {recursive: true})
  cpSync(join(dist, 'server'), join(own, 'server'), {recursive: true})
  expect((await get('/')).status).toBe(200)
})

test('a page tells at which position of the content it was made', async () => {
  const site = openSite({
    bundles: builtBundle(dist),
    env,
    fetchContent: async () => new Response('marble'),
    position: () => '41',
  })
  const page = await site.fetch(new Request('http://127.0.0.1:3000/position'))
  expect(await page.text()).toContain('at 41')
})
