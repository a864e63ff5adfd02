import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {cataloguePictures} from './catalogue-pictures.ts'
import {lookAt} from './photographs.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

const openClient = () =>
  createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})

const seeded = (name: string) => new URL(`../../scripts/seed/pictures/fountain/${name}.webp`, import.meta.url)

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name, {type: 'image/jpeg'})

const copyOf = async (name: string, width: number) =>
  fileOf(
    await sharp(seeded(name).pathname).resize(width).jpeg({quality: 60}).toBuffer(),
    `${name}-${width}.jpg`,
  )

/** Decoders that do in a test what canvases do in a browser. */
async function pixelsOf(bytes: Buffer, size?: number) {
  const picture = size ? sharp(bytes).resize(size, size, {fit: 'fill'}) : sharp(bytes)
  const {data, info} = await picture.ensureAlpha().raw().toBuffer({resolveWithObject: true})
  return {data, width: info.width, height: info.height}
}
const decode = async (photograph: Blob) => pixelsOf(Buffer.from(await photograph.arrayBuffer()), 64)
const decodeTiny = (address: string) => pixelsOf(Buffer.from(address.split(',')[1] ?? '', 'base64'))

test('a photograph that looks like a product’s picture or like another chosen one is pointed out and left out', async () => {
  const client = openClient()
  const upload = async (name: string) => (await client.assets.upload('image', await copyOf(name, 800)))._id
  const image = {_type: 'image', asset: {_type: 'reference', _ref: await upload('FOU-001')}}
  await client.create({_type: 'product', productId: 'FOU-001', name: 'Lotus', morePictures: [image]})
  // Nothing shows this picture.
  await upload('FOU-002')

  const files = [
    await copyOf('FOU-001', 480),
    await copyOf('FOU-002', 480),
    await copyOf('FOU-003', 480),
    await copyOf('FOU-003', 320),
  ]
  const looked = await lookAt(client, files, {
    catalogue: cataloguePictures(client, decodeTiny),
    decode,
  })
  expect(looked.map(({looksLike, isChosen}) => [looksLike, isChosen])).toEqual([
    ['FOU-001 Lotus', false],
    [undefined, true],
    [undefined, true],
    ['FOU-003-480.jpg', false],
  ])
})

test('a photograph that is chosen later is compared with those that were chosen before', async () => {
  const client = openClient()
  const comparison = {catalogue: cataloguePictures(client, decodeTiny), decode}
  const earlier = await lookAt(client, [await copyOf('FOU-004', 480)], comparison)
  const later = await lookAt(client, [await copyOf('FOU-004', 320)], {...comparison, earlier})
  expect(later.map(({key, looksLike, isChosen}) => [key, looksLike, isChosen])).toEqual([
    [1, 'FOU-004-480.jpg', false],
  ])
})
