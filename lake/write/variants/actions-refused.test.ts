import type {Action} from '@sanity/client'
import {expect, test} from 'vitest'
import {failureOf} from '../../testing/spring-release.ts'
import {loyal, newVariantsForEachTest} from '../../testing/variants.ts'

const shop = newVariantsForEachTest()
const {stored, variant, vary} = shop
const create = {actionType: 'sanity.action.document.variant.create', ...loyal, baseId: 'p'} as const
const publish = {actionType: 'sanity.action.document.variant.publish', ...loyal, bundleId: 'drafts'} as const
const unpublish = {actionType: 'sanity.action.document.variant.unpublish', ...loyal} as const
const remove = {actionType: 'sanity.action.document.variant.delete', ...loyal} as const
const edit = {actionType: 'sanity.action.document.variant.edit', ...loyal, patch: {set: {name: 'x'}}} as const

test.each<[Action, number, string]>([
  [{...create, publishedId: 'drafts.p'}, 400, 'is the id of a draft or version'],
  [{...create, publishedId: 'versions.r.p'}, 400, 'is the id of a draft or version'],
  [{...create, publishedId: '_.releases.r'}, 400, 'cannot have variants'],
  [{...create, variantId: '_.variants.loyal'}, 400, 'cannot be the id of a variant'],
  [{...create, bundleId: 'published'}, 400, 'Omit it for a published variant'],
  [{...create, bundleId: 'a.b'}, 400, 'cannot be the id of a release'],
  [{...create, variantId: 'nobody'}, 409, 'references non-existent document "_.variants.nobody"'],
  [{...create, baseId: 'nothing'}, 409, 'was not found'],
  [{...create, ifBaseRevisionId: 'other'}, 409, 'not at "other"'],
  [{...edit, publishedId: 'nothing'}, 409, 'was not found'],
  [publish, 409, 'has no variant "loyal" that is in "drafts"'],
  [{...publish, bundleId: 'published'}, 400, 'Omit it for a published variant'],
  [unpublish, 409, 'was not found'],
  [{...unpublish, bundleId: 'drafts'}, 400, 'A draft is not published'],
  [{...unpublish, bundleId: 'spring'}, 409, 'has no variant "loyal" that is published'],
  [remove, 409, 'has no variant "loyal" that is published'],
  [{...remove, bundleId: 'spring'}, 409, 'has no variant "loyal" that is in "spring"'],
])('%j is rejected with a sentence', async (action, status, message) => {
  const before = shop.production().sequence
  const failure = await failureOf(shop.client.action(action))
  expect(failure).toMatchObject({status, message: expect.stringContaining(message)})
  expect(shop.production().sequence).toBe(before)
})

test.each([
  {actionType: create.actionType, ...loyal},
  {...create, document: {_type: 'product'}},
])('a variant needs exactly one of "document" and "baseId": %j', async (action) => {
  const {url} = {url: '/data/actions/production'}
  const answer = shop.client.request({url, method: 'POST', body: {actions: [action]}})
  expect(await failureOf(answer)).toMatchObject({
    status: 400,
    message: expect.stringContaining('needs either "document"'),
  })
})

test('creating an existing variant is rejected', async () => {
  await vary('loyal', 'one')
  expect(await failureOf(shop.client.action(create))).toMatchObject({status: 409})
  expect(variant('loyal')).toMatchObject({name: 'one'})
})

test('publishing is rejected when the draft or the published variant has changed', async () => {
  await vary('loyal', 'one')
  await vary('loyal', 'two', 'drafts')
  for (const lock of [{ifVersionRevisionId: 'other'}, {ifPublishedVariantRevisionId: 'other'}]) {
    expect(await failureOf(shop.client.action({...publish, ...lock}))).toMatchObject({status: 409})
  }
  expect(variant('loyal')).toMatchObject({name: 'one'})
})

test('the actions on documents cannot publish a variant over its document', async () => {
  await vary('loyal', 'one', 'drafts')
  const {_id: versionId = ''} = variant('loyal', 'drafts') ?? {}
  const asDraft = {
    actionType: 'sanity.action.document.publish',
    publishedId: 'p',
    draftId: versionId,
  } as const
  const asVersion = {
    actionType: 'sanity.action.document.version.unpublish',
    publishedId: 'p',
    versionId,
  } as const
  expect(await failureOf(shop.client.action(asDraft))).toMatchObject({
    status: 400,
    message: expect.stringContaining('sanity.action.document.variant.publish'),
  })
  expect(await failureOf(shop.client.action(asVersion))).toMatchObject({
    status: 400,
    message: expect.stringContaining('sanity.action.document.variant.unpublish'),
  })
  expect(stored('p')).toMatchObject({name: 'Basin'})
})

test('a variant whose id and _system do not belong together is rejected', async () => {
  await vary('loyal', 'one')
  const id = variant('loyal')?._id ?? ''
  const system = variant('loyal')?._system
  const rejected = [
    shop.client.create({_id: 'versions.variant-abcdefghijkl.p', _type: 'product'}),
    shop.client.create({_id: 'versions.spring.p', _type: 'product', _system: system}),
    shop.client.create({_id: 'other', _type: 'product', _system: system}),
    shop.client.createOrReplace({_id: id, _type: 'product'}),
    shop.client.patch(id).unset(['_system']).commit(),
    shop.client.patch(id).set({'_system.bundleId': 'drafts'}).commit(),
    shop.client.patch(id).set({'_system.variants[0]._ref': '_.variants.other'}).commit(),
  ]
  for (const write of rejected) {
    expect(await failureOf(write)).toMatchObject({
      status: 400,
      message: expect.stringContaining('do not belong together'),
    })
  }
  await shop.client.patch(id).set({name: 'two'}).commit()
  expect(variant('loyal')).toMatchObject({name: 'two', _system: system})
})

test('a release cannot have the scope id of a variant as its id', async () => {
  const {_id = ''} = (await vary('loyal', 'one').then(() => variant('loyal'))) ?? {}
  const [, scopeId = ''] = _id.split('.')
  const failure = await failureOf(shop.client.releases.create({releaseId: scopeId}))
  expect(failure).toMatchObject({
    status: 400,
    message: expect.stringContaining('cannot be the id of a release'),
  })
})
