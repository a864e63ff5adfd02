import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {conflictsOf, edited, NO_EDIT, rebased, shownIn} from './edit.ts'
import type {Written} from './enquiry.ts'
import {saveEnquiry} from './save.ts'

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
