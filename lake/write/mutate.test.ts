import {expect, test} from 'vitest'
import type {Mutation} from '../model/types.ts'
import {datasetWith} from '../testing/dataset.ts'
import {basins} from '../testing/basins.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

const author = 'tester'

test('create makes a document whose revision is the transaction id', () => {
  const dataset = basins()
  const {transactionId, results} = dataset.commit({
    mutations: [{create: {_id: 'n', _type: 'product', price: 1}}],
    author,
  })
  expect(results).toMatchObject([{id: 'n', operation: 'create'}])
  expect(dataset.documents.get('n')).toMatchObject({
    _id: 'n',
    _type: 'product',
    price: 1,
    _rev: transactionId,
  })
})

test('create generates a missing id, after a prefix if there is one', () => {
  const dataset = basins()
  const mutations: Mutation[] = [{create: {_type: 'p'}}, {create: {_type: 'p', _id: 'drafts.'}}]
  const [plain, draft] = dataset.commit({mutations, author}).results
  expect(plain?.id).toMatch(/^[a-z0-9-]{36}$/)
  expect(draft?.id).toMatch(/^drafts\.[a-z0-9-]{36}$/)
})

test('a client can set the time of creation, but neither the revision nor the time of change', () => {
  const dataset = basins()
  const _createdAt = '2020-01-01T00:00:00Z'
  const sent = {_id: 'n', _type: 'p', _createdAt, _updatedAt: _createdAt, _rev: 'mine'}
  const {transactionId} = dataset.commit({mutations: [{create: sent}], author})
  const document = dataset.documents.get('n')
  expect(document).toMatchObject({_createdAt, _rev: transactionId})
  expect(document?._updatedAt).not.toBe(_createdAt)
})

test('createOrReplace replaces every field and keeps the time of creation', () => {
  const dataset = basins()
  const before = dataset.documents.get('a')
  const {results} = dataset.commit({
    mutations: [{createOrReplace: {_id: 'a', _type: 'product', size: 3}}],
    author,
  })
  expect(results).toMatchObject([{id: 'a', operation: 'update'}])
  const after = dataset.documents.get('a')
  expect(after).toMatchObject({size: 3, _createdAt: before?._createdAt})
  expect(after).not.toHaveProperty('name')
})

test('createIfNotExists keeps an existing document and notifies no listener', () => {
  const dataset = basins()
  const before = dataset.documents.get('a')
  const notified: unknown[] = []
  dataset.onCommit((transaction) => notified.push(transaction))
  const {results} = dataset.commit({mutations: [{createIfNotExists: {_id: 'a', _type: 'product'}}], author})
  expect(results).toMatchObject([{id: 'a', operation: 'none'}])
  expect(dataset.documents.get('a')).toBe(before)
  expect(notified).toEqual([])
})

test('deleting a missing document succeeds and changes nothing', () => {
  const dataset = basins()
  const before = new Map(dataset.documents)
  const notified: unknown[] = []
  dataset.onCommit((transaction) => notified.push(transaction))
  expect(dataset.commit({mutations: [{delete: {id: 'gone'}}], author}).results).toEqual([
    {id: 'gone', operation: 'none'},
  ])
  expect([dataset.documents, notified]).toEqual([before, []])
})

test('a patch that changes nothing is still committed and sent to listeners', () => {
  const dataset = basins()
  const notified: string[] = []
  dataset.onCommit(({id}) => notified.push(id))
  const {transactionId} = dataset.commit({
    mutations: [{patch: {id: 'b', unset: ['_empty_action_guard_pseudo_field_']}}],
    author,
  })
  expect(notified).toEqual([transactionId])
  expect(dataset.documents.get('b')?._rev).toBe(transactionId)
})

test('one patch applies to several ids', () => {
  const dataset = basins()
  const {results} = dataset.commit({mutations: [{patch: {id: ['a', 'b'], inc: {price: 1}}}], author})
  expect(results.map(({id, operation}) => [id, operation])).toEqual([
    ['a', 'update'],
    ['b', 'update'],
  ])
  expect(dataset.documents.get('b')).toMatchObject({price: 21})
})

test('a patch and a delete by query reach drafts too, and see the mutations before them', () => {
  const dataset = basins()
  dataset.commit({
    mutations: [
      {create: {_id: 'n', _type: 'product', price: 5}},
      {
        patch: {
          query: '*[_type == $type && price < $max]',
          params: {type: 'product', max: 15},
          set: {cheap: true},
        },
      },
      {delete: {query: '*[_type == "product" && cheap != true]'}},
    ],
    author,
  })
  const products = [...dataset.documents.values()].filter(({_type}) => _type === 'product')
  expect(products.map(({_id, cheap}) => [_id, cheap])).toEqual([
    ['a', true],
    ['drafts.a', true],
    ['n', true],
  ])
})

test('a query can follow references and select ids in a projection', () => {
  const dataset = basins()
  dataset.commit({
    mutations: [{patch: {query: '*[category->name == "Basins"]{_id}', set: {found: true}}}],
    author,
  })
  expect([...dataset.documents.values()].filter(({found}) => found).map(({_id}) => _id)).toEqual(['a'])
})

test('a dry run returns the results and changes nothing', () => {
  const dataset = basins()
  const before = dataset.documents.get('b')
  const {results} = dataset.commit({mutations: [{patch: {id: 'b', set: {price: 0}}}], author, dryRun: true})
  expect(results).toMatchObject([{id: 'b', operation: 'update', document: {price: 0}}])
  expect(dataset.documents.get('b')).toBe(before)
  expect(dataset.past.since(dataset.sequence, 10)).toEqual([])
})

test('a patch with a matching revision succeeds, also after another patch of the same request', () => {
  const dataset = basins()
  const ifRevisionID = dataset.documents.get('b')?._rev
  dataset.commit({
    mutations: [
      {patch: {id: 'b', inc: {price: 1}, ifRevisionID}},
      {patch: {id: 'b', inc: {price: 1}, ifRevisionID}},
    ],
    author,
  })
  expect(dataset.documents.get('b')).toMatchObject({price: 22})
})

test('array keys are generated where they are missing, in documents, patches and insertions', () => {
  const dataset = basins()
  dataset.commit({
    mutations: [
      {create: {_id: 'n', _type: 't', list: [{a: 1}, {_key: 'mine'}, 'text', {deep: {list: [{b: 1}]}}]}},
      {patch: {id: 'n', set: {other: [{c: 1}]}, insert: {after: 'list[-1]', items: [{d: 1}]}}},
    ],
    author,
    autoGenerateArrayKeys: true,
  })
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(dataset.documents.get('n')).toMatchObject({
    list: [
      {a: 1, _key: key},
      {_key: 'mine'},
      'text',
      {_key: key, deep: {list: [{b: 1, _key: key}]}},
      {d: 1, _key: key},
    ],
    other: [{c: 1, _key: key}],
  })
})

test('array keys are generated only on request', () => {
  const dataset = basins()
  dataset.commit({mutations: [{create: {_id: 'n', _type: 't', list: [{a: 1}]}}], author})
  expect(dataset.documents.get('n')?.list).toEqual([{a: 1}])
})

test('a document that one request deletes and creates is new', () => {
  const dataset = basins()
  dataset.commit({mutations: [{delete: {id: 'b'}}, {create: {_id: 'b', _type: 'other'}}], author})
  expect(dataset.documents.get('b')).toMatchObject({_type: 'other'})
  expect(dataset.documents.get('b')).not.toHaveProperty('name')
  expect(dataset.idsOfType('other')).toEqual(new Set(['b']))
  expect(dataset.idsOfType('product')).toEqual(new Set(['a', 'drafts.a']))
})

test('a document that one request creates and deletes is not sent to listeners', () => {
  const dataset = basins()
  const notified: unknown[] = []
  dataset.onCommit((transaction) => notified.push(transaction))
  dataset.commit({mutations: [{create: {_id: 'n', _type: 't'}}, {delete: {id: 'n'}}], author})
  expect(dataset.documents.has('n')).toBe(false)
  expect(notified).toEqual([])
})

test('a transaction id can be used only once', () => {
  const dataset = basins()
  const transactionId = 'client-made'
  const request = {mutations: [{patch: {id: 'b', inc: {price: 1}}}], transactionId, author}
  expect(dataset.commit(request).transactionId).toBe(transactionId)
  expect(() => dataset.commit(request)).toThrow(
    expect.objectContaining({type: 'transactionAlreadyExistsError', status: 409}),
  )
  expect(dataset.documents.get('b')).toMatchObject({price: 21, _rev: transactionId})
})

test('deletes 5,000 documents in one request within 5 seconds', () => {
  const count = 5000
  const dataset = datasetWith([
    {_id: 'c', _type: 'category'},
    ...Array.from({length: count}, (_, n) => ({
      _id: `p${n}`,
      _type: 'product',
      category: {_ref: 'c'},
      next: {_ref: `p${(n + 1) % count}`},
    })),
  ])
  const spent = processorTime()
  const {results} = dataset.commit({
    mutations: [{delete: {query: '*[_type == "product"]'}}, {delete: {id: 'c'}}],
    author,
  })
  expect(results).toHaveLength(count + 1)
  expect(dataset.documents.size).toBe(0)
  expect(spent()).toBeLessThan(5000)
})
