import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {moveDocument, ALL_CATEGORIES, productsOf} from './ordered-list.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

const product = (_id: string, orderRank: string, name = 'Lotus') => ({
  _id,
  _type: 'product',
  name,
  orderRank,
  category: {_type: 'reference', _ref: 'category-urli'},
})

beforeEach(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: 'raw'})
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create(product('a', '0|0000a0:'))
    .create(product('b', '0|0000b0:'))
    .create(product('c', '0|0000c0:'))
    .create(product('drafts.c', '0|0000c0:', 'Being written'))
    .commit()
})
afterEach(() => shop.close())

const order = async (perspective: 'published' | 'drafts') =>
  client
    .withConfig({perspective})
    .fetch<string[]>('*[_type == "product"] | order(orderRank)[]._id')
    .then((ids) => ids.join(''))

const move = (id: string, direction: 'up' | 'down' | 'top') =>
  moveDocument(client, {list: productsOf('category-urli'), id, direction})

test('a moved product moves on the site and in its open draft, and nothing else of the draft is published', async () => {
  await move('c', 'top')
  expect([await order('published'), await order('drafts')]).toEqual(['cab', 'cab'])
  expect(await client.getDocument('c')).toMatchObject({name: 'Lotus'})
  expect(await client.getDocument('drafts.c')).toMatchObject({name: 'Being written'})
})

test('a product whose draft is in another category takes no place between the others', async () => {
  await client.create({
    ...product('drafts.b', '0|0000b0:', 'Moving away'),
    category: {_type: 'reference', _ref: 'category-urli', _weak: true},
  })
  await client.patch('drafts.b').set({'category._ref': 'category-gate'}).commit()
  await move('c', 'up')
  expect((await order('drafts')).replace('b', '')).toBe('ca')
})

test('a version in a release keeps the new place', async () => {
  const metadata = {title: 'Diwali', releaseType: 'undecided' as const}
  await client.action({actionType: 'sanity.action.release.create', releaseId: 'rDiwali', metadata})
  await client.create(product('versions.rDiwali.b', '0|0000b0:', 'Festival'))
  await move('b', 'up')
  const [version, published] = await Promise.all(
    ['versions.rDiwali.b', 'b'].map((id) => client.getDocument(id)),
  )
  expect(version).toMatchObject({name: 'Festival', orderRank: published?.orderRank})
})

test('moves of two people at once leave every product in the list, and can go on', async () => {
  await Promise.all([move('c', 'up'), move('a', 'down')])
  expect((await order('published')).split('').toSorted().join('')).toBe('abc')
  await move('a', 'top')
  expect(await order('published')).toMatch(/^a/)
})

test('a category moves among the categories, and products stay where they are', async () => {
  const ranked = (_id: string, orderRank: string) => client.create({_id, _type: 'category', orderRank})
  await client.patch('category-urli').set({orderRank: '0|0000c0:'}).commit()
  await ranked('category-gate', '0|0000a0:')
  await ranked('drafts.category-gate', '0|0000a0:')
  const list = ALL_CATEGORIES
  await moveDocument(client, {list, id: 'category-urli', direction: 'up'})
  const ids = () => client.fetch<string[]>('*[_type == "category"] | order(orderRank)._id')
  expect(await ids()).toEqual(['category-urli', 'category-gate', 'drafts.category-gate'])
  await moveDocument(client, {list, id: 'category-gate', direction: 'top'})
  expect((await ids()).toSorted((one, other) => one.length - other.length)[0]).toBe('category-gate')
  expect((await ids()).at(-1)).toBe('category-urli')
  expect(await order('published')).toBe('abc')
})
