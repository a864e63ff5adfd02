import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {deleteAll, doubledIn, moveOf, referrersOf, unpublish} from './bulk.ts'
import {undo, undoable, type Work} from './undo.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

const reference = (_ref: string) => ({_type: 'reference', _ref})
const product = (id: string, productId: string, category = 'category-urli') => ({
  _id: id,
  _type: 'product',
  productId,
  name: `Product ${productId}`,
  category: reference(category),
})

beforeEach(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: 'raw'})
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({_id: 'category-pot', _type: 'category', title: 'Pot'})
    .create(product('a', '1'))
    .create({...product('drafts.a', '1'), name: 'Changed'})
    .create(product('b', '2'))
    .create(product('c', '1', 'category-pot'))
    .commit()
})
afterEach(() => shop.close())

/** Every product, without what each write changes. */
async function products() {
  const found = await client.fetch<Record<string, unknown>[]>('*[_type == "product"] | order(_id)')
  return found.map(({_rev, _updatedAt, _system, ...fields}) => fields)
}

const takeOff: Work = async (before) => (await unpublish(client, before)).transactionId
const remove: Work = (before) => deleteAll(client, before)
const move = (ids: string[], categoryId: string, isRecoded = false) =>
  moveOf(client, {ids, categoryId, isRecoded})

/** Makes a change that writes something. */
async function changed(ids: string[], work: Work) {
  const done = await undoable(client, ids, work)
  if (!done) throw new Error('Nothing was written')
  return done
}

test('products are taken off the site, and undoing brings back their published and changed states', async () => {
  const before = await products()
  const taken = await changed(['a', 'b'], takeOff)
  expect((await products()).map(({_id, name}) => [_id, name])).toEqual([
    ['c', 'Product 1'],
    ['drafts.a', 'Changed'],
    ['drafts.b', 'Product 2'],
  ])
  await undo(client, taken)
  expect(await products()).toEqual(before)
})

test('a change is not undone when somebody has edited its documents since', async () => {
  const taken = await changed(['a', 'b'], takeOff)
  await client.patch('drafts.b').set({name: 'Written since'}).commit()
  await expect(undo(client, taken)).rejects.toMatchObject({statusCode: 409})
  expect((await products()).map(({_id}) => _id)).toEqual(['c', 'drafts.a', 'drafts.b'])
  expect(await client.getDocument('drafts.b')).toMatchObject({name: 'Written since'})
})

test('an edit between the change and the look at its result is not undone', async () => {
  const taken = await changed(['a', 'b'], async (before) => {
    const transactionId = await takeOff(before)
    await client.patch('drafts.b').set({name: 'Written at once'}).commit()
    return transactionId
  })
  await expect(undo(client, taken)).rejects.toMatchObject({statusCode: 409})
  expect(await client.getDocument('drafts.b')).toMatchObject({name: 'Written at once'})
})

test('a change whose result could not be read can be undone', async () => {
  const before = await products()
  const taken = await changed(['a', 'b'], takeOff)
  await undo(client, {...taken, after: undefined})
  expect(await products()).toEqual(before)
})

test('moved products keep their numbers, and numbers that the category already had are named', async () => {
  const before = await products()
  const moved = await changed(['a', 'b'], await move(['a', 'b'], 'category-pot'))
  expect(await doubledIn(client, 'category-pot')).toEqual(['1'])
  expect(await client.getDocument('drafts.b')).toMatchObject({
    productId: '2',
    category: {_ref: 'category-pot'},
  })
  expect(await client.getDocument('b')).toMatchObject({category: {_ref: 'category-urli'}})
  await undo(client, moved)
  expect(await products()).toEqual(before)
})

test('moved products get the next numbers of their new category when a person wants that', async () => {
  await changed(['a', 'b'], await move(['a', 'b'], 'category-pot', true))
  expect(await doubledIn(client, 'category-pot')).toEqual([])
  expect(await client.fetch('*[_id in ["drafts.a", "drafts.b"]] | order(_id).productId')).toEqual(['2', '3'])
})

test('products are moved to a category that is not published yet, and published after it', async () => {
  await client.create({_id: 'drafts.category-sundial', _type: 'category', title: 'Sundial'})
  const before = await products()
  const moved = await changed(['a', 'b'], await move(['a', 'b'], 'category-sundial'))
  expect(await client.getDocument('drafts.b')).toMatchObject({
    category: {_ref: 'category-sundial', _weak: true, _strengthenOnPublish: {type: 'category'}},
  })
  const publish = (publishedId: string) =>
    client.action({
      actionType: 'sanity.action.document.publish',
      publishedId,
      draftId: `drafts.${publishedId}`,
    })
  await expect(publish('b')).rejects.toThrow(/reference/i)
  await undo(client, moved)
  expect(await products()).toEqual(before)
  await changed(['b'], await move(['b'], 'category-sundial'))
  await publish('category-sundial')
  await publish('b')
  expect(Object(await client.getDocument('b')).category).toEqual(reference('category-sundial'))
})

test('names what refers to a product: enquiries stay, documents that show it are deleted with it', async () => {
  await client
    .transaction()
    .create({_id: 'lead.x', _type: 'lead', product: {...reference('a'), _weak: true}})
    .create({_id: 'festival', _type: 'collection', title: 'Festival', shown: [reference('a')]})
    .create({_id: 'drafts.festival', _type: 'collection', title: 'Festival', shown: [reference('a')]})
    .create({_id: 'hint', _type: 'note', about: {...reference('a'), _weak: true}})
    .commit()
  expect(await referrersOf(client, ['a'])).toEqual({
    enquiries: 1,
    others: [{id: 'festival', name: 'Festival'}],
    inReleases: [],
  })
  await expect(changed(['a'], remove)).rejects.toThrow(/refer/i)
  const before = await products()
  const deleted = await changed(['a', 'festival'], remove)
  expect((await products()).map(({_id}) => _id)).toEqual(['b', 'c'])
  await undo(client, deleted)
  expect(await products()).toEqual(before)
  expect(await client.getDocument('festival')).toMatchObject({shown: [{_ref: 'a'}]})
})

test('a change that finds nothing to write leaves nothing to undo', async () => {
  const before = await client.getDocument('drafts.a')
  await client.delete('a')
  expect(await undoable(client, ['a'], takeOff)).toBeUndefined()
  expect(await undoable(client, ['gone'], remove)).toBeUndefined()
  expect(await client.getDocument('drafts.a')).toEqual(before)
})

test('a product that is part of a release is named by its number', async () => {
  await client.action({
    actionType: 'sanity.action.release.create',
    releaseId: 'rDiwali',
    metadata: {title: 'Diwali', releaseType: 'undecided'},
  })
  await client.create({...product('versions.rDiwali.b', '2')})
  expect(await referrersOf(client, ['a', 'b'])).toMatchObject({inReleases: ['2']})
})
