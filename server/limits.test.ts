import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'
import {readConfig} from './config.ts'
import {openShop, type Shop} from './shop.ts'
import {namedTests} from '../lib/testing/named-tests.ts'
import {copyOf, noise, png, upload} from './uploads/test-service.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
const STUDIO_FILE = '/studio/static/studio-0a1b2c3d.js'

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'))
  const dist = join(folder, 'studio/dist')
  await mkdir(join(dist, 'static'), {recursive: true})
  await writeFile(join(dist, 'index.html'), '<!doctype html><head></head>')
  await writeFile(join(folder, STUDIO_FILE.replace('/studio', 'studio/dist')), '// The Studio')
  const settings = {PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'http://shop.example', LAKE_TOKEN: TOKEN}
  const config = readConfig(settings, folder)
  const shop = openShop(config, folder)
  onTestFinished(async () => {
    await shop.close()
    await rm(folder, {recursive: true})
  })
  return {shop, projectId: config.content.projectId}
}

/** The answer about admission without the counts of processes. */
function limitsIn(answer: unknown): Record<string, unknown> {
  const {processes: _, ...limits} = z.looseObject({processes: z.unknown()}).parse(answer)
  return limits
}

/** The names of a shop's limits, as an administrator sees them. */
async function limitsOf() {
  const {shop} = await open()
  const ask = async (headers = {}) =>
    shop.fetch(new Request('http://shop.example/lake/v1/admission', {headers}))
  expect((await ask()).status).toBe(401)
  const counts = limitsIn(await (await ask({authorization: `Bearer ${TOKEN}`})).json())
  expect(counts).toMatchObject({queries: {admitted: 0, refusedToClient: 0, refusedOverall: 0, held: 0}})
  return Object.keys(counts)
}

test('every limit has a row in docs/limits.md, and an administrator reads its counts', async () => {
  const limits = await limitsOf()
  expect(limits).toEqual(expect.arrayContaining(['queries', 'renderings', 'enquiries', 'uploads', 'sockets']))
  const {text} = namedTests('docs/limits.md')
  expect(limits.filter((name) => !text.includes(`\n| \`${name}\` |`))).toEqual([])
})

test('an administrator reads how often processes that read foreign bytes started, and why they ended', async () => {
  const {shop} = await open()
  const headers = {authorization: `Bearer ${TOKEN}`}
  const send = async (path: string, init: RequestInit = {}) =>
    shop.fetch(new Request(`http://shop.example/lake/v1/${path}`, {...init, headers}))
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'
  expect((await send('assets/images/production', {method: 'POST', body})).status).toBe(200)
  const deaths = {time: 0, memory: 0, crash: 0}
  expect(await (await send('admission')).json()).toMatchObject({
    processes: {pictures: {started: 1, deaths}, uploads: {started: 0, deaths}},
  })
})

test('every limit names tests that exist', () => {
  const {count, wrong} = namedTests('docs/limits.md')
  expect(count).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

/** Addresses that answer a stranger without a limit on requests, by reason. Their undelivered bytes have a limit. */
const WITHOUT_LIMIT = {
  'a constant, or a few settings from memory': [
    'GET /ip',
    'GET /preview/disable',
    ...[
      'access/requests/me',
      'aliases',
      'check/cors',
      'data/ping/production',
      'data/references/production/documents/gate/to',
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
  'the Studio as it was built: one small page, and files that are compressed once': [
    'GET /studio/x',
    `GET ${STUDIO_FILE}`,
  ],
  'one lookup in memory, and a few names and points in the answer': ['GET /similar/x/x'],
  'the machine that watches the shop must always get an answer': ['GET /healthz', 'GET /readyz'],
  'it ends a session, and a stranger has none': ['POST /lake/v1/auth/logout'],
}

const ORIGIN = 'http://shop.example'
const AUTHORIZED = {authorization: `Bearer ${TOKEN}`}

/** Addresses of a shop with content: of a document, assets, an uploaded file and a file of the Studio, by their route. */
async function realAddresses(shop: Shop): Promise<Record<string, string>> {
  const request = async (path: string, init?: RequestInit) => shop.fetch(new Request(ORIGIN + path, init))
  const add = (path: string, body: BodyInit, headers = {}) =>
    request(`/lake/v1/${path}`, {method: 'POST', headers: {...AUTHORIZED, ...headers}, body})
  const mutations = [{create: {_id: 'gate', _type: 'note'}}, {create: {_id: 'product-1', _type: 'product'}}]
  await add('data/mutate/production', JSON.stringify({mutations}), {'content-type': 'application/json'})
  // More than a megabyte: less is free to read.
  const large = copyOf(await (await noise()).png({compressionLevel: 0}).toBuffer())
  const asset = z.object({document: z.object({url: z.string()})})
  const added = async (kind: string) => {
    const {document} = asset.parse(await (await add(`assets/${kind}/production`, large)).json())
    return new URL(document.url).pathname
  }
  return {
    '/lake/images/:project/:dataset/:name/:vanity?': await added('images'),
    '/lake/files/:project/:dataset/:name/:vanity?': await added('files'),
    '/uploads/:slug': (await upload({request}, await png())).path,
    '/studio/static/*': STUDIO_FILE,
  }
}

/** A stranger's request for the address of a route. */
function strangersRequest(
  {method, path}: {method: string; path: string},
  {projectId, real}: {projectId: string; real: Record<string, string>},
): Request {
  const address = (real[path] ?? path)
    .replace(/:version(?:\{[^}]*\{4\}[^/]*)?/, 'v1')
    .replace(/:kind\{[^}]*\}/, 'images')
    .replaceAll(':dataset', 'production')
    .replaceAll(':project', projectId)
    .replaceAll(/:ids?\b/g, 'gate')
    .replaceAll(/:\w+|\*/g, 'x')
  const verb = method === 'ALL' ? 'GET' : method
  const hasBody = verb !== 'GET' && verb !== 'DELETE'
  const init = hasBody ? {headers: {'content-type': 'application/json'}, body: '{}'} : {}
  const query = path in real ? '' : '?query=1'
  return new Request(`${ORIGIN}${address}${query}`, {method: verb, ...init})
}

test('every address that answers a stranger uses a limit, or has a reason not to', async () => {
  const {shop, projectId} = await open()
  const real = await realAddresses(shop)
  const counts = async () => {
    const asked = new Request(`${ORIGIN}/lake/v1/admission`, {headers: AUTHORIZED})
    const {'bytes of undelivered answers': _, ...others} = limitsIn(await (await shop.fetch(asked)).json())
    return JSON.stringify(others)
  }
  const answered = new Set<string>()
  const free = new Set<string>()
  for (const route of shop.routes) {
    const request = strangersRequest(route, {projectId, real})
    const {pathname} = new URL(request.url)
    const before = await counts()
    const response = await shop.fetch(request, {clientAddress: '192.0.2.1'})
    await response.body?.cancel()
    if (response.status >= 400) continue
    answered.add(pathname)
    if ((await counts()) === before) free.add(`${request.method} ${pathname.replace(projectId, ':project')}`)
  }
  const examples = ['/lake/v1/data/doc/production/gate', ...Object.values(real)]
  expect(examples.filter((path) => !answered.has(path))).toEqual([])
  expect([...free].toSorted()).toEqual(Object.values(WITHOUT_LIMIT).flat().toSorted())
})
