import {expect, test} from 'vitest'
import {failureOf, inAnHour, newSpringForEachTest} from '../../testing/spring-release.ts'

const spring = newSpringForEachTest()
const {stored, release, makeSpring} = spring

test('create makes an active, undecided release that the client can read', async () => {
  const {releaseId} = await spring.client.releases.create({metadata: {title: 'Spring'}})
  expect(await spring.client.releases.get({releaseId})).toMatchObject({
    _id: `_.releases.${releaseId}`,
    _type: 'system.release',
    name: releaseId,
    state: 'active',
    metadata: {title: 'Spring', releaseType: 'undecided'},
  })
})

test('edit changes the metadata and nothing else', async () => {
  await spring.client.releases.create({releaseId: 'r1', metadata: {title: 'Spring'}})
  await spring.client.releases.edit({
    releaseId: 'r1',
    patch: {set: {metadata: {title: 'Summer', releaseType: 'asap'}}, unset: ['metadata.description']},
  })
  expect(release('r1')?.metadata).toEqual({title: 'Summer', releaseType: 'asap'})
  expect(
    await failureOf(spring.client.releases.edit({releaseId: 'r1', patch: {set: {state: 'published'}}})),
  ).toMatchObject({status: 400, message: expect.stringContaining('not its "state"')})
  expect(release('r1')?.state).toBe('active')
})

test('publish publishes all versions in one transaction and keeps their ids', async () => {
  await makeSpring()
  const notified: string[][] = []
  spring.production().onCommit(({changes}) => {
    notified.push(changes.map(({documentId}) => documentId).sort())
  })
  const {transactionId} = await spring.client.releases.publish({releaseId: 'r1'})
  expect(notified).toEqual([
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
  expect(await spring.client.request({url})).toMatchObject({documents: [{name: 'New'}, {name: 'Basin II'}]})
})

test('a version names the document and revision that it was copied from', async () => {
  await spring.client.releases.create({releaseId: 'r1'})
  await spring.client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  expect(stored('versions.r1.p')?._system).toEqual({base: {id: 'p', rev: stored('p')?._rev}})
})

test('a release can contain a new document, and a version from scratch of a published one', async () => {
  await spring.client.releases.create({releaseId: 'r1'})
  for (const id of ['n', 'p']) {
    const attributes = {_id: `versions.r1.${id}`, _type: 'product', name: 'Afresh'}
    const created = {publishedId: id, attributes, ifExists: 'fail' as const}
    await spring.client.action({actionType: 'sanity.action.document.create', ...created})
    expect(stored(`versions.r1.${id}`)?.name).toBe('Afresh')
  }
  expect([stored('n'), stored('p')?.name]).toEqual([undefined, 'Basin'])
})

test('a version can be copied over an existing draft', async () => {
  await makeSpring()
  await spring.client.create({_id: 'drafts.p', _type: 'product', name: 'Old draft'})
  const ifBaseRevisionId = stored('versions.r1.p')?._rev
  await spring.client.action([
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

test('the mark to unpublish is copied to another release, but not to a draft', async () => {
  await makeSpring()
  await spring.client.releases.create({releaseId: 'r2'})
  const base = {id: 'versions.r1.q', rev: stored('versions.r1.q')?._rev}
  await spring.client.createVersion({publishedId: 'q', releaseId: 'r2', baseId: base.id})
  await spring.client.createVersion({publishedId: 'q', baseId: base.id})
  expect(stored('versions.r2.q')?._system).toEqual({delete: true, base})
  expect(stored('drafts.q')?._system).toEqual({base})
})

test('marking an edited version to be unpublished keeps its fields, and can be undone', async () => {
  await spring.client.releases.create({releaseId: 'r1'})
  await spring.client.createVersion({publishedId: 'p', releaseId: 'r1', baseId: 'p'})
  await spring.client.patch('versions.r1.p').set({name: 'Basin II'}).commit()
  await spring.client.unpublishVersion({publishedId: 'p', releaseId: 'r1'})
  expect(stored('versions.r1.p')).toMatchObject({name: 'Basin II', _system: {delete: true}})
  await spring.client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.p',
    publishedId: 'p',
    patch: {unset: ['_system.delete']},
  })
  await spring.client.releases.publish({releaseId: 'r1'})
  expect(stored('p')?.name).toBe('Basin II')
})

test('a release that would leave a reference without its target publishes nothing', async () => {
  await makeSpring()
  await spring.client.create({_id: 'other', _type: 'product', beside: {_ref: 'q'}})
  const before = new Map(spring.production().documents)
  expect(await failureOf(spring.client.releases.publish({releaseId: 'r1'}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('"q" cannot be deleted as there are references to it from "other"'),
  })
  expect(spring.production().documents).toEqual(before)
})

test('two documents that refer to each other are published together', async () => {
  await spring.client.releases.create({releaseId: 'r1'})
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
    await spring.client.createVersion({
      publishedId: id,
      releaseId: 'r1',
      document: {_type: 'product', link: weak(other)},
    })
  }
  await spring.client.releases.publish({releaseId: 'r1'})
  expect(stored('a')?.link).toEqual({_type: 'reference', _ref: 'b'})
  expect(stored('b')?.link).toEqual({_type: 'reference', _ref: 'a'})
})

test('schedule locks the versions, unschedule unlocks them', async () => {
  await makeSpring()
  const publishAt = inAnHour()
  await spring.client.releases.schedule({releaseId: 'r1', publishAt})
  expect(release('r1')).toMatchObject({state: 'scheduled', publishAt})
  const edits = [
    spring.client.patch('versions.r1.p').set({name: 'x'}).commit(),
    spring.client.delete('versions.r1.p'),
    spring.client.discardVersion({publishedId: 'p', releaseId: 'r1'}),
    spring.client.createVersion({publishedId: 'm', releaseId: 'r1', document: {_type: 'product'}}),
    spring.client.delete({query: '*[_type == "product"]'}),
    spring.client.action({
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
  await spring.client.releases.unschedule({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'active'})
  expect(release('r1')).not.toHaveProperty('publishAt')
  await spring.client.patch('versions.r1.p').set({name: 'x'}).commit()
})

test('a scheduled release can be edited and rescheduled', async () => {
  await makeSpring()
  await spring.client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})
  await spring.client.releases.edit({releaseId: 'r1', patch: {set: {'metadata.title': 'Late spring'}}})
  const publishAt = new Date(Date.now() + 7_200_000).toISOString()
  await spring.client.releases.schedule({releaseId: 'r1', publishAt})
  expect(release('r1')).toMatchObject({state: 'scheduled', publishAt, metadata: {title: 'Late spring'}})
})

test('a release that could not be published is not scheduled', async () => {
  await makeSpring()
  await spring.client.create({_id: 'other', _type: 'product', beside: {_ref: 'q'}})
  expect(
    await failureOf(spring.client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})),
  ).toMatchObject({
    status: 409,
    message: expect.stringContaining('references to it from "other"'),
  })
  expect(release('r1')?.state).toBe('active')
})

test('archive deletes the versions, unarchive restores them', async () => {
  await makeSpring()
  const {_rev: _1, _updatedAt: _2, ...before} = stored('versions.r1.p') ?? {}
  await spring.client.releases.archive({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'archived', finalDocumentStates: {length: 3}})
  expect(stored('versions.r1.p')).toBeUndefined()
  expect(stored('p')?.name).toBe('Basin')
  await spring.client.releases.unarchive({releaseId: 'r1'})
  expect(release('r1')).toMatchObject({state: 'active'})
  expect(release('r1')).not.toHaveProperty('finalDocumentStates')
  expect(stored('versions.r1.p')).toMatchObject(before)
  expect(stored('versions.r1.q')).toMatchObject({_system: {delete: true}})
})

test('only an archived or published release can be deleted', async () => {
  await makeSpring()
  expect(await failureOf(spring.client.releases.delete({releaseId: 'r1'}))).toMatchObject({
    status: 400,
    message: expect.stringContaining('it can be deleted only when it is archived or published'),
  })
  await spring.client.releases.archive({releaseId: 'r1'})
  await spring.client.releases.delete({releaseId: 'r1'})
  expect(release('r1')).toBeUndefined()
  await spring.client.releases.create({releaseId: 'r2'})
  await spring.client.releases.publish({releaseId: 'r2'})
  await spring.client.releases.delete({releaseId: 'r2'})
  expect(release('r2')).toBeUndefined()
})

const importing = (state: string, ifExists: 'fail' | 'ignore' | 'replace', title = 'Spring') =>
  spring.client.action({
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

test('an imported release keeps its state, except that a scheduled one becomes active', async () => {
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
