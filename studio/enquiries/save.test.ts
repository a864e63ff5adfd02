import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {conflictsOf, edited, NO_EDIT, rebased, shownIn} from './edit.ts'
import {changeOf, ONE, writtenOf, type Written} from './enquiry.ts'
import {addEnquiry, newId, NoSuchProduct, saveEnquiry, type Added} from './save.ts'

const ID = 'lead.1'
const NOW = new Date('2026-11-23T06:00:00.000Z')

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeEach(async () => {
  shop = await startTestLake()
  client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
  await client.create({_id: ID, _type: 'lead', kind: 'submission', receivedAt: NOW.toISOString()})
})
afterEach(() => shop.close())

/** The edit of somebody in the form of an enquiry that nobody had written into. */
const typed = (change: Partial<Written>) => edited(NO_EDIT, {}, {...shownIn({}, NO_EDIT), ...change})

const save = (change: Partial<Written>) => saveEnquiry(client, ID, typed(change), NOW)

const stored = () =>
  client.fetch<unknown>('*[_id == $id][0]{stage, amount, person, note, stages[]{stage}}', {id: ID})

test('a note that is saved in a form from the morning leaves the order of the afternoon', async () => {
  await save({stage: 'ordered', amount: '1,20,000', person: 'Asha'})
  expect(await save({note: 'Called'})).toMatchObject({outcome: 'saved', enquiry: {stage: 'ordered'}})
  expect(await stored()).toEqual({
    stage: 'ordered',
    amount: 120_000,
    person: 'Asha',
    note: 'Called',
    stages: [{stage: 'ordered'}],
  })
})

test('nothing is saved over a field that somebody else changed, until the person has seen it', async () => {
  await save({stage: 'ordered', note: 'Deposit paid'})
  const edit = typed({stage: 'quoted', person: 'Asha'})
  const {outcome, enquiry} = await saveEnquiry(client, ID, edit, NOW)
  expect(outcome).toBe('conflict')
  expect(conflictsOf(enquiry, edit)).toEqual(['stage'])
  expect(await stored()).toMatchObject({stage: 'ordered', person: null, stages: [{stage: 'ordered'}]})

  await saveEnquiry(client, ID, rebased(edit, enquiry), NOW)
  expect(await stored()).toMatchObject({
    stage: 'quoted',
    person: 'Asha',
    note: 'Deposit paid',
    stages: [{stage: 'ordered'}, {stage: 'quoted'}],
  })
})

test('two quick saves note the stage once', async () => {
  const saves = await Promise.all([save({stage: 'ordered'}), save({stage: 'ordered'})])
  expect(saves.map(({outcome}) => outcome)).toEqual(['saved', 'saved'])
  await save({stage: 'ordered'})
  expect(await stored()).toMatchObject({stages: [{stage: 'ordered'}]})
})

test('an amount that is none, and a form in which nobody typed, save nothing', async () => {
  const {_rev} = Object(await client.getDocument(ID))
  expect(await save({amount: 'soon', note: 'Called'})).toMatchObject({outcome: 'wrong'})
  expect(await save({})).toMatchObject({outcome: 'saved'})
  expect(await client.getDocument(ID)).toMatchObject({_rev})
})

test('an enquiry that is erased meanwhile is not made anew', async () => {
  await client.delete(ID)
  await expect(save({note: 'Called'})).rejects.toThrow('no enquiry')
  expect(await stored()).toBeNull()
})

/** Adds an enquiry as the dialog does. */
const add = (added: Partial<Added>, change: Partial<Written> = {}) =>
  addEnquiry(
    client,
    {id: newId(), source: 'phone', categoryId: '', productId: '', ...added},
    changeOf({}, {...writtenOf({}), ...change}, NOW) ?? {fields: {}, stage: undefined},
  )

const leads = () =>
  client.fetch<unknown>('*[kind == "manual"]{person, amount, stages[]{stage}}', {}, {perspective: 'raw'})

test('an enquiry whose first response was lost is stored once, as it was typed last', async () => {
  const id = newId()
  const create = client.create.bind(client)
  vi.spyOn(client, 'create').mockImplementationOnce(async (lead: {_type: string}) => {
    await create(lead)
    throw new TypeError('Failed to fetch')
  })
  await expect(add({id}, {person: 'Ravi', amount: '50,000'})).rejects.toThrow('Failed to fetch')
  await add({id}, {stage: 'ordered', amount: '60,000'})
  expect(await leads()).toEqual([{person: null, amount: 60_000, stages: [{stage: 'ordered'}]}])
})

test('an enquiry whose first response was lost keeps what somebody else has saved since', async () => {
  const id = newId()
  await add({id}, {person: 'Ravi'})
  await client.patch(id).set({person: 'Ravi Kumar'}).commit()
  await add({id}, {person: 'Ravi'})
  expect(await client.getDocument(id)).toMatchObject({person: 'Ravi Kumar'})
})

test('an enquiry for a category that is not published yet keeps the category and its value', async () => {
  const slug = {_type: 'slug', current: 'new-line'}
  await client.create({_id: 'drafts.category-new', _type: 'category', title: 'New line', slug, value: 9000})
  const id = newId()
  await add({id, categoryId: 'category-new'})
  expect(await client.getDocument(id)).toMatchObject({
    category: 'new-line',
    categoryDocument: {_ref: 'category-new', _weak: true},
    value: 9000,
  })
})

test('categories without an address are told apart', async () => {
  for (const title of ['Old line', 'New line'])
    await client.create({_id: `drafts.${title.slice(0, 3)}`, _type: 'category', title})
  const [id, other] = [newId(), newId()]
  await add({id, categoryId: 'New'})
  await add({id: other})
  const shown = (id: string) => client.fetch<unknown>(ONE.groq, {id}, {perspective: 'drafts'})
  expect(await shown(id)).toMatchObject([{category: 'New line'}])
  expect(await shown(other)).toMatchObject([{category: null}])
})

test('an enquiry for a category that was deleted meanwhile is not stored without it', async () => {
  await expect(add({categoryId: 'category-gone'})).rejects.toThrow('no category')
  expect(await leads()).toEqual([])
})

test.each(['FOU-001', 'fou-001', ' FOU 001 ', 'fou001'])(
  'the number %j is found, and stored as the product has it',
  async (productId) => {
    const category = {_type: 'reference', _ref: 'category-fountain'}
    await client.create({_id: 'category-fountain', _type: 'category', value: 9000})
    await client.create({_id: 'product-1', _type: 'product', category, productId: 'FOU-001', value: 12_000})
    const id = newId()
    await add({id, categoryId: 'category-fountain', productId})
    const product = {_ref: 'product-1', _weak: true}
    expect(await client.getDocument(id)).toMatchObject({productId: 'FOU-001', product, value: 12_000})
    await expect(add({categoryId: 'category-fountain', productId: 'FOU-002'})).rejects.toThrow(NoSuchProduct)
  },
)
