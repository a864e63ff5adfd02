import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {administrator, newLakeForEachTest} from '../testing/lake.ts'

const shop = newLakeForEachTest()
const {ask, request} = shop

const BAD_BODIES: [claim: string, body: unknown, message: RegExp][] = [
  ['is not JSON', '{"mutations": [', /not valid JSON/],
  ['is empty', '', /not valid JSON/],
  ['is a list', [], /must be a JSON object/],
  ['has no mutations', {}, /"mutations", an array/],
  [
    'has an unknown mutation',
    {mutations: [{remove: {id: 'a'}}]},
    /mutations\[0\] must be .* exactly one of create/,
  ],
  ['has two mutations in one', {mutations: [{delete: {id: 'a'}, create: {}}]}, /mutations\[0\] must be/],
  [
    'has a mutation named like a property of objects',
    {mutations: [{constructor: {}}]},
    /mutations\[0\] must be/,
  ],
  ['creates a text', {mutations: [{create: 'a'}]}, /mutations\[0\]\.create: must be an object/],
  [
    'has an unknown operation',
    {mutations: [{patch: {id: 'a', append: {}}}]},
    /mutations\[0\]\.patch.*append/,
  ],
  ['patches nothing', {mutations: [{patch: {set: {a: 1}}}]}, /either "id" or "query"/],
  [
    'patches an id and a query',
    {mutations: [{patch: {id: 'a', query: '*', set: {a: 1}}}]},
    /either "id" or "query"/,
  ],
  ['adds a text', {mutations: [{patch: {id: 'a', inc: {n: '1'}}}]}, /mutations\[0\]\.patch\.inc\.n/],
  [
    'inserts at two positions',
    {mutations: [{patch: {id: 'a', insert: {before: 'l[0]', after: 'l[0]', items: []}}}]},
    /exactly one of "before"/,
  ],
  ['inserts no list', {mutations: [{patch: {id: 'a', insert: {after: 'l[0]', items: 1}}}]}, /insert\.items/],
  ['has a transaction id that is a number', {mutations: [], transactionId: 1}, /transactionId/],
  ['names a field __proto__', '{"mutations":[{"create":{"_type":"t","__proto__":{"x":1}}}]}', /"__proto__"/],
  [
    'names a field hasOwnProperty',
    '{"mutations":[{"create":{"_type":"t","a":[{"hasOwnProperty":1}]}}]}',
    /"hasOwnProperty"/,
  ],
  [
    'has a number past all bounds',
    '{"mutations":[{"create":{"_type":"t","n":1e999}}]}',
    /number that is too large/,
  ],
  [
    'is nested deeper than 100 levels',
    `{"mutations":[{"create":{"_type":"t","a":${'['.repeat(98)}${']'.repeat(98)}}}]}`,
    /more than 100 levels deep/,
  ],
]

test.each(BAD_BODIES)('a body that %s is rejected with a sentence', async (_claim, body, message) => {
  const {sequence} = shop.lake.dataset('production')
  const {status, answer} = await ask('/data/mutate/production', {
    method: 'POST',
    body,
    headers: administrator,
  })
  expect({status, error: answer.error}).toEqual({status: 400, error: 'Bad Request'})
  expect(answer.message).toMatch(message)
  expect(shop.lake.dataset('production').sequence).toBe(sequence)
  expect({}).not.toHaveProperty('x')
})

test('an unknown action is rejected with a sentence that names the known ones', async () => {
  const body = {actions: [{actionType: 'sanity.action.document.vary', publishedId: 'a'}]}
  const {status, answer} = await ask('/data/actions/production', {body, headers: administrator})
  expect(status).toBe(400)
  expect(answer.message).toMatch(/actions\[0\]\.actionType: .*sanity\.action\.document\.edit/)
})

test('a body past the limit is rejected before it is read, or once it exceeds the limit', async () => {
  const megabyte = new Uint8Array(1024 * 1024).fill(32)
  const sendLong = async (headers: Record<string, string>) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 100) controller.close()
        else controller.enqueue(megabyte)
      },
    })
    // `duplex` is needed for a streamed body but unknown to the DOM's types.
    const options = {method: 'POST', headers: {...administrator, ...headers}, body, duplex: 'half'}
    const response = await request(new Request('http://localhost/v1/data/mutate/production', options))
    expect([response.status, await response.json()]).toMatchObject([
      413,
      {message: 'The body is larger than 16 MB'},
    ])
    return sent
  }
  expect(await sendLong({'content-length': String(100 * megabyte.length)})).toBeLessThanOrEqual(1)
  expect(await sendLong({})).toBeLessThan(20)
})

test('a batch of hundreds of documents is accepted', async () => {
  const text = 'x'.repeat(20_000)
  const mutations = Array.from({length: 500}, (_, index) => ({create: {_id: `n${index}`, _type: 't', text}}))
  const {answer} = await ask('/data/mutate/production', {body: {mutations}, headers: administrator})
  expect(answer.results).toHaveLength(500)
})

const send = async (body: Uint8Array<ArrayBuffer>, headers = {}) =>
  request('/v1/data/mutate/production', {
    method: 'POST',
    headers: {...administrator, ...headers},
    body,
  })

test('a body that is not UTF-8, or is compressed, is rejected', async () => {
  const text = JSON.stringify({mutations: [{create: {_id: 'n', _type: 'product', name: 'Bäd'}}]})
  const latin = await send(new Uint8Array(Buffer.from(text, 'latin1')))
  expect([latin.status, await latin.json()]).toMatchObject([400, {message: 'The body is not UTF-8'}])
  const compressed = await send(new Uint8Array(gzipSync(text)), {'content-encoding': 'gzip'})
  expect([compressed.status, await compressed.json()]).toMatchObject([
    415,
    {message: expect.stringContaining('"gzip"')},
  ])
  expect(shop.lake.dataset('production').documents.has('n')).toBe(false)
  const marked = await send(new Uint8Array(Buffer.from(`\uFEFF${text}`)))
  expect(marked.status).toBe(200)
})

test('a connection that breaks in the middle of a body changes nothing and is not reported', async () => {
  const {sequence} = shop.lake.dataset('production')
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"mutations":[')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), {code: 'ECONNRESET'})),
  })
  // `duplex` is needed for a streamed body but unknown to the DOM's types.
  const options = {method: 'POST', headers: administrator, body, duplex: 'half'}
  const sent = new Request('http://localhost/v1/data/mutate/production', options)
  expect((await request(sent)).status).toBe(400)
  expect([shop.failures, shop.lake.dataset('production').sequence]).toEqual([[], sequence])
})

test('half of a character and negative zero are the same in memory as on disk', async () => {
  const created = String.raw`{"mutations":[{"create":{"_id":"n","_type":"t","text":"a\ud83db","\udc00":["\uDC00"],"pair":"\ud83d\ude00","n":[-0, -0.0,-0.5,"-0"]}}]}`
  expect((await ask('/data/mutate/production', {body: created, headers: administrator})).status).toBe(200)
  const document = shop.lake.dataset('production').documents.get('n')
  expect(document).toMatchObject({text: 'a\uFFFDb', '\uFFFD': ['\uFFFD'], pair: '😀', n: [0, 0, -0.5, '-0']})
  const {json} = shop.lake.database.sql.prepare("SELECT json FROM documents WHERE id = 'n'").get() ?? {}
  expect(JSON.parse(String(json))).toEqual(document)
})

test.each(['v2', 'vx', 'v2025-13-01', 'v2025-02-30', 'v2025-2-1', 'v20250219'])(
  '%s is rejected as a version of the API',
  async (version) => {
    const response = await request(`/${version}/data/query/production?query=1`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {message: expect.stringContaining('has no version "v')},
    ])
  },
)

test.each(['v1', 'vX', 'v2021-03-25', 'v2025-02-19', 'v2999-12-31'])(
  '%s is accepted as a version of the API',
  async (version) => {
    const response = await request(`/${version}/data/query/production?query=1`)
    expect([response.status, await response.json()]).toMatchObject([200, {result: 1}])
  },
)

test.each([
  ['POST', '/v1/data/mutate/production', 403],
  ['POST', '/v1/data/actions/production', 401],
  ['PUT', '/v1/users/me/keyvalue', 401],
  ['PUT', '/v1/datasets/new', 401],
  ['PATCH', '/v1/datasets/production', 401],
])('%s %s is rejected without a token before the body is read', async (method, path, status) => {
  let parts = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        parts += 1
        controller.enqueue(new Uint8Array(1024))
      },
    },
    {highWaterMark: 0},
  )
  const options = {method, body, duplex: 'half', headers: {'transfer-encoding': 'chunked'}}
  const response = await request(new Request(`http://localhost${path}`, options))
  expect([response.status, parts]).toEqual([status, 0])
})
