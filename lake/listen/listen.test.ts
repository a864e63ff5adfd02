import {ChannelError, ConnectionFailedError, type ListenEvent} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {firstValueFrom, type Observable} from 'rxjs'
import {afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {EventReader} from '../testing/events.ts'
import {lakeApp} from '../app.ts'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'

let server: TestServer
const open: EventReader[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const reader of open.splice(0)) reader.close()
  await server.client({perspective: 'raw'}).delete({query: '*'})
})

interface ListenOptions {
  token?: string | undefined
  version?: string
  lastEventId?: string
  more?: Record<string, string>
}

async function listenTo(
  query: string,
  {token = TEST_TOKEN, version = 'v2021-06-07', ...rest}: ListenOptions = {},
) {
  const headers = {
    ...(token && {authorization: `Bearer ${token}`}),
    ...(rest.lastEventId && {'last-event-id': rest.lastEventId}),
  }
  const search = new URLSearchParams({query, ...rest.more})
  const reader = await EventReader.open(`${server.base}/${version}/data/listen/production?${search}`, headers)
  open.push(reader)
  return reader
}

function dataOf(events: {data: unknown}[]) {
  return events.map(({data}) => data)
}

test('welcome is first, and nothing committed after it is missed', async () => {
  const reader = await listenTo('*[_type == "product"]')
  await server.client().create({_id: 'a', _type: 'product'})
  expect(await reader.take(2)).toMatchObject([
    {event: 'welcome', data: {listenerName: expect.any(String)}},
    {event: 'mutation', data: {documentId: 'a', transition: 'appear'}},
  ])
})

test('a mutation event has the mutation, document, author and both revisions', async () => {
  const client = server.client()
  const reader = await listenTo('*[_type == "product"]', {
    more: {includeResult: 'true', includePreviousRevision: 'true', effectFormat: 'mendoza'},
  })
  const created = await client.create({_id: 'a', _type: 'product', title: 'Oak'})
  const patched = await client.patch('a').set({title: 'Oak table'}).commit()
  await client.delete('a')
  const [, create, update, remove] = await reader.take(4)
  expect(create?.data).toEqual({
    eventId: `${created._rev}#a`,
    documentId: 'a',
    transactionId: created._rev,
    identity: expect.any(String),
    timestamp: created._updatedAt,
    visibility: 'query',
    resultRev: created._rev,
    mutations: [{create: expect.objectContaining({_id: 'a', title: 'Oak'})}],
    effects: {apply: expect.any(Array), revert: [0, null]},
    previous: null,
    result: created,
    transition: 'appear',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
  })
  expect(update?.data).toMatchObject({
    transition: 'update',
    previousRev: created._rev,
    resultRev: patched._rev,
    previous: created,
    result: patched,
    mutations: [{patch: {id: 'a', set: {title: 'Oak table'}}}],
  })
  const {apply} = Object(Object(update?.data)['effects'])
  const {_rev: _before, ...before} = created
  const {_rev: _after, ...after} = patched
  expect(applyPatch(before, apply)).toEqual(after)
  expect(remove?.data).toMatchObject({
    transition: 'disappear',
    previousRev: patched._rev,
    mutations: [{delete: {id: 'a'}}],
  })
  expect(remove?.data).not.toHaveProperty('result')
})

test('documents appear and disappear as they enter and leave the filter', async () => {
  const client = server.client()
  const reader = await listenTo(
    '*[_type == "product" && defined(title) && price > 10] | order(title) {title}',
  )
  await client.create({_id: 'a', _type: 'product', title: 'Oak', price: 5})
  await client.patch('a').set({price: 20}).commit()
  await client.patch('a').set({price: 30}).commit()
  await client.patch('a').unset(['title']).commit()
  await client.create({_id: 'b', _type: 'note', title: 'x', price: 50})
  await client.create({_id: 'c', _type: 'product', title: 'x', price: 50})
  expect(dataOf(await reader.take(5)).slice(1)).toMatchObject([
    {documentId: 'a', transition: 'appear'},
    {documentId: 'a', transition: 'update'},
    {documentId: 'a', transition: 'disappear'},
    {documentId: 'c', transition: 'appear'},
  ])
})

test.each([
  ['*', ['a', 'b', 'drafts.a']],
  ['*[_id in $ids]', ['a']],
  ['*[_id in ["drafts.a", "b"]]', ['b', 'drafts.a']],
  ['*[sanity::versionOf("a")]', ['a', 'drafts.a']],
  ['*[references("b")]', ['a']],
  ['*[_id in path("drafts.**")]{_id}', ['drafts.a']],
  ['*[@ match text::query("oak*")][0...10]', ['a']],
  ['*[title match text::query("oak*")].title', ['a']],
  ['*[ref->_type == "note"]', ['a']],
  // Each of the two notes sees only itself.
  ['*[count(*[_type == "note"]) == 1]', ['b', 'drafts.a']],
  ['*[_type == "note"] | order(_updatedAt desc) [0]', ['b', 'drafts.a']],
])('a listener to %s receives %s', async (query, ids) => {
  const reader = await listenTo(query, {more: {$ids: '["a", "x"]', includeMutations: 'false'}})
  await server
    .client()
    .transaction()
    .create({_id: 'b', _type: 'note'})
    .create({_id: 'a', _type: 'product', title: 'Oaken', ref: {_ref: 'b'}})
    .create({_id: 'drafts.a', _type: 'note'})
    .commit({transactionId: `t${Math.random()}`})
  const events = dataOf(await reader.take(ids.length + 1)).slice(1)
  expect(new Set(events.map((event) => Object(event)['documentId']))).toEqual(new Set(ids))
  // The count is that of this listener: the Studio waits until it has them all.
  for (const [index, event] of events.entries()) {
    expect(event).toMatchObject({transactionTotalEvents: ids.length, transactionCurrentEvent: index + 1})
    expect(event).not.toHaveProperty('mutations')
  }
})

test('from 2025-02-19 on drafts and versions are sent only on request', async () => {
  const plain = await listenTo('*', {version: 'v2025-02-19'})
  const all = await listenTo('*', {version: 'v2025-02-19', more: {includeAllVersions: 'true'}})
  const client = server.client()
  await client.create({_id: 'drafts.a', _type: 'note'})
  await client.create({_id: 'versions.r.a', _type: 'note'})
  await client.create({_id: 'a', _type: 'note'})
  expect(dataOf(await plain.take(2))[1]).toMatchObject({documentId: 'a'})
  expect(dataOf(await all.take(4)).slice(1)).toMatchObject([
    {documentId: 'drafts.a'},
    {documentId: 'versions.r.a'},
    {documentId: 'a'},
  ])
})

/** Moves the clock of `performance.now()` forward. */
function passTime(milliseconds: number) {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
  onTestFinished(() => clock.mockRestore())
}

test('revoking a token ends its listeners and live events a second later, before the next event', async () => {
  const {people} = server.lake
  const gone = people.createToken('gone', 'editor')
  const kept = people.createToken('kept', 'viewer')
  const listeners = [
    await listenTo('*', {token: gone.token}),
    await EventReader.open(`${server.base}/vX/data/live/events/production?includeDrafts=true`, {
      authorization: `Bearer ${gone.token}`,
    }),
  ]
  const other = await listenTo('*', {token: kept.token})
  for (const reader of [...listeners, other]) await reader.take(1)
  people.revokeToken(gone.id)
  passTime(1000)
  await server.client().create({_id: 'after', _type: 'product'})
  for (const reader of listeners) expect(await reader.next()).toBeUndefined()
  expect(await other.next()).toMatchObject({data: {documentId: 'after'}})
})

test('identity() in the query of an anonymous listener is <anonymous>', async () => {
  const listener = await listenTo('*[identity() == "<anonymous>"]', {token: ''})
  await server.client().create({_id: 'a', _type: 'note'})
  expect(dataOf(await listener.take(2))[1]).toMatchObject({documentId: 'a'})
})

test('an anonymous listener receives no id with a dot, and nothing from a private dataset', async () => {
  const anonymous = await listenTo('*', {
    token: '',
    more: {includeAllVersions: 'true', includeResult: 'true'},
  })
  server.lake.createDataset('closed', 'private')
  const closed = await EventReader.open(`${server.base}/v1/data/listen/closed?query=*`)
  open.push(closed)
  expect(await closed.take(1)).toMatchObject([{event: 'welcome'}])
  const received = closed.next()
  await server.client({dataset: 'closed'}).create({_id: 'a', _type: 'note'})
  const client = server.client()
  await client.create({_id: 'drafts.a', _type: 'note'})
  await client.create({_id: 'lead.1', _type: 'note'})
  await client.create({_id: 'a', _type: 'note'})
  expect(dataOf(await anonymous.take(2))[1]).toMatchObject({documentId: 'a', transactionTotalEvents: 1})
  // The next thing that it receives is its end.
  server.lake.deleteDataset('closed')
  expect(await received).toBeUndefined()
})

test.each([
  ['*[_type == ]', {type: 'queryParseError', query: '*[_type == ]', start: 11, end: 12}],
  ['*[_type == $none]', {type: 'queryParseError', description: expect.stringContaining('$none')}],
  ['count(*)', {type: 'badRequest', description: expect.stringContaining('selects documents')}],
  ['{"a": 1}', {type: 'badRequest', description: expect.stringContaining('selects documents')}],
])(
  '%s is rejected inside the stream, because an EventSource hides the body of a failed response',
  async (query, error) => {
    const reader = await listenTo(query)
    expect(await reader.next()).toMatchObject({event: 'channelError', data: {error}})
    expect(await reader.next()).toBeUndefined()
  },
)

test('a query that is too long for a URL is rejected before the stream', async () => {
  await expect(listenTo(`*[${'!'.repeat(50_000)}a]`)).rejects.toThrow('431')
})

test('the real client receives changes, and the error of a bad query', async () => {
  const client = server.client()
  const events: Observable<ListenEvent> = client.listen(
    '*[_type == $type]',
    {type: 'product'},
    {events: ['welcome', 'mutation'], includeResult: true, visibility: 'query', tag: 'test'},
  )
  const heard: ListenEvent[] = []
  const subscription = events.subscribe((event) => void heard.push(event))
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => heard, {timeout: 5000}).toHaveLength(1)
  await client.create({_id: 'a', _type: 'product', title: 'Oak'})
  await expect.poll(() => heard, {timeout: 5000}).toHaveLength(2)
  expect(heard).toMatchObject([
    {type: 'welcome', listenerName: expect.any(String)},
    {type: 'mutation', documentId: 'a', transition: 'appear', result: {title: 'Oak'}},
  ])
  const why = (listening: Observable<unknown>) => firstValueFrom(listening).catch((error: unknown) => error)
  const parseError = await why(client.listen('*[_type == ]', {}, {tag: 'shop.list'}))
  expect(parseError).toBeInstanceOf(ChannelError)
  expect(parseError).toMatchObject({
    message: expect.stringMatching(/GROQ query parse error[^]*\^[^]*shop\.list/),
  })
  const nowhere = await why(client.withConfig({dataset: 'nowhere'}).listen('*'))
  expect(nowhere).toBeInstanceOf(ChannelError)
  expect(nowhere).toMatchObject({message: expect.stringContaining('Dataset "nowhere" not found')})
  const signedOut = await why(client.withConfig({token: 'wrong'}).listen('*'))
  expect(signedOut).toBeInstanceOf(ConnectionFailedError)
  expect(signedOut).toMatchObject({status: 401})
})

test('a listener that reconnects receives exactly the missed events', async () => {
  const client = server.client()
  const more = {enableResume: 'true'}
  const first = await listenTo('*[_type == "product"]', {more})
  const create = (ids: string[]) =>
    ids
      .reduce((transaction, _id) => transaction.create({_id, _type: 'product'}), client.transaction())
      .commit()
  await create(['a', 'b'])
  const [welcome, a, b] = await first.take(3)
  first.close()
  await create(['c'])
  await client.create({_id: 'n', _type: 'note'})
  await create(['d', 'e'])

  const resumed = async (lastEventId: string | undefined, count: number) => {
    const reader = await listenTo('*[_type == "product"]', {more, ...(lastEventId && {lastEventId})})
    const [greeting, ...events] = await reader.take(count + 1)
    reader.close()
    return [greeting?.event, ...events.map(({data}) => Object(data)['documentId'])]
  }
  expect(await resumed(b?.id, 3)).toEqual(['welcomeback', 'c', 'd', 'e'])
  expect(await resumed(a?.id, 4)).toEqual(['welcomeback', 'b', 'c', 'd', 'e'])
  expect(await resumed(welcome?.id, 5)).toEqual(['welcomeback', 'a', 'b', 'c', 'd', 'e'])
  expect(await resumed('999999', 0)).toEqual(['reset'])
  expect(await resumed('nonsense', 0)).toEqual(['reset'])
  expect(await resumed(undefined, 0)).toEqual(['welcome'])
})

test('a disconnected listener costs nothing, and the others continue', async () => {
  const path = `/v1/data/listen/production?query=${encodeURIComponent('*[_type == "product"]')}`
  const readers = await Promise.all(
    Array.from({length: 50}, async () => (await lakeApp(server.lake).request(path)).body?.getReader()),
  )
  for (const reader of readers) await reader?.read()
  const [stays, ...others] = readers
  for (const reader of others) await reader?.cancel()
  const sent = vi.spyOn(ReadableStreamDefaultController.prototype, 'enqueue')
  onTestFinished(() => sent.mockRestore())
  server.lake.dataset('production').commit({mutations: [{create: {_id: 'a', _type: 'product'}}], author: 'x'})
  expect(sent).toHaveBeenCalledOnce()
  expect(new TextDecoder().decode((await stays?.read())?.value)).toContain('"documentId":"a"')
  await stays?.cancel()
})
