import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {Hono} from 'hono'
import {expect, onTestFinished, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {openRecordsDatabase} from './database.ts'
import {openMeasurements} from './measurements.ts'
import {fieldRoutes} from './measurement-routes.ts'

const MONDAY = Date.parse('2026-11-23T10:00:00Z')
const DAY_MS = 86_400_000

function open(limit = {perClient: 60, overall: 600, seconds: 600}) {
  const dir = mkdtempSync(join(tmpdir(), 'field-'))
  const records = openRecordsDatabase(dir, () => undefined)
  const measurements = openMeasurements(records)
  onTestFinished(() => {
    records.close()
    rmSync(dir, {recursive: true})
  })
  const routes = fieldRoutes({
    measurements,
    admission: openAdmission({onNotice: () => undefined}),
    mayRead: ({headers}) => headers.has('authorization'),
    limit,
    now: () => MONDAY,
  })
  const app = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', context.req.header('x-test-address') ?? '203.0.113.7')
      await next()
    })
    .route('/', routes)
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/forms/field', {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  function weeks() {
    const database = new DatabaseSync(join(dir, 'records.sqlite'), {readOnly: true})
    const found = database.prepare('SELECT DISTINCT week FROM visits ORDER BY week').all()
    database.close()
    return found.map(({week}) => week)
  }
  return {dir, app, post, measurements, weeks}
}

const VISIT = {page: 'home', device: 'phone', lcp: 1800, inp: 90, cls: 0.02}

test('the figures of a week are values that three quarters of its visits did not exceed', async () => {
  const {app, post} = open()
  for (const lcp of [900, 1300, 2100, 2400]) expect((await post({...VISIT, lcp})).status).toBe(204)
  await post({...VISIT, device: 'desktop', inp: undefined})
  expect((await app.request('/field')).status).toBe(403)
  const response = await app.request('/field', {headers: {authorization: 'Bearer x'}})
  const common = {week: '2026-11-23', page: 'home'}
  expect(await response.json()).toEqual({
    figures: [
      {...common, device: 'desktop', metric: 'cls', p75: 0.0175, count: 1},
      {...common, device: 'desktop', metric: 'lcp', p75: 1937.5, count: 1},
      {...common, device: 'phone', metric: 'cls', p75: 0.0175, count: 4},
      {...common, device: 'phone', metric: 'inp', p75: 93.75, count: 4},
      {...common, device: 'phone', metric: 'lcp', p75: 2250, count: 4},
    ],
  })
})

test.each([
  ['an address instead of a kind of page', {...VISIT, page: '/designs/fountain?gclid=x'}],
  ['a field that it does not know', {...VISIT, visitor: 'id'}],
  ['a device that it does not know', {...VISIT, device: 'Mozilla/5.0'}],
  ['a negative value', {...VISIT, lcp: -1}],
  ['a text that is not JSON', 'lcp=1'],
])('rejects %s, and stores nothing', async (_name, body) => {
  const {post, measurements} = open()
  expect((await post(body)).status).toBe(400)
  expect(measurements.figures(MONDAY)).toEqual([])
})

test('rejects a measurement of more than 512 bytes, another type and another method', async () => {
  const {app, post} = open()
  expect((await post(JSON.stringify(VISIT) + ' '.repeat(512))).status).toBe(413)
  expect((await post(VISIT, {'content-type': 'text/plain'})).status).toBe(415)
  expect((await app.request('/forms/field')).status).toBe(405)
})

test('a client has a limited number of measurements, and other clients are counted', async () => {
  const {post, measurements} = open({perClient: 2, overall: 10, seconds: 600})
  const statuses: number[] = []
  for (let visit = 0; visit < 3; visit += 1) statuses.push((await post(VISIT)).status)
  expect(statuses).toEqual([204, 204, 429])
  expect((await post(VISIT, {'x-test-address': '198.51.100.4'})).status).toBe(204)
  expect(measurements.figures(MONDAY)[0]?.count).toBe(3)
})

test('keeps the newest 53 weeks, shows eight, and survives a restart', () => {
  const {dir, measurements, weeks} = open()
  const last = MONDAY + 59 * 7 * DAY_MS
  for (let time = MONDAY; time <= last; time += 7 * DAY_MS)
    measurements.add({page: 'home', device: 'phone', lcp: 1000}, time)
  const shown = measurements.figures(last).map(({week}) => week)
  expect(shown).toHaveLength(8)
  expect(shown.at(-1)).toBe('2028-01-10')
  const again = openRecordsDatabase(dir, () => undefined)
  onTestFinished(() => again.close())
  expect(openMeasurements(again).figures(last)).toEqual(measurements.figures(last))
  expect(weeks()).toHaveLength(53)
})

test('a visit that was counted while the clock was years ahead is not shown, and is deleted by the next', () => {
  const {measurements, weeks} = open()
  const visit = {page: 'home', device: 'phone', lcp: 1000} as const
  measurements.add(visit, MONDAY - 7 * DAY_MS)
  measurements.add(visit, MONDAY + 3 * 365 * DAY_MS)
  expect(measurements.figures(MONDAY).map(({week}) => week)).toEqual(['2026-11-16'])
  measurements.add(visit, MONDAY)
  expect(weeks()).toEqual(['2026-11-16', '2026-11-23'])
})

test('a clock that is years behind deletes one week at most', () => {
  const {measurements, weeks} = open()
  const visit = {page: 'home', device: 'phone', lcp: 1000} as const
  for (const week of [0, 1, 2]) measurements.add(visit, MONDAY + week * 7 * DAY_MS)
  measurements.add(visit, 0)
  measurements.add(visit, DAY_MS)
  expect(weeks()).toEqual(['1969-12-29', '2026-11-23', '2026-11-30'])
})

test('a value beyond all classes counts as the beginning of the last one', () => {
  const {measurements} = open()
  measurements.add({page: 'other', device: 'phone', lcp: 90_000}, MONDAY)
  expect(measurements.figures(MONDAY)).toMatchObject([{metric: 'lcp', p75: 12_000}])
})
