import {afterAll, beforeAll, expect, test} from 'vitest'
import {startTestServer, TEST_TOKEN, type TestServer} from '../testing/server.ts'
import {processorTime} from '../../lib/process/test-processor-time.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server
    .client()
    .transaction()
    .create({_id: 'cat-oak', _type: 'category', title: 'Oak'})
    .create({
      _id: 'p1',
      _type: 'product',
      title: 'Oak table',
      slug: {current: 'oak-table'},
      category: ref('cat-oak'),
    })
    .create({_id: 'p2', _type: 'product', title: 'Pine chair', slug: {current: 'pine-chair'}})
    .create({_id: 'drafts.p2', _type: 'product', title: 'Pine armchair', category: ref('cat-oak')})
    .create({_id: 'drafts.p3', _type: 'product', title: 'Unpublished shelf'})
    .create({_id: 'versions.spring.p1', _type: 'product', title: 'Spring table'})
    .create({_id: 'lead.1', _type: 'lead', email: 'secret@example.com'})
    .commit()
})
afterAll(() => server.close())

function ref(id: string) {
  return {_type: 'reference', _ref: id}
}

/** Sends a query over HTTP, without a token unless one is given. */
async function ask(path: string, init: RequestInit & {token?: string} = {}) {
  const {token, ...rest} = init
  const headers = token ? {authorization: `Bearer ${token}`} : undefined
  const response = await fetch(`${server.base}${path}`, {headers, ...rest})
  const body: unknown = await response.json()
  return {status: response.status, body}
}

function queryPath(query: string, more: Record<string, string> = {}, version = 'v2025-02-19') {
  return `/${version}/data/query/production?${new URLSearchParams({query, ...more})}`
}

const TITLES = '*[_type == "product"]{_id, title}'

test('a perspective selects the version of each document, and names it in _originalId', async () => {
  const titles = async (perspective?: 'raw' | 'published' | 'drafts' | string[]) =>
    server.client({...(perspective && {perspective})}).fetch(`${TITLES.slice(0, -1)}, _originalId}`)
  const published = [
    {_id: 'p1', title: 'Oak table', _originalId: 'p1'},
    {_id: 'p2', title: 'Pine chair', _originalId: 'p2'},
  ]
  expect(await titles('published')).toEqual(published)
  expect(await titles()).toEqual(published)
  expect(await titles('drafts')).toEqual([
    {_id: 'p1', title: 'Oak table', _originalId: 'p1'},
    {_id: 'p2', title: 'Pine armchair', _originalId: 'drafts.p2'},
    {_id: 'p3', title: 'Unpublished shelf', _originalId: 'drafts.p3'},
  ])
  expect(await titles(['spring', 'drafts'])).toEqual([
    {_id: 'p1', title: 'Spring table', _originalId: 'versions.spring.p1'},
    {_id: 'p2', title: 'Pine armchair', _originalId: 'drafts.p2'},
    {_id: 'p3', title: 'Unpublished shelf', _originalId: 'drafts.p3'},
  ])
  expect(await server.client({perspective: 'raw'}).fetch('*[_type == "product"]._id')).toEqual([
    'drafts.p2',
    'drafts.p3',
    'p1',
    'p2',
    'versions.spring.p1',
  ])
})

test('references() and -> follow the perspective', async () => {
  const query = '*[references("cat-oak")]{_id, "category": category->title}'
  expect(await server.client({perspective: 'published'}).fetch(query)).toEqual([{_id: 'p1', category: 'Oak'}])
  expect(await server.client({perspective: 'drafts'}).fetch(query)).toEqual([
    {_id: 'p1', category: 'Oak'},
    {_id: 'p2', category: 'Oak'},
  ])
})

test('the default perspective is raw before 2025-02-19 and published from then on', async () => {
  const ids = '*[_type == "product"]._id'
  const old = await ask(queryPath(ids, {}, 'v2021-06-07'), {token: TEST_TOKEN})
  expect(old.body).toMatchObject({result: ['drafts.p2', 'drafts.p3', 'p1', 'p2', 'versions.spring.p1']})
  expect((await ask(queryPath(ids, {}, 'v1'), {token: TEST_TOKEN})).body).toMatchObject({result: {length: 5}})
  expect((await ask(queryPath(ids), {token: TEST_TOKEN})).body).toMatchObject({result: ['p1', 'p2']})
  expect((await ask(queryPath(ids, {}, 'vX'), {token: TEST_TOKEN})).body).toMatchObject({
    result: ['p1', 'p2'],
  })
})

test.each(['raw', 'published', 'drafts', 'previewDrafts', 'spring,drafts'])(
  'without a token the perspective %s shows no id with a dot, by any expression',
  async (perspective) => {
    const everything = await ask(queryPath('*{_id, _originalId, title}', {perspective}))
    expect(everything.status).toBe(200)
    expect(JSON.stringify(everything.body)).not.toMatch(
      /drafts\.|versions\.|lead\.|secret|armchair|shelf|Spring/,
    )
    expect(everything.body).toMatchObject({result: [{_id: 'cat-oak'}, {_id: 'p1'}, {_id: 'p2'}]})
    for (const query of [
      '*[_id == "lead.1"][0]',
      '*[_id in ["lead.1", "drafts.p3"]]',
      '*[_type == "lead"]',
      '{"x": {"_ref": "lead.1"}}.x->email',
      'count(*[_id in path("**")]) > 3',
      '*[@ match text::query("secret")]',
    ]) {
      const {body} = await ask(queryPath(query, {perspective}))
      const answer = JSON.stringify({...Object(body), query: ''})
      expect(answer).not.toMatch(/secret|"result":\[\{|"result":true/)
    }
  },
)

test('identity() is the id of the token, and <anonymous> without one', async () => {
  expect((await ask(queryPath('identity()'))).body).toMatchObject({result: '<anonymous>'})
  const signedIn = await ask(queryPath('identity()'), {token: TEST_TOKEN})
  expect(signedIn.body).toMatchObject({result: expect.stringMatching(/^\w/)})
})

test('a private dataset shows an anonymous reader nothing', async () => {
  server.lake.createDataset('closed', 'private')
  const client = server.client({dataset: 'closed'})
  await client.create({_id: 'a', _type: 'note'})
  expect(await client.fetch('*._id')).toEqual(['a'])
  expect(await server.client({dataset: 'closed', token: undefined}).fetch('*._id')).toEqual([])
})

test('parameters are sent as $name=<JSON>, or in the body of a POST', async () => {
  const query = '*[slug.current == $slug && _type in $types][0]._id'
  const get = await ask(queryPath(query, {$slug: '"oak-table"', $types: '["product"]'}))
  expect(get.body).toMatchObject({query, result: 'p1'})
  const body = JSON.stringify({query, params: {slug: 'oak-table', types: ['product']}})
  const post = await ask('/v2025-02-19/data/query/production?returnQuery=false', {method: 'POST', body})
  expect(post.body).toEqual({result: 'p1', ms: expect.any(Number), syncTags: expect.any(Array)})
  const long = `*[_id == "p1" && !(title in [${'"x", '.repeat(4000)}"y"])][0]._id`
  expect(await server.client().fetch(long)).toBe('p1')
})

test('an empty result is null, and a result without an order is ordered by _id', async () => {
  expect((await ask(queryPath('*[_id == "none"][0]'))).body).toMatchObject({result: null})
  expect((await ask(queryPath('*._id'))).body).toMatchObject({result: ['cat-oak', 'p1', 'p2']})
})

test('a parse error has a position, in the form that the client turns into a code frame', async () => {
  expect(await ask(queryPath('*[_type == ]'))).toEqual({
    status: 400,
    body: {
      error: {
        type: 'queryParseError',
        description: 'Unexpected "]"',
        query: '*[_type == ]',
        start: 11,
        end: 12,
      },
    },
  })
  await expect(server.client().fetch('*[_type == ]')).rejects.toThrow(/GROQ query parse error[^]*\^/)
})

test.each([
  ['*[_type == $type && title == $title]', {$type: '"x"'}, /param \$title referenced, but not provided/, 29],
  ['*[geo::distance(a, b) < 3]', {}, /geo::distance\(\) is not implemented/, 7],
  ['*[nonsense(a)]', {}, /Undefined function: nonsense/, 2],
  ['*[what::ever(a)]', {}, /Undefined namespace: what/, 2],
  ['// nothing', {}, /./, expect.any(Number)],
  ['*[_type == ', {}, /^Unexpected end of query$/, 10],
  ['*[_type == "product"', {}, /^Unexpected end of query$/, 20],
  ['count(*\n', {}, /^Expected "\)" after function arguments$/, 7],
  ['1 +', {}, /^Expected expression$/, 3],
  ['*)', {}, /^Unexpected "\)"$/, 1],
  ['*[_type == "a"]]', {}, /^Unexpected "]"$/, 15],
  ['1;', {}, /^Unexpected ";"$/, 1],
  ['*[a===1]', {}, /^Unexpected "="$/, 5],
  ['*[a==1  b]', {}, /^Unexpected "b"$/, 8],
  ['*[a==1}{b}', {}, /^Unexpected "}"$/, 6],
  ['  ', {}, /empty/, 0],
])('%s is rejected with a position', async (query, params, description, start) => {
  expect(await ask(queryPath(query, params))).toMatchObject({
    status: 400,
    body: {error: {type: 'queryParseError', description: expect.stringMatching(description), start}},
  })
})

test.each(['constructor', 'toString'])('%s, which every object has, is no function', async (name) => {
  expect((await ask(queryPath(`*[sanity::${name}("a")]`))).status).toBe(400)
})

test('a parameter that is nested too deeply, or holds an infinite number, is rejected', async () => {
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`
  expect(await ask(queryPath('$a', {$a: deep}))).toMatchObject({
    status: 400,
    body: {message: 'The parameter $a is nested more than 100 levels deep'},
  })
  expect((await ask(queryPath('$a', {$a: '[1e999]'}))).status).toBe(400)
})

test.each([
  ['/v2025-02-19/data/query/production', /"query" parameter/],
  [queryPath('*', {$a: 'no json'}), /\$a is not valid JSON/],
  [queryPath('*', {'$a-b': '1'}), /"\$a-b" cannot be the name/],
  [queryPath('*', {$hasOwnProperty: '1'}), /cannot be the name/],
  [queryPath('*[_type == $type]', {$__proto__: '{"type": "lead"}'}), /"\$__proto__" cannot be the name/],
  [queryPath('*', {perspective: 'dra/fts'}), /"dra\/fts" is not a perspective/],
  [queryPath('*', {perspective: 'raw,drafts'}), /cannot be combined/],
  [queryPath('*[@ match text::query(title)]'), /text::query\(\) needs a string/],
])('an invalid request is answered with 400: %s', async (path, message) => {
  expect(await ask(path)).toMatchObject({status: 400, body: {message: expect.stringMatching(message)}})
})

test('parameters that are null count as none', async () => {
  const body = '{"query": "1 + 1", "params": null}'
  expect(await ask('/v1/data/query/production', {method: 'POST', body})).toMatchObject({
    status: 200,
    body: {result: 2},
  })
})

test('a body that is not a query, or too large, is rejected', async () => {
  const post = (body: string) => ask('/v1/data/query/production', {method: 'POST', body})
  expect((await post('{')).status).toBe(400)
  expect((await post('{"query": 1}')).status).toBe(400)
  for (const params of ['[]', '1', '"a"', 'true'])
    expect((await post(`{"query": "*", "params": ${params}}`)).status).toBe(400)
  const large = (length: number) => JSON.stringify({query: '$x', params: {x: 'x'.repeat(length)}})
  expect((await post(large(500_000))).status).toBe(200)
  expect((await post(large(600_000))).status).toBe(413)
  const staff = (body: string) =>
    ask('/v1/data/query/production', {method: 'POST', body, headers: {authorization: `Bearer ${TEST_TOKEN}`}})
  expect((await staff(large(1_500_000))).status).toBe(200)
  expect((await staff(large(3_000_000))).status).toBe(413)
  expect((await post(JSON.stringify({query: `*[_id == "${'x'.repeat(200_000)}"]`}))).status).toBe(413)
})

test('a query has at most 128 kB', async () => {
  const query = (length: number) => `"${'x'.repeat(length - 2)}"`
  const post = (length: number) =>
    ask('/v1/data/query/production', {method: 'POST', body: JSON.stringify({query: query(length)})})
  expect((await post(100_018)).status).toBe(200)
  expect((await post(131_072)).status).toBe(200)
  expect((await post(131_073)).status).toBe(413)
})

test('an unknown dataset, an unknown token and an unknown version have different answers', async () => {
  expect((await ask('/v1/data/query/none?query=*')).status).toBe(404)
  expect(await ask(queryPath('*'), {token: 'wrong'})).toMatchObject({
    status: 401,
    body: {errorCode: 'SIO-401-ANF'},
  })
  expect((await ask('/v9/data/query/production?query=*')).status).toBe(400)
})

test.each([
  ['an error in nested brackets, exponential to parse', 'a.b['.repeat(40) + '!'],
  ['a long list, quadratic to parse', `[${'1,'.repeat(45_000)}1]`],
  ['brackets without end', '('.repeat(5000)],
  ['operators without end', `${'!'.repeat(50_000)}true`],
  ['a pattern that backtracks', `"${'a'.repeat(3000)}" match "*a*a*a*a*a*a*b"`],
  ['a list that doubles', `{"a": [1, 2, 3]}${'{"a": a + a}'.repeat(60)}`],
  ['a list that doubles by spreading', `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(60)}`],
  ['a text that doubles', `{"a": "xxxxxxxx"}${'{"a": a + a}'.repeat(60)}`],
  ['an answer that doubles', `{"a": 1}${'{"a": @, "b": @}'.repeat(50)}`],
])('%s is rejected in bounded time, and the server continues', async (_, query) => {
  const spent = processorTime()
  const {status, body} = await ask('/v1/data/query/production', {
    method: 'POST',
    body: JSON.stringify({query}),
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({error: {type: 'queryTooExpensive'}})
  expect(spent()).toBeLessThan(8000)
  expect((await ask(queryPath('count(*)'))).body).toMatchObject({result: 3})
})

test('a multiplying walk along references is rejected in bounded time', async () => {
  const dataset = server.lake.createDataset('web', 'public')
  const ids = Array.from({length: 30}, (_, n) => `n${n}`)
  const all = ids.map((id) => ({_ref: id, _weak: true, _key: id}))
  dataset.commit({mutations: ids.map((_id) => ({create: {_id, _type: 'node', to: all}})), author: 'test'})
  const path = `/v1/data/query/web?${new URLSearchParams({query: `*[_id == "n0"][0]${'.to[]->'.repeat(9)}`})}`
  const spent = processorTime()
  expect(await ask(path)).toMatchObject({status: 400, body: {error: {type: 'queryTooExpensive'}}})
  expect(spent()).toBeLessThan(8000)
})

test('functions of the asynchronous evaluator work too', async () => {
  const query =
    '{"same": diff::changedAny({"a": 1}, {"a": 1}, a), "other": diff::changedAny({"a": 1}, {"a": 2}, a)}'
  expect(await server.client().fetch(query)).toEqual({same: false, other: true})
})

test('text::query finds words in the whole document, in a field, and in score()', async () => {
  const client = server.client({perspective: 'published'})
  const find = (text: string) => client.fetch<string[]>('*[@ match text::query($text)]._id', {text})
  expect(await find('oak')).toEqual(['cat-oak', 'p1'])
  expect(await find('oak tab*')).toEqual(['p1'])
  expect(await find('oak tab')).toEqual([])
  expect(await find('"oak table"')).toEqual(['p1'])
  expect(await find('"table oak"')).toEqual([])
  expect(await find('oak -table')).toEqual(['cat-oak'])
  expect(await find('*')).toEqual(['cat-oak', 'lead.1', 'p1', 'p2'])
  expect(await find('armchair')).toEqual([])
  expect(
    await server.client({perspective: 'drafts'}).fetch('*[@ match text::query("armchair")]._id'),
  ).toEqual(['p2'])
  expect(await client.fetch('*[title match text::query("oak tab*")]._id')).toEqual(['p1'])
  expect(await client.fetch('*[title match text::query("oak -table")]._id')).toEqual(['cat-oak'])
  const ranked =
    '*[_type in ["product", "category"]] | score(boost(title match text::query($text), 10), @ match text::query($text)) [_score > 0] {_id}'
  expect(await client.fetch(ranked, {text: 'table'})).toEqual([{_id: 'p1'}])
  const studioList = '*[_type == $type && ([@, _id] match text::query($text) || references($raw))]._id'
  expect(await client.fetch(studioList, {type: 'product', text: 'pine*', raw: 'pine'})).toEqual(['p2'])
  expect(await client.fetch(studioList, {type: 'product', text: 'cat-oak', raw: 'cat-oak'})).toEqual(['p1'])
})

test('a search sees a change at once', async () => {
  const client = server.client()
  const find = () => client.fetch('*[@ match text::query("quartz*")]._id')
  expect(await find()).toEqual([])
  await client.create({_id: 'q1', _type: 'note', body: [{children: [{text: 'Polished quartzite, café'}]}]})
  expect(await find()).toEqual(['q1'])
  expect(await client.fetch('*[@ match text::query("CAFE")]._id')).toEqual(['q1'])
  await client.patch('q1').set({body: 'granite'}).commit()
  expect(await find()).toEqual([])
  await client.delete('q1')
})
