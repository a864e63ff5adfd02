import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {openSessions} from '../embedded/sessions.ts'
import {draftsOf, publishDrafts} from '../publishing/drafts.ts'
import {watched} from '../pending-edits/watched-fetch.ts'
import {deleteAll, moveOf, unpublish} from './bulk.ts'
import {undo, undoable, type Work} from './undo.ts'
import {COLUMNS} from './cells.ts'
import type {Planned} from './import-plan.ts'
import {importOf} from './import-products.ts'
import {inverseOf, rowsNow, write} from './rows.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
/** Kinds of the requests that reached the lake. */
let sent: string[]
/** Whether the network loses the first response to each change. */
let isLossy: boolean
let client: ReturnType<typeof createClient>

const reference = (_ref: string) => ({_type: 'reference', _ref})
const product = (_id: string, productId: string) => ({
  _id,
  _type: 'product',
  productId,
  name: `Product ${productId}`,
  category: reference('category-urli'),
})

beforeEach(async () => {
  shop = await startTestLake()
  sent = []
  isLossy = true
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  await createClient(connection)
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({_id: 'category-pot', _type: 'category', title: 'Pot'})
    .create(product('a', '1'))
    .create(product('b', '2'))
    .create(product('c', '3'))
    .create(product('drafts.d', '4'))
    .create(product('e', '5'))
    .commit()
  client = createClient({...connection, perspective: 'raw', resolveFetch: () => studioFetch()})
})
afterEach(() => shop.close())

/** The Studio's `fetch`, over such a network. */
function studioFetch() {
  const lost = new Set<unknown>()
  return watched(async (input, init) => {
    const [, kind = ''] = /\/data\/(\w+)\//.exec(new Request(input).url) ?? []
    sent.push(kind)
    const response = await fetch(input, init)
    if (!isLossy || !/mutate|actions/.test(kind) || lost.has(init?.body)) return response
    lost.add(init?.body)
    throw new TypeError('Failed to fetch')
  }, openSessions(vi.fn()))
}

async function products() {
  const found = await client.fetch<Record<string, unknown>[]>('*[_type == "product"] | order(_id)')
  return found.map(({_rev, _updatedAt, _createdAt, _system, ...fields}) => fields)
}

const planned: Planned = {
  row: 2,
  id: 'product-urli-9',
  product: 'Urli 9',
  categoryId: 'category-urli',
  productId: '9',
  isNew: true,
  isMoved: false,
  changes: [],
  patches: [{set: {name: 'Plate'}}],
}
const imported = () =>
  importOf(client, {
    created: [planned],
    changed: [],
    unchanged: [],
    problems: [],
    ignored: [],
    sheet: '',
    sheets: [],
  })
const moved = () => moveOf(client, {ids: ['c'], categoryId: 'category-pot', isRecoded: true})

test('a change of products whose answer is lost counts as made, and so does its undo', async () => {
  const before = await products()
  const drafts = await draftsOf(client, ['d'])
  const changes = await Promise.all([
    undoable(client, ['a'], (stored) => deleteAll(client, stored)),
    undoable(client, ['b'], async (stored) => (await unpublish(client, stored)).transactionId),
    undoable(client, ['c'], await moved()),
    undoable(client, ['d'], () => publishDrafts(client, drafts)),
    undoable(client, ['product-urli-9'], await imported()),
  ])
  expect((await products()).map(({_id}) => _id)).toEqual([
    'c',
    'd',
    'drafts.b',
    'drafts.c',
    'drafts.product-urli-9',
    'e',
  ])
  await Promise.all(changes.flatMap((change) => (change ? [undo(client, change)] : [])))
  expect(await products()).toEqual(before)
})

test('cells whose answer is lost count as stored, and are restored', async () => {
  const before = await rowsNow(client, ['e'])
  const changes = COLUMNS.filter(({name}) => name === 'value').map((column) => ({
    id: 'e',
    column,
    text: '900',
  }))
  expect(await write(client, changes)).toBe(true)
  expect(await client.getDocument('drafts.e')).toMatchObject({value: 900})
  expect(await write(client, inverseOf(changes, before))).toBe(true)
  expect(await client.getDocument('drafts.e')).not.toHaveProperty('value')
})

test('nothing else is asked between the look at the products and their change', async () => {
  isLossy = false
  const off: Work = async (stored) => (await unpublish(client, stored)).transactionId
  for (const change of [await moved(), await imported(), off]) {
    sent = []
    await undoable(client, ['b', 'c', 'product-urli-9'], change)
    expect(sent).toEqual(['query', 'actions', 'query'])
  }
})
