import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readConfig} from './config.ts'
import {openShop} from './shop.ts'
import {namedTests} from './test-named.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'))
  const settings = {PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'http://shop.example', LAKE_TOKEN: TOKEN}
  const config = readConfig(settings, folder)
  const shop = openShop(config, folder)
  onTestFinished(async () => {
    await shop.close()
    await rm(folder, {recursive: true})
  })
  return {shop, projectId: config.content.projectId}
}

/** The names of a shop's limits, as an administrator sees them. */
async function limitsOf() {
  const {shop} = await open()
  const ask = async (headers = {}) =>
    shop.fetch(new Request('http://shop.example/lake/v1/admission', {headers}))
  expect((await ask()).status).toBe(401)
  const counts: unknown = await (await ask({authorization: `Bearer ${TOKEN}`})).json()
  expect(counts).toMatchObject({queries: {admitted: 0, refusedToSender: 0, refusedOverall: 0, held: 0}})
  return Object.keys(Object(counts))
}

test('every limit has a row in docs/limits.md, and an administrator reads its counts', async () => {
  const limits = await limitsOf()
  expect(limits).toEqual(expect.arrayContaining(['queries', 'renderings', 'enquiries', 'uploads', 'sockets']))
  const {text} = namedTests('docs/limits.md')
  expect(limits.filter((name) => !text.includes(`\n| \`${name}\` |`))).toEqual([])
})

test('every limit names tests that exist', () => {
  const {count, wrong} = namedTests('docs/limits.md')
  expect(count).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

/** Addresses that answer a stranger without a limit on requests, by reason. Their unread bytes have a limit. */
const WITHOUT_LIMIT = {
  'a constant, or a few settings from memory': [
    'GET /ip',
    'GET /preview/disable',
    ...[
      'access/requests/me',
      'aliases',
      'check/cors',
      'data/ping/production',
      'data/references/production/documents/x/to',
      'datasets',
      'features',
      'help',
      'intake/telemetry-status',
      'journey/x',
      'ping',
      'projects',
      'projects/:project/datasets',
      'projects/:project/datasets/production/acl',
      'projects/:project/datasets/production/settings/indexing',
      'projects/:project/grants',
      'projects/:project/user-applications',
      'users/me',
    ].map((path) => `GET /lake/v1/${path}`),
    'POST /lake/v1/intake/batch',
  ],
  'a text that is kept until the content changes': [
    'GET /feeds/google.xml',
    'GET /feeds/left-out.json',
    'GET /feeds/meta.csv',
  ],
  'one lookup in memory, and a few names in the answer': ['GET /similar/x/x'],
  'the machine that watches the shop must always get an answer': ['GET /healthz', 'GET /readyz'],
  'it ends a session, and a stranger has none': ['POST /lake/v1/auth/logout'],
}

/** A stranger's request for the address of a route. */
function strangersRequest({method, path}: {method: string; path: string}, projectId: string): Request {
  const address = path
    .replace(/:version(?:\{[^}]*\{4\}[^/]*)?/, 'v1')
    .replace(/:kind\{[^}]*\}/, 'images')
    .replace('/:vanity?', '')
    .replaceAll(':dataset', 'production')
    .replaceAll(':project', projectId)
    .replaceAll(/:\w+|\*/g, 'x')
  const verb = method === 'ALL' ? 'GET' : method
  const hasBody = verb !== 'GET' && verb !== 'DELETE'
  const init = hasBody ? {headers: {'content-type': 'application/json'}, body: '{}'} : {}
  return new Request(`http://shop.example${address}?query=1`, {method: verb, ...init})
}

test('every address that answers a stranger uses a limit, or has a reason not to', async () => {
  const {shop, projectId} = await open()
  const counts = async () => {
    const headers = {authorization: `Bearer ${TOKEN}`}
    return (await shop.fetch(new Request('http://shop.example/lake/v1/admission', {headers}))).text()
  }
  const free = new Set<string>()
  for (const route of shop.routes) {
    const request = strangersRequest(route, projectId)
    const before = await counts()
    const response = await shop.fetch(request, {clientAddress: '192.0.2.1'})
    await response.body?.cancel()
    if (response.status < 400 && (await counts()) === before)
      free.add(`${request.method} ${new URL(request.url).pathname.replace(projectId, ':project')}`)
  }
  expect([...free].toSorted()).toEqual(Object.values(WITHOUT_LIMIT).flat().toSorted())
})
