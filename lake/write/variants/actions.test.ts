import type {VariantAction} from '@sanity/client'
import {expect, test} from 'vitest'
import {loyal, newVariantsForEachTest} from '../../testing/variants.ts'

const shop = newVariantsForEachTest()
const {stored, variant, vary} = shop

test('a variant copied from a document stores its variant key', async () => {
  await shop.client.action({
    actionType: 'sanity.action.document.variant.create',
    ...loyal,
    bundleId: 'drafts',
    baseId: 'p',
    ifBaseRevisionId: stored('p')?._rev,
  })
  const made = variant('loyal', 'drafts')
  expect(made).toMatchObject({_type: 'product', name: 'Basin'})
  const [, scopeId] = made?._id.split('.') ?? []
  expect(made?._system).toEqual({
    variants: [{_key: 'loyal', _ref: '_.variants.loyal'}],
    variant: {_ref: '_.variants.loyal'},
    group: {_ref: 'p', _weak: true},
    bundleId: 'drafts',
    scopeId,
    base: {id: 'p', rev: stored('p')?._rev},
  })
})

test.each(['1', '2021-06-07', '2025-02-19', 'X'])(
  'the actions on variants exist in API version %s',
  async (apiVersion) => {
    const client = shop.server.client({apiVersion, perspective: 'raw'})
    await client.action({
      actionType: 'sanity.action.variant.definition.create',
      variantId: 'eu',
      conditions: {market: 'eu'},
    })
    await client.action({
      actionType: 'sanity.action.document.variant.create',
      publishedId: 'p',
      variantId: 'eu',
      baseId: 'p',
    })
    expect(variant('eu')).toMatchObject({name: 'Basin'})
  },
)

test('a published variant refers to its draft, a variant in a release to its release', async () => {
  await vary('loyal', 'for friends')
  await vary('loyal', 'for friends, in spring', 'spring')
  await vary('loyal', 'for friends, new', 'drafts')
  expect(variant('loyal')?._system).not.toHaveProperty('bundleId')
  expect(variant('loyal')?._system).toMatchObject({
    draft: {_ref: variant('loyal', 'drafts')?._id, _weak: true},
  })
  expect(variant('loyal', 'spring')?._system).toMatchObject({
    bundleId: 'spring',
    release: {_ref: '_.releases.spring', _weak: true},
  })
  expect(
    new Set(['', 'spring', 'drafts'].map((bundle) => variant('loyal', bundle || undefined)?._id)).size,
  ).toBe(3)
})

test('a document sent whole becomes the variant, whatever its own id and _system are', async () => {
  const document = {
    _id: 'drafts.p',
    _rev: 'x',
    _type: 'product',
    name: 'for friends',
    _system: {bundleId: 'other', variants: [{_key: 'a', _ref: '_.variants.other'}]},
  }
  await shop.client.action({actionType: 'sanity.action.document.variant.create', ...loyal, document})
  expect(variant('loyal')).toMatchObject({
    name: 'for friends',
    _system: {variants: [{_ref: '_.variants.loyal'}]},
  })
  expect(stored('drafts.p')).toMatchObject({name: 'Basin, new'})
})

test('a missing document can have a variant', async () => {
  await shop.client.action({
    actionType: 'sanity.action.document.variant.create',
    publishedId: 'nothing',
    variantId: 'loyal',
    document: {_type: 'product', name: 'only for friends'},
  })
  expect(await shop.client.fetch('count(*[sanity::versionOf("nothing")])')).toBe(1)
})

test('edit changes a variant, after copying it from the published variant or the document if it is missing', async () => {
  const edit = async (set: object, bundleId?: string) =>
    shop.client.action({
      actionType: 'sanity.action.document.variant.edit',
      ...loyal,
      ...(bundleId !== undefined && {bundleId}),
      patch: {set},
    })
  await edit({size: 'S'})
  expect(variant('loyal')).toMatchObject({name: 'Basin', size: 'S'})
  await edit({name: 'Basin II'}, 'drafts')
  expect(variant('loyal', 'drafts')).toMatchObject({
    name: 'Basin II',
    size: 'S',
    _system: {bundleId: 'drafts', base: {id: variant('loyal')?._id}},
  })
  await edit({size: 'M'}, 'drafts')
  expect(variant('loyal', 'drafts')).toMatchObject({name: 'Basin II', size: 'M'})
  expect([variant('loyal')?.size, stored('p')?.size]).toEqual(['S', undefined])
})

test('publish replaces the published variant and does not change the document', async () => {
  const publish = {
    actionType: 'sanity.action.document.variant.publish',
    ...loyal,
    bundleId: 'drafts',
  } satisfies VariantAction
  const before = [stored('p'), stored('drafts.p')]
  await vary('loyal', 'one', 'drafts')
  await shop.client.action(publish)
  expect(variant('loyal', 'drafts')).toBeUndefined()
  const first = variant('loyal')
  expect(first).toMatchObject({name: 'one'})
  expect(first?._system).not.toHaveProperty('bundleId')
  await vary('loyal', 'two', 'drafts')
  await shop.client.action({
    ...publish,
    ifVersionRevisionId: variant('loyal', 'drafts')?._rev,
    ifPublishedVariantRevisionId: first?._rev,
  })
  expect(variant('loyal')).toMatchObject({name: 'two', _createdAt: first?._createdAt})
  expect([stored('p'), stored('drafts.p')]).toEqual(before)
})

test('publish makes references strong that were weak only until publication', async () => {
  await shop.client.action({
    actionType: 'sanity.action.document.variant.create',
    ...loyal,
    bundleId: 'drafts',
    document: {
      _type: 'product',
      beside: {_ref: 'p', _weak: true, _strengthenOnPublish: {type: 'product'}},
    },
  })
  await shop.client.action({
    actionType: 'sanity.action.document.variant.publish',
    ...loyal,
    bundleId: 'drafts',
  })
  expect(variant('loyal')?.beside).toEqual({_ref: 'p'})
})

test('unpublish turns the published variant into a draft, unless there is one', async () => {
  const unpublish = {actionType: 'sanity.action.document.variant.unpublish', ...loyal} satisfies VariantAction
  await vary('loyal', 'one')
  await shop.client.action(unpublish)
  expect(variant('loyal')).toBeUndefined()
  expect(variant('loyal', 'drafts')).toMatchObject({name: 'one', _system: {bundleId: 'drafts'}})
  expect(variant('loyal', 'drafts')?._system).not.toHaveProperty('draft')
  await vary('loyal', 'two')
  await shop.client.action(unpublish)
  expect(variant('loyal', 'drafts')).toMatchObject({name: 'one'})
  expect(stored('p')).toMatchObject({name: 'Basin'})
})

test('delete removes the variant with the given bundle only, and purge removes its history', async () => {
  await vary('loyal', 'one')
  await vary('loyal', 'two', 'drafts')
  await vary('loyal', 'three', 'spring')
  const draft = variant('loyal', 'drafts')
  const remove = {actionType: 'sanity.action.document.variant.delete', ...loyal} satisfies VariantAction
  await shop.client.action({...remove, bundleId: 'drafts', purge: true})
  await shop.client.action(remove)
  expect([variant('loyal'), variant('loyal', 'drafts')]).toEqual([undefined, undefined])
  expect(variant('loyal', 'spring')).toMatchObject({name: 'three'})
  const path = `/data/history/production/documents/${draft?._id}?lastRevision=true`
  expect(await shop.client.request({url: path})).toEqual({documents: []})
})

test('the actions edit, discard, replaceDraft and delete on documents work on variants', async () => {
  await vary('loyal', 'one', 'drafts')
  const {_id: draftId = ''} = variant('loyal', 'drafts') ?? {}
  const edit = {actionType: 'sanity.action.document.edit', publishedId: 'p', draftId} as const
  await shop.client.action({...edit, patch: {diffMatchPatch: {name: '@@ -1,3 +1,4 @@\n one\n+s\n'}}})
  expect(stored(draftId)).toMatchObject({name: 'ones'})
  const attributes = {...stored(draftId), _id: draftId, _type: 'product', name: 'restored'}
  await shop.client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'p',
    attributes,
  })
  expect(stored(draftId)).toMatchObject({name: 'restored'})
  expect(stored('drafts.p')).toMatchObject({name: 'Basin, new'})
  await shop.client.action({actionType: 'sanity.action.document.version.discard', versionId: draftId})
  expect(stored(draftId)).toBeUndefined()
  await vary('loyal', 'two')
  await shop.client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'p',
    includeDrafts: ['drafts.p', variant('loyal')?._id ?? ''],
  })
  expect(await shop.client.fetch('*[sanity::versionOf("p")]')).toEqual([])
})

test('a version copied from a variant is not a variant', async () => {
  await vary('loyal', 'one')
  await shop.client.createVersion({
    publishedId: 'p',
    releaseId: 'spring',
    baseId: variant('loyal')?._id ?? '',
  })
  expect(stored('versions.spring.p')).toMatchObject({
    name: 'one',
    _system: {base: {id: variant('loyal')?._id}},
  })
  expect(Object.keys(stored('versions.spring.p')?._system ?? {})).toEqual(['base'])
})

test('several actions are committed as one transaction, and a dry run commits nothing', async () => {
  const actions: VariantAction[] = [
    {actionType: 'sanity.action.document.variant.create', ...loyal, bundleId: 'drafts', baseId: 'p'},
    {actionType: 'sanity.action.document.variant.publish', ...loyal, bundleId: 'drafts'},
  ]
  const before = shop.production().sequence
  await shop.client.action(actions, {dryRun: true})
  expect([shop.production().sequence, variant('loyal')]).toEqual([before, undefined])
  const notified: string[][] = []
  shop.production().onCommit(({changes}) => notified.push(changes.map(({documentId}) => documentId)))
  const {transactionId} = await shop.client.action(actions, {transactionId: 'chosen'})
  expect(transactionId).toBe('chosen')
  expect(notified).toEqual([[variant('loyal')?._id]])
  expect(variant('loyal')?._rev).toBe('chosen')
})
