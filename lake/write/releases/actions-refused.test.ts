import {expect, test} from 'vitest'
import {failureOf, inAnHour, newSpringForEachTest} from '../../testing/spring-release.ts'

const spring = newSpringForEachTest()
const {stored, release, makeSpring} = spring

test('mutations cannot change the document of a release', async () => {
  await spring.client.releases.create({releaseId: 'r1'})
  const writes = [
    spring.client.create({_id: '_.releases.r2', _type: 'system.release'}),
    spring.client.patch('_.releases.r1').set({state: 'published'}).commit(),
    spring.client.delete('_.releases.r1'),
    spring.client.delete({query: '*[_type == "system.release"]'}),
  ]
  for (const write of writes) {
    expect(await failureOf(write)).toMatchObject({
      status: 400,
      message: expect.stringContaining('Change it with the actions sanity.action.release.*'),
    })
  }
  expect(release('r1')?.state).toBe('active')
})

test.each(['1', '2021-06-07', '2025-02-18'])(
  'API version %s rejects actions on releases, as the hosted service does',
  async (apiVersion) => {
    const old = spring.client.withConfig({apiVersion})
    const action = {
      actionType: 'sanity.action.document.create' as const,
      publishedId: 'a',
      ifExists: 'fail' as const,
    }
    const create = {...action, attributes: {_id: 'drafts.a', _type: 'note'}}
    const release = {actionType: 'sanity.action.release.create' as const, releaseId: 'r1', metadata: {}}
    expect(await failureOf(old.releases.create({releaseId: 'r1'}))).toMatchObject({
      status: 400,
      message: expect.stringContaining('action index 0: not supported for this API version'),
    })
    expect(await failureOf(old.action([create, release]))).toMatchObject({
      message: expect.stringContaining('action index 1: not supported for this API version'),
    })
    expect(stored('drafts.a')).toBeUndefined()
    await old.action(create)
    await spring.client.withConfig({apiVersion: 'X'}).releases.create({releaseId: 'r1'})
  },
)

const ACTIONS = ['publish', 'archive', 'unarchive', 'unschedule', 'delete'] as const

test.each(ACTIONS)('%s of a missing release is rejected', async (name) => {
  expect(await failureOf(spring.client.releases[name]({releaseId: 'none'}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('Release "none" was not found'),
  })
})

test.each([
  ['published', ['publish', 'archive', 'unarchive', 'unschedule']],
  ['archived', ['publish', 'archive', 'unschedule']],
  ['scheduled', ['publish', 'archive', 'unarchive', 'delete']],
  ['active', ['unarchive', 'unschedule', 'delete']],
] as const)(
  'a release that is %s rejects the actions of other states with its state',
  async (state, rejected) => {
    await spring.client.releases.create({releaseId: 'r1'})
    if (state === 'published') await spring.client.releases.publish({releaseId: 'r1'})
    if (state === 'archived') await spring.client.releases.archive({releaseId: 'r1'})
    if (state === 'scheduled') await spring.client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})
    for (const name of rejected) {
      expect(await failureOf(spring.client.releases[name]({releaseId: 'r1'}))).toMatchObject({
        status: 400,
        message: expect.stringContaining(`Release "r1" is ${state}: it can be`),
      })
    }
    expect(release('r1')?.state).toBe(state)
  },
)

test.each([
  ['an id with a dot', {releaseId: 'a.b'}, 'cannot be the id of a release'],
  ['an id that is a perspective', {releaseId: 'drafts'}, 'cannot be the id of a release'],
  ['a title that is not a string', {metadata: {title: 3}}, 'cannot have this metadata.title'],
  ['an unknown type', {metadata: {releaseType: 'soon'}}, 'cannot have this metadata.releaseType'],
  [
    'a publishing time that is no time',
    {metadata: {intendedPublishAt: 'May'}},
    'metadata.intendedPublishAt: must be a time',
  ],
])('a release with %s is rejected', async (_claim, wrong, message) => {
  const action = {actionType: 'sanity.action.release.create', releaseId: 'r9', ...wrong}
  const body = {actions: [action]}
  const refusal = spring.client.request({method: 'POST', url: '/data/actions/production', body})
  expect(await failureOf(refusal)).toMatchObject({status: 400, message: expect.stringContaining(message)})
})

test.each([
  ['a text that is no time', 'May', 'must be a time such as'],
  ['a time more than a minute ago', '2020-01-01T00:00:00Z', 'must be in the future'],
])('scheduling for %s is rejected', async (_claim, publishAt, message) => {
  await spring.client.releases.create({releaseId: 'r1'})
  expect(await failureOf(spring.client.releases.schedule({releaseId: 'r1', publishAt}))).toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
})

test.each([
  {actionType: 'lake.release.publishDue', releaseId: 'r1'},
  {actionType: 'lake.release.fail', releaseId: 'r1', message: 'no'},
])('clients cannot send the action of the release clock $actionType', async (action) => {
  await spring.client.releases.create({releaseId: 'r1'})
  await spring.client.releases.schedule({releaseId: 'r1', publishAt: inAnHour()})
  const body = {actions: [action]}
  const refusal = spring.client.request({method: 'POST', url: '/data/actions/production', body})
  expect(await failureOf(refusal)).toMatchObject({
    status: 400,
    message: expect.stringContaining('actions[0].actionType'),
  })
  expect(release('r1')?.state).toBe('scheduled')
})

test.each(['archive', 'publish'] as const)(
  'no version can be created in a release after %s',
  async (step) => {
    await makeSpring()
    await spring.client.releases[step]({releaseId: 'r1'})
    const late = spring.client.create({_id: 'versions.r1.late', _type: 'product'})
    expect(await failureOf(late)).toMatchObject({
      status: 400,
      message: expect.stringContaining(
        `its release "r1" is ${step === 'publish' ? 'published' : 'archived'}`,
      ),
    })
    expect(stored('versions.r1.late')).toBeUndefined()
  },
)

test('a document is deleted only together with all of its versions', async () => {
  await makeSpring()
  const deleting = (includeDrafts: string[]) =>
    spring.client.action({actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts})
  expect(await failureOf(deleting([]))).toMatchObject({
    status: 400,
    message: expect.stringContaining('has the version "versions.r1.p", which is not listed'),
  })
  await spring.client.discardVersion({publishedId: 'n', releaseId: 'r1'})
  await deleting(['versions.r1.p'])
  expect([stored('p'), stored('versions.r1.p')]).toEqual([undefined, undefined])
})

test('a dry run publishes nothing', async () => {
  await makeSpring()
  await spring.client.releases.publish({releaseId: 'r1'}, {dryRun: true})
  expect([release('r1')?.state, stored('p')?.name]).toEqual(['active', 'Basin'])
})
