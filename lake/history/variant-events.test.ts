import {expect, test} from 'vitest'
import {newHistoryForEachTest} from '../testing/history.ts'
import {variantDocumentId} from '../model/variant-id.ts'

const {write, act, request, eventsOf} = newHistoryForEachTest()
const loyal = {publishedId: 'p', variantId: 'loyal'}
const eventsFor = async (id: string) => (await eventsOf(id)).events[id]
const idOf = (bundleId?: string) => variantDocumentId({...loyal, bundleId})

/** `p` is published; its variant is drafted and published, added to a release and published with it, and unpublished. */
function livedVariant() {
  write('s0', [{create: {_id: 'p', _type: 'product', n: 1}}])
  act('s1', {
    actionType: 'sanity.action.variant.definition.create',
    variantId: 'loyal',
    conditions: {},
    priority: 0,
  })
  const create = {actionType: 'sanity.action.document.variant.create', ...loyal, baseId: 'p'} as const
  const publish = {actionType: 'sanity.action.document.variant.publish', ...loyal} as const
  act('s2', {...create, bundleId: 'drafts'})
  act('s3', {...publish, bundleId: 'drafts'})
  act('s4', {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}})
  act('s5', {
    actionType: 'sanity.action.document.version.create',
    publishedId: 'p',
    baseId: 'p',
    versionId: 'versions.r1.p',
  })
  act('s6', {...create, bundleId: 'r1'})
  act('s7', {actionType: 'sanity.action.release.publish', releaseId: 'r1'})
  act('s8', {actionType: 'sanity.action.document.variant.unpublish', ...loyal})
}

test('a variant has its own history, with the events of documents', async () => {
  livedVariant()
  const common = {documentId: 'p', author: 'owner'}
  expect(await eventsFor(idOf())).toMatchObject([
    {...common, type: 'unpublishDocument', versionId: idOf('drafts'), versionRevisionId: 's8'},
    {
      ...common,
      type: 'publishDocumentVersion',
      versionId: idOf('r1'),
      revisionId: 's7',
      versionRevisionId: 's6',
      publishCause: 'release.publish',
      releaseId: 'r1',
    },
    {
      ...common,
      type: 'createDocumentVersion',
      versionId: idOf('r1'),
      versionRevisionId: 's6',
      releaseId: 'r1',
    },
    {...common, type: 'publishDocumentVersion', versionId: idOf('drafts'), publishCause: 'document.publish'},
    {...common, type: 'createDocumentVersion', versionId: idOf('drafts'), versionRevisionId: 's2'},
  ])
  expect(await eventsFor(idOf('r1'))).toMatchObject([
    {type: 'publishDocumentVersion', versionId: idOf('r1')},
    {type: 'createDocumentVersion', versionId: idOf('r1')},
  ])
  expect(await eventsFor(idOf('never'))).toEqual([])
})

test('the history of a document does not include its variants', async () => {
  livedVariant()
  expect(await eventsFor('p')).toMatchObject([
    {type: 'publishDocumentVersion', versionId: 'versions.r1.p', revisionId: 's7', versionRevisionId: 's5'},
    {type: 'createDocumentVersion', versionId: 'versions.r1.p'},
    {type: 'createLiveDocument', revisionId: 's0'},
  ])
})

test('the events of a release include added variants', async () => {
  livedVariant()
  const {events} = JSON.parse((await request('/events/releases/r1')).text)
  expect(events).toMatchObject([
    {type: 'publishRelease'},
    {type: 'addDocumentToRelease', documentId: 'p', documentType: 'product', versionId: idOf('r1')},
    {type: 'addDocumentToRelease', documentId: 'p', versionId: 'versions.r1.p'},
    {type: 'createRelease'},
  ])
})

test('a variant can be read at a revision, and in its last state', async () => {
  livedVariant()
  const at = async (query: string) =>
    JSON.parse((await request(`/documents/${idOf('drafts')}?${query}`)).text)
  expect(await at('revision=s2')).toMatchObject({documents: [{_rev: 's2', _system: {bundleId: 'drafts'}}]})
  expect(await at('revision=s3')).toEqual({documents: []})
  expect(await at('lastRevision=true')).toMatchObject({
    documents: [{_rev: 's8', _system: {bundleId: 'drafts'}}],
  })
  const inRelease = JSON.parse((await request(`/documents/${idOf('r1')}?lastRevision=true`)).text)
  expect(inRelease).toMatchObject({documents: [{_rev: 's6', _system: {bundleId: 'r1'}}]})
})
