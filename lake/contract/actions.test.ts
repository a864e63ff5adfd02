import {ClientError, type SanityClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../testing/server.ts'

let server: TestServer
let client: SanityClient

beforeEach(async () => {
  server = await startTestServer()
  client = server.client()
})

afterEach(() => server.close())

const stored = (id: string) => server.lake.dataset('production').documents.get(id)
const pair = {publishedId: 'p', draftId: 'drafts.p'}

test('actions generate the missing keys of arrays', async () => {
  const attributes = {_id: 'drafts.p', _type: 'product', parts: [{name: 'rim'}, {_key: 'own', name: 'foot'}]}
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'p',
    attributes,
    ifExists: 'fail',
  })
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  const parts = [
    {_key: key, name: 'rim'},
    {_key: 'own', name: 'foot'},
  ]
  expect(stored('drafts.p')?.parts).toEqual(parts)
  const insert = {after: 'parts[-1]', items: [{name: 'tap'}]}
  await client.action({actionType: 'sanity.action.document.edit', ...pair, patch: {insert}})
  expect(stored('drafts.p')?.parts).toEqual([...parts, {_key: key, name: 'tap'}])
})

test('a document lives through all its actions', async () => {
  const attributes = {_id: 'drafts.p', _type: 'product', name: 'Basin'}
  const created = await client.action(
    {actionType: 'sanity.action.document.create', publishedId: 'p', attributes, ifExists: 'fail'},
    {transactionId: 'chosen'},
  )
  expect(created).toEqual({transactionId: 'chosen'})
  expect(stored('drafts.p')).toMatchObject({_rev: 'chosen', name: 'Basin'})

  await client.action({actionType: 'sanity.action.document.publish', ...pair, ifDraftRevisionId: 'chosen'})
  expect([stored('p')?.name, stored('drafts.p')]).toEqual(['Basin', undefined])

  await client.action([
    {actionType: 'sanity.action.document.edit', ...pair, patch: {set: {name: 'Tub'}}},
    {
      actionType: 'sanity.action.document.edit',
      ...pair,
      patch: {diffMatchPatch: {name: '@@ -1,3 +1,4 @@\n Tub\n+s\n'}},
    },
  ])
  expect([stored('p')?.name, stored('drafts.p')?.name]).toEqual(['Basin', 'Tubs'])

  await client.action({actionType: 'sanity.action.document.version.discard', versionId: 'drafts.p'})
  expect(stored('drafts.p')).toBeUndefined()

  await client.action({actionType: 'sanity.action.document.unpublish', ...pair})
  expect([stored('p'), stored('drafts.p')?.name]).toEqual([undefined, 'Basin'])

  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'p',
    includeDrafts: ['drafts.p'],
  })
  expect(stored('drafts.p')).toBeUndefined()
})

test('a dry run of an action changes nothing', async () => {
  const attributes = {_id: 'drafts.p', _type: 'product'}
  await client.action(
    {actionType: 'sanity.action.document.create', publishedId: 'p', attributes, ifExists: 'fail'},
    {dryRun: true},
  )
  expect(stored('drafts.p')).toBeUndefined()
})

test("versions are created, discarded and published by the client's own methods, without their release", async () => {
  await client.create({_id: 'p', _type: 'product', name: 'One'})
  await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  expect(stored('versions.r1.p')).toMatchObject({name: 'One'})
  await client.replaceVersion({publishedId: 'p', releaseId: 'r1', document: {_type: 'product', name: 'Two'}})
  expect(stored('versions.r1.p')).toMatchObject({name: 'Two'})
  await client.discardVersion({publishedId: 'p', releaseId: 'r1'})
  expect(stored('versions.r1.p')).toBeUndefined()
  await client.createVersion({publishedId: 'p', releaseId: 'r1', document: {_type: 'product', name: 'Three'}})
  await client.action({
    actionType: 'sanity.action.document.publish',
    publishedId: 'p',
    draftId: 'versions.r1.p',
  })
  expect([stored('p')?.name, stored('versions.r1.p'), stored('_.releases.r1')]).toEqual([
    'Three',
    undefined,
    undefined,
  ])
})

test('the client gets the reason why an action failed', async () => {
  const refusal: unknown = await client
    .action({actionType: 'sanity.action.document.publish', ...pair})
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ClientError)
  expect(refusal).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('The document with the ID "drafts.p" was not found'),
    details: {
      type: 'actionError',
      items: [{index: 0, error: {type: 'documentNotFoundError', id: 'drafts.p'}}],
    },
  })
})

test('purge deletes the document and its history, drafts included', async () => {
  await client.create({_id: 'p', _type: 'product', name: 'Basin'})
  await client.create({_id: 'drafts.p', _type: 'product', name: 'Basin, changed'})
  await client.delete('drafts.p')
  await client.create({_id: 'kept', _type: 'product', name: 'Lamp'})
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'p',
    includeDrafts: [],
    purge: true,
  })
  expect(stored('p')).toBeUndefined()
  const history = '/data/history/production'
  const last = await client.request({url: `${history}/documents/p,drafts.p?lastRevision=true`})
  expect(last).toEqual({documents: []})
  const log: unknown = await client.request({url: `${history}/transactions/?effectFormat=mendoza`})
  expect(JSON.stringify(log)).not.toContain('Basin')
  expect(JSON.stringify(log)).toContain('Lamp')
  expect(await client.request({url: `${history}/events/documents/p`})).toMatchObject({
    events: {p: [{type: 'deleteDocumentGroup', documentId: 'p'}]},
  })
})

test('listeners receive a purge as a deletion, and the id can be used again', async () => {
  await client.create({_id: 'again', _type: 'product', name: 'Basin'})
  const before = server.lake.dataset('production').sequence
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'again',
    includeDrafts: [],
    purge: true,
  })
  const [deletion] = server.lake.dataset('production').past.since(before, 10)
  expect(deletion?.changes).toMatchObject([
    {documentId: 'again', previous: {_type: 'product'}, next: undefined},
  ])
  expect(deletion?.changes[0]?.previous).not.toHaveProperty('name')
  const {_rev} = await client.create({_id: 'again', _type: 'product', name: 'Bowl'})
  await client.patch('again').set({name: 'Deep bowl'}).commit()
  const then = await client.request({url: `/data/history/production/documents/again?revision=${_rev}`})
  expect(then).toMatchObject({documents: [{name: 'Bowl'}]})
})
