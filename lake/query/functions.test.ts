import {evaluate, parse} from 'groq-js'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {JsonObject} from '../model/types.ts'
import {startTestServer, type TestServer} from '../testing/server.ts'

/** Runs everything that groq-js 2.0.0 evaluates over HTTP and in this process, on the same documents. */

let server: TestServer

const block = (text: string) => ({_type: 'block', _key: text, children: [{_type: 'span', _key: 's', text}]})
const DOCUMENTS: JsonObject[] = [
  {
    _id: 'a',
    _type: 'product',
    title: 'Oak table',
    rank: 2,
    tags: ['x', 'y', 'x', null, 1],
    when: '2024-05-06T07:08:09Z',
    body: [block('One'), block('Two')],
    to: {_ref: 'c', _weak: true},
    nested: {deep: [{n: 1}, {n: 2}]},
  },
  {
    _id: 'b',
    _type: 'product',
    title: 'Pine chair',
    rank: 1.256,
    tags: [],
    when: 'never',
    body: null,
    to: {_ref: 'none', _weak: true},
    list: [3, 1, 2],
    places: [{_key: 'k', to: {_ref: 'c', _weak: true}}],
  },
  {_id: 'c', _type: 'category', title: 'Wood', rank: -2.5, list: [1, null, 4]},
  {_id: 'd', _type: 'category', title: 'వుడ్', rank: null, list: ['no', 1]},
  {_id: 'drafts.a', _type: 'product', title: 'Oak desk', rank: 5},
  {_id: 'versions.r1.a', _type: 'product', title: 'Oak stool', rank: 6},
]

beforeAll(async () => {
  server = await startTestServer()
  const mutations = DOCUMENTS.map((create) => ({create}))
  server.lake.dataset('production').commit({mutations, author: 'test'})
})
afterAll(() => server.close())

const QUERIES = [
  '*',
  '*._id',
  '@',
  '^',
  'null',
  '[1, "a", true, null, {"b": [2]}]',
  '{"a": 1, ...{"b": 2}, "c": {"d": @}}',
  '{}',
  '[]',
  '*[_type == "product"]',
  '*[_type == "product"][0]',
  '*[_type == "product"][-1]',
  '*[0...2]',
  '*[0..2]._id',
  '*[-2..-1]._id',
  '*[1...100]._id',
  '*[rank > 1]._id',
  '*[rank >= 1 && rank < 5]._id',
  '*[rank in 0..2]._id',
  '*[rank in [2, 5]]._id',
  '*[!(rank > 1)]._id',
  '*[rank != 2]._id',
  '*["x" in tags]._id',
  '*[_id in path("drafts.**")]._id',
  '*[_id in path("*")]._id',
  '*[title match "oak*"]._id',
  '*[title match ["oak", "ta*"]]._id',
  '*[[title, _type] match "wood"]._id',
  '*{_id, title, "upper": upper(title)}',
  '*{..., "n": rank * 2}',
  '*{rank > 1 => {"big": true}}',
  '*{_id, "kind": select(rank > 4 => "big", rank > 1 => "medium", "small")}',
  '*{"t": coalesce(none, title, "?")}',
  '*[defined(rank)]._id',
  '*{"to": to->title}',
  '*{"to": to->{title, "back": *[references(^._id)]._id}}',
  '*[references("c")]._id',
  '*[references(["none", "c"])]._id',
  '*.nested.deep[].n',
  '*.nested.deep[n > 1]',
  '*[_id == "a"].body[].children[].text',
  '*[_id == "a"][0].nested.deep[0].n',
  '*[_id == "a"][0]["title"]',
  '*[_id == "b"][0].places[]{_key, "to": to->title}',
  '*|order(rank)._id',
  '*|order(rank desc, _id asc)._id',
  '*|order(lower(title))[0..1]._id',
  '*|order(_type)|order(rank)._id',
  '*|score(title match "oak", boost(rank > 4, 3)){_id, _score}|order(_score desc, _id)',
  '*|score(title match "oak")[_score > 0]{_id, _score}',
  'count(*)',
  'count(*[_type == "product"])',
  'count([1, null])',
  'count(1)',
  'length("abcé")',
  'length([1, 2])',
  'length(1)',
  'string(1.5)',
  'string(true)',
  'string(null)',
  'round(1.256, 2)',
  'round(-2.5)',
  'round(2.5)',
  'round("a")',
  'lower("ÀB")',
  'upper("straße")',
  'string::lower("AB")',
  'string::upper("ab")',
  'string::split("a,b,c", ",")',
  'string::split("abc", "")',
  'string::split(1, "")',
  'string::startsWith("abc", "ab")',
  'string::startsWith("abc", "")',
  'array::join(["a", 1, true], "-")',
  'array::join(["a", null], "-")',
  'array::compact([1, null, "a"])',
  'array::unique([1, 1, "1", null, null, {"a": 1}, {"a": 1}])',
  'array::intersects([1, 2], [2])',
  'array::intersects([1], 2)',
  '*{"u": array::unique(tags), "c": array::compact(tags)}',
  '*{"t": pt::text(body)}',
  'pt::text({"_type": "block", "children": []})',
  'math::min([3, null, 1])',
  'math::max(["a"])',
  'math::sum([1, 2.5])',
  'math::avg([])',
  '*{"min": math::min(list), "max": math::max(list), "sum": math::sum(list), "avg": math::avg(list)}',
  'dateTime("2024-05-06T07:08:09.120Z")',
  'dateTime("2024-05-06T07:08:09+05:30")',
  'dateTime("no")',
  '*{"d": dateTime(when) + 60}',
  'dateTime("2024-01-02T00:00:00Z") - dateTime("2024-01-01T00:00:00Z")',
  '*[dateTime(when) > dateTime("2020-01-01T00:00:00Z")]._id',
  'now() > "2020"',
  'defined(dateTime::now())',
  'path("a.*")',
  '[path("a.**"), {"p": path("b")}]',
  'identity()',
  'sanity::projectId()',
  'sanity::dataset()',
  '*[sanity::versionOf("a")]._id',
  '*[sanity::partOfRelease("r1")]._id',
  'releases::all()',
  'delta::operation()',
  'diff::changedAny({"a": 1, "b": 2}, {"a": 1, "b": 3}, a)',
  'diff::changedAny({"a": 1}, {"a": 2}, (a, b))',
  'diff::changedOnly({"a": 1, "b": 2}, {"a": 1, "b": 3}, b)',
  '*{"d": diff::changedOnly(nested, {}, deep)}',
  'diff::changedAny({"l": [1]}, {"l": [1, 2]}, l[])',
  '{"none": count(*._rev->[0...0]), "d": diff::changedAny({"a": 1}, {"a": 2}, a)}',
  '1 + 2',
  '"a" + "b"',
  '[1] + [2]',
  '{"a": 1} + {"b": 2}',
  '1 + "a"',
  '7 % 3',
  '2 ** 10',
  '-(-3)',
  '+4',
  '10 / 4',
  '1 / 0',
  '1 == 1.0',
  '"a" < "b"',
  'null == null',
  'true && null',
  'false || null',
  '!null',
  '1 in [1]',
  '5 in 1..10',
  '"a" in "abc"',
  '1e3',
  '"\\u00e9\\n"',
  "'single'",
  '*[@._id == "a"]._id',
  '*{"me": @._id, "up": ^._id}',
  '*[_type == "category"]{_id, "products": *[_type == "product" && to._ref == ^._id]{_id, "parent": ^.title}}',
  '*[count(*[to._ref == ^._id]) > 0]._id',
  '*{"x": *[_id == ^.^._id]._id}',
  'fn x::double($n) = $n{"twice": rank * 2}; *[rank > 0]{"r": x::double(@)}',
  '// comment\n*._id // end\n',
  '*[_type == $type && rank > $least]._id',
  '$list[1]',
  '*[$from...$to]._id',
  '{"a": $object.b}',
]
const PARAMS = {type: 'product', least: 1, list: [1, {a: 2}], from: 0, to: 2, object: {b: ['c']}}

test.each(QUERIES)('%s has the same result over HTTP as in groq-js itself', async (query) => {
  const dataset = [...server.lake.dataset('production').documents.values()].sort((a, b) =>
    a._id < b._id ? -1 : 1,
  )
  const options = {
    dataset,
    params: PARAMS,
    identity: 'lake-token',
    sanity: {projectId: 'stone-designs', dataset: 'production'},
  }
  const value = await evaluate(parse(query, {params: PARAMS}), options)
  const expected: unknown = JSON.parse(JSON.stringify(await value.get()) ?? 'null')
  expect(await server.client({perspective: 'raw'}).fetch(query, PARAMS)).toEqual(expected)
})

const MISSING = [
  'geo::latLng(1, 2)',
  'geo::contains(a, b)',
  'geo::intersects(a, b)',
  'geo::distance(a, b)',
  'media::aspect(a, "x")',
  'documents::get(a)',
  'documents::incomingRefCount()',
  'documents::incomingGlobalDocumentReferenceCount()',
  'text::semanticSimilarity("x")',
  'user::attributes()',
  'anywhere(a)',
]

test.each(MISSING)('*{"x": %s} is rejected with the name of the function', async (call) => {
  const name = /^[\w:]+/.exec(call)?.[0] ?? ''
  await expect(server.client().fetch(`*{"x": ${call}}`)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(name),
  })
})

/** Rules of the public GROQ suite that groq-js 2.0.0 does not keep. */
test.each([
  ['path("a.b") in path("a.*")', true],
  ['path("a.b.c") in path("a.*")', false],
  ['"a.b" in path("a.**")', true],
  ['path(5) in path("**")', null],
  ['*[path(_id) in path("drafts.*")]._id', ['drafts.a']],
  ['*[!(path(_id) in path("*"))]._id', ['drafts.a', 'versions.r1.a']],
])('%s is %j', async (query, expected) => {
  expect(await server.client({perspective: 'raw'}).fetch(query)).toEqual(expected)
})

test.each([
  '*{title} | score(rank == 2)',
  '*[0] | score(rank == 2)',
  '*{title} | order(title) | score(true)',
])('%s is rejected, because score() takes documents', async (query) => {
  await expect(server.client().fetch(query)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('score() takes documents'),
  })
})

test('score() takes documents in any order, and a part of them', async () => {
  const query = '*[_type == "product"] | order(rank) [0..5] | score(title match "oak") [_score > 0]._id'
  expect(await server.client({perspective: 'published'}).fetch(query)).toEqual(['a'])
})
