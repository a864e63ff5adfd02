import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {COLUMNS, type Change} from './cells.ts'
import {draftsOf, publishDrafts} from '../publishing/drafts.ts'
import {arranged, effective, inverseOf, pricesChangedBy, rowsNow, rowsOf, write, type Row} from './rows.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: 'drafts'})
  const category = {_type: 'reference', _ref: 'category-urli'}
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category', title: 'Urli'})
    .create({
      _id: 'a',
      _type: 'product',
      productId: '1',
      name: 'Lotus',
      value: 900,
      orderRank: '0|a:',
      category,
    })
    .create({_id: 'drafts.b', _type: 'product', productId: '2', orderRank: '0|b:', category})
    .commit()
})
afterAll(() => shop.close())

const rowsOfUrli = () => rowsNow(client, ['a', 'b'])

function to(id: string, name: string, text: string): Change[] {
  return COLUMNS.filter((column) => column.name === name).map((column) => ({id, column, text}))
}

test('a cell that has the text already is not written, nor is the description of a missing picture', async () => {
  const changes = [...to('a', 'value', '₹ 900'), ...to('a', 'name', ' Lotus '), ...to('a', 'alt', 'A bowl')]
  expect(effective(changes, await rowsOfUrli())).toEqual([])
  const other = [...to('a', 'value', '901'), ...to('a', 'value', 'on request')]
  expect(effective(other, await rowsOfUrli())).toEqual(other)
})

test('cells of several products are written into drafts, and the inverse brings them back', async () => {
  const before = await rowsOfUrli()
  const changes = [
    ...to('a', 'value', '1.2 lakh'),
    ...to('a', 'material', 'Kota'),
    ...to('b', 'name', 'Bowl'),
  ]
  expect(await write(client, changes)).toBe(true)
  expect(await rowsOfUrli()).toMatchObject([
    {_id: 'a', isDraft: true, category: 'Urli', cells: {name: 'Lotus', value: 120_000, material: 'Kota'}},
    {_id: 'b', isDraft: true, cells: {name: 'Bowl'}},
  ])
  expect(await client.getDocument('a')).toMatchObject({value: 900})
  await write(client, inverseOf(changes, before))
  expect(await rowsOfUrli()).toMatchObject([{cells: {value: 900, material: null}}, {cells: {name: null}}])
})

test('nothing is written when one of several cells does not fit its column', async () => {
  expect(await write(client, [...to('b', 'name', 'Wrong'), ...to('b', 'value', 'on request')])).toBe(false)
  expect(await rowsOfUrli()).toMatchObject([{}, {cells: {name: null}}])
})

test('chosen drafts are published together, or none when one has changed since it was looked at', async () => {
  const looked = await draftsOf(client, ['a', 'b'])
  await write(client, to('b', 'name', 'Bowl'))
  await expect(publishDrafts(client, looked)).rejects.toThrow(/revision/i)
  expect((await rowsOfUrli()).map(({isDraft}) => isDraft)).toEqual([true, true])
  await publishDrafts(client, await draftsOf(client, ['a', 'b']))
  expect((await rowsOfUrli()).map(({isDraft}) => isDraft)).toEqual([false, false])
})

test('a category has its own products, and no category stands for all of them', async () => {
  const pot = {_type: 'reference', _ref: 'category-pot'}
  await client
    .transaction()
    .create({_id: 'category-pot', _type: 'category', title: 'Pot', orderRank: '0|0:'})
    .create({_id: 'p', _type: 'product', productId: '1', orderRank: '0|z:', category: pot})
    .commit()
  const idsOf = async (categoryId: string) => {
    const {groq, result} = rowsOf(categoryId)
    return result.parse(await client.fetch(groq, {categoryId, prefix: 'drafts.'})).map(({_id}) => _id)
  }
  expect(await idsOf('category-urli')).toEqual(['a', 'b'])
  expect((await idsOf('')).toSorted()).toEqual(['a', 'b', 'p'])
})

const row = (productId: string, name: string, value: number | null): Row => ({
  _id: productId,
  productId,
  category: 'Gazebo',
  categoryId: 'category-gazebo',
  isDraft: false,
  hasPicture: true,
  cells: {name, value},
})
const GAZEBOS = [
  row('GAZ-10', 'Dome', 24_000),
  row('GAZ-9', 'Lotus dome', null),
  row('GAZ-2', 'Temple', 18_000),
]
const codesOf = (rows: readonly Row[]) => rows.map(({productId}) => productId)

test('rows are found by any of their texts, and sorted by a column with empty cells last', () => {
  expect(codesOf(arranged(GAZEBOS, ' DOME', undefined))).toEqual(['GAZ-10', 'GAZ-9'])
  expect(codesOf(arranged(GAZEBOS, 'gaz-2', undefined))).toEqual(['GAZ-2'])
  const by = (column: string, isDown: boolean) => codesOf(arranged(GAZEBOS, '', {column, isDown}))
  expect(by('value', false)).toEqual(['GAZ-2', 'GAZ-10', 'GAZ-9'])
  expect(by('value', true)).toEqual(['GAZ-10', 'GAZ-2', 'GAZ-9'])
  expect(by('code', false)).toEqual(['GAZ-2', 'GAZ-9', 'GAZ-10'])
})

test('prices change by a percentage to round ones, and products without a price stay', () => {
  const after = (percent: number, step: number) =>
    pricesChangedBy(percent, step, GAZEBOS).map(({id, text}) => `${id} ${text}`)
  expect(after(5, 100)).toEqual(['GAZ-10 25200', 'GAZ-2 18900'])
  expect(after(-7.5, 500)).toEqual(['GAZ-10 22000', 'GAZ-2 16500'])
  expect([after(0, 100), after(-100, 1)]).toEqual([[], []])
})
