import {gzipSync} from 'node:zlib'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import type {JsonObject, Mutation} from '../types.ts'

let lake: Lake
let failures: unknown[]

beforeEach(() => {
  failures = []
  lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://localhost/lake',
    projectId: 'shop',
    dataset: 'production',
    token: 'administrators-token',
    onError: (error) => failures.push(error),
  })
  write({create: {_id: 'a', _type: 'product', name: 'Basin'}}, {create: {_id: 'drafts.a', _type: 'product'}})
})

afterEach(() => lake.close())

const write = (...mutations: Mutation[]) => lake.dataset('production').commit({mutations, author: 'x'})

interface Sent {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

async function ask(path: string, {method, body, headers}: Sent = {}) {
  const response = await lakeApp(lake).request(`/v2025-02-19${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type') === 'application/json'
  const answer: JsonObject = isJson ? JSON.parse(text) : {}
  return {status: response.status, text, answer, headers: response.headers}
}

const bearer = (token: string) => ({authorization: `Bearer ${token}`})
const administrator = bearer('administrators-token')
const create = {mutations: [{create: {_id: 'n', _type: 'product'}}]}

test('a mutation is answered with its transaction and what it did to each document', async () => {
  const {status, answer} = await ask('/data/mutate/production', {
    body: {...create, transactionId: 't1'},
    headers: administrator,
  })
  expect(status).toBe(200)
  expect(answer).toEqual({transactionId: 't1', results: [{id: 'n', operation: 'create'}]})
})

test('the transaction’s id may be in the address', async () => {
  const path = '/data/mutate/production?transactionId=t2'
  expect(await ask(path, {body: create, headers: administrator})).toMatchObject({
    answer: {transactionId: 't2'},
  })
  expect(await ask(path, {body: create, headers: administrator})).toMatchObject({status: 409})
})

test('documents are in the answer only when they are asked for', async () => {
  const {answer} = await ask('/data/mutate/production?returnIds=true&returnDocuments=true&visibility=async', {
    body: create,
    headers: administrator,
  })
  expect(answer).toMatchObject({
    results: [{id: 'n', operation: 'create', document: {_id: 'n', _type: 'product'}}],
  })
})

test.each(['/data/mutate/production?dryRun=true', '/data/mutate/production'])(
  'a dry run is asked for in the address or in the body: %s',
  async (path) => {
    const body = path.includes('?') ? create : {...create, dryRun: true}
    expect(await ask(path, {body, headers: administrator})).toMatchObject({status: 200})
    expect(lake.dataset('production').documents.has('n')).toBe(false)
  },
)

test.each(['/data/mutate/production', '/data/actions/production'])(
  '%s is refused without a token',
  async (path) => {
    const body = {...create, actions: []}
    expect(await ask(path, {body})).toMatchObject({
      status: 401,
      answer: {statusCode: 401, error: 'Unauthorized'},
    })
    expect(await ask(path, {body, headers: bearer('wrong')})).toMatchObject({
      status: 401,
      answer: {errorCode: 'SIO-401-ANF', message: 'Session not found'},
    })
  },
)

test('a viewer reads drafts and history, and writes nothing', async () => {
  const headers = bearer(lake.people.createToken('reader', 'viewer').token)
  expect(await ask('/data/doc/production/drafts.a', {headers})).toMatchObject({
    answer: {documents: [{_id: 'drafts.a'}]},
  })
  expect(await ask('/data/history/production/transactions/a', {headers})).toMatchObject({status: 200})
  expect(await ask('/data/mutate/production', {body: create, headers})).toMatchObject({
    status: 403,
    answer: {error: {type: 'mutationError', items: [{error: {type: 'insufficientPermissionsError'}}]}},
  })
  expect(await ask('/data/actions/production', {body: {actions: []}, headers})).toMatchObject({status: 403})
})

test('a failed mutation says which one failed and why', async () => {
  const mutations = [{delete: {id: 'drafts.a'}}, {create: {_id: 'a', _type: 'product'}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 409,
    answer: {
      error: {
        type: 'mutationError',
        description: 'Mutation failed: Document by ID "a" already exists',
        items: [{index: 1, error: {type: 'documentAlreadyExistsError', id: 'a'}}],
      },
    },
  })
})

test('a malformed path in a patch is named with the place of its mutation, and nothing is done', async () => {
  const mutations = [{delete: {id: 'drafts.a'}}, {patch: {id: 'a', set: {'parts[?': 1}}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 400,
    answer: {
      error: {
        description: expect.stringContaining('The path "parts[?" cannot be read'),
        items: [{index: 1, error: {type: 'validationError', id: 'a'}}],
      },
    },
  })
  expect(lake.dataset('production').documents.has('drafts.a')).toBe(true)
})

test('a failed action is an actionError', async () => {
  const actions = [{actionType: 'sanity.action.document.publish', publishedId: 'n', draftId: 'drafts.n'}]
  expect(await ask('/data/actions/production', {body: {actions}, headers: administrator})).toMatchObject({
    status: 409,
    answer: {error: {type: 'actionError', items: [{index: 0, error: {type: 'documentNotFoundError'}}]}},
  })
})

test('a query that cannot be read is named with its place, in a mutation too', async () => {
  const mutations = [{delete: {query: '*[_type == ]'}}]
  expect(await ask('/data/mutate/production', {body: {mutations}, headers: administrator})).toMatchObject({
    status: 400,
    answer: {
      error: {
        type: 'queryParseError',
        query: '*[_type == ]',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    },
  })
})

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
    'inserts at two places',
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
  ['has a number past all bounds', '{"mutations":[{"create":{"_type":"t","n":1e999}}]}', /number too large/],
  [
    'is nested 200 levels deep',
    `{"mutations":[{"create":{"_type":"t","a":${'['.repeat(200)}${']'.repeat(200)}}}]}`,
    /levels deep/,
  ],
]

test.each(BAD_BODIES)('a body that %s is refused with a sentence', async (_claim, body, message) => {
  const {sequence} = lake.dataset('production')
  const {status, answer} = await ask('/data/mutate/production', {
    method: 'POST',
    body,
    headers: administrator,
  })
  expect({status, error: answer.error}).toEqual({status: 400, error: 'Bad Request'})
  expect(answer.message).toMatch(message)
  expect(lake.dataset('production').sequence).toBe(sequence)
  expect({}).not.toHaveProperty('x')
})

test('an unknown action is refused with a sentence that names those that are known', async () => {
  const body = {actions: [{actionType: 'sanity.action.variant.definition.create', variantId: 'v'}]}
  const {status, answer} = await ask('/data/actions/production', {body, headers: administrator})
  expect(status).toBe(400)
  expect(answer.message).toMatch(/actions\[0\]\.actionType: .*sanity\.action\.document\.edit/)
})

test('a body past the limit is refused before it is read', async () => {
  const body = JSON.stringify({mutations: [{create: {_type: 't', text: 'x'.repeat(17 * 1024 * 1024)}}]})
  expect(await ask('/data/mutate/production', {body, headers: administrator})).toMatchObject({
    status: 413,
    answer: {message: 'The body is larger than 16 MB'},
  })
})

test('a batch of hundreds of documents is taken whole', async () => {
  const text = 'x'.repeat(20_000)
  const mutations = Array.from({length: 500}, (_, index) => ({create: {_id: `n${index}`, _type: 't', text}}))
  const {answer} = await ask('/data/mutate/production', {body: {mutations}, headers: administrator})
  expect(answer.results).toHaveLength(500)
})

test('unknown datasets and addresses are not found', async () => {
  expect(await ask('/data/mutate/nothing', {body: create, headers: administrator})).toMatchObject({
    status: 404,
    answer: {error: 'Not Found', message: 'Dataset "nothing" not found for project ID "shop"'},
  })
  expect(await ask('/data/nothing')).toMatchObject({status: 404, answer: {statusCode: 404}})
})

test('a bug answers 500 and tells nothing of itself, but is reported', async () => {
  lake.database.exec('DROP TABLE changes')
  const {status, answer} = await ask('/data/history/production/events/documents/a', {headers: administrator})
  expect(status).toBe(500)
  expect(answer).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal server error occurred',
  })
  expect(failures).toHaveLength(1)
})

test('any page may call the lake with credentials and any header, and need not ask again for a day', async () => {
  const headers = {
    origin: 'http://studio.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,x-sanity-app',
  }
  const answer = (await ask('/data/mutate/production', {method: 'OPTIONS', headers})).headers
  expect(answer.get('access-control-allow-origin')).toBe('http://studio.example')
  expect(answer.get('access-control-allow-credentials')).toBe('true')
  expect(answer.get('access-control-allow-headers')).toBe('authorization,x-sanity-app')
  expect(Number(answer.get('access-control-max-age'))).toBeGreaterThanOrEqual(600)
})

test('doc gives documents by id, and says of the others why not', async () => {
  const {answer} = await ask('/data/doc/production/a,drafts.a,gone', {headers: administrator})
  expect(answer).toMatchObject({
    documents: [{_id: 'a', name: 'Basin'}, {_id: 'drafts.a'}],
    omitted: [{id: 'gone', reason: 'existence'}],
  })
})

test('doc tells an anonymous reader nothing of ids with a dot, not even whether they exist', async () => {
  const {answer} = await ask('/data/doc/production/a,drafts.a,drafts.gone')
  expect(answer).toMatchObject({
    documents: [{_id: 'a'}],
    omitted: [
      {id: 'drafts.a', reason: 'permission'},
      {id: 'drafts.gone', reason: 'permission'},
    ],
  })
})

test('doc without content answers what exists all the same', async () => {
  const {answer} = await ask('/data/doc/production/a,gone?excludeContent=true')
  expect(answer).toEqual({documents: [], omitted: [{id: 'gone', reason: 'existence'}]})
})

test('doc gives every version of a document when asked', async () => {
  write({create: {_id: 'versions.r1.a', _type: 'product'}})
  const {answer} = await ask('/data/doc/production/a?includeAllVersions=true', {headers: administrator})
  expect(answer).toMatchObject({
    documents: [{_id: 'a'}, {_id: 'drafts.a'}, {_id: 'versions.r1.a'}],
    omitted: [],
  })
})

test('a private dataset is closed to anonymous readers', async () => {
  lake.createDataset('inner', 'private').commit({mutations: [{create: {_id: 'a', _type: 't'}}], author: 'x'})
  expect((await ask('/data/doc/inner/a')).answer).toEqual({
    documents: [],
    omitted: [{id: 'a', reason: 'permission'}],
  })
  expect((await ask('/data/export/inner')).text).toBe('')
})

test('export gives what the reader may see, one document a line, and only the types asked for', async () => {
  write({create: {_id: 'c', _type: 'category'}})
  const ids = async (path: string, headers?: Record<string, string>) => {
    const {text} = await ask(path, {headers})
    return text
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)._id)
  }
  expect(await ids('/data/export/production', administrator)).toEqual(['a', 'drafts.a', 'c'])
  expect(await ids('/data/export/production')).toEqual(['a', 'c'])
  expect(await ids('/data/export/production?types=category,other', administrator)).toEqual(['c'])
})

test('no cache keeps what only some may see', async () => {
  for (const path of [
    '/data/doc/production/a',
    '/data/export/production',
    '/data/query/production?query=*',
  ]) {
    expect((await ask(path, {headers: administrator})).headers.get('cache-control')).toBe('no-store')
  }
})

test('ping and references answer', async () => {
  expect(await ask('/data/ping/production')).toMatchObject({status: 200})
  expect((await ask('/data/references/production/documents/a/to', {headers: administrator})).answer).toEqual({
    totalCount: 0,
    references: [],
  })
})

const send = async (body: Uint8Array<ArrayBuffer>, headers = {}) =>
  lakeApp(lake).request('/v1/data/mutate/production', {
    method: 'POST',
    headers: {...administrator, ...headers},
    body,
  })

test('a body that is not UTF-8, or is compressed, is refused: nothing is stored that was not sent', async () => {
  const text = JSON.stringify({mutations: [{create: {_id: 'n', _type: 'product', name: 'Bäd'}}]})
  const latin = await send(new Uint8Array(Buffer.from(text, 'latin1')))
  expect([latin.status, await latin.json()]).toMatchObject([400, {message: 'The body is not UTF-8'}])
  const compressed = await send(new Uint8Array(gzipSync(text)), {'content-encoding': 'gzip'})
  expect([compressed.status, await compressed.json()]).toMatchObject([
    415,
    {message: expect.stringContaining('"gzip"')},
  ])
  expect(lake.dataset('production').documents.has('n')).toBe(false)
  const marked = await send(new Uint8Array(Buffer.from(`\uFEFF${text}`)))
  expect(marked.status).toBe(200)
})

test('a sender who hangs up in the middle of a body is no bug, and changes nothing', async () => {
  const {sequence} = lake.dataset('production')
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"mutations":[')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), {code: 'ECONNRESET'})),
  })
  // `duplex` is needed for a streamed body but unknown to the DOM's types.
  const options = {method: 'POST', headers: administrator, body, duplex: 'half'}
  const request = new Request('http://localhost/v1/data/mutate/production', options)
  expect((await lakeApp(lake).request(request)).status).toBe(400)
  expect([failures, lake.dataset('production').sequence]).toEqual([[], sequence])
})

test('half of a character is in the memory what it is on the disk', async () => {
  const created = String.raw`{"mutations":[{"create":{"_id":"n","_type":"t","text":"a\ud83db","\udc00":["\uDC00"],"pair":"\ud83d\ude00"}}]}`
  expect((await ask('/data/mutate/production', {body: created, headers: administrator})).status).toBe(200)
  const document = lake.dataset('production').documents.get('n')
  expect(document).toMatchObject({text: 'a\uFFFDb', '\uFFFD': ['\uFFFD'], pair: '😀'})
  const {json} = lake.database.prepare("SELECT json FROM documents WHERE id = 'n'").get() ?? {}
  expect(JSON.parse(String(json))).toEqual(document)
})

test.each(['v2', 'vx', 'v2025-13-01', 'v2025-02-30', 'v2025-2-1', 'v20250219'])(
  '%s is no version of the API, and said to be none',
  async (version) => {
    const response = await lakeApp(lake).request(`/${version}/data/query/production?query=1`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {message: expect.stringContaining('has no version "v')},
    ])
  },
)

test.each(['v1', 'vX', 'v2021-03-25', 'v2025-02-19', 'v2999-12-31'])(
  '%s is a version of the API',
  async (version) => {
    const response = await lakeApp(lake).request(`/${version}/data/query/production?query=1`)
    expect([response.status, await response.json()]).toMatchObject([200, {result: 1}])
  },
)
