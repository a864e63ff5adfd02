import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {Parsers} from './parsers.ts'
import {edges} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {lake, upload, uploaded, get, filesIn} = shop
afterAll(shop.close)

const path = (name: string) => join(import.meta.dirname, name)
/**
 * A photograph from a telephone that was held upright: 96 x 64, red on the left, blue on the right, and a green corner at
 * the top left. Its header says to rotate it clockwise by 90 degrees. The camera data says so too, which must not rotate
 * it twice.
 */
const image = () => new Uint8Array(readFileSync(path('test-photograph.heic')))
/** Red, with its 20 leftmost columns of 96 cut out. */
const cutout = () => new Uint8Array(readFileSync(path('test-cutout.heic')))

const CLOSE = /^#?(?:c|d)[0-9a-f][12][0-9a-f][12][0-9a-f]$/

test('a photograph of an iPhone becomes an upright JPEG with its colours and camera data', async () => {
  const document = await uploaded(image(), '?filename=IMG_0001.HEIC&meta=exif&meta=image&meta=location')
  expect(document).toMatchObject({
    mimeType: 'image/jpeg',
    extension: 'jpg',
    originalFilename: 'IMG_0001.jpg',
    metadata: {
      dimensions: {width: 64, height: 96},
      image: {Make: 'Stone Phone'},
      exif: {ISO: 64},
      location: {lat: 17 + 23 / 60, lng: 78 + 29 / 60},
    },
  })
  expect(document._id).toMatch(/^image-[0-9a-f]{40}-64x96-jpg$/)
  const original = Buffer.from(await (await get(document.path)).arrayBuffer())
  const header = await sharp(original).metadata()
  expect(header).toMatchObject({format: 'jpeg', width: 64, height: 96, hasProfile: true})
  expect(header.exif).toBeUndefined()
  const shown = await edges(await get(`${document.path}?fm=png`))
  expect([shown.width, shown.height]).toEqual([64, 96])
  expect(shown.top).toMatch(CLOSE)
  expect(Number.parseInt(shown.bottom, 16) & 255).toBeGreaterThan(150)
  const corner = await sharp(original).extract({left: 56, top: 6, width: 1, height: 1}).raw().toBuffer()
  expect([...corner].map((value) => value > 100)).toEqual([false, true, false])
})

test('the same photograph again gives the same document', async () => {
  const first = await uploaded(image())
  const {sequence} = lake.dataset('production')
  expect(await uploaded(image())).toEqual(first)
  expect(lake.dataset('production').sequence).toBe(sequence)
})

test('a transparent HEIC becomes a PNG that is transparent at the same pixels', async () => {
  const document = await uploaded(cutout())
  expect(document).toMatchObject({extension: 'png', metadata: {hasAlpha: true, isOpaque: false}})
  const {data, info} = await sharp(await (await get(document.path)).arrayBuffer())
    .raw()
    .toBuffer({resolveWithObject: true})
  const alphaAt = (x: number) => data[(30 * info.width + x) * 4 + 3]
  expect([alphaAt(4), alphaAt(80)]).toEqual([0, 255])
})

test('a HEIC that is uploaded as a file stays unchanged', async () => {
  const document = await uploaded(image(), '?filename=IMG_0001.HEIC', 'files')
  expect(document).toMatchObject({mimeType: 'image/heic', originalFilename: 'IMG_0001.HEIC'})
  const original = await (await get(document.path)).arrayBuffer()
  expect(new Uint8Array(original)).toEqual(image())
})

/** The photograph with another size in its header (the property `ispe`). */
function sized(width: number, height: number) {
  const bytes = Buffer.from(image())
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return new Uint8Array(bytes)
}

function withoutPixels() {
  const bytes = Buffer.from(image())
  return new Uint8Array(bytes.fill(0, bytes.indexOf('mdat') + 4))
}

test.each([
  ['that is truncated', () => image().slice(0, 1200), 'damaged'],
  ['without pixels', () => withoutPixels(), 'damaged'],
  ['of another size than in its header', () => sized(960, 640), 'damaged'],
  ['of 60 million pixels', () => sized(10_000, 6000), 'more than 50 million pixels'],
  ['of 2 billion pixels', () => sized(50_000, 40_000), 'million pixels'],
])('a photograph %s is rejected with a sentence, and nothing is stored', async (_claim, make, sentence) => {
  const {sequence} = lake.dataset('production')
  const before = filesIn('assets')
  const response = await upload(make())
  const text = await response.text()
  expect([response.status, text]).toEqual([400, expect.stringContaining(sentence)])
  expect(text).not.toContain(shop.folder)
  expect(lake.dataset('production').sequence).toBe(sequence)
  expect(filesIn('assets')).toEqual(before)
})

test('decoding that takes too long is stopped, and the next photograph is converted', async () => {
  const parsers = new Parsers(() => undefined, {storable: {timeMs: 0, memoryMb: 1000}})
  await expect(parsers.storable(path('test-photograph.heic'))).rejects.toMatchObject({
    type: 'unavailable',
    message: expect.stringContaining('not read'),
  })
  expect(await parsers.probe(path('test-photograph.heic')).catch(String)).toContain('cannot be stored')
  expect(parsers.counts.deaths).toMatchObject({time: 1})
  parsers.close()
})
