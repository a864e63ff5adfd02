import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {readConfig} from '../config.ts'
import {serveShop} from '../serve.ts'
import {maskedOf} from './observe.ts'
import {openLog} from './log.ts'
import {openMetrics} from './metrics.ts'

const METRICS_TOKEN = 'a-token-of-more-than-thirty-two-characters'

/** A shop that answers on a port. @returns what it logs, and a function that requests from it */
async function open(settings: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'metrics-'))
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const shop = await serveShop(
    readConfig({PORT: '0', DATA_DIR: dir, BACKUP_DIR: 'off', ...settings}, dir),
    dir,
  )
  onTestFinished(async () => {
    await shop.close()
    vi.restoreAllMocks()
    rmSync(dir, {recursive: true})
  })
  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.localUrl), init)
  const figures = async () => (await get('/metrics')).text()
  return {get, figures, written}
}

test('the figures count requests by route, durations, refusals by limit, memory and the event loop', async () => {
  const {get, figures} = await open()
  for (const path of ['/healthz', '/healthz?item=FOU-001', '/lake/v1/projects/unknown']) await get(path)
  const text = await figures()
  expect(text).toContain(
    'shop_http_requests_total{route="/healthz",method="GET",status="200",origin="client"} 2',
  )
  expect(text).toMatch(
    /shop_http_request_duration_seconds_bucket\{le="0.5",route="\/healthz",origin="client"\} 2/,
  )
  for (const name of [
    'shop_limit_refused_to_client{limit="enquiries"} 0',
    'shop_tasks_waiting{process="pictures"} 0',
    'shop_requests_waiting',
    'shop_pages{cache="hit"}',
    'shop_outbox_waiting',
    'shop_nodejs_eventloop_lag_p99_seconds',
    'shop_process_resident_memory_bytes',
  ])
    expect(text).toContain(name)
  expect(text).not.toContain('FOU-001')
})

test('every figure of the dashboard exists', async () => {
  const {figures} = await open({BACKUP_DIR: ''})
  const dashboard = readFileSync(new URL('../../docs/grafana.json', import.meta.url), 'utf8')
  const names = new Set(dashboard.match(/shop_\w+?(?=_bucket|[^\w])/g))
  expect(names.size).toBeGreaterThan(10)
  const text = await figures()
  expect([...names].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
})

test('a load is visible: requests that a limit refused, and those that it admitted', async () => {
  const {get, figures} = await open({TRUSTED_PROXIES: '127.0.0.1'})
  const headers = {'X-Forwarded-For': '203.0.113.7', 'Content-Type': 'application/json'}
  await Promise.all(
    Array.from({length: 80}, () => get('/forms/field', {method: 'POST', headers, body: '{}'})),
  )
  const text = await figures()
  for (const line of [
    'shop_limit_admitted{limit="measurements"} 60',
    'shop_limit_refused_to_client{limit="measurements"} 20',
    'shop_http_requests_total{route="/forms/field",method="POST",status="429",origin="client"} 20',
  ])
    expect(text).toContain(line)
})

test('a client was there for a minute after its request; programs that watch the shop are no clients', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const metrics = openMetrics(() => [])
  const answered = {method: 'GET', status: 200, seconds: 0.01, origin: 'client'} as const
  for (const route of ['/healthz', '/readyz', '/metrics']) metrics.count({...answered, route})
  metrics.count({...answered, route: '/lake/v1/data/query/:dataset', origin: 'server'})
  expect(metrics.hasClients()).toBe(false)
  metrics.count({...answered, route: '/*'})
  vi.advanceTimersByTime(59_000)
  expect(metrics.hasClients()).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(metrics.hasClients()).toBe(false)
})

test.each([
  ['a visitor of a proxy that names visitors', {}, {'X-Forwarded-For': '203.0.113.7'}],
  ['a visitor of a proxy that names nobody', {PUBLIC_URL: 'https://shop.example'}, {}],
  ['a wrong token', {METRICS_TOKEN, PUBLIC_URL: 'https://shop.example'}, {Authorization: 'Bearer no'}],
])('the figures are not for %s', async (_who, settings, headers) => {
  const {get} = await open(settings)
  const response = await get('/metrics', {headers})
  expect([response.status, await response.json()]).toEqual([
    403,
    {message: expect.stringContaining('METRICS_TOKEN')},
  ])
})

test('a program with the token reads the figures from anywhere', async () => {
  const {get} = await open({METRICS_TOKEN, PUBLIC_URL: 'https://shop.example'})
  const headers = {'X-Forwarded-For': '203.0.113.7', Authorization: `Bearer ${METRICS_TOKEN}`}
  const response = await get('/metrics', {headers})
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
})

test('each response names its request, by the id of a proxy in front where there is one', async () => {
  const {get} = await open()
  const id = 'a1b2c3d4-0000'
  expect((await get('/healthz', {headers: {'X-Request-Id': id}})).headers.get('x-request-id')).toBe(id)
  for (const sent of ['', 'two words', 'x'.repeat(200)])
    expect((await get('/healthz', {headers: {'X-Request-Id': sent}})).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    )
})

test('the access log holds no parameters and no whole address, and is off by default', async () => {
  const settings = {TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'json'}
  const silent = await open(settings)
  await silent.get('/ip?gclid=secret')
  expect(silent.written.join('')).not.toContain('/ip')
  const {get, written} = await open({...settings, ACCESS_LOG: 'on'})
  const response = await get('/ip?gclid=secret', {headers: {'X-Forwarded-For': '203.0.113.7'}})
  const entry: unknown = JSON.parse(written.find((line) => line.includes('/ip')) ?? '{}')
  expect(entry).toMatchObject({
    level: 'info',
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/ip',
    status: 200,
    client: '203.0.113.0',
  })
  expect(JSON.stringify(entry)).not.toContain('secret')
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['2001:db8:7:1::9', '2001:db8:7::/48'],
  ['unknown', 'unknown'],
])('the address %s is logged as %s', (address, logged) => expect(maskedOf(address)).toBe(logged))

test('an entry of the log has its time, its level, the id of its request and all causes of an error', () => {
  const written: string[] = []
  const log = openLog({format: 'json', level: 'info', access: false}, (line) => void written.push(line))
  log.during('request-1', () => log.error(new Error('A lead was not saved', {cause: new Error('disk full')})))
  log.notice('A sentence.')
  const [error, notice] = written.map((line): unknown => JSON.parse(line))
  expect(error).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    requestId: 'request-1',
    err: {message: 'A lead was not saved', cause: {message: 'disk full'}},
  })
  expect(notice).toMatchObject({level: 'warn', msg: 'A sentence.'})
})

test.each(['json', 'pretty'] as const)('LOG_LEVEL=error leaves out notices in the format %s', (format) => {
  const written: string[] = []
  const log = openLog({format, level: 'error', access: true}, (line) => void written.push(line))
  log.notice('A sentence.')
  log.access({method: 'GET', path: '/', status: 200, milliseconds: 1, client: '203.0.113.0'})
  expect(written).toEqual([])
  log.error(new Error('A failure'))
  expect(written.join('')).toContain('A failure')
})
