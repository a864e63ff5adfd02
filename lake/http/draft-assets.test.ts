import {afterAll, beforeAll, expect, test} from 'vitest'
import {EventReader} from '../testing/events.ts'
import {startTestServer, type TestServer} from '../testing/server.ts'

const IMAGE = `image-${'a'.repeat(40)}-960x640-png`
const SHOWN = `image-${'b'.repeat(40)}-960x640-png`

let server: TestServer

const asset = (_id: string, originalFilename: string) => ({
  _id,
  _type: 'sanity.imageAsset',
  originalFilename,
  metadata: {blurHash: 'LEHV6nWB2yk8'},
})
const product = (_id: string, _ref: string) => ({
  _id,
  _type: 'product',
  image: {_type: 'image', asset: {_type: 'reference', _ref}},
})

beforeAll(async () => {
  server = await startTestServer()
  await server
    .client({perspective: 'raw'})
    .transaction()
    .create(asset(SHOWN, 'pot.png'))
    .create(asset(IMAGE, 'next-season.png'))
    .create(product('pot', SHOWN))
    .create(product('drafts.urli', IMAGE))
    .commit()
})
afterAll(() => server.close())

const visitor = () => server.client({token: undefined, perspective: 'raw'})
const listed = async () => visitor().fetch<unknown>('*[_type == "sanity.imageAsset"].originalFilename')

test.each([
  'data/query/production?query=*',
  'data/query/production?perspective=drafts&query=*%5B_type%20%3D%3D%20%22sanity.imageAsset%22%5D',
  `data/query/production?query=*%5B_id%20%3D%3D%20%22${IMAGE}%22%5D`,
  `data/doc/production/${IMAGE}`,
  'data/export/production',
])('a picture that only a draft shows is not in the answer to a visitor’s %s', async (path) => {
  const response = await fetch(`${server.base}/v2025-02-19/${path}`)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('next-season')
})

test('a visitor sees the picture from its publication on, and until no published document shows it', async () => {
  const staff = server.client({perspective: 'raw'})
  const blur = 'LEHV6nWB2yk8'
  const blurs = async () =>
    visitor().fetch<unknown>('*[_type == "product"] | order(_id).image.asset->metadata.blurHash')
  expect(await listed()).toEqual(['pot.png'])
  expect(await blurs()).toEqual([blur])
  expect(await staff.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(2)
  await staff.create(product('urli', IMAGE))
  expect(await listed()).toEqual(['next-season.png', 'pot.png'])
  expect(await blurs()).toEqual([blur, blur])
  await staff.patch(IMAGE).set({title: 'An urli'}).commit()
  expect(await listed()).toEqual(['next-season.png', 'pot.png'])
  await staff.patch('urli').set({'image.asset._ref': SHOWN}).commit()
  expect(await listed()).toEqual(['pot.png'])
  await staff.delete('urli')
  expect(await listed()).toEqual(['pot.png'])
})

test('a visitor who listens hears of no picture before it is published', async () => {
  const query = encodeURIComponent('*[_type in ["sanity.imageAsset", "product"]]')
  const reader = await EventReader.open(
    `${server.base}/v2025-02-19/data/listen/production?includeResult=true&query=${query}`,
  )
  const staff = server.client({perspective: 'raw'})
  await staff.create(asset(`image-${'c'.repeat(40)}-9x9-png`, 'secret.png'))
  await staff.create(product('last', SHOWN))
  const [, heard] = await reader.take(2)
  expect(heard?.data).toMatchObject({documentId: 'last'})
  reader.close()
})
