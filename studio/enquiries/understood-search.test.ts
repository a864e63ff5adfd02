import {globSync, readFileSync} from 'node:fs'
import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {COMPARED, TYPED, understood} from './understood-search.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  shop = await startTestLake()
  const resolveFetch = () => understood(fetch)
  client = createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch,
  })
  const lead = {_type: 'lead', kind: 'submission', receivedAt: '2026-11-23T06:00:00.000Z'}
  await client
    .transaction()
    .create({...lead, _id: 'lead.1', ref: '2JVXF3'})
    .create({...lead, _id: 'lead.2', phone: '98480 12345'})
    .create({...lead, _id: 'lead.3', note: 'Her son: +91-98480-12345'})
    .create({_id: 'product-1', _type: 'product', productId: 'FOU-016', name: 'Ref of stone'})
    .commit()
})
afterAll(() => shop.close())

/** As Sanity's search asks. */
const search = (typed: string) =>
  client.fetch<string[]>(
    `*[_type in $__types] | score((${COMPARED} || references($__rawQuery))) [_score > 0] | order(_id) ._id`,
    {__types: ['lead', 'product'], __query: `${typed}*`, [TYPED.slice(1)]: typed},
  )

test.each([
  ['Ref 2JVXF3', ['lead.1']],
  ['Hello, the price please\n\nRef 2jvx-f3', ['lead.1']],
  ['9848012345', ['lead.2', 'lead.3']],
  ['+91 98480-12345', ['lead.2', 'lead.3']],
  ['call ౯౮౪౮౦ ౧౨౩౪౫', ['lead.2', 'lead.3']],
  ['fou-016', ['product-1']],
  ['ref of', ['product-1']],
  ['9848012346', []],
])('the search understands %j', async (typed, ids) => {
  expect(await search(typed)).toEqual(ids)
})

test('patch A17: Sanity searches with the parameter and the filter that are read', () => {
  const sanity = globSync('node_modules/sanity/lib/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(sanity.some((code) => code.includes(COMPARED) && code.includes(`${TYPED.slice(1)}: rawQuery`))).toBe(
    true,
  )
})
