import type {ClientConfig, ClientVariant} from '@sanity/client'
import {expect, test} from 'vitest'
import {loyal, newVariantsForEachTest} from '../../testing/variants.ts'

const shop = newVariantsForEachTest()
const {vary, define, variant} = shop

const NAMES = '*[_type == "product"] | order(_id).name'
const asked = async (config: Partial<ClientConfig>, variants?: ClientVariant, query = NAMES) =>
  shop.server
    .client({apiVersion: 'X', ...config})
    .fetch<unknown>(query, {}, variants ? {variant: variants} : {})
const visitor = async (variants?: ClientVariant, query = NAMES) =>
  asked({token: undefined, perspective: 'published'}, variants, query)

test('a variant is shown instead of its document, under the id of the document', async () => {
  await vary('loyal', 'for friends')
  await shop.client.create({_id: 'q', _type: 'product', name: 'Tub', beside: {_ref: 'p'}})
  const query = '*[_type == "product"] | order(_id){_id, _originalId, name, "beside": beside->name}'
  const friend = [
    {_id: 'p', _originalId: variant('loyal')?._id, name: 'for friends', beside: null},
    {_id: 'q', _originalId: 'q', name: 'Tub', beside: 'for friends'},
  ]
  expect(await visitor('loyal', query)).toEqual(friend)
  expect(await visitor({audience: 'loyal'}, query)).toEqual(friend)
  expect(await visitor({audience: 'loyal'}, 'count(*[name == "for friends"])')).toBe(1)
  expect(await visitor({audience: 'loyal'}, '*[_id == "p"][0].name')).toBe('for friends')
  expect(await visitor({audience: 'loyal'}, '*[@ match text::query("friends")]._id')).toEqual(['p'])
  expect(await visitor(undefined, NAMES)).toEqual(['Basin', 'Tub'])
  expect(await asked({perspective: 'published', variant: {audience: 'loyal'}})).toEqual([
    'for friends',
    'Tub',
  ])
})

test.each<[ClientConfig['perspective'], string[], string]>([
  ['published', ['loyal', 'loyal drafts', 'loyal spring'], 'loyal'],
  ['published', ['loyal drafts', 'loyal spring'], 'Basin'],
  ['drafts', ['loyal', 'loyal drafts', 'loyal spring'], 'loyal drafts'],
  ['drafts', ['loyal', 'loyal spring'], 'loyal'],
  ['drafts', ['loyal spring'], 'Basin, new'],
  [['spring'], ['loyal', 'loyal drafts', 'loyal spring', 'spring'], 'loyal spring'],
  [['spring'], ['loyal', 'loyal drafts', 'spring'], 'loyal'],
  [['spring'], ['loyal drafts', 'spring'], 'spring'],
  [['spring'], ['loyal drafts'], 'Basin'],
  [['spring', 'drafts'], ['loyal', 'loyal drafts'], 'loyal drafts'],
])('the perspective %j over the layers %j of a variant shows %j', async (perspective, there, expected) => {
  for (const name of there) {
    const [variantId = '', bundleId] = name.split(' ')
    if (variantId === 'loyal') await vary('loyal', name, bundleId)
    else await shop.client.create({_id: 'versions.spring.p', _type: 'product', name})
  }
  expect(await asked({perspective}, {audience: 'loyal'})).toEqual([expected])
})

test('the matching variant with most conditions is shown, then by priority and age', async () => {
  await define('eu', {market: 'eu'}, 5)
  await define('friends-eu', {audience: 'loyal', market: 'eu'}, -5)
  await define('other', {audience: 'loyal', campaign: 'news'}, 99)
  await define('anybody', {}, 99)
  for (const variantId of ['loyal', 'eu', 'friends-eu', 'other', 'anybody']) await vary(variantId, variantId)
  const conditions = {audience: 'loyal', market: 'eu'}
  expect(await visitor(conditions)).toEqual(['friends-eu'])
  const remove = async (variantId: string) =>
    shop.client.action({actionType: 'sanity.action.document.variant.delete', publishedId: 'p', variantId})
  await remove('friends-eu')
  expect(await visitor(conditions)).toEqual(['eu'])
  await shop.client.action({
    actionType: 'sanity.action.variant.definition.edit',
    variantId: 'eu',
    patch: {set: {priority: 0}},
  })
  expect(await visitor(conditions)).toEqual(['loyal'])
  await remove('loyal')
  expect(await visitor(conditions)).toEqual(['eu'])
  expect(await visitor({market: 'us'})).toEqual(['Basin'])
  expect(await visitor('anybody')).toEqual(['anybody'])
})

test('among equal variants the one with the first id is shown', async () => {
  await shop.client.action(
    ['second', 'first'].map((variantId) => ({
      actionType: 'sanity.action.variant.definition.create' as const,
      variantId,
      conditions: {season: 'spring'},
    })),
  )
  for (const variantId of ['second', 'first']) await vary(variantId, variantId)
  expect(await visitor({season: 'spring'})).toEqual(['first'])
})

test('each document is shown in its best variant', async () => {
  await define('friends-eu', {audience: 'loyal', market: 'eu'})
  await shop.client.create({_id: 'q', _type: 'product', name: 'Tub'})
  await shop.client.create({_id: 'r', _type: 'product', name: 'Sink'})
  await vary('loyal', 'Basin for friends')
  for (const [publishedId, variantId] of [
    ['p', 'friends-eu'],
    ['q', 'loyal'],
  ]) {
    await shop.client.action({
      actionType: 'sanity.action.document.variant.edit',
      publishedId: publishedId ?? '',
      variantId: variantId ?? '',
      patch: {set: {name: `${publishedId} ${variantId}`}},
    })
  }
  expect(await visitor({audience: 'loyal', market: 'eu'})).toEqual(['p friends-eu', 'q loyal', 'Sink'])
})

test('a document marked for unpublishing in a release is skipped for the next candidate', async () => {
  await vary('loyal', 'loyal')
  await shop.client.action({
    actionType: 'sanity.action.document.variant.unpublish',
    ...loyal,
    bundleId: 'spring',
  })
  expect(await asked({perspective: ['spring']}, 'loyal')).toEqual(['Basin'])
  expect(await asked({perspective: 'published'}, 'loyal')).toEqual(['loyal'])
  await shop.client.create({_id: 'versions.spring.p', _type: 'product', name: 'x', _system: {delete: true}})
  expect(await asked({perspective: ['spring']}, 'loyal')).toEqual([])
})

test('visitors never see variants in drafts or releases, or variants of documents that they may not see', async () => {
  await vary('loyal', 'a draft', 'drafts')
  await vary('loyal', 'in spring', 'spring')
  await shop.client.action({
    actionType: 'sanity.action.document.variant.create',
    publishedId: 'lead.1',
    variantId: 'loyal',
    document: {_type: 'product', name: 'private'},
  })
  for (const perspective of ['published', 'drafts', ['spring'], ['spring', 'drafts'], 'raw'] as const) {
    const seen = await asked({token: undefined, perspective: [perspective].flat()}, 'loyal')
    expect(JSON.stringify(seen)).not.toMatch(/draft|spring|private/)
  }
  expect(await visitor('loyal')).toEqual(['Basin'])
  await vary('loyal', 'published')
  expect(await visitor('loyal')).toEqual(['published'])
  expect(await visitor(undefined, '*[_id in path("**")]._id')).toEqual(['p'])
  const visitorClient = (dataset: string) => shop.server.client({apiVersion: 'X', dataset, token: undefined})
  expect(await visitorClient('production').getDocument(variant('loyal')?._id ?? '')).toBeUndefined()
})

test('the raw perspective, or an unknown variant, shows documents as stored', async () => {
  await vary('loyal', 'loyal')
  expect(await asked({perspective: 'raw'}, 'loyal', 'count(*[sanity::versionOf("p")])')).toBe(3)
  expect(await visitor('nobody')).toEqual(['Basin'])
})

test('the query process shows variants too, and its source map names them', async () => {
  await vary('loyal', 'for friends')
  const options = {variant: 'loyal', resultSourceMap: true, filterResponse: false} as const
  const visitor = shop.server.client({apiVersion: 'X', token: undefined})
  const {result, resultSourceMap} = await visitor.fetch<unknown>('*[_type == "product"]{name}', {}, options)
  expect(result).toEqual([{name: 'for friends'}])
  expect(resultSourceMap?.documents).toMatchObject([{_id: variant('loyal')?._id, _type: 'product'}])
  await shop.client
    .patch(variant('loyal')?._id ?? '')
    .set({name: 'for old friends'})
    .commit()
  expect((await visitor.fetch<unknown>('*[_type == "product"]{name}', {}, options)).result).toEqual([
    {name: 'for old friends'},
  ])
})

test('a changed definition is in effect for the next answer', async () => {
  await vary('loyal', 'loyal')
  const edit = async (conditions: Record<string, string>) =>
    shop.client.action({
      actionType: 'sanity.action.variant.definition.edit',
      variantId: 'loyal',
      patch: {set: {conditions}},
    })
  expect(await visitor({audience: 'loyal'})).toEqual(['loyal'])
  await edit({audience: 'regular'})
  expect([await visitor({audience: 'loyal'}), await visitor({audience: 'regular'})]).toEqual([
    ['Basin'],
    ['loyal'],
  ])
  await edit({})
  expect(await visitor({audience: 'regular'})).toEqual(['Basin'])
})

const functions: [string, unknown][] = [
  ['count(*[sanity::partOfVariant("loyal")])', 3],
  ['count(*[sanity::partOfVariant($variantId)])', 3],
  ['count(*[!sanity::partOfVariant($variantId)])', 5],
  ['count(*[sanity::partOfVariant("nobody")])', 0],
  ['count(*[sanity::partOfVariant("loyal") || sanity::partOfVariant("other")])', 4],
  ['count(array::unique(*[sanity::partOfVariant("loyal")]._system.group._ref))', 1],
  ['*[sanity::partOfVariant("loyal") && !defined(_system.bundleId)][0].name', 'published'],
  ['count(*[_type == "product"]{"is": sanity::partOfVariant("loyal")}[is == true])', 3],
  ['*[sanity::partOfRelease("spring")].name', ['in spring']],
  ['*[sanity::partOfRelease("drafts")]', []],
  ['count(*[sanity::versionOf("p")])', 6],
  ['"sanity::partOfVariant(1)" + \'sanity::partOfVariant\'', 'sanity::partOfVariant(1)sanity::partOfVariant'],
  ['*[sanity::partOfVariant("loyal")][0]{"name": _system.variant->name}.name', 'loyal'],
]
test('GROQ functions find the documents of a variant, and the variants in a release', async () => {
  await define('other', {audience: 'other'})
  await vary('loyal', 'published')
  await vary('loyal', 'a draft', 'drafts')
  await vary('loyal', 'in spring', 'spring')
  await vary('other', 'other')
  for (const [query, expected] of functions) {
    const found: unknown = await shop.client.fetch(query, {variantId: 'loyal'})
    expect({query, found}).toEqual({query, found: expected})
  }
})

test.each([
  ['*[sanity::partOfVariant()]', 'takes one argument', 2],
  ['*[sanity::partOfVariant("a", "b")]', 'takes one argument', 2],
  ['*[sanity::partOfVariant("a") && user::attributes()]', 'user::attributes() is not implemented', 38],
  ['*[sanity::partOfVariant("a") && ]', 'Unexpected', 32],
])('%s is rejected with a position', async (query, message, start) => {
  const error: unknown = await shop.client.fetch(query).catch((error: unknown) => error)
  expect(error).toMatchObject({
    statusCode: 400,
    details: {query, start, description: expect.stringContaining(message)},
  })
})

test.each([
  ['vX', 'variant=a&variant=b', 'takes either one "variant"'],
  ['vX', 'variant=a&variantCondition=b:c', 'takes either one "variant"'],
  ['vX', 'variant=_.variants.a', 'cannot be the id of a variant'],
  ['vX', 'variantCondition=loyal', 'such as audience:loyal'],
  ['vX', 'variantCondition=:loyal', 'such as audience:loyal'],
  ['vX', 'variantCondition=k:v&'.repeat(101), 'at most 100'],
  ['v2025-02-19', 'variant=a', 'served by the API version vX, not by v2025-02-19'],
  ['v1', 'variantCondition=audience:loyal', 'served by the API version vX, not by v1'],
])('a query of %s with %.40s is rejected with a sentence', async (version, search, message) => {
  const answer = await fetch(`${shop.server.base}/${version}/data/query/production?query=*&${search}`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(message.replaceAll('"', '\\"'))
})
