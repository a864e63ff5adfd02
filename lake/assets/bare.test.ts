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
    for (const query of [
      '',
      '?w=2000',
      `?fm=${kind}`,
      '?rect=0,0,200,150',
      '?w=2560&fit=max&auto=format',
      '?dl=',
    ]) {
      const response = await get(path + query, {accept: 'image/jpeg'})
      expect(response.status).toBe(200)
      expect((await sharp(await response.arrayBuffer()).metadata()).exif).toBeUndefined()
    }
    const whole = await get(path, {authorization})
    expect(Buffer.from(await whole.arrayBuffer()).equals(original)).toBe(true)
    expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  },
)

test('a small TIFF is stored as a JPEG, and its address gives one', async () => {
  const document = await uploaded(
    new Uint8Array(await image((picture) => picture.tiff(), '#5a2')),
    '?filename=a.tif',
  )
  expect(document).toMatchObject({mimeType: 'image/jpeg', originalFilename: 'a.jpg'})
  expect((await get(`${document.path}?fm=jpg`)).headers.get('content-type')).toBe('image/jpeg')
})

test('a photograph of 108 megapixels is made smaller', async () => {
  const large = await canvas({width: 12_000, height: 9000}).jpeg().toBuffer()
  expect(await uploaded(new Uint8Array(large))).toMatchObject({
    metadata: {dimensions: {width: 6000, height: 4500}},
  })
})
