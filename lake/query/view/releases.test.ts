import type {ClientPerspective, SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {EventReader} from '../../testing/events.ts'
import {startTestServer, TEST_TOKEN, type TestServer} from '../../testing/server.ts'

let server: TestServer
let client: SanityClient
let visitor: SanityClient
const bearer = {authorization: `Bearer ${TEST_TOKEN}`}

/** `p` in all layers, `q` published and marked for unpublishing in `r1`, `n` only in `r2`. */
beforeAll(async () => {
  server = await startTestServer()
  client = server.client({perspective: 'raw'})
  visitor = server.client({token: undefined})
  await client
    .transaction()
    .create({_id: 'c', _type: 'category', title: 'Basins'})
    .create({_id: 'drafts.c', _type: 'category', title: 'Basins (draft)'})
    .create({_id: 'p', _type: 'product', name: 'published', category: {_ref: 'c'}})
    .create({_id: 'drafts.p', _type: 'product', name: 'draft', category: {_ref: 'c'}})
    .create({_id: 'q', _type: 'product', name: 'goes'})
    .commit()
  for (const releaseId of ['r1', 'r2'])
    await client.releases.create({releaseId, metadata: {title: releaseId}})
  await client
    .transaction()
    .create({_id: 'versions.r1.p', _type: 'product', name: 'first', category: {_ref: 'c'}})
    .create({_id: 'versions.r2.p', _type: 'product', name: 'second', category: {_ref: 'c'}})
    .create({_id: 'versions.r2.n', _type: 'product', name: 'new'})
    .commit()
  await client.unpublishVersion({publishedId: 'q', releaseId: 'r1'})
})
afterAll(() => server.close())

const PRODUCTS = '*[_type == "product"] | order(_id){_id, _originalId, name, "in": category->title}'

test.each<[ClientPerspective, object[]]>([
  [
    'published',
    [
      {_id: 'p', _originalId: 'p', name: 'published', in: 'Basins'},
      {_id: 'q', name: 'goes'},
    ],
  ],
  [['r1'], [{_id: 'p', _originalId: 'versions.r1.p', name: 'first', in: 'Basins'}]],
  [['r1', 'drafts'], [{_id: 'p', name: 'first', in: 'Basins (draft)'}]],
  [
    ['r2', 'r1', 'drafts'],
    [
      {_id: 'n', _originalId: 'versions.r2.n', name: 'new'},
      {_id: 'p', name: 'second'},
    ],
  ],
  [
    ['r1', 'r2'],
    [{_id: 'n'}, {_id: 'p', name: 'first'}],
  ],
])('the perspective %j shows the first version of each document', async (perspective, expected) => {
  expect(await client.fetch(PRODUCTS, {}, {perspective})).toMatchObject(expected)
  expect(await client.fetch<object[]>(PRODUCTS, {}, {perspective})).toHaveLength(expected.length)
})

test.each<[string, unknown]>([
  ['releases::all() | order(name).metadata.title', ['r1', 'r2']],
  ['releases::all()[state == "active"] | order(name desc).name', ['r2', 'r1']],
  ['*[sanity::partOfRelease("r2")] | order(_id)._id', ['versions.r2.n', 'versions.r2.p']],
  ['*[sanity::versionOf("p")] | order(_id)._id', ['drafts.p', 'p', 'versions.r1.p', 'versions.r2.p']],
  ['*[_id in path("versions.r1.*")] | order(_id)._id', ['versions.r1.p', 'versions.r1.q']],
  ['*[_id in path("_.releases.*")] | order(_id).name', ['r1', 'r2']],
  ['count(*[sanity::partOfRelease("r1") && _system.delete == true])', 1],
])('%s is answered over HTTP', async (query, expected) => {
  expect(await client.fetch(query)).toEqual(expected)
})

test('the Studio’s own query finds the documents of each release', async () => {
  const query = `{"a": *[sanity::partOfRelease("r2")]{_updatedAt, "docId": string::split(_id, ".")[2]} | order(_updatedAt desc)}
    {"r2": {"updatedAt": a[0]._updatedAt, "documentIds": a[].docId}}`
  expect(await client.fetch(query)).toMatchObject({r2: {documentIds: expect.arrayContaining(['n', 'p'])}})
  expect(await client.releases.fetchDocuments({releaseId: 'r1'})).toMatchObject({result: {length: 2}})
})

test('a visitor sees no release and no version, in no perspective', async () => {
  expect(await visitor.fetch('releases::all()')).toEqual([])
  expect(await visitor.fetch('*[sanity::versionOf("p")]._id')).toEqual(['p'])
  for (const perspective of [['r1'], ['r2', 'drafts'], 'raw'] satisfies ClientPerspective[]) {
    const names = await visitor.fetch<string[]>('*[_type == "product"] | order(name).name', {}, {perspective})
    expect(names).toEqual(['goes', 'published'])
  }
  expect(await visitor.getDocument('_.releases.r1')).toBeFalsy()
})

test('a viewer reads releases and may change none, with the error that the Studio expects', async () => {
  const {token} = server.lake.people.createToken('eye', 'viewer')
  const viewer = server.client({token, perspective: 'raw'})
  expect(await viewer.releases.get({releaseId: 'r1'})).toMatchObject({state: 'active'})
  const refusal: unknown = await viewer.releases
    .publish({releaseId: 'r1'}, {dryRun: true})
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({statusCode: 403, details: {type: 'insufficientPermissionsError'}})
})

test('the Studio’s listeners receive releases and their versions, visitors only published documents', async () => {
  const listen = (query: string, headers: Record<string, string>, search = '') =>
    EventReader.open(
      `${server.base}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true${search}`,
      headers,
    )
  const releases = await listen('*[_type=="system.release" && _id in path("_.releases.*")]{name}', bearer)
  const members = await listen('*[sanity::partOfRelease("r3")]', bearer, '&includeAllVersions=true')
  const open = await listen('*[_type == "product"]', {})
  const live = await EventReader.open(`${server.base}/v2025-02-19/data/live/events/production`)
  await Promise.all([releases.next(), members.next(), open.next(), live.next()])

  await client.releases.create({releaseId: 'r3'})
  await client.create({_id: 'versions.r3.m', _type: 'product', name: 'made'})
  await client.releases.publish({releaseId: 'r3'})

  expect(await releases.take(2)).toMatchObject([
    {data: {transition: 'appear', result: {state: 'active'}}},
    {data: {transition: 'update', result: {state: 'published'}}},
  ])
  expect(await members.take(2)).toMatchObject([
    {data: {transition: 'appear', documentId: 'versions.r3.m'}},
    {data: {transition: 'disappear', documentId: 'versions.r3.m'}},
  ])
  expect(await open.next()).toMatchObject({
    data: {transition: 'appear', documentId: 'm', result: {name: 'made'}},
  })
  const {syncTags = []} = await visitor.fetch('*[_type == "product"]', {}, {filterResponse: false})
  const received = await live.next()
  const tags: string[] = Object(received?.data).tags
  expect(tags.filter((tag) => syncTags.some((known) => known === tag))).not.toEqual([])
  for (const reader of [releases, members, open, live]) reader.close()
})

test('at the time of a scheduled release a visitor receives a live event and finds the release published', async () => {
  await client.releases.create({releaseId: 'r4'})
  await client.create({_id: 'versions.r4.c', _type: 'category', title: 'Basins and bowls'})
  const live = await EventReader.open(`${server.base}/v2025-02-19/data/live/events/production`)
  await live.next()
  const publishAt = new Date(Date.now() + 2000)
  await client.releases.schedule({releaseId: 'r4', publishAt: publishAt.toISOString()})
  expect(await visitor.fetch('*[_id == "c"][0].title')).toBe('Basins')
  expect(await live.next()).toMatchObject({event: 'message'})
  expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime())
  expect(await visitor.fetch('*[_id == "c"][0].title')).toBe('Basins and bowls')
  live.close()
})
