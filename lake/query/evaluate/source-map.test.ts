import {applySourceDocuments, parseJsonPath, resolveEditInfo} from '@sanity/client/csm'
import {stegaClean} from '@sanity/client/stega'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, type TestServer} from '../../testing/server.ts'
import type {Json, JsonObject} from '../../model/types.ts'

let server: TestServer

const DOCUMENTS: JsonObject[] = [
  {_id: 'c1', _type: 'category', title: 'Wood', slug: {current: 'wood'}},
  {
    _id: 'p1',
    _type: 'product',
    title: 'Oak table',
    rank: 2,
    category: {_ref: 'c1', _weak: true},
    tags: ['x', 'y'],
    body: [
      {_key: 'k1', _type: 'block', children: [{_key: 's1', _type: 'span', text: "It's oak"}]},
      {_key: 'k2', _type: 'block', children: []},
    ],
    places: [
      {_key: 'l1', name: 'Hall', to: {_ref: 'c1', _weak: true}},
      {_key: 'l2', name: 'Yard'},
    ],
  },
  {_id: 'p2', _type: 'product', title: 'Pine chair', rank: 1, category: {_ref: 'c1', _weak: true}, tags: []},
  {_id: 's1', _type: 'several', to: {_ref: 'p2', _weak: true}},
  {_id: 's2', _type: 'several', to: ['c1', 'p2'].map((id) => ({_key: id, _ref: id, _weak: true}))},
  {_id: 'drafts.p2', _type: 'product', title: 'Pine armchair', rank: 1},
]

beforeAll(async () => {
  server = await startTestServer()
  server.lake.dataset('production').commit({mutations: DOCUMENTS.map((create) => ({create})), author: 'test'})
})
afterAll(() => server.close())

async function mapped(query: string, perspective: 'published' | 'drafts' | 'raw' = 'published') {
  const client = server.client({perspective, resultSourceMap: 'withKeyArraySelector'})
  const {result, resultSourceMap} = await client.fetch<Json>(query, {}, {filterResponse: false})
  if (!resultSourceMap) throw new Error('The answer has no source map')
  return {result, map: resultSourceMap}
}

type StudioPath = Parameters<typeof resolveEditInfo>[0]['resultPath']

function valueAt(start: unknown, path: ReturnType<typeof parseJsonPath>): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step === 'object') {
      return Array.isArray(value) ? value.find((item: JsonObject) => item['_key'] === step._key) : undefined
    }
    return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }, start)
}

const QUERIES = [
  '*[_type == "product"] | order(rank) {_id, title, "slug": category->slug.current}',
  '*[_id == "p1"][0]',
  '*[_type == "product"]{..., category->}',
  '*[_type == "product"]{"name": title, "up": upper(title), "first": body[0].children[0].text, "tag": tags[1]}',
  '*[_type == "category"]{title, "products": *[_type == "product" && category._ref == ^._id] | order(rank desc) {title, "parent": ^.title}}',
  '*[_id == "p1"][0]{body[]{..., "texts": children[].text}, places[name == "Yard"]{name, "to": to->title}, "halls": places[].to->title}',
  '*[_type == "product"].title',
  '*[_type == "product" || _id == "c1"] | order(_id).places[].to->',
  '*[_type == "several"] | order(_id).to[]->',
  '*[_type == "product"].places[].name',
  '*[_type == "product"]{rank > 1 => {"big": title}, "kind": coalesce(none, title), "select": select(rank > 1 => title, "small")}',
  '{"all": *[_type == "product"][0..1]{title}, "one": *[_id == "c1"][0].title, "n": count(*)}',
  '*[_type == "product"] | score(title match "oak") {title, _score}',
  '*[_type == "product"]{"both": [title, category->title], "pair": {"a": {"b": title}}}',
  'count(*)',
  '*[_type == "product"].tags[@ == "x"]',
  '*[_id == "p1"].body',
]

test.each(QUERIES)('every mapped value is in its document at its path: %s', async (query) => {
  for (const perspective of ['published', 'drafts', 'raw'] as const) {
    const {result, map} = await mapped(query, perspective)
    for (const [resultPath, {source}] of Object.entries(map.mappings)) {
      if (source.type !== 'documentValue') continue
      const {_id} = map.documents[source.document] ?? {_id: ''}
      const stored = server.lake.dataset('production').documents.get(_id)
      const there = valueAt(stored, parseJsonPath(map.paths[source.path] ?? ''))
      const here = valueAt(result, parseJsonPath(resultPath))
      expect({resultPath, there}).toEqual({resultPath, there: here})
    }
  }
})

test.each<[query: string, resultPath: StudioPath, id: string, path: StudioPath]>([
  ['*[_type == "product"] | order(_id) {"name": title}', [0, 'name'], 'p1', ['title']],
  ['*[_id == "p1"][0]{"c": category->{"t": title}}', ['c', 't'], 'c1', ['title']],
  [
    '*[_id == "p1"][0]{body}',
    ['body', 0, 'children', 0, 'text'],
    'p1',
    // The list has one mapping, which the client extends to its elements.
    ['body', 0, 'children', 0, 'text'],
  ],
  [
    '*[_id == "p1"][0]{"yard": places[name == "Yard"][0].name}',
    ['yard'],
    'p1',
    ['places', {_key: 'l2', _index: -1}, 'name'],
  ],
  [
    '*[_type == "category"]{"p": *[references(^._id)] | order(rank) {title}}',
    [0, 'p', 0, 'title'],
    'p2',
    ['title'],
  ],
  ['*[_id == "p1"][0]', ['title'], 'p1', ['title']],
])('the client maps %s to the field to edit', async (query, resultPath, id, path) => {
  const {map} = await mapped(query)
  const info = resolveEditInfo({studioUrl: '/studio', resultSourceMap: map, resultPath})
  expect(info).toMatchObject({id, path})
})

test('computed values are unknown and map to no field', async () => {
  const {map} = await mapped('*[_id == "p1"][0]{"up": upper(title), "n": rank + 1}')
  expect(map.mappings).toEqual({
    "$['up']": {type: 'value', source: {type: 'unknown'}},
    "$['n']": {type: 'value', source: {type: 'unknown'}},
  })
  expect(resolveEditInfo({studioUrl: '/studio', resultSourceMap: map, resultPath: ['up']})).toBeUndefined()
})

test('an element whose key occurs earlier is selected by its index', async () => {
  const twice = {
    _id: 't1',
    _type: 'twice',
    parts: [
      {_key: 'a', name: 'first'},
      {_key: 'a', name: 'second'},
    ],
  }
  server.lake.dataset('production').commit({mutations: [{create: twice}], author: 'test'})
  const {map} = await mapped('*[_id == "t1"][0].parts[].name')
  expect(map.paths).toEqual(["$['parts'][?(@._key=='a')]['name']", "$['parts'][1]['name']"])
  server.lake.dataset('production').commit({mutations: [{delete: {id: 't1'}}], author: 'test'})
})

test('a query for the asynchronous evaluator has an answer whose values are all unknown', async () => {
  const query = '*[_id == "p1"]{title, "isOther": diff::changedAny({"a": 1}, {"a": 2}, a)}'
  const {result, map} = await mapped(query)
  expect(result).toEqual([{title: 'Oak table', isOther: true}])
  expect(map.documents).toEqual([])
})

test('the client applies a changed document to a result', async () => {
  const {result, map} = await mapped(
    '*[_type == "product"] | order(rank desc) {"name": title, "c": category->title}',
  )
  const changed = {_id: 'p1', _type: 'product', title: 'Oak desk'}
  const applied = applySourceDocuments(
    result,
    map,
    ({_id}) => (_id === 'p1' ? changed : undefined),
    (value) => value,
    'published',
  )
  expect(applied).toEqual([
    {name: 'Oak desk', c: 'Wood'},
    {name: 'Pine chair', c: 'Wood'},
  ])
})

test('the client encodes in each text where it can be edited', async () => {
  const hidden: string[] = []
  const client = server.client({perspective: 'drafts'})
  const [, product] = await client.fetch<{title: string}[]>(
    '*[_type == "product"] | order(_id) {title}',
    {},
    {
      stega: {
        enabled: true,
        studioUrl: '/studio',
        filter: ({sourceDocument, sourcePath}) =>
          Boolean(hidden.push(`${sourceDocument._id} ${JSON.stringify(sourcePath)}`)),
      },
    },
  )
  expect(hidden).toEqual(['p1 ["title"]', 'drafts.p2 ["title"]'])
  expect(product?.title).not.toBe('Pine armchair')
  expect(stegaClean(product?.title)).toBe('Pine armchair')
})

test('without the option there is no source map', async () => {
  const answer = await server.client().fetch('*[0]', {}, {filterResponse: false})
  expect(answer).not.toHaveProperty('resultSourceMap')
})
