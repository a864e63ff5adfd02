import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'

const token = 'a'.repeat(40)
const reported: unknown[] = []
let dataDir: string
let lake: Lake

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secure-'))
  const options = {dataDir, publicBase: 'http://shop.example/lake', projectId: 'stone', token}
  lake = openLake({...options, dataset: 'production', onError: (error) => reported.push(error)})
  lake.dataset('production').commit({
    mutations: [
      {create: {_id: 'a', _type: 't', name: 'public'}},
      {create: {_id: 'drafts.a', _type: 't', name: 'secret draft'}},
      {create: {_id: 'lead.1', _type: 'lead', name: 'secret lead'}},
    ],
    author: 'owner',
  })
})
afterAll(() => {
  lake.close()
  rmSync(dataDir, {recursive: true, force: true})
})

const ask = (path: string, init: RequestInit = {}) => lakeApp(lake).request(path, init)
const query = (groq: string) => `/v1/data/query/production?query=${encodeURIComponent(groq)}`

const READS = [
  query('*'),
  query('*[_id in path("**")]'),
  query('*[_id match "drafts"] | order(_id)'),
  query('*[name match "secr*"]'),
  query('*[_id == "a"]{"draft": *[_id == "drafts." + ^._id][0]}'),
  `${query('*')}&perspective=raw`,
  `${query('*')}&perspective=drafts`,
  '/v1/data/doc/production/a,drafts.a,lead.1',
  '/v1/data/export/production',
]

test.each(READS)('without a token, %s reveals nothing about drafts and dotted ids', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('secret')
})

const CLOSED: [string, string][] = [
  ['POST', '/v1/data/mutate/production'],
  ['POST', '/v1/data/actions/production'],
  ['POST', '/v1/assets/images/production'],
  ['POST', '/v1/assets/files/production'],
  ['PUT', '/v1/datasets/other'],
  ['PATCH', '/v1/datasets/production'],
  ['DELETE', '/v1/datasets/production'],
  ['PUT', '/v1/users/me/keyvalue'],
  ['GET', '/v1/users/owner'],
  ['GET', '/v1/data/history/production/transactions/a'],
  ['GET', '/v1/data/history/production/documents/a?time=2030-01-01T00:00:00Z'],
  ['GET', '/v1/data/history/production/events/documents/a'],
]

test.each(CLOSED)('without a token, %s %s is rejected and changes nothing', async (method, path) => {
  const body = method === 'GET' ? undefined : '{"mutations":[{"delete":{"id":"a"}}]}'
  const response = await ask(path, {method, ...(body && {body})})
  expect(response.status).toBe(path.includes('/mutate/') ? 403 : 401)
  expect(lake.dataset('production').documents.size).toBe(3)
})

const ODD: [string, RequestInit?][] = [
  [query('*[')],
  [query('*[geo::distance(a, b) < 3]')],
  ['/v1/data/query/nowhere?query=*'],
  ['/v1/data/query/production?query=*&$a=%7B'],
  ['/v1/data/mutate/production', {method: 'POST', body: '{'}],
  ['/v1/data/mutate/production', {method: 'POST', body: '{"mutations":[{"create":{"_type":5}}]}'}],
  [
    '/v1/data/mutate/production',
    {method: 'POST', body: '{"mutations":[{"patch":{"id":"gone","set":{"a":1}}}]}'},
  ],
  ['/v1/assets/images/production', {method: 'POST', body: 'no picture'}],
  ['/v1/assets/images/production?meta=stack', {method: 'POST', body: 'x'}],
  ['/images/stone/production/..%2F..%2Flake.sqlite'],
  ['/images/stone/production/%2e%2e/%2e%2e/lake-token'],
  ['/files/stone/production/../../../lake-token'],
  ['/files/stone/production/%00.pdf'],
  [`/images/stone/production/${'a'.repeat(40)}-10x10.png?w=NaN`],
  ['/v1/data/history/production/documents/a?revision=nothing'],
  ['/v1/data/listen/production?query=*&$a=no'],
  ['/v1/projects/other'],
  ['/nowhere'],
  [`/v1/${'x'.repeat(20_000)}`],
]

test.each(ODD)(
  'the answer to %s is a 4xx with a sentence, without stack and path',
  async (path, init = {}) => {
    const response = await ask(path, {...init, headers: {authorization: `Bearer ${token}`}})
    const text = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(text).not.toContain(dataDir)
    expect(text).not.toMatch(/\.ts:\d|node_modules|\n\s+at |lake\.sqlite/)
    expect(text.length).toBeLessThan(2000)
  },
)

test('the error of a listener’s query has no stack and no path', async () => {
  const response = await ask('/v1/data/listen/production?query=*[', {
    headers: {authorization: `Bearer ${token}`},
  })
  const text = await response.text()
  expect(text).toContain('channelError')
  expect(text).not.toContain(dataDir)
  expect(text).not.toMatch(/\.ts:\d|node_modules|\n\s+at |lake\.sqlite/)
})

test('a bug is logged in full, and its answer has no details', async () => {
  reported.length = 0
  const broken = openLake({...lake.options, dataDir: ':memory:', onError: (error) => reported.push(error)})
  const app = lakeApp(broken)
  broken.close()
  const response = await app.request('/v1/users/me', {headers: {authorization: `Bearer ${token}`}})
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal server error occurred',
  })
  expect(reported).toHaveLength(1)
})

test('a file name cannot add a header to the response', async () => {
  const upload = await ask('/v1/assets/files/production?filename=a%0D%0ASet-Cookie:%20b.pdf', {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`},
    body: 'a price list',
  })
  const {document} = Object(await upload.json())
  const path = String(document.path).replace(/^/, '/')
  for (const name of ['', 'x%0D%0AX-Evil:%201', '%22;%20evil=%22', '%E2%80%AEgpj.exe']) {
    const {headers, status} = await ask(`${path}?dl=${name}`)
    expect(status).toBe(200)
    expect(headers.get('x-evil')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[^\s"';]*$/,
    )
  }
})

test.each([
  '/v1/data/doc/production/a',
  '/v1/data/ping/production',
  '/v1/data/export/production',
  query('*'),
  query('*['),
  '/v1/data/listen/production?query=*',
  '/nowhere',
])('no browser guesses another type for the answer of %s', async (path) => {
  const response = await ask(path)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await response.body?.cancel()
})
