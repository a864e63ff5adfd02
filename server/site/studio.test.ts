import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gunzipSync} from 'node:zlib'
import {Hono} from 'hono'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {securityHeaders} from './security.ts'
import {studioRoutes} from './studio.ts'

const settings = {
  projectId: 'stone-designs',
  dataset: 'production',
  apiHost: '/lake',
  publicUrl: 'https://shop.example',
}
const publicUrl = 'http://localhost:3000'
let dist: string
let app: Hono

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'studio-'))
  await mkdir(join(dist, 'static'))
  await writeFile(
    join(dist, 'index.html'),
    '<!DOCTYPE html><html><head><title>Studio</title><script>let x</script></head><body></body></html>',
  )
  await writeFile(join(dist, 'static', 'sanity-BhgCVJa0.js'), 'export {}')
  await writeFile(join(dist, 'static', 'favicon.svg'), '<svg/>')
  await writeFile(join(dist, '..', 'outside.txt'), 'secret')
  app = new Hono().route('/studio', studioRoutes({dist, settings, publicUrl}))
})

afterAll(async () => {
  await rm(join(dist, '..', 'outside.txt'))
  await rm(dist, {recursive: true})
})

test.each(['/studio', '/studio/', '/studio/structure/product;product-fountain-FOU-001'])(
  'GET %s returns the page with its settings',
  async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const block = /<script type="application\/json" id="studio-settings">(.*?)<\/script>/.exec(
      await response.text(),
    )
    expect(JSON.parse(block?.[1] ?? '')).toEqual(settings)
  },
)

test('settings cannot end the data block', async () => {
  const hostile = studioRoutes({
    dist,
    settings: {...settings, apiHost: '</script><script>alert(1)</script>'},
    publicUrl,
  })
  expect(await (await hostile.request('/')).text()).not.toContain('<script>alert')
})

test('a file with a hash in its name is cached for ever, others for an hour', async () => {
  const hashed = await app.request('/studio/static/sanity-BhgCVJa0.js')
  expect(await hashed.text()).toBe('export {}')
  expect(hashed.headers.get('content-type')).toContain('text/javascript')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const icon = await app.request('/studio/static/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a file is sent compressed to those who accept that, and is compressed once, however its address is written', async () => {
  const path = join(dist, 'static', 'large-AAAAAAAA.js')
  const text = 'const a = 1\n'.repeat(50_000)
  await writeFile(path, text)
  const get = async (address: string, headers: Record<string, string> = {'accept-encoding': 'gzip, br'}) => {
    const response = await app.request(`/studio/static/${address}`, {headers})
    return {bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers}
  }
  const first = await get('large-AAAAAAAA.js')
  expect(gunzipSync(first.bytes).toString()).toBe(text)
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(first.headers.get('content-length')).toBe(String(first.bytes.length))
  expect(first.headers.get('cache-control')).toContain('immutable')
  // Another text of the same length shows that nothing is compressed again.
  await writeFile(path, text.replaceAll('1', '2'))
  for (const address of ['large-AAAAAAAA.js', '%6Carge-AAAAAAAA.js', 'large-AAAAAAAA.js?x=1'])
    expect((await get(address)).bytes.equals(first.bytes)).toBe(true)
  const plain = await get('large-AAAAAAAA.js', {})
  expect(plain.bytes.toString()).toContain('const a = 2')
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
})

test('a missing file is 404 and never the page', async () => {
  const response = await app.request('/studio/static/gone-BhgCVJa0.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBeNull()
})

test.each([
  '/studio/static/../../outside.txt',
  '/studio/static/%2e%2e/%2e%2e/outside.txt',
  '/studio/static/..%2f..%2foutside.txt',
])('GET %s does not leave the folder', async (path) => {
  const response = await app.request(`http://localhost${path}`)
  expect(await response.text()).not.toContain('secret')
})

test('a Studio that is not built says how to build it', async () => {
  const response = await studioRoutes({dist: join(dist, 'nowhere'), settings, publicUrl}).request('/')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})

test('the page runs scripts of the build and its own inline script, and no others', async () => {
  const policy = (await app.request('/studio')).headers.get('content-security-policy')
  // Hash of "let x", by `openssl dgst -sha256 -binary | base64`.
  expect(policy?.split('; ')[0]).toBe(
    "script-src 'self' 'sha256-dXKOHtfmzrnYeAHYBCbUmBpIqmNFRVEF6ulA+ucuqt0='",
  )
})

test('other sites cannot put the Studio into a frame', async () => {
  const response = await app.request('/studio')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://localhost:3000', null],
])('at %s Strict-Transport-Security is %s, as on the site', async (publicUrl, expected) => {
  const response = await studioRoutes({dist, settings, publicUrl}).request('/')
  expect(response.headers.get('strict-transport-security')).toBe(expected)
  expect(securityHeaders(publicUrl)['Strict-Transport-Security'] ?? null).toBe(expected)
})
