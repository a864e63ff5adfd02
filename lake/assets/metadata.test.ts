import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'
import {canvas, bytes, jpeg, size} from '../testing/images.ts'
import {openAssetShop} from '../testing/shop.ts'

const shop = openAssetShop()
const {upload, uploaded, get} = shop
afterAll(shop.close)

test('only the requested metadata is stored; `none` leaves size and transparency', async () => {
  const some = await uploaded(await jpeg({background: '#444'}), '?meta=lqip&meta=palette')
  expect(Object.keys(some.metadata).sort()).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
    'lqip',
    'palette',
  ])
  const none = await uploaded(await jpeg({background: '#555'}), '?meta=none')
  expect(Object.keys(none.metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque'])
  const wrong = await upload(await jpeg({background: '#666'}), '?meta=dimensions')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({message: expect.stringContaining('"meta" takes palette, lqip')})
})

test('a photograph stored on its side has its upright size, and is served upright', async () => {
  const image = await bytes(
    canvas({width: 100, height: 50})
      .withExif({IFD0: {Make: 'Stone'}})
      .withMetadata({orientation: 6})
      .jpeg(),
  )
  const document = await uploaded(image)
  expect(document._id).toMatch(/-50x100-jpg$/)
  expect(await size(await get(`${document.path}?w=25`))).toEqual({width: 25, height: 50, format: 'jpeg'})
})

test('camera data and location are stored only on request', async () => {
  const image = canvas({background: '#777'}).withExif({
    IFD0: {Make: 'Stone', Model: 'One'},
    IFD2: {ISOSpeedRatings: '200'},
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '17/1 30/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '78/1 15/1 0/1',
    },
  })
  const asked = await uploaded(await bytes(image.clone().jpeg()), '?meta=exif&meta=image&meta=location')
  expect(asked.metadata).toMatchObject({
    image: {_type: 'sanity.imageExifTags', Make: 'Stone', Model: 'One'},
    exif: {_type: 'sanity.imageExifMetadata', ISO: 200},
    location: {_type: 'geopoint', lat: 17.5, lng: 78.25},
  })
  const unasked = await uploaded(await bytes(image.clone().jpeg({quality: 60})))
  expect(unasked.metadata).not.toHaveProperty('exif')
  expect(unasked.metadata).not.toHaveProperty('location')
})

test('a transparent image is marked as such, and has a transparent preview', async () => {
  const document = await uploaded(await bytes(canvas({channels: 4, background: '#ff000080'}).png()))
  expect(document.metadata).toMatchObject({
    hasAlpha: true,
    isOpaque: false,
    lqip: expect.stringMatching(/^data:image\/png/),
  })
  const unused = await uploaded(await bytes(canvas({channels: 4, background: '#ff0000ff'}).png()))
  expect(unused.metadata).toMatchObject({hasAlpha: true, isOpaque: true})
})

test('one transparent pixel in a million makes an image transparent', async () => {
  const pixels = Buffer.alloc(1000 * 1000 * 4, 255)
  pixels[3] = 0
  const png = await sharp(pixels, {raw: {width: 1000, height: 1000, channels: 4}})
    .png()
    .toBuffer()
  expect((await uploaded(new Uint8Array(png))).metadata).toMatchObject({isOpaque: false})
})
