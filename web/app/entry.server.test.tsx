import {Suspense} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, onTestFinished, test, vi} from 'vitest'
import {FAILED_PART, openAddresses, render, renderFailure} from './entry.server.tsx'
import {testEnv} from '../env/test-env.ts'

const SETTINGS = {brand: 'Stone of the West', phone: '+91 91111 11111'}

/** Renders a page of a shop that has its settings and nothing else. */
const pageAt = (path: string, position?: string) =>
  render(new Request(testEnv.publicUrl + path), {
    env: testEnv,
    fetch: async (address) =>
      Response.json({result: address.includes('siteSettings') ? SETTINGS : null, syncTags: []}),
    script: '/entry.js',
    styles: '/style.css',
    position,
  })

test('patch A1: two renderings of the same content differ in their position only, and have the same scripts', async () => {
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const first = await pageAt('/file/gate.jpg', 'position-1')
  vi.setSystemTime(Date.now() + 60_000)
  const second = await pageAt('/file/gate.jpg', 'position-2')
  expect(second.html).toBe(first.html.replace('position-1', 'position-2'))
  expect(second.inline).toEqual(first.inline)
  for (const script of first.inline.scripts) expect(first.html).toContain(`>${script}</script>`)
  expect(first.inline.scripts.join('')).toContain('u:Date.now()')
})

test('patch A2: the policy can name every script that the page runs, in the order of the page', async () => {
  const {html, inline} = await pageAt('/file')
  const run = [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(?<text>[^]*?)<\/script>/g)]
  expect(run.map(({groups}) => groups?.['text'])).toEqual(inline.scripts)
  expect(inline.scripts.join('')).toContain('$_TSR')
})

test('patch A3: React marks a part that threw as the server looks for it', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  expect(renderToString(<Suspense fallback={null}>{<Broken />}</Suspense>)).toContain(FAILED_PART)
})

test('shared files are not among the few pages that may be listed: anybody can invent their names', async () => {
  const listed = await Promise.all(['/file', '/file/gate.jpg', '/file/invented'].map((path) => pageAt(path)))
  expect(listed.map(({status, isListed}) => [status, isListed])).toEqual([
    [200, true],
    [200, false],
    [200, false],
  ])
})

test('a failure page offers to call the shop, and nobody while the shop is not known', async () => {
  const {shop} = await pageAt('/file')
  expect(shop).toMatchObject(SETTINGS)
  const known = renderFailure('broken', '/style.css', shop).html
  expect(known).toContain('<title>Something went wrong | Stone of the West</title>')
  expect(known).toContain('href="tel:+919111111111"')
  const unknown = renderFailure('broken', '/style.css').html
  expect(unknown).toContain('<title>Something went wrong</title>')
  expect(unknown).not.toContain('tel:')
})

test.each([
  ['fou-001', 'FOU-001'],
  ['FOU-001.', 'FOU-001'],
  ['FOU%E2%80%93001%E2%80%8B', 'FOU-001'],
  ['Fou-012', undefined],
  ['fou-012', undefined],
])('?item=%s was typed for %s', async (typed, meant) => {
  const products = ['FOU-001', 'FOU-012', 'Fou-012'].map((productId) => ({productId, image: {}, value: 1}))
  const category = {slug: 'fountain', title: 'Fountain', products, background: {}}
  const page = render(new Request(`${testEnv.publicUrl}/designs/fountain?gclid=C&item=${typed}`), {
    env: testEnv,
    fetch: async (address) =>
      Response.json({result: address.includes('siteSettings') ? SETTINGS : category, syncTags: []}),
    script: '/entry.js',
    styles: '/style.css',
  })
  const location = await page.then(
    ({headers}) => headers.get('Location') ?? undefined,
    () => undefined,
  )
  expect(location).toBe(meant && `/designs/fountain?gclid=C&item=${meant}`)
})

const addressesOf = openAddresses(testEnv)

test.each([
  ['/', '?x=random', '/'],
  ['/', '', '/'],
  ['/designs', '?item=1&x=2', '/designs'],
  ['/designs', '?page=2&x=1&view=all', '/designs?view=all&page=2'],
  ['/designs', '?view=all&page=02', '/designs?view=all'],
  ['/designs', '?view=all&sort=color&price=cheap', '/designs?view=all'],
  ['/designs/fountain', '?item=FOU-001&x=1&view=all', '/designs/fountain?item=FOU-001'],
  ['/file/gate.jpg', '?dl=1', '/file/gate.jpg'],
  ['/nothing/here', '?x=1', '/nothing/here'],
  ['/sitemap.xml', '?x=1', '/sitemap.xml'],
  ['/designs/%E0%B0%B6', '?x=1', '/designs/%E0%B0%B6'],
])('patch A6: %s%s is the page %s for every visitor', (path, search, address) => {
  expect(addressesOf(path, search)).toEqual({own: address, shared: address})
})

test.each([
  ['/designs', '?view=all&category=temple&category=fountain', '/designs?view=all&category=fountain.temple'],
  ['/designs', '?view=all&category=temple&q=', '/designs?view=all&category=temple'],
])('%s%s comes from a form: the router redirects it to %s', (path, search, address) => {
  expect(addressesOf(path, search)).toEqual({own: path + search, shared: address})
})

test.each([
  ['/', '?gclid=12345678901234567890&x=1', '/?gclid=12345678901234567890', '/'],
  ['/', '?utm_source=a&hsa_cam=007&__proto__=1', '/?utm_source=a&hsa_cam=007', '/'],
  ['/', '?_gl=1&_gl=2', '/?_gl=1&_gl=2', '/'],
  [
    '/designs/gazebo',
    '?item=GAZ-001&fbclid=F',
    '/designs/gazebo?fbclid=F&item=GAZ-001',
    '/designs/gazebo?item=GAZ-001',
  ],
])('%s%s is rendered with its advertising parameters: %s', (path, search, own, shared) => {
  expect(addressesOf(path, search)).toEqual({own, shared})
})

test('advertising parameters of more than 2,000 characters are left to the browser', () => {
  const search = (length: number) => `?gclid=${'x'.repeat(length)}`
  expect(addressesOf('/designs', search(1900)).own).toBe(`/designs${search(1900)}`)
  expect(addressesOf('/designs', search(2000))).toEqual({own: '/designs', shared: '/designs'})
})
