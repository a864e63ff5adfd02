import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {restorable, lastChangeOf} from './undo.ts'
import {COLUMNS, type Change} from './cells.ts'
import {rowsNow, write} from './rows.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeEach(async () => {
  shop = await startTestLake()
  const connection = {...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false}
  client = createClient({...connection, perspective: 'drafts'})
  await client
    .transaction()
    .create({_id: 'a', _type: 'product', productId: '1', name: 'Lotus', value: 900, orderRank: '0|a:'})
    .create({_id: 'drafts.b', _type: 'product', productId: '2', orderRank: '0|b:'})
    .commit()
})
afterEach(() => shop.close())

const cell = (id: string, name: string, text: string): Change[] =>
  COLUMNS.filter((column) => column.name === name).map((column) => ({id, column, text}))

/** Writes cells, and returns what undoes that. */
async function change(changes: Change[]) {
  const before = await rowsNow(client, ['a', 'b'])
  await write(client, changes)
  return {changes, before}
}

const textsOf = (changes: Change[]) => changes.map(({id, column, text}) => `${id} ${column.name}: ${text}`)

test('an undo restores every cell while nobody else writes there', async () => {
  const done = await change([
    ...cell('a', 'value', '1.2 lakh'),
    ...cell('a', 'name', '  '),
    ...cell('b', 'name', ' Bowl '),
  ])
  await client.patch('drafts.a').set({'facts.material': 'Kota'}).commit()
  expect(textsOf(await restorable(client, done))).toEqual(['a value: 900', 'a name: Lotus', 'b name: '])
})

test('an undo leaves a price alone that somebody else has written since', async () => {
  const done = await change([...cell('a', 'value', '100'), ...cell('a', 'name', 'Bowl')])
  await client.patch('drafts.a').set({value: 500}).commit()
  expect(textsOf(await restorable(client, done))).toEqual(['a name: Lotus'])
})

test('an undo restores a cell whose draft was published since', async () => {
  const done = await change(cell('a', 'value', '100'))
  await client.action({actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a'})
  expect(textsOf(await restorable(client, done))).toEqual(['a value: 900'])
})

test('an undo leaves out a product that was deleted since', async () => {
  const done = await change([...cell('a', 'value', '100'), ...cell('b', 'name', 'Bowl')])
  await client.delete('drafts.b')
  expect(textsOf(await restorable(client, done))).toEqual(['a value: 900'])
})

const newClient = () =>
  createClient({projectId: 'shop', dataset: 'production', apiVersion: '2025-02-19', useCdn: false})

test('the last change can be undone after its table was left, and only by the session that made it', () => {
  const client = newClient()
  const change = {changes: [], before: []}
  lastChangeOf(client).next(change)
  expect(lastChangeOf(client).value).toBe(change)
  expect(lastChangeOf(newClient()).value).toBeUndefined()
})
