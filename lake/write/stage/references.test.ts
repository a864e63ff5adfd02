import {expect, test} from 'vitest'
import {datasetWith} from '../../testing/dataset.ts'
import type {Mutation} from '../../model/types.ts'

const strong = (_ref: string) => ({_type: 'reference', _ref})
const author = 'tester'

function shop() {
  return datasetWith([
    {_id: 'c', _type: 'category'},
    {_id: 'a', _type: 'product', category: strong('c')},
    {_id: 'drafts.a', _type: 'product', category: strong('c')},
    {_id: 'w', _type: 'product', category: {...strong('c'), _weak: true}},
  ])
}

const commit = (...mutations: Mutation[]) => shop().commit({mutations, author})

test('a strong reference needs its target', () => {
  expect(() => commit({create: {_id: 'n', _type: 't', deep: [{ref: strong('gone')}]}})).toThrow(
    expect.objectContaining({
      type: 'documentReferenceDoesNotExistError',
      details: {id: 'n', referenceID: 'gone'},
      index: 0,
    }),
  )
})

test.each([
  ['weak', {_weak: true}],
  ['into another dataset', {_dataset: 'other'}],
  ['into another project', {_projectId: 'other', _dataset: 'd'}],
])('a reference that is %s needs no target', (_claim, fields) => {
  expect(commit({create: {_id: 'n', _type: 't', ref: {...strong('gone'), ...fields}}}).results).toHaveLength(
    1,
  )
})

test('documents created together can refer to each other, in any order', () => {
  const {results} = commit(
    {create: {_id: 'x', _type: 't', other: strong('y')}},
    {create: {_id: 'y', _type: 't', other: strong('x')}},
  )
  expect(results).toHaveLength(2)
})

test('a document that refers to itself can be deleted', () => {
  const dataset = shop()
  dataset.commit({mutations: [{create: {_id: 'x', _type: 't', self: strong('x')}}], author})
  dataset.commit({mutations: [{delete: {id: 'x'}}], author})
  expect(dataset.documents.has('x')).toBe(false)
})

test('the target of strong references cannot be deleted; the failure names the referring documents', () => {
  expect(() => commit({create: {_id: 'n', _type: 't'}}, {delete: {id: 'c'}})).toThrow(
    expect.objectContaining({
      type: 'documentHasExistingReferencesError',
      details: {id: 'c', referencingIDs: ['a', 'drafts.a']},
      index: 1,
    }),
  )
})

test('strong references from other documents keep their target from changing its type', () => {
  expect(() => commit({createOrReplace: {_id: 'c', _type: 'shelf'}})).toThrow(
    expect.objectContaining({
      type: 'documentHasExistingReferencesError',
      message: expect.stringContaining('cannot change its type'),
    }),
  )
  const dataset = shop()
  dataset.commit({mutations: [{delete: {id: 'a'}}, {delete: {id: 'drafts.a'}}], author})
  const {_createdAt: before} = dataset.documents.get('c') ?? {}
  dataset.commit({mutations: [{createOrReplace: {_id: 'c', _type: 'shelf', self: strong('c')}}], author})
  dataset.commit({mutations: [{createOrReplace: {_id: 'c', _type: 'rack', self: strong('c')}}], author})
  const replaced = dataset.documents.get('c')
  expect(replaced).toMatchObject({_type: 'rack'})
  expect(Date.parse(String(replaced?._createdAt))).toBeGreaterThanOrEqual(Date.parse(String(before)))
})

test('a target can be deleted together with the referring documents, or once their references are weak', () => {
  const {results} = commit(
    {delete: {id: 'c'}},
    {delete: {id: 'a'}},
    {patch: {id: 'drafts.a', set: {'category._weak': true}}},
  )
  expect(results.map(({operation}) => operation)).toEqual(['delete', 'delete', 'update'])
})

test('idsReferencing includes weak references and follows each change', () => {
  const dataset = shop()
  expect(dataset.idsReferencing('c')).toEqual(new Set(['a', 'drafts.a', 'w']))
  dataset.commit({
    mutations: [
      {delete: {id: 'drafts.a'}},
      {patch: {id: 'w', unset: ['category']}},
      {create: {_id: 'x', _type: 't', r: [strong('c')]}},
    ],
    author,
  })
  expect(dataset.idsReferencing('c')).toEqual(new Set(['a', 'x']))
  expect(dataset.idsReferencing('nobody')).toEqual(new Set())
})
