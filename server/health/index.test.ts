import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, onTestFinished, test} from 'vitest'
import {readConfig} from '../config.ts'
import {healthRoutes, type HealthCheck} from './index.ts'
import {openShop} from '../shop.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
const HOUR_MS = 3_600_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'health-'))
  await mkdir(join(folder, 'data'))
  onTestFinished(() => rm(folder, {recursive: true}))
})

function openTestShop() {
  const shop = openShop(readConfig({DATA_DIR: 'data', LAKE_TOKEN: TOKEN}, folder), folder)
  onTestFinished(() => shop.close())
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await shop.fetch(new Request(`http://shop.example${path}`, {headers}))
    return [response.status, await response.json()]
  }
  return Object.assign(get, {shop})
}

test('a shop that has all it needs is ready', async () => {
  const get = openTestShop()
  expect(await get('/readyz')).toEqual([200, {status: 'ok', problems: []}])
})

test('a shop whose database was deleted is alive and not ready; only staff read why', async () => {
  const get = openTestShop()
  await rename(join(folder, 'data/lake.sqlite'), join(folder, 'elsewhere'))
  expect(await get('/healthz')).toEqual([200, {status: 'ok'}])
  expect(await get('/readyz')).toEqual([503, {status: 'failing', problems: ['content']}])
  expect(await get('/readyz', {authorization: 'Bearer wrong'})).toEqual([
    503,
    {status: 'failing', problems: ['content']},
  ])
  expect(await get('/readyz', {authorization: `Bearer ${TOKEN}`})).toEqual([
    503,
    {
      status: 'failing',
      problems: ['content'],
      sentences: [expect.stringContaining('was deleted, replaced or truncated')],
      figures: [null],
    },
  ])
})

test('an implausible clock is for the owner’s attention, and the shop is ready', async () => {
  const soundAt = Date.now() - 40 * 86_400_000
  await writeFile(join(folder, 'data/clock.json'), JSON.stringify({soundAt}))
  expect(await openTestShop()('/readyz')).toEqual([200, {status: 'attention', problems: ['clock']}])
})

test('a shop without room for enquiries is not ready, and says so to staff', async () => {
  const get = openTestShop()
  const note = 'a'.repeat(8_000_000)
  const mutations = Array.from({length: 8}, (_, number) => ({
    create: {_id: `lead.${number}`, _type: 'lead', kind: 'manual', note},
  }))
  get.shop.lake?.dataset('production').commit({mutations, author: 'test'})
  expect(await get('/readyz', {authorization: `Bearer ${TOKEN}`})).toEqual([
    503,
    {
      status: 'failing',
      problems: ['room for enquiries'],
      sentences: [expect.stringContaining('New enquiries are rejected. The shop holds 8 enquiries')],
      figures: [100],
    },
  ])
})

test('a newest backup that is older than 36 hours is for the owner’s attention after a restart', async () => {
  async function makeBackup(hoursAgo: number) {
    const name = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString().slice(0, 19).replaceAll(':', '-')
    await mkdir(join(folder, 'data/backups', name), {recursive: true})
    await writeFile(join(folder, 'data/backups', name, 'backup.json'), '{}')
  }
  await makeBackup(72)
  // It was made while the clock was wrong.
  await makeBackup(-10_000)
  expect(await openTestShop()('/readyz', {authorization: `Bearer ${TOKEN}`})).toEqual([
    200,
    {
      status: 'attention',
      problems: ['backup'],
      sentences: [expect.stringMatching(/^The newest backup is 72 hours old, and one should be made/)],
      figures: [72],
    },
  ])
})

function routesWith(problem: HealthCheck['problem'], keepMs: number) {
  const checks = [{name: 'disk' as const, isVital: true, problem}]
  return healthRoutes({checks: () => checks, mayRead: () => true, keepMs})
}

test('a check that fails is a problem', async () => {
  const routes = routesWith(() => Promise.reject(new Error('The disk is gone.')), 0)
  const response = await routes.request('/readyz')
  expect([response.status, await response.json()]).toEqual([
    503,
    {status: 'failing', problems: ['disk'], sentences: ['The disk is gone.'], figures: [null]},
  ])
})

test('many requests at once run each check once', async () => {
  let runs = 0
  const routes = routesWith(() => void (runs += 1), 60_000)
  await Promise.all(Array.from({length: 20}, async () => routes.request('/readyz')))
  expect(runs).toBe(1)
})
