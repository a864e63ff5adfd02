import {expect, test} from 'vitest'
import type {Action} from '../model/actions.ts'
import type {JsonObject} from '../model/types.ts'
import {shop} from '../testing/drafts.ts'

const pair = {publishedId: 'p', draftId: 'drafts.p'}

const author = 'tester'

test('create makes a draft', () => {
  const {act, get} = shop()
  const attributes = {_id: 'drafts.n', _type: 'product', name: 'Well'}
  act({actionType: 'sanity.action.document.create', publishedId: 'n', attributes, ifExists: 'fail'})
  expect(get('drafts.n')).toMatchObject({name: 'Well'})
  expect(get('n')).toBeUndefined()
})

test('create with ifExists "ignore" keeps an existing draft', () => {
  const {act, get} = shop()
  const attributes = {_id: 'drafts.q', _type: 'product', name: 'Other'}
  act({actionType: 'sanity.action.document.create', publishedId: 'q', attributes, ifExists: 'ignore'})
  expect(get('drafts.q')).toMatchObject({name: 'Tub'})
})

test('edit first copies the published document to a draft, with its time of creation', () => {
  const {act, get} = shop()
  act({actionType: 'sanity.action.document.edit', ...pair, patch: {set: {size: 3}}})
  expect(get('drafts.p')).toMatchObject({name: 'Basin', size: 3, _createdAt: '2020-01-01T00:00:00Z'})
  expect(get('p')).not.toHaveProperty('size')
})

test('dozens of edits in one request build on each other', () => {
  const {dataset, act, get} = shop()
  const edits = Array.from('abcdefgh', (letter): Action => ({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: {setIfMissing: {letters: []}, insert: {after: 'letters[-1]', items: [letter]}},
  }))
  act(...edits)
  expect(get('drafts.p')?.letters).toEqual(Array.from('abcdefgh'))
  expect(dataset.past.since(dataset.sequence - 1, 10)[0]?.changes).toHaveLength(1)
})

test('the event of an edit includes the creation of the draft, so that the Studio can replay it', () => {
  const {dataset, act} = shop()
  act({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: {unset: ['_empty_action_guard_pseudo_field_']},
  })
  const [change] = dataset.past.since(dataset.sequence - 1, 1)[0]?.changes ?? []
  expect(change?.previous).toBeUndefined()
  expect(change?.mutations).toMatchObject([
    {create: {_id: 'drafts.p', name: 'Basin'}},
    {patch: {id: 'drafts.p', unset: ['_empty_action_guard_pseudo_field_']}},
  ])
})

test('publish replaces the published document with the draft and keeps its time of creation', () => {
  const {act, get} = shop()
  const {transactionId} = act({
    actionType: 'sanity.action.document.publish',
    publishedId: 'r',
    draftId: 'drafts.r',
    ifDraftRevisionId: get('drafts.r')?._rev,
    ifPublishedRevisionId: get('r')?._rev,
  })
  expect(get('r')).toMatchObject({name: 'New', _createdAt: '2020-01-01T00:00:00Z', _rev: transactionId})
  expect(get('drafts.r')).toBeUndefined()
})

test('the first publication keeps the time of creation of the draft', () => {
  const {act, get} = shop()
  act({actionType: 'sanity.action.document.publish', publishedId: 'q', draftId: 'drafts.q'})
  expect(get('q')).toMatchObject({name: 'Tub', _createdAt: '2021-01-01T00:00:00Z'})
})

test('publish makes references strong that were weak only until publication', () => {
  const {dataset, act, get} = shop()
  const weak = {_type: 'reference', _ref: 'p', _weak: true}
  dataset.commit({
    mutations: [
      {
        patch: {
          id: 'drafts.q',
          set: {
            strong: {...weak, _strengthenOnPublish: {type: 'product', template: {id: 'product'}}},
            list: [{_key: 'k', ref: {...weak, _strengthenOnPublish: {type: 'product'}}}],
            staysWeak: {...weak, _strengthenOnPublish: {type: 'product', weak: true}},
            plainWeak: weak,
          },
        },
      },
    ],
    author,
  })
  act({actionType: 'sanity.action.document.publish', publishedId: 'q', draftId: 'drafts.q'})
  const {strong, list, staysWeak, plainWeak}: JsonObject = get('q') ?? {}
  expect({strong, list, staysWeak, plainWeak}).toEqual({
    strong: {_type: 'reference', _ref: 'p'},
    list: [{_key: 'k', ref: {_type: 'reference', _ref: 'p'}}],
    staysWeak: weak,
    plainWeak: weak,
  })
})

test('unpublish turns the published document into a draft', () => {
  const {act, get} = shop()
  act({actionType: 'sanity.action.document.unpublish', ...pair})
  expect(get('p')).toBeUndefined()
  expect(get('drafts.p')).toMatchObject({name: 'Basin', _createdAt: '2020-01-01T00:00:00Z'})
})

test('unpublish keeps an existing draft', () => {
  const {act, get} = shop()
  act({actionType: 'sanity.action.document.unpublish', publishedId: 'r', draftId: 'drafts.r'})
  expect(get('r')).toBeUndefined()
  expect(get('drafts.r')).toMatchObject({name: 'New'})
})

test.each([
  {actionType: 'sanity.action.document.discard', draftId: 'drafts.r'},
  {actionType: 'sanity.action.document.version.discard', versionId: 'drafts.r'},
] satisfies Action[])('$actionType deletes the draft alone', (action) => {
  const {act, get} = shop()
  act(action)
  expect(get('drafts.r')).toBeUndefined()
  expect(get('r')).toMatchObject({name: 'Old'})
})

test('delete removes the published document and its draft, even when the draft refers to it', () => {
  const {dataset, act, get} = shop()
  dataset.commit({mutations: [{patch: {id: 'drafts.r', set: {self: {_ref: 'r'}}}}], author})
  act({actionType: 'sanity.action.document.delete', publishedId: 'r', includeDrafts: ['drafts.r']})
  expect(get('r')).toBeUndefined()
  expect(get('drafts.r')).toBeUndefined()
})

test('a version can be sent whole, or copied from a document or another version', () => {
  const {act, get} = shop()
  act(
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p',
      document: {_id: 'versions.r1.p', _type: 'product', name: 'One'},
    },
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p',
      versionId: 'versions.r2.p',
      baseId: 'versions.r1.p',
    },
  )
  act({
    actionType: 'sanity.action.document.version.create',
    publishedId: 'p',
    versionId: 'versions.r3.p',
    baseId: 'p',
  })
  expect(['r1', 'r2', 'r3'].map((release) => get(`versions.${release}.p`)?.name)).toEqual([
    'One',
    'One',
    'Basin',
  ])
})

test('a draft is replaced as a whole', () => {
  const {act, get} = shop()
  act(
    {
      actionType: 'sanity.action.document.version.replace',
      document: {_id: 'drafts.r', _type: 'product', a: 1},
    },
    {
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'q',
      attributes: {_id: 'drafts.q', _type: 'product', b: 1},
    },
  )
  expect(get('drafts.r')).toMatchObject({a: 1})
  expect(get('drafts.r')).not.toHaveProperty('name')
  expect(get('drafts.q')).toMatchObject({b: 1})
})
