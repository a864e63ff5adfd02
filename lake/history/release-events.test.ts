import {expect, test} from 'vitest'
import {newHistoryForEachTest} from '../testing/history.ts'
import type {JsonObject} from '../model/types.ts'

const {write, act, request, eventsOf} = newHistoryForEachTest()

const RELEASE = {releaseId: 'r1', publishAt: '2126-01-01T00:00:00.000Z'}
const VERSION = {publishedId: 'p', versionId: 'versions.r1.p', baseId: 'p'}

/** `p` is published and has a version in `r1`, which is scheduled, unscheduled and scheduled again. */
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
  return JSON.parse((await request(`/events/releases/r1${query}`)).text)
}

test('the events of a release include added documents and are returned newest first, in pages', async () => {
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

test('archiving, unarchiving and publishing are one event each, without events for the versions', async () => {
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

test('a version has events for its creation, its scheduling and its publication', async () => {
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

test('events show that a release unpublished a document, and that a version was published with its release', async () => {
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
  for (const token of ['', 'wrong']) expect((await request('/events/releases/r1', token)).status).toBe(401)
})
