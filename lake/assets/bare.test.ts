import {readFile} from 'node:fs/promises'
import sharp, {type Sharp} from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {canvas} from '../testing/images.ts'
import {authorization, openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {uploaded, get} = shop
afterAll(shop.close)

const PLACE = '17/1 23/1 6/1'
const image = (format: (picture: Sharp) => Sharp, background: string) =>
  format(
    canvas({width: 200, height: 150, background}).withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: PLACE}}),
  ).toBuffer()

const QUERIES = ['', '?w=2000', '?w=2560&fit=max&auto=format', '?dl=']

/**
 * Asks for all that changes nothing, as a browser without WebP does.
 * @returns the queries whose answer is no picture, or holds the place
 */
async function placesIn(path: string, queries: readonly string[]) {
  const found: string[] = []
  for (const query of [...QUERIES, ...queries]) {
    const response = await get(path + query, {accept: 'image/jpeg'})
    const body = Buffer.from(await response.arrayBuffer())
    const {exif} = await sharp(body).metadata()
    if (response.status !== 200 || body.includes(PLACE) || exif !== undefined) found.push(query)
  }
  return found
}

test.each<[string, (picture: Sharp) => Sharp]>([
  ['jpg', (picture) => picture.jpeg()],
  ['png', (picture) => picture.png()],
  ['webp', (picture) => picture.webp()],
  ['avif', (picture) => picture.avif()],
])(
  'no address of a %s gives its place, and a token that asks for the original does',
  async (kind, format) => {
    const original = await image(format, '#a52')
    const {path} = await uploaded(new Uint8Array(original))
    expect(await placesIn(path, [`?fm=${kind}`, '?rect=0,0,200,150'])).toEqual([])
    const whole = await get(path, {authorization})
    expect(Buffer.from(await whole.arrayBuffer()).equals(original)).toBe(true)
    expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  },
)

test('no address of a GIF gives the place in its comment', async () => {
  const gif = await image((picture) => picture.gif(), '#25a')
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, PLACE.length]), Buffer.from(`${PLACE}\0;`)])
  const {path} = await uploaded(new Uint8Array(Buffer.concat([gif.subarray(0, -1), comment])))
  expect(await placesIn(path, ['?fm=gif', '?rect=0,0,200,150'])).toEqual([])
})

test('no address of a photograph of an iPhone gives its place', async () => {
  const photograph = await readFile(new URL('test-photograph.heic', import.meta.url))
  const {path} = await uploaded(new Uint8Array(photograph))
  expect(await placesIn(path, ['?fm=jpg', '?rect=0,0,64,96'])).toEqual([])
})

test('a small TIFF is stored as a JPEG, and its address gives one', async () => {
  const document = await uploaded(
    new Uint8Array(await image((picture) => picture.tiff(), '#5a2')),
    '?filename=a.tif',
  )
  expect(document).toMatchObject({mimeType: 'image/jpeg', originalFilename: 'a.jpg'})
  for (const query of ['', '?fm=jpg', '?auto=format'])
    expect((await get(document.path + query)).headers.get('content-type')).toBe('image/jpeg')
})

test('a photograph of 108 megapixels is made smaller', async () => {
  const large = await canvas({width: 12_000, height: 9000}).jpeg().toBuffer()
  expect(await uploaded(new Uint8Array(large))).toMatchObject({
    metadata: {dimensions: {width: 6000, height: 4500}},
  })
})

const TEXT = Buffer.from('GPS 17.3850 78.4867')
const SECOND_JFIF = Buffer.concat([
  Buffer.from('ffe00010', 'hex'),
  Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
])

test.each<[string, boolean, (picture: Buffer) => Buffer[]]>([
  ['with text between its segments', false, (bytes) => [bytes.subarray(0, 2), TEXT, bytes.subarray(2)]],
  ['with a second JFIF segment', false, (bytes) => [bytes.subarray(0, 20), SECOND_JFIF, bytes.subarray(20)]],
  [
    'that is progressive, with text before its end mark',
    true,
    (bytes) => [bytes.subarray(0, -2), TEXT, bytes.subarray(-2)],
  ],
])('a JPEG %s is accepted, and delivered at another size', async (_what, progressive, change) => {
  const sound = await canvas({width: 200, height: 150, background: '#a5a'}).jpeg({progressive}).toBuffer()
  const {path} = await uploaded(new Uint8Array(Buffer.concat(change(sound))))
  const response = await get(`${path}?w=100`)
  expect([response.status, (await sharp(await response.arrayBuffer()).metadata()).width]).toEqual([200, 100])
})
