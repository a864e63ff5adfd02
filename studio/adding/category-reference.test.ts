import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {categoryReferences} from './category-reference.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  shop = await startTestLake()
})
afterAll(() => shop.close())

test('a reference to a category is weak only while the category is a draft that was never published', async () => {
  const client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
  await client
    .transaction()
    .create({_id: 'category-fountain', _type: 'category', title: 'Fountain'})
    .create({_id: 'drafts.category-fountain', _type: 'category', title: 'Fountains'})
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({_id: 'drafts.category-sundial', _type: 'category', title: 'Sundial'})
    .commit()
  const ids = ['category-fountain', 'category-urli', 'category-sundial', 'category-deleted']
  const referenceTo = await categoryReferences(client, ids)
  expect(ids.map(referenceTo)).toEqual([
    {_type: 'reference', _ref: 'category-fountain'},
    {_type: 'reference', _ref: 'category-urli'},
    {
      _type: 'reference',
      _ref: 'category-sundial',
      _weak: true,
      _strengthenOnPublish: {type: 'category'},
    },
    // The lake refuses this reference, so that no product refers to nothing.
    {_type: 'reference', _ref: 'category-deleted'},
  ])
})
