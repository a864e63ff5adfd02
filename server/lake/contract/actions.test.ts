import {ClientError, type SanityClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../test-server.ts'

let server: TestServer
let client: SanityClient

beforeEach(async () => {
  server = await startTestServer()
  client = server.client()
})

afterEach(() => server.close())

const stored = (id: string) => server.lake.dataset('production').documents.get(id)
const pair = {publishedId: 'p', draftId: 'drafts.p'}

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

test("versions are created and discarded by the client's own methods", async () => {
  await client.create({_id: 'p', _type: 'product', name: 'One'})
  await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  expect(stored('versions.r1.p')).toMatchObject({name: 'One'})
  await client.replaceVersion({publishedId: 'p', releaseId: 'r1', document: {_type: 'product', name: 'Two'}})
  expect(stored('versions.r1.p')).toMatchObject({name: 'Two'})
  await client.discardVersion({publishedId: 'p', releaseId: 'r1'})
  expect(stored('versions.r1.p')).toBeUndefined()
})

test('the client says in plain words why an action failed', async () => {
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

test('purge deletes the document and keeps its history', async () => {
  await client.create({_id: 'p', _type: 'product', name: 'Basin'})
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'p',
    includeDrafts: [],
    purge: true,
  })
  expect(stored('p')).toBeUndefined()
  const url = '/data/history/production/documents/p?lastRevision=true'
  expect(await client.request({url})).toMatchObject({documents: [{_id: 'p', name: 'Basin'}]})
})
