import {ChannelError, type ListenEvent, type SanityClient} from '@sanity/client'
import {firstValueFrom, take, tap, toArray, type Observable} from 'rxjs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../testing/server.ts'

// The client's newer way to name a dataset: as a resource, with separate addresses.

let server: TestServer
let client: SanityClient

beforeAll(async () => {
  server = await startTestServer()
  client = clientOf('stone-designs.production')
})
afterAll(() => server.close())

const clientOf = (id: string) =>
  server.client({resource: {type: 'dataset', id}, perspective: 'raw', projectId: '', dataset: ''})

test('a client of a dataset as a resource writes and reads', async () => {
  await client.create({_id: 'gate', _type: 'product', title: 'Gate'})
  await client
    .transaction()
    .patch('gate', (patch) => patch.set({price: 5}))
    .commit()
  expect(await client.fetch('*[_id == $id][0]{title, price}', {id: 'gate'})).toEqual({
    title: 'Gate',
    price: 5,
  })
  const long = `*[_id == "gate" && !(title in [${'"x", '.repeat(4000)}"y"])][0].title`
  expect(await client.fetch(long)).toBe('Gate')
  expect(await client.getDocument('gate')).toMatchObject({title: 'Gate'})
  expect(await client.getDocuments(['none', 'gate'])).toMatchObject([null, {_id: 'gate'}])
  await client.action({
    actionType: 'sanity.action.document.unpublish',
    publishedId: 'gate',
    draftId: 'drafts.gate',
  })
  const {releaseId} = await client.releases.create({metadata: {title: 'Spring', releaseType: 'asap'}})
  expect(await client.releases.get({releaseId})).toMatchObject({state: 'active'})
  expect(await server.client().getDocument('drafts.gate')).toMatchObject({price: 5})
})

test('a client of a dataset as a resource receives changes', async () => {
  const events: Observable<ListenEvent> = client.listen(
    '*[_type == "note"]',
    {},
    {events: ['welcome', 'mutation']},
  )
  const seen: string[] = []
  const heard = firstValueFrom(
    events.pipe(
      tap(({type}) => seen.push(type)),
      take(2),
      toArray(),
    ),
  )
  const live = firstValueFrom(client.live.events())
  await expect.poll(() => seen).toEqual(['welcome'])
  await client.create({_id: 'note', _type: 'note'})
  expect(await heard).toMatchObject([{type: 'welcome'}, {type: 'mutation', documentId: 'note'}])
  expect(await live).toMatchObject({type: 'welcome'})
})

test('a dataset as a resource rejects requests like any dataset', async () => {
  await client.createOrReplace({_id: 'oak', _type: 'product'})
  await expect(client.create({_id: 'oak', _type: 'product'})).rejects.toMatchObject({
    statusCode: 409,
    details: {type: 'mutationError', items: [{error: {type: 'documentAlreadyExistsError'}, index: 0}]},
  })
  await expect(
    client.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.none'}),
  ).rejects.toMatchObject({details: {type: 'actionError'}})
  await expect(client.fetch('*[')).rejects.toThrow('GROQ query parse error')
  await expect(clientOf('stone-designs.none').fetch('*')).rejects.toMatchObject({statusCode: 404})
  await expect(firstValueFrom(clientOf('stone-designs.none').listen('*'))).rejects.toThrow(ChannelError)
})

test.each([
  ['a query', (of: SanityClient) => of.fetch('*')],
  ['a document', (of: SanityClient) => of.getDocument('oak')],
  ['a mutation', (of: SanityClient) => of.create({_type: 'product'})],
  ['an action', (of: SanityClient) => of.releases.create({})],
])('%s for a dataset of another project is rejected', async (_what, send) => {
  await expect(send(clientOf('other.production'))).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('no project with this id'),
  })
})
