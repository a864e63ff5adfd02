import {expect, test} from 'vitest'
import {newHistoryForEachTest} from '../testing/history.ts'
import type {JsonObject} from '../model/types.ts'

const {write, act, request, eventsOf, documentOf} = newHistoryForEachTest()

const pair = {publishedId: 'p', draftId: 'drafts.p'}

/** The whole life of a document, with the actions that the Studio sends. */
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

test('the events of a document are returned newest first, with the Studio’s names', async () => {
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

test('the events of a draft are its own, unpublishing, which makes a draft, and live changes', async () => {
  wholeLife()
  write('t9', [{create: {_id: 'p', _type: 'product'}}])
  write('t10', [{create: {_id: 'versions.r1.p', _type: 'product'}}])
  write('t11', [{delete: {id: 'versions.r1.p'}}])
  act('t12', {actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: []})
  const draft = {documentId: 'p', versionId: 'drafts.p', author: 'owner'}
  expect((await eventsOf('drafts.p')).events['drafts.p']).toMatchObject([
    {type: 'createLiveDocument', revisionId: 't9'},
    {type: 'publishDocumentVersion', ...draft, revisionId: 't7', versionRevisionId: 't6'},
    {type: 'unpublishDocument', ...draft, versionRevisionId: 't6'},
    {type: 'deleteDocumentVersion', ...draft, versionRevisionId: 't4'},
    {type: 'createDocumentVersion', ...draft, versionRevisionId: 't4'},
    {type: 'publishDocumentVersion', ...draft, revisionId: 't3', versionRevisionId: 't2'},
    {type: 'createDocumentVersion', ...draft, versionRevisionId: 't1'},
  ])
})

test('the deletion of a whole document is the deletion of each draft and version that it had', async () => {
  write('t0', [{create: {_id: 'p', _type: 'product'}}])
  write(
    't1',
    ['drafts.p', 'versions.r1.p'].map((_id) => ({create: {_id, _type: 'product'}})),
  )
  write(
    't2',
    ['p', 'drafts.p', 'versions.r1.p'].map((id) => ({delete: {id}})),
  )
  for (const versionId of ['drafts.p', 'versions.r1.p']) {
    expect((await eventsOf(versionId)).events[versionId]?.slice(0, 2)).toMatchObject([
      {type: 'deleteDocumentVersion', documentId: 'p', versionId, versionRevisionId: 't1'},
      {type: 'createDocumentVersion', documentId: 'p', versionId, versionRevisionId: 't1'},
    ])
  }
  expect((await eventsOf('p')).events.p?.[0]).toMatchObject({type: 'deleteDocumentGroup'})
})

test('unpublishing a document with a draft is not a deletion', async () => {
  write('t1', [{create: {_id: 'p', _type: 'product'}}, {create: {_id: 'drafts.p', _type: 'product'}}])
  act('t2', {actionType: 'sanity.action.document.unpublish', ...pair})
  expect((await eventsOf('p')).events.p?.[0]).toMatchObject({
    type: 'unpublishDocument',
    versionId: 'drafts.p',
  })
})

test('a document that is edited live has live events, without those of similar ids', async () => {
  write('t1', [{create: {_id: 'p', _type: 'product'}}, {create: {_id: 'drafts.other.p', _type: 'product'}}])
  write('t2', [{patch: {id: 'p', set: {n: 1}}}, {create: {_id: 'versions.r1.x.p', _type: 'product'}}])
  write('t3', [{create: {_id: 'versions.r1.p', _type: 'product'}}])
  expect((await eventsOf('p')).events.p).toMatchObject([
    {type: 'createDocumentVersion', versionId: 'versions.r1.p', releaseId: 'r1'},
    {type: 'updateLiveDocument', revisionId: 't2'},
    {type: 'createLiveDocument', revisionId: 't1'},
  ])
})

test('pages of events have no gaps, even when new events occur in between', async () => {
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
    (await request('/documents/drafts.p?revision=t2')).text,
  )
  act('t10', {
    actionType: 'sanity.action.document.version.replace',
    document: {...documents[0], _id: 'drafts.p'},
  })
  expect(documentOf('drafts.p')).toMatchObject({n: 1, _rev: 't10'})
})
