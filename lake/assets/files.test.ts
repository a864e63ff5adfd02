import {afterAll, expect, test} from 'vitest'
import {openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {folder, lake, uploaded, get} = shop
afterAll(shop.close)

test('a file is stored with its type, and downloaded under the requested name', async () => {
  const document = await uploaded(
    new TextEncoder().encode('a,b\n1,2\n'),
    `?filename=${encodeURIComponent('price list.csv')}`,
    'files',
  )
  expect(document).toMatchObject({
    _type: 'sanity.fileAsset',
    extension: 'csv',
    mimeType: 'text/csv',
    originalFilename: 'price list.csv',
  })
  expect(document._id).toMatch(/^file-[0-9a-f]{40}-csv$/)
  const response = await get(`${document.path}?dl=`)
  expect(response.headers.get('content-disposition')).toContain('filename="price list.csv"')
  expect(await response.text()).toBe('a,b\n1,2\n')
  const part = await get(document.path, {range: 'bytes=2-4'})
  expect([part.status, await part.text()]).toEqual([206, 'b\n1'])
  const hostile = await get(`${document.path}?dl=${encodeURIComponent('x"\r\nSet-Cookie: a=b')}`)
  expect(hostile.headers.get('set-cookie')).toBeNull()
  expect(hostile.headers.get('content-disposition')).toContain('filename="x_Set-Cookie: a=b"')
})

test('no script runs in a page or script that was uploaded as a file', async () => {
  const document = await uploaded(
    new TextEncoder().encode('<script>alert(1)</script>'),
    '?filename=a.html',
    'files',
  )
  const response = await get(document.path)
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('an SVG is served unchanged and without scripts, for every transformation', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>'
  const document = await uploaded(new TextEncoder().encode(svg))
  expect(document._id).toMatch(/-30x20-svg$/)
  const response = await get(`${document.path}?w=10&fm=png`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await response.text()).toBe(svg)
})

test('an SVG that would take very long to render is stored without rendering it', async () => {
  const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(50)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f">${blurs}</filter><rect width="9000" height="9000" filter="url(#f)"/></svg>`
  const started = performance.now()
  const {metadata, path} = await uploaded(new TextEncoder().encode(svg))
  expect(metadata).toEqual({
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width: 9000, height: 9000, aspectRatio: 1},
    hasAlpha: true,
    isOpaque: false,
  })
  expect((await get(`${path}?w=100&fm=png`)).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(3000)
})

test.each([
  'images/stone/production/0000000000000000000000000000000000000000-80x100.jpg',
  'images/stone/production/nothing.jpg',
  'images/stone/nowhere/0000000000000000000000000000000000000000-80x100.jpg',
  'images/stone/production/..%2f..%2f..%2flake.sqlite',
  'images/stone/production/%2e%2e/%2e%2e/lake.sqlite',
  'images/stone/..%5c..%5clake-token',
  'files/stone/production/..%2flake-token',
  'files/stone/production/%00.txt',
  'files/other/production/0000000000000000000000000000000000000000.csv',
])('%s gives 404 and nothing else', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBeNull()
  expect(await response.text()).not.toContain(folder)
})

test('edited asset documents can neither expose other files nor make scripts run', async () => {
  const {path, _id} = await uploaded(new TextEncoder().encode('plain'), '?filename=a.txt', 'files')
  const dataset = lake.dataset('production')
  const set = {
    sha1hash: '../../lake-token',
    mimeType: 'text/html\r\nSet-Cookie: a=b',
    size: 9999,
    originalFilename: 7,
  }
  dataset.commit({mutations: [{patch: {id: _id, set}}], author: 'test'})
  const response = await get(`${path}?dl=`)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(await response.text()).toBe('plain')

  const forged = `${'0'.repeat(40)}-9x9`
  const image = {
    _id: `image-${forged}-jpg`,
    _type: 'sanity.imageAsset',
    sha1hash: '../../lake-token',
    metadata: {},
  }
  dataset.commit({mutations: [{create: image}], author: 'test'})
  expect((await get(`images/stone/production/${forged}.jpg?w=5`)).status).toBe(404)
})
