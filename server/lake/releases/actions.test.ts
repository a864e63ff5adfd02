import {ClientError, type SanityClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../test-server.ts'

let server: TestServer
let client: SanityClient

beforeEach(async () => {
  server = await startTestServer()
  client = server.client({perspective: 'raw'})
  await client
    .transaction()
    .create({_id: 'p', _type: 'product', name: 'Basin', _createdAt: '2020-01-01T00:00:00Z'})
    .create({_id: 'q', _type: 'product', name: 'Tub'})
    .commit()
})

afterEach(() => server.close())

const stored = (id: string) => server.lake.dataset('production').documents.get(id)
const release = (id: string) => stored(`_.releases.${id}`)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** The release `r1` with a changed `p`, a new `n`, and `q` to be unpublished. */
async function makeSpring() {
  await client.releases.create({releaseId: 'r1', metadata: {title: 'Spring', releaseType: 'asap'}})
  await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  await client.patch('versions.r1.p').set({name: 'Basin II'}).commit()
  await client.createVersion({
    releaseId: 'r1',
    document: {_id: 'versions.r1.n', _type: 'product', name: 'New', beside: {_ref: 'p'}},
  })
  await client.unpublishVersion({publishedId: 'q', releaseId: 'r1'})
}

async function failureOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof ClientError) return {status: error.statusCode, message: error.message}
  throw new Error('The request was not refused', {cause: error})
}

test('create makes an active, undecided release, which the client reads back', async () => {
  const {releaseId} = await client.releases.create({metadata: {title: 'Spring'}})
  expect(await client.releases.get({releaseId})).toMatchObject({
    _id: `_.releases.${releaseId}`,
    _type: 'system.release',
    name: releaseId,
    state: 'active',
    metadata: {title: 'Spring', releaseType: 'undecided'},
  })
})

test('edit changes the metadata and nothing else', async () => {
  await client.releases.create({releaseId: 'r1', metadata: {title: 'Spring'}})
  await client.releases.edit({
    releaseId: 'r1',
    patch: {set: {metadata: {title: 'Summer', releaseType: 'asap'}}, unset: ['metadata.description']},
  })
  expect(release('r1')?.metadata).toEqual({title: 'Summer', releaseType: 'asap'})
  expect(
    await failureOf(client.releases.edit({releaseId: 'r1', patch: {set: {state: 'published'}}})),
  ).toMatchObject({status: 400, message: expect.stringContaining('not its "state"')})
  expect(release('r1')?.state).toBe('active')
})

test('publish puts all versions in place in one transaction, and keeps where to find them', async () => {
  await makeSpring()
  const told: string[][] = []
  server.lake.dataset('production').onCommit(({changes}) => {
    told.push(changes.map(({documentId}) => documentId).sort())
  })
  const {transactionId} = await client.releases.publish({releaseId: 'r1'})
  expect(told).toEqual([
    ['_.releases.r1', 'drafts.q', 'n', 'p', 'q', 'versions.r1.n', 'versions.r1.p', 'versions.r1.q'],
  ])
  expect(stored('p')).toMatchObject({
    name: 'Basin II',
    _rev: transactionId,
    _createdAt: '2020-01-01T00:00:00Z',
  })
  expect(stored('n')).toMatchObject({name: 'New'})
  expect([stored('q'), stored('drafts.q')?.name]).toEqual([undefined, 'Tub'])
  expect(release('r1')).toMatchObject({
    state: 'published',
    publishedAt: stored('p')?._updatedAt,
    finalDocumentStates: [{id: 'versions.r1.n'}, {id: 'versions.r1.p'}, {id: 'versions.r1.q'}],
  })
  const url = '/data/history/production/documents/versions.r1.n,versions.r1.p?lastRevision=true'
  expect(await client.request({url})).toMatchObject({documents: [{name: 'New'}, {name: 'Basin II'}]})
})

test('a version says which document and revision it was made of', async () => {
  await client.releases.create({releaseId: 'r1'})
  await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  expect(stored('versions.r1.p')?._system).toEqual({base: {id: 'p', rev: stored('p')?._rev}})
})

test('a new document begins its life in a release, and a published one is made anew there', async () => {
  await client.releases.create({releaseId: 'r1'})
  for (const id of ['n', 'p']) {
    const attributes = {_id: `versions.r1.${id}`, _type: 'product', name: 'Afresh'}
    const created = {publishedId: id, attributes, ifExists: 'fail' as const}
    await client.action({actionType: 'sanity.action.document.create', ...created})
    expect(stored(`versions.r1.${id}`)?.name).toBe('Afresh')
  }
  expect([stored('n'), stored('p')?.name]).toEqual([undefined, 'Basin'])
})

test('a version is copied to the drafts, in place of the draft that was there', async () => {
  await makeSpring()
  await client.create({_id: 'drafts.p', _type: 'product', name: 'Old draft'})
  const ifBaseRevisionId = stored('versions.r1.p')?._rev
  await client.action([
    {actionType: 'sanity.action.document.discard', draftId: 'drafts.p'},
    {
      actionType: 'sanity.action.document.version.create',
      versionId: 'drafts.p',
      baseId: 'versions.r1.p',
      publishedId: 'p',
      ifBaseRevisionId,
    },
  ])
  expect(stored('drafts.p')).toMatchObject({
    name: 'Basin II',
    _system: {base: {id: 'versions.r1.p', rev: ifBaseRevisionId}},
  })
})

test('what is to be unpublished is so in a copy of its release too, but not as a draft', async () => {
  await makeSpring()
  await client.releases.create({releaseId: 'r2'})
  const base = {id: 'versions.r1.q', rev: stored('versions.r1.q')?._rev}
  await client.createVersion({publishedId: 'q', releaseId: 'r2', baseId: base.id})
  await client.createVersion({publishedId: 'q', baseId: base.id})
  expect(stored('versions.r2.q')?._system).toEqual({delete: true, base})
  expect(stored('drafts.q')?._system).toEqual({base})
})

test('unpublishing a version that was edited keeps its fields, and can be taken back', async () => {
  await client.releases.create({releaseId: 'r1'})
  await client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  await client.patch('versions.r1.p').set({name: 'Basin II'}).commit()
  await client.unpublishVersion({publishedId: 'p', releaseId: 'r1'})
  expect(stored('versions.r1.p')).toMatchObject({name: 'Basin II', _system: {delete: true}})
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.p',
    publishedId: 'p',
    patch: {unset: ['_system.delete']},
  })
  await client.releases.publish({releaseId: 'r1'})
  expect(stored('p')?.name).toBe('Basin II')
})

test('a release that would leave a reference without its target is not published, not even in part', async () => {
  await makeSpring()
  await client.create({_id: 'other', _type: 'product', beside: {_ref: 'q'}})
  const before = new Map(server.lake.dataset('production').documents)
  expect(await failureOf(client.releases.publish({releaseId: 'r1'}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('"q" cannot be deleted as there are references to it from "other"'),
  })
  expect(server.lake.dataset('production').documents).toEqual(before)
})

test('two documents that refer to each other are published together', async () => {
  await client.releases.create({releaseId: 'r1'})
  const weak = (id: string) => ({
    _type: 'reference',
    _ref: id,
    _weak: true,
    _strengthenOnPublish: {type: 'product'},
  })
  for (const [id, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    await client.createVersion({
      publishedId: id,
      releaseId: 'r1',
      document: {_type: 'product', link: weak(other)},
    })
  }
  await client.releases.publish({releaseId: 'r1'})
  expect(stored('a')?.link).toEqual({_type: 'reference', _ref: 'b'})
  expect(stored('b')?.link).toEqual({_type: 'reference', _ref: 'a'})
})

test('schedule holds the versions fast, unschedule lets them go', async () => {
  await makeSpring()
  const publishAt = inAnHour()
  await client.releases.schedule({releaseId: 'r1', publishAt})
  expect(release('r1')).toMatchObject({state: 'scheduled', publishAt})
  const edits = [
    client.patch('versions.r1.p').set({name: 'x'}).commit(),
    client.delete('versions.r1.p'),
    client.discardVersion({publishedId: 'p', releaseId: 'r1'}),
    client.createVersion({publishedId: 'm', releaseId: 'r1', document: {_type: 'product'}}),
    client.delete({query: '*[_type == "product"]'}),
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'versions.r1.p',
      publishedId: 'p',
    }),
  ]
  for (const edit of edits) {
    expect(await failureOf(edit)).toMatchObject({
      status: 400,
      message: expect.stringContaining('its release "r1" is scheduled: unschedule it first'),
    })
  }
  expect(stored('p')?.name).toBe('Basin')
  await client.releases.unschedule({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'active'})
  expect(release('r1')).not.toHaveProperty('publishAt')
  await client.patch('versions.r1.p').set({name: 'x'}).commit()
})

test('a scheduled release may be edited and given another time', async () => {
  await makeSpring()
  await client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})
  await client.releases.edit({releaseId: 'r1', patch: {set: {'metadata.title': 'Late spring'}}})
  const publishAt = new Date(Date.now() + 7_200_000).toISOString()
  await client.releases.schedule({releaseId: 'r1', publishAt})
  expect(release('r1')).toMatchObject({state: 'scheduled', publishAt, metadata: {title: 'Late spring'}})
})

test('what could not be published is not scheduled', async () => {
  await makeSpring()
  await client.create({_id: 'other', _type: 'product', beside: {_ref: 'q'}})
  expect(await failureOf(client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('references to it from "other"'),
  })
  expect(release('r1')?.state).toBe('active')
})

test('archive puts the versions away, unarchive brings them back as they were', async () => {
  await makeSpring()
  const {_rev: _1, _updatedAt: _2, ...before} = stored('versions.r1.p') ?? {}
  await client.releases.archive({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'archived', finalDocumentStates: {length: 3}})
  expect(stored('versions.r1.p')).toBeUndefined()
  expect(stored('p')?.name).toBe('Basin')
  await client.releases.unarchive({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'active'})
  expect(release('r1')).not.toHaveProperty('finalDocumentStates')
  expect(stored('versions.r1.p')).toMatchObject(before)
  expect(stored('versions.r1.q')).toMatchObject({_system: {delete: true}})
})

test('delete takes an archived or a published release away', async () => {
  await makeSpring()
  expect(await failureOf(client.releases.delete({releaseId: 'r1'}))).toMatchObject({
    status: 400,
    message: expect.stringContaining('it can be deleted only when it is archived or published'),
  })
  await client.releases.archive({releaseId: 'r1'})
  await client.releases.delete({releaseId: 'r1'})
  expect(release('r1')).toBeUndefined()
  await client.releases.create({releaseId: 'r2'})
  await client.releases.publish({releaseId: 'r2'})
  await client.releases.delete({releaseId: 'r2'})
  expect(release('r2')).toBeUndefined()
})

const importing = (state: string, ifExists: 'fail' | 'ignore' | 'replace', title = 'Spring') =>
  client.action({
    actionType: 'sanity.action.release.import',
    releaseId: 'r1',
    ifExists,
    attributes: {
      _id: '_.releases.r1',
      _type: 'system.release',
      name: 'r1',
      state,
      publishAt: '2020-01-01T00:00:00.000Z',
      metadata: {title, releaseType: 'asap'},
    },
  })

test('an imported release comes as it was; one that was scheduled waits to be scheduled again', async () => {
  await importing('published', 'fail')
  expect(release('r1')).toMatchObject({state: 'published', publishAt: '2020-01-01T00:00:00.000Z'})
  expect(await failureOf(importing('published', 'fail'))).toMatchObject({status: 409})
  await importing('published', 'ignore', 'Other')
  expect(release('r1')?.metadata).toMatchObject({title: 'Spring'})
  await importing('scheduled', 'replace', 'Other')
  expect(release('r1')).toMatchObject({
    state: 'active',
    metadata: {title: 'Other', intendedPublishAt: '2020-01-01T00:00:00.000Z'},
  })
  expect(release('r1')).not.toHaveProperty('publishAt')
})

test('ordinary mutations leave releases alone', async () => {
  await client.releases.create({releaseId: 'r1'})
  const writes = [
    client.create({_id: '_.releases.r2', _type: 'system.release'}),
    client.patch('_.releases.r1').set({state: 'published'}).commit(),
    client.delete('_.releases.r1'),
    client.delete({query: '*[_type == "system.release"]'}),
  ]
  for (const write of writes) {
    expect(await failureOf(write)).toMatchObject({
      status: 400,
      message: expect.stringContaining('it is changed by the actions sanity.action.release.*'),
    })
  }
  expect(release('r1')?.state).toBe('active')
})

const ACTIONS = ['publish', 'archive', 'unarchive', 'unschedule', 'delete'] as const

test.each(ACTIONS)('%s of a release that is not there is refused', async (name) => {
  expect(await failureOf(client.releases[name]({releaseId: 'none'}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('Release "none" was not found'),
  })
})

test.each([
  ['published', ['publish', 'archive', 'unarchive', 'unschedule']],
  ['archived', ['publish', 'archive', 'unschedule']],
  ['scheduled', ['publish', 'archive', 'unarchive', 'delete']],
  ['active', ['unarchive', 'unschedule', 'delete']],
] as const)('what a release that is %s cannot do is refused by name', async (state, refused) => {
  await client.releases.create({releaseId: 'r1'})
  if (state === 'published') await client.releases.publish({releaseId: 'r1'})
  if (state === 'archived') await client.releases.archive({releaseId: 'r1'})
  if (state === 'scheduled') await client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})
  for (const name of refused) {
    expect(await failureOf(client.releases[name]({releaseId: 'r1'}))).toMatchObject({
      status: 400,
      message: expect.stringContaining(`Release "r1" is ${state}: it can be`),
    })
  }
  expect(release('r1')?.state).toBe(state)
})

test.each([
  ['an id with a dot', {releaseId: 'a.b'}, 'cannot be the id of a release'],
  ['an id that is a perspective', {releaseId: 'drafts'}, 'cannot be the id of a release'],
  ['a title that is no text', {metadata: {title: 3}}, 'cannot have this metadata.title'],
  ['an unknown type', {metadata: {releaseType: 'soon'}}, 'cannot have this metadata.releaseType'],
  [
    'a time that is none',
    {metadata: {intendedPublishAt: 'May'}},
    'metadata.intendedPublishAt: must be a time',
  ],
])('a release with %s is refused', async (_claim, wrong, message) => {
  const action = {actionType: 'sanity.action.release.create', releaseId: 'r9', ...wrong}
  const body = {actions: [action]}
  const refusal = client.request({method: 'POST', url: '/data/actions/production', body})
  expect(await failureOf(refusal)).toMatchObject({status: 400, message: expect.stringContaining(message)})
})

test.each([
  ['no time', 'May', 'must be a time such as'],
  ['a time long past', '2020-01-01T00:00:00Z', 'must be in the future'],
])('%s is nothing to schedule for', async (_claim, publishAt, message) => {
  await client.releases.create({releaseId: 'r1'})
  expect(await failureOf(client.releases.schedule({releaseId: 'r1', publishAt}))).toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
})

test('the actions of the clock are not for clients', async () => {
  const actions = [{actionType: 'lake.release.publishDue', releaseId: 'r1'}]
  const refusal = client.request({method: 'POST', url: '/data/actions/production', body: {actions}})
  expect(await failureOf(refusal)).toMatchObject({status: 400})
})

test('a document is deleted with all of its versions, or not at all', async () => {
  await makeSpring()
  const deleting = (includeDrafts: string[]) =>
    client.action({actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts})
  expect(await failureOf(deleting([]))).toMatchObject({
    status: 400,
    message: expect.stringContaining('has the version "versions.r1.p", which is not listed'),
  })
  await client.discardVersion({publishedId: 'n', releaseId: 'r1'})
  await deleting(['versions.r1.p'])
  expect([stored('p'), stored('versions.r1.p')]).toEqual([undefined, undefined])
})

test('a dry run publishes nothing', async () => {
  await makeSpring()
  await client.releases.publish({releaseId: 'r1'}, {dryRun: true})
  expect([release('r1')?.state, stored('p')?.name]).toEqual(['active', 'Basin'])
})
