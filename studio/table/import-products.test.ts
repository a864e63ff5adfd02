import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import type {MessageKey} from '../messages/english.ts'
import {undo, undoable} from './undo.ts'
import {gridOf} from './file-columns.ts'
import {planOf, type Plan} from './import-plan.ts'
import {importOf, plannedIds} from './import-products.ts'
import {catalogueNow} from './known-products.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

const words = (word: MessageKey) => word
const category = {_type: 'reference', _ref: 'category-urli'}

beforeEach(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: 'raw'})
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({
      _id: 'a',
      _type: 'product',
      productId: '1',
      name: 'Lotus',
      value: 900,
      category,
      orderRank: '0|hzzzzz:',
    })
    .create({_id: 'b', _type: 'product', productId: '2', name: 'Bowl', category, orderRank: '0|i00000:'})
    .create({
      _id: 'drafts.b',
      _type: 'product',
      productId: '2',
      name: 'Large bowl',
      category,
      orderRank: '0|i00000:',
    })
    .commit()
})
afterEach(() => shop.close())

async function products() {
  const found = await client.fetch<Record<string, unknown>[]>('*[_type == "product"] | order(_id)')
  return found.map(({_rev, _updatedAt, _createdAt, _system, ...fields}) => fields)
}

/** Imports what a plan says, which is something. */
async function imported(plan: Plan) {
  const done = await undoable(client, plannedIds(plan), await importOf(client, plan))
  if (!done) throw new Error('Nothing was written')
  return done
}

/** The plan of the catalogue's own file, after somebody has changed its texts. */
async function planAfter(change: (cells: string[]) => string[], ...more: string[][]) {
  const catalogue = await catalogueNow(client)
  const rows = gridOf(catalogue.rows, words).map((cells) => change(cells.map(String)))
  return planOf(
    [
      {
        name: '',
        isHidden: false,
        rows: [...rows, ...more].map((cells, index) => ({number: index + 1, cells})),
      },
    ],
    catalogue,
    [words],
  )
}

test('an import writes drafts, new ones at the end of the list, and one undo takes all of it back', async () => {
  const before = await products()
  const plan = await planAfter(
    (cells) => cells.map((cell) => cell.replace('Lotus', 'Large lotus').replace('900', '1.2 lakh')),
    ['', 'Urli', '3', 'Plate', '', '500', '', '', 'Kota', '', '30 cm'],
  )
  const done = await imported(plan)
  expect(await products()).toEqual([
    ...before.slice(0, 2),
    {...before[0], _id: 'drafts.a', name: 'Large lotus', value: 120_000},
    before[2],
    {
      _id: 'drafts.product-urli-3',
      _type: 'product',
      category,
      productId: '3',
      name: 'Plate',
      value: 500,
      facts: {material: 'Kota', size: '30 cm'},
      orderRank: '0|i00008:',
    },
  ])
  await undo(client, done)
  expect(await products()).toEqual(before)
})

test('products are imported into a category that is not published yet', async () => {
  await client.create({_id: 'drafts.category-pot', _type: 'category', title: 'Pot'})
  const plan = await planAfter(
    (cells) => (cells[0] === 'a' ? cells.with(1, 'Pot') : cells),
    ['', 'Pot', '3', 'Plate'],
    ['', 'Urli', '3', 'Plate'],
  )
  expect(plan.problems).toEqual([])
  await imported(plan)
  const weak = {_ref: 'category-pot', _weak: true, _strengthenOnPublish: {type: 'category'}}
  expect(await client.getDocument('drafts.a')).toMatchObject({category: weak})
  expect(await client.getDocument('drafts.product-pot-3')).toMatchObject({category: weak})
  expect(await client.getDocument('drafts.product-urli-3')).toMatchObject({category})
})

test('a file shows the draft of a product, and an import changes that draft', async () => {
  const plan = await planAfter((cells) => cells.map((cell) => (cell === 'Large bowl' ? 'Small bowl' : cell)))
  expect(plan.changed).toMatchObject([{id: 'b', changes: [{from: 'Large bowl', to: 'Small bowl'}]}])
  await imported(plan)
  expect(await client.getDocument('drafts.b')).toMatchObject({name: 'Small bowl'})
  expect(await client.getDocument('b')).toMatchObject({name: 'Bowl'})
})

test('nothing is written when somebody else has made one of the new products in the meantime', async () => {
  const plan = await planAfter(
    (cells) => cells.map((cell) => cell.replace('Lotus', 'Changed')),
    ['', 'Urli', '3'],
  )
  await client.create({_id: 'drafts.product-urli-3', _type: 'product', productId: '3', category})
  const before = await products()
  await expect(imported(plan)).rejects.toMatchObject({statusCode: 409})
  expect(await products()).toEqual(before)
})

test('six hundred products are imported in one request and taken back in one', async () => {
  const rows = Array.from({length: 600}, (_, index) => ['', 'Urli', String(index + 3), `Plate ${index}`])
  const plan = await planAfter((cells) => cells, ...rows)
  const done = await imported(plan)
  expect(await client.fetch('count(*[_type == "product"])')).toBe(603)
  await undo(client, done)
  expect(await client.fetch('count(*[_type == "product"])')).toBe(3)
})

test('names in other languages are imported with the English name that they translate; other translations stay', async () => {
  const material = {material: 'గ్రానైట్'}
  const translation = {_type: 'productTranslation', _key: 'te', language: 'te', name: 'తామర', facts: material}
  await client
    .patch('a')
    .set({translations: [translation]})
    .commit()
  // The last two columns are the names in Telugu and Hindi.
  const plan = await planAfter((cells) =>
    cells[3] === 'Lotus' ? [...cells.slice(0, -2), 'కమలం', 'कमल'] : cells,
  )
  expect(plan.changed).toMatchObject([
    {
      id: 'a',
      changes: [
        {column: 'table.name-te', from: 'తామర', to: 'కమలం'},
        {column: 'table.name-hi', from: '', to: 'कमल'},
      ],
    },
  ])
  await imported(plan)
  expect(await client.getDocument('drafts.a')).toMatchObject({
    name: 'Lotus',
    translations: [
      {...translation, name: 'కమలం', english: {name: 'Lotus'}},
      {_type: 'productTranslation', _key: 'hi', language: 'hi', name: 'कमल', english: {name: 'Lotus'}},
    ],
  })
})

test('an empty cell removes the name in that language and nothing else', async () => {
  const facts = {material: 'గ్రానైట్'}
  await client
    .patch('a')
    .set({translations: [{_key: 'te', language: 'te', name: 'తామర', facts, english: {name: 'Lotus', facts}}]})
    .commit()
  await imported(
    await planAfter((cells) => [...cells.slice(0, -2), cells.at(-2)?.replace('తామర', '') ?? '', '']),
  )
  expect(Object(await client.getDocument('drafts.a')).translations).toEqual([
    {_key: 'te', language: 'te', facts, english: {facts}},
  ])
})
