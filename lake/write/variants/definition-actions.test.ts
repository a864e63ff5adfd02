import type {DeleteVariantDefinitionAction, EditVariantDefinitionAction} from '@sanity/client'
import {expect, test} from 'vitest'
import {failureOf} from '../../testing/spring-release.ts'
import {newVariantsForEachTest} from '../../testing/variants.ts'

const shop = newVariantsForEachTest()
const {stored, vary} = shop
const id = '_.variants.loyal'
const edit = (patch: object): EditVariantDefinitionAction => ({
  actionType: 'sanity.action.variant.definition.edit',
  variantId: 'loyal',
  patch,
})
const remove: DeleteVariantDefinitionAction = {
  actionType: 'sanity.action.variant.definition.delete',
  variantId: 'loyal',
}

test('create makes a definition with its name and a priority of 0', async () => {
  expect(stored(id)).toMatchObject({
    _type: 'system.variant',
    name: 'loyal',
    conditions: {audience: 'loyal'},
    priority: 0,
  })
  await shop.client.action({
    actionType: 'sanity.action.variant.definition.create',
    variantId: 'Ab12cd34',
    metadata: {title: 'Nobody yet'},
  })
  expect(stored('_.variants.Ab12cd34')).toMatchObject({conditions: {}, metadata: {title: 'Nobody yet'}})
})

test('edit sets and unsets conditions, priority and metadata of a definition', async () => {
  await shop.client.action(
    edit({
      set: {conditions: {audience: 'loyal', market: 'eu'}, priority: 10, metadata: {title: 'Loyal in EU'}},
    }),
  )
  await shop.client.action(edit({set: {'metadata.title': 'Loyal'}}))
  expect(stored(id)).toMatchObject({
    conditions: {audience: 'loyal', market: 'eu'},
    priority: 10,
    metadata: {title: 'Loyal'},
  })
  await shop.client.action(edit({unset: ['metadata']}))
  expect(stored(id)).not.toHaveProperty('metadata')
})

test('a definition can be deleted only when no document has its variant', async () => {
  await vary('loyal', 'Basin for friends', 'drafts')
  const rejected = await shop.client.action(remove).catch((error: unknown) => error)
  expect(rejected).toMatchObject({
    statusCode: 409,
    details: {
      type: 'actionError',
      items: [
        {
          error: {
            type: 'documentHasExistingReferencesError',
            referencingIDs: [expect.stringMatching(/^versions\.variant-.*\.p$/)],
          },
        },
      ],
    },
  })
  await shop.client.action({
    actionType: 'sanity.action.document.variant.delete',
    publishedId: 'p',
    variantId: 'loyal',
    bundleId: 'drafts',
  })
  await shop.client.action(remove)
  expect(stored(id)).toBeUndefined()
})

test('an edit or deletion of another revision than the current one is rejected', async () => {
  const current = stored(id)?._rev
  for (const action of [edit({set: {priority: 1}}), remove]) {
    expect(await failureOf(shop.client.action({...action, ifRevisionId: 'other'}))).toMatchObject({
      status: 409,
    })
    expect(stored(id)?._rev).toBe(current)
  }
  await shop.client.action({...remove, ifRevisionId: current})
  expect(stored(id)).toBeUndefined()
})

test('creating an existing definition fails, and so does changing a missing one', async () => {
  expect(await failureOf(shop.define('loyal', {}))).toMatchObject({status: 409})
  for (const action of [edit({set: {priority: 1}}), remove]) {
    const message = 'The variant "nobody" was not found'
    const failure = await failureOf(shop.client.action({...action, variantId: 'nobody'}))
    expect(failure).toMatchObject({status: 409, message: expect.stringContaining(message)})
  }
})

test.each([
  ['Audience', 'loyal', 'small letters'],
  ['2nd-visit', 'true', 'starts with a small letter'],
  ['_internal', 'x', 'starts with a small letter'],
  ['$x', 'x', 'starts with a small letter'],
  ['time', '10:30', 'cannot contain a colon'],
  ['time', ' ', 'cannot be empty'],
  [`k${'x'.repeat(64)}`, 'x', '1 to 64'],
])('the condition %s: %s is rejected with a sentence', async (key, value, message) => {
  const failure = {status: 400, message: expect.stringContaining(message)}
  expect(await failureOf(shop.define('other', {[key]: value}))).toMatchObject(failure)
  expect(stored('_.variants.other')).toBeUndefined()
  expect(await failureOf(shop.client.action(edit({set: {conditions: {[key]: value}}})))).toMatchObject(
    failure,
  )
})

test.each(['', '_.variants.loyal', 'a.b', 'a b', 'x'.repeat(65)])(
  'the id %j of a variant is rejected with a sentence',
  async (variantId) => {
    expect(await failureOf(shop.define(variantId, {}))).toMatchObject({
      status: 400,
      message: expect.stringContaining('cannot be the id of a variant'),
    })
  },
)

test.each([
  {set: {name: 'x'}},
  {set: {_type: 'x'}},
  {set: {_createdAt: '2020-01-01T00:00:00Z'}},
  {set: {more: 1}},
])('edit cannot change any other field of a definition: %j', async (patch) => {
  const before = stored(id)
  expect(await failureOf(shop.client.action(edit(patch)))).toMatchObject({status: 400})
  expect(stored(id)).toBe(before)
})

test.each([
  [{name: 'other'}, 'must be "loyal"'],
  [{name: 'loyal', conditions: {Audience: 'loyal'}}, 'small letters'],
  [{name: 'loyal', conditions: {audience: 7}}, 'this conditions.audience'],
  [{name: 'loyal', priority: 'high'}, 'this priority'],
  [{name: 'loyal', _type: 'product'}, 'this _type'],
])('a mutation cannot write an invalid definition: %j', async (fields, message) => {
  const before = stored(id)
  const failure = await failureOf(shop.client.createOrReplace({_id: id, _type: 'system.variant', ...fields}))
  expect(failure).toMatchObject({status: 400, message: expect.stringContaining(message)})
  expect(stored(id)).toBe(before)
})

test('a mutation can write a valid definition, as an import does', async () => {
  const definition = {
    _id: id,
    _type: 'system.variant',
    name: 'loyal',
    conditions: {market: 'eu'},
    priority: 3,
  }
  await shop.client.createOrReplace(definition)
  expect(stored(id)).toMatchObject(definition)
})
