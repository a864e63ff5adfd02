import {createClient} from '@sanity/client'
import {createMockAuthStore, createWorkspaceFromConfig, validateDocument, type Workspace} from 'sanity'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {schemaTypesIn} from '../../schemas/index.ts'
import {english} from '../../schemas/messages/english.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {draftsOf, publishDrafts} from './drafts.ts'
import {look} from './look.ts'

const {productIdTwice, productIdGivenUp, productIdInRelease} = english.product

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>
let workspace: Workspace

const reference = (_ref: string) => ({_type: 'reference', _ref})
const product = (_id: string, productId: string, category = 'category-urli') => ({
  _id,
  _type: 'product',
  productId,
  name: `Product ${_id}`,
  category: reference(category),
  image: {_type: 'image', alt: 'A bowl', asset: reference('image-a1-10x10-jpg')},
})

beforeEach(async () => {
  shop = await startTestLake()
  client = createClient({
    ...shop,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
  })
  workspace = await createWorkspaceFromConfig({
    name: 'shop',
    basePath: '/',
    projectId: shop.projectId,
    dataset: shop.dataset,
    schema: {types: schemaTypesIn(english)},
    auth: createMockAuthStore({client, currentUser: null}),
  })
  await client
    .transaction()
    .create({_id: 'image-a1-10x10-jpg', _type: 'sanity.imageAsset'})
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({_id: 'category-pot', _type: 'category', title: 'Pot'})
    .create(product('a', '1'))
    .create(product('b', '2'))
    .create(product('c', '3'))
    .commit()
})
afterEach(() => shop.close())

async function draft(...drafts: ReturnType<typeof product>[]) {
  const transaction = client.transaction()
  for (const one of drafts) transaction.create({...one, _id: `drafts.${one._id}`})
  await transaction.commit()
}

const looked = async (...ids: string[]) => look(await draftsOf(client, ids), workspace)

/** The reasons against the publication of drafts, by the ids of their products. */
async function reasons(...ids: string[]) {
  const found = await looked(...ids)
  return Object.fromEntries(found.map(({draft, errors}) => [draft._id.replace('drafts.', ''), errors]))
}

async function publish(...ids: string[]) {
  const ready = (await looked(...ids)).filter(({errors}) => errors.length === 0)
  await publishDrafts(
    client,
    ready.map(({draft}) => draft),
  )
  return client.fetch<unknown>('*[_type == "product"] | order(_id){_id, productId}')
}

test('two products whose drafts exchange their numbers are published together', async () => {
  await draft(product('a', '2'), product('b', '1'))
  expect(await publish('a', 'b')).toEqual([
    {_id: 'a', productId: '2'},
    {_id: 'b', productId: '1'},
    {_id: 'c', productId: '3'},
  ])
})

test('numbers that move up by one are published together', async () => {
  await draft(product('a', '2'), product('b', '3'), product('c', '4'))
  expect(await publish('a', 'b', 'c')).toEqual([
    {_id: 'a', productId: '2'},
    {_id: 'b', productId: '3'},
    {_id: 'c', productId: '4'},
  ])
})

test('a new product takes the number of one that moves to another category', async () => {
  await draft(product('a', '1', 'category-pot'), product('d', '1'))
  expect(await reasons('d')).toEqual({d: [productIdGivenUp]})
  expect(await reasons('a', 'd')).toEqual({a: [], d: []})
})

test('a draft alone does not take a number that another product still has on the site', async () => {
  await draft(product('a', '2'), product('b', '1'))
  expect(await reasons('a')).toEqual({a: [productIdGivenUp]})
})

test('a number stays taken when the draft that gives it up has errors itself', async () => {
  await draft(product('a', '2'), product('b', '3'), {...product('c', '4'), name: ''})
  expect(await reasons('a', 'b', 'c')).toEqual({
    a: [productIdGivenUp],
    b: [productIdGivenUp],
    c: [english.shared.lineNeeded],
  })
})

test('two drafts with the same number are refused, although a third product gives it up', async () => {
  await draft(product('a', '2'), product('b', '4'), product('c', '2'))
  expect(await reasons('a', 'b', 'c')).toEqual({a: [productIdTwice], b: [], c: [productIdTwice]})
})

test('a number that a product keeps in its draft is refused', async () => {
  await draft(product('a', '2'), {...product('b', '2'), name: 'Changed'})
  expect(await reasons('a', 'b')).toEqual({a: [productIdTwice], b: [productIdTwice]})
})

test('nothing is published when the number is taken back after the look', async () => {
  await draft(product('a', '2'), product('b', '1'))
  const drafts = (await looked('a', 'b')).map(({draft}) => draft)
  await client.patch('drafts.b').set({productId: '2'}).commit()
  await expect(publishDrafts(client, drafts)).rejects.toThrow(/revision/i)
})

const inRelease = (release: string, one: ReturnType<typeof product>) => ({
  ...one,
  _id: `versions.${release}.${one._id}`,
})

const STORED = {_rev: 'a', _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z'}

/** The errors of the versions of a release, as the Studio finds them before it runs the release. */
async function errorsIn(...versions: ReturnType<typeof product>[]) {
  const transaction = client.transaction()
  for (const version of versions) transaction.createOrReplace(version)
  await transaction.commit()
  const found = await Promise.all(
    versions.map((document) =>
      validateDocument({document: {...document, ...STORED}, workspace, environment: 'studio'}),
    ),
  )
  return found.map((markers) => markers.filter(({level}) => level === 'error').map(({message}) => message))
}

test('a release that swaps the numbers of two products can run', async () => {
  const swap = [inRelease('rswap', product('a', '2')), inRelease('rswap', product('b', '1'))]
  expect(await errorsIn(...swap)).toEqual([[], []])
  await draft(product('a', '1'), product('b', '2'))
  expect(await errorsIn(...swap)).toEqual([[], []])
})

test('a release that gives a product the number of one outside it is refused', async () => {
  expect(await errorsIn(inRelease('rone', product('a', '2')))).toEqual([[productIdTwice]])
  expect(await errorsIn(inRelease('rone', product('a', '4')), inRelease('rone', product('b', '4')))).toEqual([
    [productIdTwice],
    [productIdTwice],
  ])
})

test('two releases that would give two products one number are told before', async () => {
  await errorsIn(inRelease('rone', product('a', '7')))
  expect(await errorsIn(inRelease('rtwo', product('b', '7')))).toEqual([[productIdInRelease]])
  expect(await errorsIn(inRelease('rone', product('a', '7')))).toEqual([[productIdInRelease]])
})

test('a scheduled release counts, until it is gone', async () => {
  await client.action({
    actionType: 'sanity.action.release.create',
    releaseId: 'rdiwali',
    metadata: {title: 'Diwali', releaseType: 'scheduled', intendedPublishAt: '2100-11-01T00:00:00Z'},
  })
  await errorsIn(inRelease('rdiwali', product('a', '7')))
  await client.action({
    actionType: 'sanity.action.release.schedule',
    releaseId: 'rdiwali',
    publishAt: '2100-11-01T00:00:00Z',
  })
  const other = inRelease('rtwo', product('b', '7'))
  expect(await errorsIn(other)).toEqual([[productIdInRelease]])
  for (const actionType of ['unschedule', 'archive'] as const)
    await client.action({actionType: `sanity.action.release.${actionType}`, releaseId: 'rdiwali'})
  expect(await errorsIn(other)).toEqual([[]])
})
