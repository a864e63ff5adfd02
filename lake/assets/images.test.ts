import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {canvas, bytes, jpeg, halves, noise, size, edges} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {folder, lake, app, uploaded, get, filesIn} = shop
afterAll(shop.close)

test('the original is served unchanged, with ranges and validators', async () => {
  const image = await jpeg({background: '#abc'})
  const {path} = await uploaded(image)
  const response = await get(path)
  expect(Buffer.from(await response.arrayBuffer()).equals(image)).toBe(true)
  expect((await get(path, {'if-none-match': response.headers.get('etag') ?? ''})).status).toBe(304)
  expect((await get(path, {range: 'bytes=0-9'})).headers.get('content-length')).toBe('10')
  const head = await app.request(`/${path}`, {method: 'HEAD'})
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(image.length), ''])
  expect((await get(`${path}/vanity-name.jpg?dl=`)).headers.get('content-disposition')).toContain(
    'vanity-name.jpg',
  )
})

test.each([
  ['?rect=0,0,100,100', {left: 'ff0000', right: 'ff0000', width: 100, height: 100}],
  ['?rect=100,0,100,100&w=50', {left: '0000ff', right: '0000ff', width: 50, height: 50}],
  ['?flip=h', {left: '0000ff', right: 'ff0000', width: 200, height: 100}],
  ['?flip=v', {left: 'ff0000', right: '0000ff', width: 200, height: 100}],
  ['?or=90', {top: 'ff0000', bottom: '0000ff', width: 100, height: 200}],
  ['?or=180', {left: '0000ff', right: 'ff0000', width: 200, height: 100}],
  ['?or=270&w=50', {top: '0000ff', bottom: 'ff0000', width: 50, height: 100}],
  ['?w=40&h=50&fit=crop&crop=left', {left: 'ff0000', right: 'ff0000', width: 40, height: 50}],
  ['?w=40&h=50&fit=crop&crop=right', {left: '0000ff', right: '0000ff', width: 40, height: 50}],
  ['?w=40&h=50&fit=crop&crop=focalpoint&fp-x=0.9', {left: '0000ff', right: '0000ff', width: 40, height: 50}],
  ['?w=50&h=50&fit=crop&crop=entropy', {width: 50, height: 50}],
  [
    '?w=100&h=100&fit=fill',
    {left: 'ff0000', right: '0000ff', top: 'ffffff', bottom: 'ffffff', width: 100, height: 100},
  ],
  ['?w=100&h=100&fit=fill&bg=0f0', {top: '00ff00', bottom: '00ff00', width: 100, height: 100}],
  ['?w=400&h=400&fit=fillmax&bg=0f0', {left: '00ff00', top: '00ff00', width: 400, height: 400}],
  ['?w=100&h=100&fit=scale', {left: 'ff0000', right: '0000ff', width: 100, height: 100}],
  ['?pad=10&bg=0f0', {left: '00ff00', right: '00ff00', width: 220, height: 120}],
  ['?invert=true', {left: '00ffff', right: 'ffff00'}],
  ['?sat=-100', {left: '7f7f7f', right: '4c4c4c'}],
  ['?w=50&or=90&flip=h&pad=2&bg=0f0&rect=0,0,100,100', {left: '00ff00', width: 54, height: 54}],
])('%s changes the picture as documented', async (query, expected) => {
  const {path} = await uploaded(await halves())
  const response = await get(path + query)
  expect(response.status).toBe(200)
  expect(await edges(response)).toMatchObject(expected)
})

test.each(['?blur=50', '?blur=2000', '?sharp=50', '?q=30&fm=jpg', '?blur=100&w=20&h=20&fit=crop'])(
  '%s gives a picture',
  async (query) => {
    const {path} = await uploaded(await halves())
    const response = await get(path + query)
    expect(response.status).toBe(200)
    expect((await size(response)).width).toBeGreaterThan(0)
  },
)

test('a strong blur mixes the colours of the whole picture', async () => {
  const {path} = await uploaded(await halves())
  const {left, right} = await edges(await get(`${path}?blur=2000`))
  const red = (colour: string) => Number.parseInt(colour.slice(0, 2), 16)
  expect(red(left) - red(right)).toBeLessThan(60)
})

test.each([
  ['jpg', 'jpeg', 'image/jpeg'],
  ['pjpg', 'jpeg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['webp', 'webp', 'image/webp'],
  ['avif', 'heif', 'image/avif'],
  ['gif', 'gif', 'image/gif'],
])('fm=%s gives that format', async (format, decoded, mimeType) => {
  const {path} = await uploaded(await halves())
  const response = await get(`${path}?fm=${format}&w=20`)
  expect(response.headers.get('content-type')).toBe(mimeType)
  expect(await size(response)).toEqual({width: 20, height: 10, format: decoded})
})

test('an AVIF has at most four megapixels; a larger picture is sent as WebP', async () => {
  const {path} = await uploaded(await noise().png().toBuffer())
  const small = await get(`${path}?fm=avif&w=2048`)
  expect(small.headers.get('content-type')).toBe('image/avif')
  const large = await get(`${path}?fm=avif&w=2049`)
  expect(large.headers.get('content-type')).toBe('image/webp')
  expect(await size(large)).toEqual({width: 2049, height: 2049, format: 'webp'})
})

const BROWSER = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'

test('auto=format gives WebP to browsers that accept it, and AVIF after the picture was requested again', async () => {
  const {path} = await uploaded(await bytes(noise().webp({quality: 95})))
  const address = `${path}?w=150&auto=format`
  const type = async (accept: string) => {
    const response = await get(address, {accept})
    expect(response.headers.get('vary')).toContain('Accept')
    await response.arrayBuffer()
    return response.headers.get('content-type')
  }
  expect(await type('image/jpeg')).toBe('image/jpeg')
  expect(await type('*/*')).toBe('image/webp')
  expect(await type(BROWSER)).toBe('image/webp')
  const images = await lake.assets.delivery()
  await expect
    .poll(async () => {
      await type(BROWSER)
      await images.idle()
      return type(BROWSER)
    })
    .toBe('image/avif')
  expect(await type('image/webp')).toBe('image/webp')
})

test('auto=format leaves a WebP original unchanged for a browser without AVIF', async () => {
  const image = await bytes(canvas({background: '#123'}).webp())
  const {path} = await uploaded(image)
  const response = await get(`${path}?w=2000&fit=max&auto=format`, {accept: 'image/webp,*/*'})
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(image)
})

test('auto=format makes an AVIF of a WebP original in its own size, up to that of a screen of 1920 by 1080', async () => {
  const {path} = await uploaded(await bytes(canvas({width: 1080, height: 1920, background: '#123'}).webp()))
  const images = await lake.assets.delivery()
  const type = async () => {
    const response = await get(`${path}?w=1080&auto=format`, {accept: BROWSER})
    await response.arrayBuffer()
    await images.idle()
    return response.headers.get('content-type')
  }
  expect(await type()).toBe('image/webp')
  await expect.poll(type).toBe('image/avif')
})

test('simultaneous equal requests render a picture once, and later ones read it from the disk', async () => {
  const {path} = await uploaded(await bytes(noise().jpeg()))
  await get(path)
  const {done} = lake.assets.parsers.counts
  const responses = await Promise.all(Array.from({length: 20}, () => get(`${path}?w=123`)))
  expect(lake.assets.parsers.counts.done - done).toBe(1)
  const tags = new Set(responses.map(({headers}) => headers.get('etag')))
  expect(tags.size).toBe(1)
  const key = [...tags][0]?.replaceAll('"', '') ?? ''
  await expect.poll(() => filesIn('pictures').filter((name) => name.endsWith(key))).toHaveLength(1)
  const file = join(folder, 'pictures', key.slice(0, 2), key)
  expect(Buffer.from(await (await get(`${path}?w=123`)).arrayBuffer())).toEqual(
    // A checksum follows.
    readFileSync(file).subarray(0, -4),
  )
  expect((await get(`${path}?w=246&dpr=0.5`)).headers.get('etag')).toBe(`"${key}"`)
})

test('a cached picture is not read for HEAD, or for a browser that has it', async () => {
  const {path} = await uploaded(await bytes(noise().jpeg()))
  const address = `${path}?w=77`
  const first = await get(address)
  const etag = first.headers.get('etag') ?? ''
  const key = etag.replaceAll('"', '')
  await expect.poll(() => filesIn('pictures').filter((name) => name.endsWith(key))).toHaveLength(1)
  // Reading a damaged file would make the image again.
  writeFileSync(join(folder, 'pictures', key.slice(0, 2), key), 'damaged')
  const {done} = lake.assets.parsers.counts
  const head = await app.request(`/${address}`, {method: 'HEAD'})
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect((await get(address, {'if-none-match': etag})).status).toBe(304)
  expect(lake.assets.parsers.counts.done).toBe(done)
  expect(Buffer.from(await (await get(address)).arrayBuffer())).toEqual(
    Buffer.from(await first.arrayBuffer()),
  )
})

test('an animated picture stays animated, unless one frame is requested', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      canvas({width: 40, height: 40, background}).png().toBuffer(),
    ),
  )
  const gif = await sharp(frames, {join: {animated: true}})
    .gif({delay: [100, 100, 100]})
    .toBuffer()
  const {path} = await uploaded(new Uint8Array(gif))
  expect(path).toMatch(/-40x40\.gif$/)
  const pages = async (query: string, accept = '*/*') =>
    (await sharp(await (await get(path + query, {accept})).arrayBuffer()).metadata()).pages ?? 1
  expect(await pages('?w=20')).toBe(3)
  expect(await pages('?w=20&auto=format', BROWSER)).toBe(3)
  expect(await pages('?w=20&h=10&fit=crop&crop=top')).toBe(3)
  expect(await pages('?w=20&frame=1')).toBe(1)
  expect(await pages('?w=20&fm=jpg')).toBe(1)
  expect(await pages('?flip=h')).toBe(1)
})

test('a wrong image parameter is 400 with a sentence', async () => {
  const {path} = await uploaded(await halves())
  const response = await get(`${path}?w=abc`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'The image parameter "w" must be a number from 1 to 8192.',
  })
})

test('an image whose document is deleted is no longer served', async () => {
  const {path, _id} = await uploaded(await jpeg({background: '#eee'}))
  lake.dataset('production').commit({mutations: [{delete: {id: _id}}], author: 'test'})
  expect((await get(path)).status).toBe(404)
})

test('a picture that the lake makes ahead as AVIF is the one that a browser with AVIF gets first', async () => {
  const {path} = await uploaded(await halves())
  // A file that is still written has another name.
  const kept = () => filesIn('pictures').filter((name) => /[0-9a-f]{40}-[0-9a-f]{40}$/.test(name)).length
  const before = kept()
  const address = new URL(`/lake/${path}?w=120&fm=avif`, 'http://localhost')
  const bytes = await lake.makeImage(address)
  await expect.poll(kept).toBe(before + 1)
  expect(await lake.makeImage(address)).toBe(bytes)
  const first = await get(`${path}?w=120&auto=format`, {accept: 'image/avif,image/webp,*/*'})
  expect(first.headers.get('content-type')).toBe('image/avif')
  expect(first.headers.get('content-length')).toBe(String(bytes))
  expect(kept()).toBe(before + 1)
})

test('no picture is made ahead of an image that is not there, or with wrong parameters', async () => {
  const {path} = await uploaded(await halves())
  const make = (address: string) => lake.makeImage(new URL(address, 'http://localhost'))
  await expect(make('/images/stone/production/none.jpg?w=120')).rejects.toMatchObject({status: 404})
  await expect(make('/elsewhere')).rejects.toMatchObject({status: 404})
  await expect(make(`/${path}?w=abc`)).rejects.toMatchObject({status: 400})
})
