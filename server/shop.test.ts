import {mkdir, mkdtemp, rename, rm, stat, writeFile} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {readConfig} from './config.ts'
import {openShop, type Shop} from './shop.ts'
import {serveShop} from './serve.ts'

let folder: string
let shop: Shop

// A root without any build: these tests only need to see where requests go.
const settings = (environment: Record<string, string> = {}) =>
  readConfig({PORT: '0', DATA_DIR: 'data', PUBLIC_URL: 'http://shop.example', ...environment}, folder)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  await mkdir(join(folder, 'studio/dist'), {recursive: true})
  shop = openShop(settings(), folder)
})

afterAll(async () => {
  await shop.close()
  await rm(folder, {recursive: true})
})

const get = async (path: string) => shop.fetch(new Request(`http://shop.example${path}`))

test('the health check responds', async () => {
  expect(await (await get('/healthz')).json()).toEqual({status: 'ok'})
})

test.each(['/healthz', '/readyz', '/ip', '/forms/submissions', '/upload-service/get-upload-url'])(
  '%s tells browsers not to guess its type',
  async (path) => {
    expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('a start closes an open data folder to other users', async () => {
  const config = settings({DATA_DIR: 'was-open'})
  await mkdir(join(config.dataDir, 'assets'), {recursive: true, mode: 0o755})
  await writeFile(join(config.dataDir, 'lake-token'), 'a-token-of-more-than-thirty-two-characters', {
    mode: 0o644,
  })
  await openShop(config, folder).close()
  const modes = ['', 'assets', 'lake-token'].map(
    async (name) => (await stat(join(config.dataDir, name))).mode & 0o777,
  )
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600])
})

test.each([
  // As `npm start` makes it before the server starts.
  ['an empty', (dir: string) => mkdir(dir)],
  ['no', () => undefined],
])(
  'a start with %s data folder completes a restore that was killed between its renames',
  async (_what, prepare) => {
    const config = settings({DATA_DIR: 'cut-off'})
    const before = openShop(config, folder)
    before.lake
      ?.dataset('production')
      .commit({mutations: [{create: {_id: 'kept', _type: 't'}}], author: 'me'})
    await before.close()
    await rename(config.dataDir, `${config.dataDir}.restored`)
    await prepare(config.dataDir)
    const after = openShop(config, folder)
    expect([...(after.lake?.dataset('production').documents.keys() ?? [])]).toEqual(['kept'])
    await after.close()
    await rm(config.dataDir, {recursive: true})
  },
)

test('an unknown address of the lake gets the lake’s own error, not a page', async () => {
  for (const path of ['/lake/v1/nothing', '/lake/nothing', '/lake/v1']) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(await response.json(), path).toMatchObject({statusCode: 404, error: 'Not Found'})
  }
})

test('a query reaches the lake, and a Studio that is not built says so', async () => {
  const query = await get('/lake/v2025-02-19/data/query/production?query=count(*)')
  expect(await query.json()).toMatchObject({result: 0})
  const studio = await get('/studio')
  expect([studio.status, await studio.text()]).toEqual([
    503,
    'The Studio is not built yet. Run npm run build.',
  ])
})

test('a second server on the same data folder is rejected with a sentence', () => {
  expect(() => openShop(settings(), folder)).toThrow(/another/i)
})

test('a public host is rejected until the owner has a password', async () => {
  const open = settings({HOST: '0.0.0.0', DATA_DIR: 'other'})
  await expect(serveShop(open, folder)).rejects.toThrow('npm run owner')
  const {openPeopleAside} = await import('@stone-designs/lake/admin')
  const aside = openPeopleAside(open.dataDir)
  await aside.people.setPassword('four words that differ')
  aside.close()
  const running = await serveShop(open, folder)
  expect((await fetch(`${running.localUrl}/healthz`)).status).toBe(200)
  await running.close()
})

test('the client is found behind a proxy of a trusted network, without the port of the connection', async () => {
  const running = await serveShop(settings({DATA_DIR: 'proxied', TRUSTED_PROXIES: '127.0.0.0/8'}), folder)
  const headers = {'x-forwarded-for': '198.51.100.7:51234'}
  expect(await (await fetch(`${running.localUrl}/ip`, {headers})).json()).toEqual({ip: '198.51.100.7'})
  await running.close()
})

test('a request that offers another protocol, or a socket elsewhere, gets a plain HTTP response', async () => {
  const running = await serveShop(settings({DATA_DIR: 'upgrading'}), folder)
  const answerTo = async (path: string, protocol: string) => {
    const socket = connect(Number(new URL(running.localUrl).port), '127.0.0.1')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    )
    return text(socket)
  }
  for (const [path, protocol] of [
    ['/healthz', 'h2c'],
    ['/healthz', 'websocket'],
    ['/lake/v1/check/cors', 'h2c'],
  ] as const)
    expect(await answerTo(path, protocol), path).toMatch(/^HTTP\/1.1 200/)
  expect(await answerTo('//[', 'websocket')).toMatch(/^HTTP\/1.1 [34]/)
  await running.close()
})

test('a wrong password for conversions is in the record of access, as a failed sign-in is', async () => {
  const feed = {ADS_FEED_USER: 'google', ADS_FEED_PASSWORD: 'a-long-random-password'}
  const other = openShop(settings({DATA_DIR: 'with-feed', ...feed}), folder)
  const headers = {authorization: `Basic ${btoa('google:guessed')}`}
  const response = await other.fetch(new Request('http://shop.example/ads/ordered.csv', {headers}))
  expect(response.status).toBe(401)
  expect(other.lake?.people.audit.list({limit: 1})).toMatchObject([
    {event: 'sign-in failed', subject: 'to fetch conversions'},
  ])
  await other.close()
})
