import {createClient} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {ATTENTION, CHECKS} from './attention.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

function openClient() {
  return createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
}

const filterOf = (check: string) => CHECKS.find(({name}) => name === check)?.filter ?? 'false'

async function image(width: number, alt?: string) {
  const bytes = await sharp({create: {width, height: width, channels: 3, background: '#c9a24b'}})
    .png()
    .toBuffer()
  const {_id} = await openClient().assets.upload('image', bytes)
  return {_type: 'image', _key: String(width), asset: {_type: 'reference', _ref: _id}, alt}
}

test('a small or undescribed picture counts, also when it is not the first one of its product', async () => {
  const client = openClient()
  const [large, small] = [await image(960, 'A pot'), await image(700, 'Its foot')]
  const product = {_type: 'product', name: 'Pot', image: large}
  await client.create({...product, morePictures: [large]})
  expect(await client.fetch(ATTENTION.groq)).toMatchObject({'small-picture': 0, 'no-description': 0})
  await client.create({...product, morePictures: [large, small]})
  await client.create({...product, morePictures: [{...large, alt: undefined}]})
  await client.create({...product, image: {...small, alt: ''}})
  expect(await client.fetch(ATTENTION.groq)).toMatchObject({'small-picture': 2, 'no-description': 2})
})

test('a name and the title of a page count when their end is cut off for visitors', async () => {
  const client = openClient()
  const cut = async () => client.fetch<unknown>(`*[${filterOf('long-title')}]._id`)
  await client.create({_id: 'siteSettings', _type: 'siteSettings', brand: 'Stone Designs'})
  const category = {_type: 'reference', _ref: 'short'}
  const product = {_type: 'product', productId: 'FOU-001', category}
  await client.create({_id: 'short', _type: 'category', title: 'x'.repeat(34)})
  await client.create({...product, _id: 'shown', name: 'x'.repeat(44)})
  expect(await cut()).toEqual([])
  await client.create({_id: 'long', _type: 'category', title: 'x'.repeat(35)})
  await client.create({...product, _id: 'long-name', name: 'x'.repeat(45)})
  await client.create({...product, _id: 'long-code', name: 'Pot', productId: 'FOUNTAIN-001'})
  // Its category counts instead.
  await client.create({...product, _id: 'in-long', name: 'Pot', category: {...category, _ref: 'long'}})
  expect(await cut()).toEqual(['long', 'long-code', 'long-name'])
  expect(await client.fetch(ATTENTION.groq)).toMatchObject({'long-title': 3})
})

test('a starting price is false when its cheapest product has another price, unless it follows or has a unit', async () => {
  const client = openClient()
  const image = {asset: {_type: 'reference', _ref: 'picture', _weak: true}}
  const isFalse = async (price: string, priceFollows?: boolean) => {
    await client.createOrReplace({_id: 'dome', _type: 'category', price, ...(priceFollows && {priceFollows})})
    return (await client.fetch<unknown[]>(`*[${filterOf('starting-price')}]`)).length === 1
  }
  const product = {_type: 'product', category: {_type: 'reference', _ref: 'dome', _weak: true}, image}
  await client.create({_id: 'dome', _type: 'category'})
  await client.create({...product, _id: 'dome-1', value: 18_900})
  await client.create({...product, _id: 'dome-2', value: 24_000})
  expect([await isFalse('18000'), await isFalse('24000')]).toEqual([true, true])
  expect([await isFalse('18900'), await isFalse('18,900')]).toEqual([false, false])
  expect([await isFalse('220 SFT'), await isFalse('18000', true)]).toEqual([false, false])
  await client.delete({query: '*[_id match "dome-*"]'})
  expect(await isFalse('18000')).toBe(false)
})

test('a product whose name is a number, and two behind one link, need attention', async () => {
  const client = openClient()
  await client.delete('long-name')
  const before = await client.fetch<Record<string, number>>(ATTENTION.groq)
  expect(before).toMatchObject({unreadable: 0, 'one-link': 0})
  const product = {_type: 'product', productId: 'TWO-001', category: {_type: 'reference', _ref: 'short'}}
  await client.create({...product, _id: 'one', name: 'Pot'})
  await client.create({...product, _id: 'other', name: 12})
  const found = async (check: string) => client.fetch<unknown>(`*[${filterOf(check)}]._id`)
  expect(await found('one-link')).toEqual(['one', 'other'])
  expect(await found('unreadable')).toEqual(['other'])
  await client
    .patch('one')
    .set({image: {_type: 'image', asset: 7}, value: 1e21})
    .commit()
  await client.patch('other').set({name: 'Bowl', contentId: []}).commit()
  expect(await found('unreadable')).toEqual(['one', 'other'])
})
