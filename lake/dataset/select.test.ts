import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {datasetWith} from '../testing/dataset.ts'
import type {JsonObject, Mutation} from '../model/types.ts'

const DOCUMENTS: JsonObject[] = [
  {_id: 'a', _type: 'product', rank: 1, title: 'Oak table', category: {_ref: 'c', _weak: true}},
  {_id: 'b', _type: 'product', rank: 2, title: 'Pine chair'},
  {_id: 'drafts.b', _type: 'product', rank: 3, title: 'Pine stool'},
  {_id: 'c', _type: 'category', title: 'Wood'},
]

const BEFORE: Mutation[] = [
  {create: {_id: 'e', _type: 'product', rank: 9, title: 'Oak bowl'}},
  {createOrReplace: {_id: 'a', _type: 'old', title: 'Ash table'}},
  {delete: {id: 'b'}},
]

const QUERIES = [
  '*[_type == "product"]',
  '*[_type == "old"]',
  '*[_type == "product"] | order(rank desc)[0...1]',
  '*[rank > 1 && title match "oak*"]',
  '*[references("c")]',
  '*[_id in ["a", "b", "e"]]',
  '*[category->title == "Wood"]',
  '*[_id == "b"][0]',
  '*[count(*[_type == ^._type]) > 1]',
]

const ids = (value: unknown) =>
  [value]
    .flat()
    .map((item) => (typeof item === 'object' && item && '_id' in item ? String(item._id) : ''))
    .filter(Boolean)
    .sort()

test.each(QUERIES)('%s selects the same documents as groq-js, also after other mutations', (query) => {
  for (const before of [[], BEFORE]) {
    const dataset = datasetWith(DOCUMENTS)
    const other = datasetWith(DOCUMENTS)
    if (before.length > 0) other.commit({mutations: before, author: 'e'})
    const list = [...other.documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
    const expected = ids(toJS(evaluateSync(parse(query), {dataset: list})))
    const {results} = dataset.commit({mutations: [...before, {delete: {query}}], author: 'e'})
    expect(ids(results.slice(before.length).map(({id}) => ({_id: id})))).toEqual(expected)
  }
})

test('a mutation can select documents with text::query', () => {
  const dataset = datasetWith(DOCUMENTS)
  dataset.commit({mutations: [{delete: {query: '*[@ match text::query("pine")]'}}], author: 'e'})
  expect([...dataset.documents.keys()]).toEqual(['a', 'c'])
})

test('identity() in a mutation returns its author', () => {
  const dataset = datasetWith(DOCUMENTS)
  dataset.commit({mutations: [{delete: {query: '*[identity() == "e"]'}}], author: 'e'})
  expect(dataset.documents.size).toBe(0)
})

test('a query without end is rejected, and its transaction changes nothing', () => {
  const dataset = datasetWith(DOCUMENTS)
  const query = `*["${'a'.repeat(3000)}" match "*a*a*a*a*a*a*a*b"]`
  expect(() => dataset.commit({mutations: [{delete: {id: 'a'}}, {delete: {query}}], author: 'e'})).toThrow(
    expect.objectContaining({type: 'queryTooExpensive', index: 1}),
  )
  expect(dataset.documents.size).toBe(4)
})
