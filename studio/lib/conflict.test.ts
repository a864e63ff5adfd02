import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {isConflict} from './conflict.ts'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  shop = await startTestLake()
  client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
  await client
    .transaction()
    .create({_id: 'category-urli', _type: 'category'})
    .create({_id: 'a', _type: 'product', category: {_type: 'reference', _ref: 'category-urli'}})
    .create({_id: 'drafts.a', _type: 'product'})
    .commit()
})
afterAll(() => shop.close())

const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => 'no failure',
    (error: unknown) => error,
  )

const edit = (id: string, set: Record<string, unknown>) =>
  client.action({
    actionType: 'sanity.action.document.edit',
    publishedId: id,
    draftId: `drafts.${id}`,
    patch: {set},
  })

test('a changed, an added and a deleted document are conflicts', async () => {
  const ids = {draftId: 'drafts.a', publishedId: 'a', ifDraftRevisionId: 'older'}
  const failures = await Promise.all([
    failureOf(client.action({actionType: 'sanity.action.document.publish', ...ids})),
    failureOf(client.patch('a').ifRevisionId('older').set({name: 'Bowl'}).commit()),
    failureOf(client.create({_id: 'a', _type: 'product'})),
    failureOf(edit('gone', {name: 'Bowl'})),
  ])
  expect(failures.map(isConflict)).toEqual([true, true, true, true])
})

test('a missing category, and one that is still needed, are no conflicts', async () => {
  const failures = await Promise.all([
    failureOf(edit('a', {category: {_type: 'reference', _ref: 'category-of-nobody'}})),
    failureOf(client.delete('category-urli')),
  ])
  expect(failures).toMatchObject([{statusCode: 409}, {statusCode: 409}])
  expect(failures.map(isConflict)).toEqual([false, false])
})

test('a server that does not answer is no conflict', () => {
  expect(isConflict(new TypeError('Failed to fetch'))).toBe(false)
})
