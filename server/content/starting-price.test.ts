import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {QUERIES} from '../../schemas/generated/queries.ts'
import {startTestLake} from './test-lake.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

test('the starting price is the written one, or follows the cheapest product that visitors see', async () => {
  const client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
  const query = [...QUERIES].find((text) => text.includes('priceFollows')) ?? ''
  const shown = async (fields: {price?: string; priceFollows?: boolean}) => {
    const slug = {current: 'gazebo'}
    await client.createOrReplace({_id: 'gazebo', _type: 'category', slug, value: 1, ...fields})
    return (await client.fetch<{price: unknown}>(query, {slug: 'gazebo', language: 'te'})).price
  }
  expect(await shown({price: '18000', priceFollows: true})).toBe('18000')
  const product = {
    _type: 'product',
    name: 'Dome',
    category: {_type: 'reference', _ref: 'gazebo'},
    image: {asset: {_type: 'reference', _ref: 'picture', _weak: true}},
  }
  await client.create({...product, productId: '1', value: 24_000})
  await client.create({...product, productId: '2', value: 18_900.4})
  await client.create({...product, productId: '3', value: 0})
  await client.create({...product, name: undefined, productId: '4', value: 10})
  expect(await shown({price: '18000', priceFollows: true})).toBe('18900')
  expect(await shown({priceFollows: true})).toBe('18900')
  expect(await shown({price: '220 SFT'})).toBe('220 SFT')
  expect(await shown({price: '18000', priceFollows: false})).toBe('18000')
  expect(await shown({})).toBeNull()
})
