import {afterEach, beforeEach, expect, test} from 'vitest'
import {applyPatch} from 'mendoza'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import type {Action, JsonObject, Mutation} from '../types.ts'

let lake: Lake

beforeEach(() => {
  lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'shop',
    dataset: 'production',
    token: 'administrators-token',
  })
})

afterEach(() => lake.close())

function write(transactionId: string, mutations: Mutation[], author = 'owner') {
  lake.dataset('production').commit({mutations, author, transactionId})
}

function act(transactionId: string, ...actions: Action[]) {
  lake.dataset('production').commit({actions, author: 'owner', transactionId})
}

/** Four transactions: `a` made, `a` and `b` changed together, `a` changed by the clerk, `a` deleted. */
function fourTransactions() {
  write('t1', [{create: {_id: 'a', _type: 'product', n: 1}}])
  write('t2', [{patch: {id: 'a', inc: {n: 1}}}, {create: {_id: 'b', _type: 'product'}}])
  write('t3', [{patch: {id: 'a', inc: {n: 1}}}], 'clerk')
  write('t4', [{delete: {id: 'a'}}])
}

async function ask(path: string, token = 'administrators-token') {
  const headers = {authorization: `Bearer ${token}`}
  const response = await lakeApp(lake).request(`/v2025-02-19/data/history/production${path}`, {headers})
  return {status: response.status, text: await response.text()}
}

async function lines(path: string): Promise<JsonObject[]> {
  const {text} = await ask(path)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): JsonObject => JSON.parse(line))
}

const idsOf = async (path: string) => (await lines(path)).map(({id}) => id)

test('transactions come one a line, oldest first, with who, when and what', async () => {
  fourTransactions()
  const [first, second] = await lines('/transactions/a?effectFormat=mendoza')
  expect(first).toMatchObject({
    id: 't1',
    author: 'owner',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    documentIDs: ['a'],
    mutations: [{create: {_id: 'a', n: 1}}],
    effects: {a: {revert: [0, null]}},
  })
  expect(second).toMatchObject({documentIDs: ['a', 'b'], effects: {a: {}, b: {}}})
})

test('effects of the transactions, applied in order, rebuild the document', async () => {
  fourTransactions()
  let document: unknown = null
  const states: unknown[] = []
  for (const {effects} of await lines('/transactions/a?effectFormat=mendoza&toTransaction=t3')) {
    document = applyPatch(document, Object(effects).a.apply)
    states.push(Object(document).n)
  }
  expect(states).toEqual([1, 2, 3])
})

test('mutations and effects can be left out, and other documents too', async () => {
  fourTransactions()
  const [, second] = await lines(
    '/transactions/a?excludeMutations=true&excludeContent=true&includeIdentifiedDocumentsOnly=true',
  )
  expect(second).toEqual({id: 't2', author: 'owner', timestamp: expect.any(String), documentIDs: ['a']})
})

test.each([
  ['a', ['t1', 't2', 't3', 't4']],
  ['b', ['t2']],
  ['a,b', ['t1', 't2', 't3', 't4']],
  ['', ['t1', 't2', 't3', 't4']],
  ['gone', []],
  ['a?reverse=true', ['t4', 't3', 't2', 't1']],
  ['a?limit=2', ['t1', 't2']],
  ['a?reverse=true&limit=1', ['t4']],
  ['a?fromTransaction=t2&toTransaction=t3', ['t2', 't3']],
  ['a?fromTransaction=&toTransaction=', ['t1', 't2', 't3', 't4']],
  ['a?authors=clerk', ['t3']],
  ['a?authors=clerk,nobody', ['t3']],
  ['a?toTime=2020-01-01T00:00:00Z', []],
  ['a?fromTime=2020-01-01&toTime=2999-01-01', ['t1', 't2', 't3', 't4']],
])('/transactions/%s gives %j', async (path, expected) => {
  fourTransactions()
  expect(await idsOf(`/transactions/${path}`)).toEqual(expected)
})

test.each([
  ['/transactions/a?limit=many', 400, /limit.* must be a whole number/],
  ['/transactions/a?fromTime=yesterday', 400, /fromTime.* must be a time/],
  ['/transactions/a?effectFormat=xml', 400, /mendoza/],
  ['/transactions/a?fromTransaction=gone', 404, /no transaction .*gone/],
  ['/documents/a', 400, /revision.*time.*lastRevision/],
  ['/documents/a?revision=gone', 404, /no transaction/],
  ['/events/documents/a*b', 400, /not valid/],
])('%s is refused with %i', async (path, status, message) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(message)
})

test('history needs a token', async () => {
  for (const path of ['/transactions/a', '/documents/a?lastRevision=true', '/events/documents/a']) {
    const response = await lakeApp(lake).request(`/v1/data/history/production${path}`)
    expect(response.status).toBe(401)
  }
})

test('a document at a revision is as it was then, with that revision', async () => {
  fourTransactions()
  const at = async (query: string): Promise<unknown> =>
    JSON.parse((await ask(`/documents/a,b?${query}`)).text)
  expect(await at('revision=t1')).toMatchObject({documents: [{_id: 'a', n: 1, _rev: 't1'}]})
  expect(await at('revision=t2')).toMatchObject({documents: [{_id: 'a', n: 2, _rev: 't2'}, {_id: 'b'}]})
  expect(await at('revision=t4')).toMatchObject({documents: [{_id: 'b'}]})
})

test('a draft that there was not at a revision is answered by what the revision published', async () => {
  write('t1', [{create: {_id: 'a', _type: 'product', n: 1}}])
  write('t2', [{create: {_id: 'drafts.a', _type: 'product', n: 2}}])
  const idsAt = async (ids: string, revision: string) => {
    const {documents} = JSON.parse((await ask(`/documents/${ids}?revision=${revision}`)).text)
    return documents.map(({_id, _rev, n}: JsonObject) => [_id, _rev, n])
  }
  expect(await idsAt('drafts.a', 't1')).toEqual([['a', 't1', 1]])
  expect(await idsAt('a,drafts.a', 't1')).toEqual([['a', 't1', 1]])
  expect(await idsAt('drafts.a', 't2')).toEqual([['drafts.a', 't2', 2]])
  write('t3', [{delete: {id: 'a'}}])
  expect(await idsAt('drafts.a', 't1')).toEqual([['a', 't1', 1]])
  write('t4', [{create: {_id: 'b', _type: 'product'}}])
  expect(await idsAt('drafts.b', 't3')).toEqual([])
})

test('the event of a draft names the published revision that was shown when it was made', async () => {
  write('t1', [{create: {_id: 'a', _type: 'product'}}])
  write('t2', [{create: {_id: 'drafts.a', _type: 'product'}}])
  write('t3', [{delete: {id: 'a'}}, {delete: {id: 'drafts.a'}}])
  write('t4', [{create: {_id: 'drafts.a', _type: 'product'}}])
  const {events} = JSON.parse((await ask('/events/documents/a')).text)
  const created = events.a.filter(({type}: JsonObject) => type === 'createDocumentVersion')
  expect(created.map(({revisionId}: JsonObject) => revisionId)).toEqual([undefined, 't1'])
})

test('a document is found as it was at a time, and as it last was', async () => {
  fourTransactions()
  const at = async (query: string): Promise<unknown> => JSON.parse((await ask(`/documents/a?${query}`)).text)
  expect(await at('time=2020-01-01T00:00:00Z')).toEqual({documents: []})
  expect(await at(`time=${new Date().toISOString()}`)).toEqual({documents: []})
  expect(await at('lastRevision=true')).toMatchObject({documents: [{_id: 'a', n: 3, _rev: 't3'}]})
})

interface Events {
  events: {[id: string]: {type: string}[]}
  nextCursor: string
}

async function eventsOf(id: string, query = ''): Promise<Events> {
  const events: Events = JSON.parse((await ask(`/events/documents/${id}${query}`)).text)
  return events
}

const pair = {publishedId: 'p', draftId: 'drafts.p'}

/** The whole life of a document as the Studio lives it. */
function wholeLife() {
  act('t1', {
    actionType: 'sanity.action.document.create',
    publishedId: 'p',
    attributes: {_id: 'drafts.p', _type: 'product'},
    ifExists: 'fail',
  })
  act('t2', {actionType: 'sanity.action.document.edit', ...pair, patch: {set: {n: 1}}})
  act('t3', {actionType: 'sanity.action.document.publish', ...pair})
  act('t4', {actionType: 'sanity.action.document.edit', ...pair, patch: {set: {n: 2}}})
  act('t5', {actionType: 'sanity.action.document.discard', draftId: 'drafts.p'})
  act('t6', {actionType: 'sanity.action.document.unpublish', ...pair})
  act('t7', {actionType: 'sanity.action.document.publish', ...pair})
  act('t8', {actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: ['drafts.p']})
}

test("the events tell a document's life, newest first, in the words of the Studio", async () => {
  wholeLife()
  const {events, nextCursor} = await eventsOf('p')
  const draft = {documentId: 'p', versionId: 'drafts.p'}
  expect(events.p).toMatchObject([
    {type: 'deleteDocumentGroup', documentId: 'p', author: 'owner'},
    {
      type: 'publishDocumentVersion',
      ...draft,
      revisionId: 't7',
      versionRevisionId: 't6',
      publishCause: 'document.publish',
    },
    {type: 'unpublishDocument', ...draft, versionRevisionId: 't6'},
    {type: 'deleteDocumentVersion', ...draft, versionRevisionId: 't4'},
    {type: 'createDocumentVersion', ...draft, versionRevisionId: 't4'},
    {type: 'publishDocumentVersion', ...draft, revisionId: 't3', versionRevisionId: 't2'},
    {type: 'createDocumentVersion', ...draft, versionRevisionId: 't1'},
  ])
  expect(nextCursor).toBe('')
})

test('asked by the id of the draft, the same events come under that id', async () => {
  wholeLife()
  expect((await eventsOf('drafts.p')).events['drafts.p']).toEqual((await eventsOf('p')).events.p)
})

test('unpublishing a document that has a draft is no deletion', async () => {
  write('t1', [{create: {_id: 'p', _type: 'product'}}, {create: {_id: 'drafts.p', _type: 'product'}}])
  act('t2', {actionType: 'sanity.action.document.unpublish', ...pair})
  expect((await eventsOf('p')).events.p?.[0]).toMatchObject({
    type: 'unpublishDocument',
    versionId: 'drafts.p',
  })
})

test('documents that are edited live have live events, and neighbours with similar ids stay out', async () => {
  write('t1', [{create: {_id: 'p', _type: 'product'}}, {create: {_id: 'drafts.other.p', _type: 'product'}}])
  write('t2', [{patch: {id: 'p', set: {n: 1}}}, {create: {_id: 'versions.r1.x.p', _type: 'product'}}])
  write('t3', [{create: {_id: 'versions.r1.p', _type: 'product'}}])
  expect((await eventsOf('p')).events.p).toMatchObject([
    {type: 'createDocumentVersion', versionId: 'versions.r1.p', releaseId: 'r1'},
    {type: 'updateLiveDocument', revisionId: 't2'},
    {type: 'createLiveDocument', revisionId: 't1'},
  ])
})

test('pages of events follow each other without a gap, though new ones come in between', async () => {
  wholeLife()
  const all = (await eventsOf('p')).events.p ?? []
  const first = await eventsOf('p', '?limit=3')
  write('t9', [{create: {_id: 'p', _type: 'product'}}])
  const second = await eventsOf('p', `?limit=3&nextCursor=${first.nextCursor}`)
  const third = await eventsOf('p', `?limit=3&nextCursor=${second.nextCursor}`)
  expect([first, second, third].flatMap(({events}) => events.p ?? [])).toEqual(all)
  expect(third.nextCursor).toBe('')
})

test('restoring an old revision from the history works as the Studio does it', async () => {
  wholeLife()
  write('t9', [{create: {_id: 'p', _type: 'product', n: 9}}])
  const {documents}: {documents: JsonObject[]} = JSON.parse(
    (await ask('/documents/drafts.p?revision=t2')).text,
  )
  act('t10', {
    actionType: 'sanity.action.document.version.replace',
    document: {...documents[0], _id: 'drafts.p'},
  })
  expect(lake.dataset('production').documents.get('drafts.p')).toMatchObject({n: 1, _rev: 't10'})
})

const RELEASE = {releaseId: 'r1', publishAt: '2126-01-01T00:00:00.000Z'}
const VERSION = {publishedId: 'p', versionId: 'versions.r1.p', baseId: 'p'}

/** `p` is published and has a version in `r1`, which is scheduled, put off, unscheduled and scheduled again. */
function scheduledRelease() {
  write('s0', [{create: {_id: 'p', _type: 'product', n: 1}}])
  act('s1', {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}})
  act('s2', {actionType: 'sanity.action.document.version.create', ...VERSION})
  act('s3', {
    actionType: 'sanity.action.document.edit',
    publishedId: 'p',
    draftId: VERSION.versionId,
    patch: {inc: {n: 1}},
  })
  act('s4', {
    actionType: 'sanity.action.release.edit',
    releaseId: 'r1',
    patch: {set: {'metadata.title': 'Spring'}},
  })
  act('s5', {actionType: 'sanity.action.release.schedule', ...RELEASE})
  act('s6', {actionType: 'sanity.action.release.unschedule', releaseId: 'r1'})
  act('s7', {actionType: 'sanity.action.release.schedule', ...RELEASE})
}

async function releaseEvents(query = ''): Promise<{events: JsonObject[]; nextCursor: string}> {
  return JSON.parse((await ask(`/events/releases/r1${query}`)).text)
}

test('the events of a release tell its life and what came into it, newest first, in pages', async () => {
  scheduledRelease()
  const {events} = await releaseEvents()
  expect(events).toMatchObject([
    {type: 'scheduleRelease', publishAt: RELEASE.publishAt},
    {type: 'unscheduleRelease'},
    {type: 'scheduleRelease'},
    {
      type: 'addDocumentToRelease',
      documentId: 'p',
      documentType: 'product',
      versionId: 'versions.r1.p',
      versionRevisionId: 's2',
    },
    {type: 'createRelease', author: 'owner', releaseName: 'r1', timestamp: expect.any(String)},
  ])
  const first = await releaseEvents('?limit=3')
  const second = await releaseEvents(`?limit=3&nextCursor=${first.nextCursor}`)
  expect([...first.events, ...second.events]).toEqual(events)
  expect(second.nextCursor).toBe('')
})

test('archiving, unarchiving and publishing are one event each, whatever they do with the versions', async () => {
  scheduledRelease()
  act('s8', {actionType: 'sanity.action.release.unschedule', releaseId: 'r1'})
  act('s9', {actionType: 'sanity.action.document.version.discard', versionId: VERSION.versionId})
  act('s10', {actionType: 'sanity.action.document.version.create', ...VERSION})
  act('s11', {actionType: 'sanity.action.release.archive', releaseId: 'r1'})
  act('s12', {actionType: 'sanity.action.release.unarchive', releaseId: 'r1'})
  act('s13', {actionType: 'sanity.action.release.publish', releaseId: 'r1'})
  const {events} = await releaseEvents('?limit=6')
  expect(events.map(({type}) => type)).toEqual([
    'publishRelease',
    'unarchiveRelease',
    'archiveRelease',
    'addDocumentToRelease',
    'discardDocumentFromRelease',
    'unscheduleRelease',
  ])
  expect(events[4]).toMatchObject({
    documentType: 'product',
    versionId: 'versions.r1.p',
    versionRevisionId: 's3',
  })
})

test('a version tells when it was made, given a time, and published by that time', async () => {
  scheduledRelease()
  const version = async () => (await eventsOf('versions.r1.p')).events['versions.r1.p']
  expect(await version()).toMatchObject([
    {
      type: 'scheduleDocumentVersion',
      state: 'pending',
      publishAt: RELEASE.publishAt,
      versionRevisionId: 's3',
    },
    {type: 'unscheduleDocumentVersion', releaseId: 'r1'},
    {type: 'scheduleDocumentVersion', state: 'unscheduled'},
    {type: 'createDocumentVersion', versionRevisionId: 's2', releaseId: 'r1'},
  ])
  act('s8', {actionType: 'lake.release.publishDue', releaseId: 'r1'})
  expect((await version())?.slice(0, 2)).toMatchObject([
    {type: 'publishDocumentVersion', revisionId: 's8', releaseId: 'r1', publishCause: 'release.schedule'},
    {type: 'scheduleDocumentVersion', state: 'published'},
  ])
  expect((await eventsOf('p')).events.p?.[0]).toMatchObject({
    type: 'publishDocumentVersion',
    publishCause: 'release.schedule',
    versionId: 'versions.r1.p',
    versionRevisionId: 's3',
  })
})

test('a release that unpublishes a document says so, and one that is published by hand is told from a draft', async () => {
  for (const id of ['p', 'q']) write(`make-${id}`, [{create: {_id: id, _type: 'product'}}])
  act('u1', {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}})
  act(
    'u2',
    {actionType: 'sanity.action.document.version.unpublish', publishedId: 'p', versionId: 'versions.r1.p'},
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'q',
      versionId: 'versions.r1.q',
      baseId: 'q',
    },
  )
  act('u3', {actionType: 'sanity.action.release.publish', releaseId: 'r1'})
  expect((await eventsOf('p')).events.p?.[0]).toMatchObject({
    type: 'unpublishDocument',
    versionId: 'drafts.p',
    versionRevisionId: 'u3',
    releaseId: 'r1',
  })
  expect((await eventsOf('q')).events.q?.[0]).toMatchObject({publishCause: 'release.publish'})
})

test('the events of a release need a token', async () => {
  expect((await ask('/events/releases/r1', 'wrong')).status).toBe(401)
})
