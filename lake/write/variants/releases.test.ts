import {expect, test} from 'vitest'
import {failureOf, inAnHour} from '../../testing/spring-release.ts'
import {loyal, newVariantsForEachTest} from '../../testing/variants.ts'

const shop = newVariantsForEachTest()
const {stored, variant, vary} = shop
const release = (id: string) => stored(`_.releases.${id}`)

/** The release `spring` with a changed `p` and a changed variant of it. */
async function makeSpring() {
  await shop.client.releases.create({releaseId: 'spring', metadata: {title: 'Spring'}})
  await shop.client.createVersion({publishedId: 'p', releaseId: 'spring', baseId: 'p'})
  await shop.client.patch('versions.spring.p').set({name: 'Basin in spring'}).commit()
  await vary('loyal', 'for friends in spring', 'spring')
}

test('publishing a release replaces the published variants with its own', async () => {
  await makeSpring()
  await vary('loyal', 'for friends')
  await vary('loyal', 'a draft', 'drafts')
  const {_createdAt} = variant('loyal') ?? {}
  await shop.client.releases.publish({releaseId: 'spring'})
  expect(stored('p')).toMatchObject({name: 'Basin in spring'})
  expect(variant('loyal')).toMatchObject({name: 'for friends in spring', _createdAt})
  expect(variant('loyal')?._system).not.toHaveProperty('release')
  expect([stored('versions.spring.p'), variant('loyal', 'spring')]).toEqual([undefined, undefined])
  expect(variant('loyal', 'drafts')).toMatchObject({name: 'a draft'})
  expect(release('spring')?.finalDocumentStates).toHaveLength(2)
})

test('a release with variants only does not change the document', async () => {
  await shop.client.releases.create({releaseId: 'summer'})
  await vary('loyal', 'for friends in summer', 'summer')
  const before = stored('p')
  await shop.client.releases.publish({releaseId: 'summer'})
  expect(stored('p')).toBe(before)
  expect(variant('loyal')).toMatchObject({name: 'for friends in summer'})
})

test('a variant marked to be unpublished becomes a draft when its release is published', async () => {
  await shop.client.releases.create({releaseId: 'autumn'})
  await vary('loyal', 'for friends')
  await shop.client.action({
    actionType: 'sanity.action.document.variant.unpublish',
    ...loyal,
    bundleId: 'autumn',
  })
  expect(variant('loyal', 'autumn')).toMatchObject({name: 'for friends', _system: {delete: true}})
  expect(variant('loyal')).toMatchObject({name: 'for friends'})
  const publish = {
    actionType: 'sanity.action.document.variant.publish',
    ...loyal,
    bundleId: 'autumn',
  } as const
  expect(await failureOf(shop.client.action(publish))).toMatchObject({
    status: 400,
    message: expect.stringContaining('marked to be unpublished'),
  })
  await shop.client.releases.publish({releaseId: 'autumn'})
  expect([variant('loyal'), variant('loyal', 'autumn')]).toEqual([undefined, undefined])
  expect(variant('loyal', 'drafts')).toMatchObject({name: 'for friends'})
  expect(variant('loyal', 'drafts')?._system).not.toHaveProperty('delete')
  expect(stored('p')).toMatchObject({name: 'Basin'})
})

test('the mark to unpublish a variant can be removed', async () => {
  await vary('loyal', 'for friends')
  const unpublish = {actionType: 'sanity.action.document.variant.unpublish', ...loyal} as const
  await shop.client.action({...unpublish, bundleId: 'autumn'})
  const {_id: draftId = ''} = variant('loyal', 'autumn') ?? {}
  await shop.client.action({
    actionType: 'sanity.action.document.edit',
    publishedId: 'p',
    draftId,
    patch: {unset: ['_system.delete']},
  })
  expect(variant('loyal', 'autumn')?._system).toMatchObject({bundleId: 'autumn'})
  expect(variant('loyal', 'autumn')?._system).not.toHaveProperty('delete')
})

test('a scheduled release locks its variants', async () => {
  await makeSpring()
  await vary('loyal', 'for friends')
  await shop.client.releases.schedule({releaseId: 'spring', publishAt: inAnHour()})
  const {_id: draftId = ''} = variant('loyal', 'spring') ?? {}
  const edit = {
    actionType: 'sanity.action.document.variant.edit',
    ...loyal,
    patch: {set: {name: 'x'}},
  } as const
  for (const write of [
    shop.client.action({...edit, bundleId: 'spring'}),
    shop.client.patch(draftId).set({name: 'x'}).commit(),
    shop.client.delete(draftId),
    shop.client.action({actionType: 'sanity.action.document.variant.delete', ...loyal, bundleId: 'spring'}),
    shop.client.action({actionType: 'sanity.action.document.variant.publish', ...loyal, bundleId: 'spring'}),
    shop.client.action({
      actionType: 'sanity.action.document.variant.create',
      publishedId: 'q',
      variantId: 'loyal',
      bundleId: 'spring',
      document: {_type: 'product'},
    }),
  ]) {
    expect(await failureOf(write)).toMatchObject({
      status: 400,
      message: expect.stringContaining('is scheduled'),
    })
  }
  await shop.client.action(edit)
  expect([variant('loyal')?.name, variant('loyal', 'spring')?.name]).toEqual(['x', 'for friends in spring'])
})

test('archiving a release deletes only its own variants, unarchiving restores them', async () => {
  await makeSpring()
  await vary('loyal', 'for friends')
  await vary('loyal', 'a draft', 'drafts')
  const kept = variant('loyal', 'spring')
  await shop.client.releases.archive({releaseId: 'spring'})
  expect(variant('loyal', 'spring')).toBeUndefined()
  expect([variant('loyal')?.name, variant('loyal', 'drafts')?.name]).toEqual(['for friends', 'a draft'])
  await shop.client.releases.unarchive({releaseId: 'spring'})
  expect(variant('loyal', 'spring')).toMatchObject({name: kept?.name, _system: kept?._system})
  await shop.client.releases.archive({releaseId: 'spring'})
  await shop.client.releases.delete({releaseId: 'spring'})
  expect(release('spring')).toBeUndefined()
})

test('a release cannot be unarchived when the definition of a variant is gone', async () => {
  await makeSpring()
  await shop.client.releases.archive({releaseId: 'spring'})
  await shop.client.action({actionType: 'sanity.action.variant.definition.delete', variantId: 'loyal'})
  expect(await failureOf(shop.client.releases.unarchive({releaseId: 'spring'}))).toMatchObject({
    status: 409,
    message: expect.stringContaining('non-existent document "_.variants.loyal"'),
  })
})
