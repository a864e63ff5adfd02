import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {AddMany} from '../adding/add-many.ts'
import {createProducts} from '../adding/create-products.ts'
import {moveOf, takeOut} from './bulk.ts'
import {COLUMNS, type Change} from './cells.ts'
import {importOf, plannedIds} from './import-products.ts'
import {discardUnchanged, restorable, undo, undoable} from './undo.ts'
import {rowsNow, write} from './rows.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

const releaseId = 'rDiwali'
const category = {_type: 'reference', _ref: 'category-urli'}

beforeEach(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: ['drafts']})
  const product = {_type: 'product', category}
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({...product, _id: 'a', productId: '1', name: 'Lotus', value: 900, orderRank: '0|a:'})
    .create({...product, _id: 'b', productId: '2', name: 'Bowl', value: 500, orderRank: '0|b:'})
    .create({...product, _id: 'drafts.b', productId: '2', name: 'Large bowl', value: 500, orderRank: '0|b:'})
    .commit()
  await client.releases.create({releaseId, metadata: {title: 'Diwali offer', releaseType: 'asap'}})
})
afterEach(() => shop.close())

/** The client of the tools while the release is chosen in the bar. */
const chosen = () => client.withConfig({perspective: [releaseId, 'drafts']})

/** Every stored product, by id, with what the tools change. */
async function products() {
  const found = await client
    .withConfig({perspective: 'raw'})
    .fetch<Record<string, unknown>[]>('*[_type == "product"] | order(_id){_id, name, value}')
  return Object.fromEntries(found.map(({_id, name, value}) => [_id, `${String(name)} ${String(value)}`]))
}

const price = (id: string, text: string): Change[] =>
  COLUMNS.filter(({name}) => name === 'value').map((column) => ({id, column, text}))

test('what is typed while a release is chosen is in the release only, and goes live with it', async () => {
  const before = await products()
  await write(chosen(), [...price('a', '810'), ...price('b', '450')])
  expect(await products()).toEqual({
    ...before,
    'versions.rDiwali.a': 'Lotus 810',
    'versions.rDiwali.b': 'Large bowl 450',
  })
  expect(await rowsNow(chosen(), ['a', 'b'])).toMatchObject([
    {_id: 'a', isDraft: true, cells: {value: 810}},
    {_id: 'b', isDraft: true, cells: {value: 450}},
  ])
  expect(await rowsNow(client, ['a', 'b'])).toMatchObject([
    {_id: 'a', isDraft: false, cells: {value: 900}},
    {_id: 'b', isDraft: true, cells: {value: 500}},
  ])
  await write(chosen(), price('a', '800'))
  await client.releases.publish({releaseId})
  expect(await products()).toEqual({a: 'Lotus 800', b: 'Large bowl 450', 'drafts.b': 'Large bowl 500'})
})

test('a scheduled release takes no changes, and drafts do not get them instead', async () => {
  await write(chosen(), price('a', '810'))
  await client.releases.schedule({releaseId, publishAt: new Date(Date.now() + 60_000).toISOString()})
  const before = await products()
  await expect(write(chosen(), [...price('a', '700'), ...price('b', '700')])).rejects.toThrow('scheduled')
  expect(await products()).toEqual(before)
})

test('an undo in a release leaves no version, and one in drafts leaves no draft that equals the site', async () => {
  for (const place of [chosen(), client]) {
    const stored = await products()
    const before = await rowsNow(place, ['a'])
    const changes = [
      ...price('a', '810'),
      ...COLUMNS.filter(({name}) => name === 'material').map((column) => ({id: 'a', column, text: 'Kota'})),
    ]
    await write(place, changes)
    await write(place, await restorable(place, {changes, before}))
    await discardUnchanged(place, ['a', 'b'])
    expect(await products()).toEqual(stored)
  }
})

test('products are taken out of a release, and an undo puts them in again', async () => {
  const before = await products()
  await write(chosen(), price('a', '810'))
  const written = await products()
  const taken = await undoable(chosen(), ['a', 'b'], (stored) => takeOut(chosen(), stored))
  expect(await products()).toEqual(before)
  if (taken) await undo(chosen(), taken)
  expect(await products()).toEqual(written)
})

test('a move and an import are written into the release, and are taken back there', async () => {
  const before = await products()
  const seen = await client.fetch('*[_id == "b"][0].name')
  const ids = ['a', 'b']
  const move = await undoable(
    chosen(),
    ids,
    await moveOf(chosen(), {ids, categoryId: 'category-urli', isRecoded: true}),
  )
  const codes = () => chosen().fetch('*[_type == "product"] | order(orderRank).productId')
  expect([await codes(), await client.fetch('*[_id == "b"][0].name')]).toEqual([['3', '4'], seen])
  if (move) await undo(chosen(), move)
  expect(await products()).toEqual(before)

  const row = {row: 1, product: '', categoryId: 'category-urli', isMoved: false, changes: []}
  const plan = {
    created: [{...row, id: 'c', productId: '3', isNew: true, patches: [{set: {name: 'Plate'}}]}],
    changed: [{...row, id: 'a', productId: '1', isNew: false, patches: [{set: {value: 1}}]}],
    unchanged: [],
    problems: [],
    ignored: [],
    sheet: '',
    sheets: [],
  }
  const done = await undoable(chosen(), plannedIds(plan), await importOf(chosen(), plan))
  expect(await products()).toEqual({
    ...before,
    'versions.rDiwali.a': 'Lotus 1',
    'versions.rDiwali.c': 'Plate null',
  })
  if (done) await undo(chosen(), done)
  expect(await products()).toEqual(before)
})

test('new products of a release get numbers that drafts do not get again', async () => {
  const [made] = await createProducts(chosen(), 'category-urli', [{name: 'Plate'}])
  expect(made).toMatchObject({id: 'product-urli-3', productId: '3'})
  expect(await products()).toMatchObject({'versions.rDiwali.product-urli-3': 'Plate null'})
  const [other] = await createProducts(client, 'category-urli', [{name: 'Jar'}])
  expect(other).toMatchObject({id: 'product-urli-4', productId: '4'})
})

test('Add many writes into the release that was chosen at its start, also after another choice, and undoes it there', async () => {
  const before = await products()
  const addMany = new AddMany(client)
  await addMany.choose([new File([PNG], 'plate.png', {type: 'image/png'})])
  addMany.start('category-urli', {client: chosen(), release: 'Diwali offer'})
  await expect.poll(() => addMany.run.value.phase, {timeout: 10_000}).toBe('made')
  expect(await products()).toMatchObject({'versions.rDiwali.product-urli-3': 'Plate null'})
  expect(await client.fetch('count(*[_type == "product"])')).toBe(2)
  await addMany.undo()
  expect([addMany.run.value.phase, await products()]).toEqual(['undone', before])
})

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
