import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {openLake} from '@stone-designs/lake'
import {readConfig} from '../config.ts'
import {openRecords} from '../records/index.ts'
import {openShop} from '../shop.ts'
import {deleteLeadsBefore} from './lead-retention.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ADDRESS = '203.0.113.77'

function newShop(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const shop = openShop(readConfig({DATA_DIR: folder, ...settings}, folder), folder)
  onTestFinished(async () => {
    await shop.close()
    rmSync(folder, {recursive: true, force: true})
  })
  const {lake} = shop
  if (!lake) throw new Error('This shop has no lake of its own')
  const production = lake.dataset('production')
  function receive(number: number, daysAgo: number, ipAddress = ADDRESS) {
    const _id = `lead.00000000-0000-8000-8000-${String(number).padStart(12, '0')}`
    const receivedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    const lead = {_id, _type: 'lead', kind: 'submission', receivedAt, ipAddress}
    production.commit({mutations: [{create: lead}], author: 'forms'})
    return _id
  }
  return {
    lake,
    production,
    receive,
    onDisk: () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('lake.sqlite'))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join(''),
  }
}

test('old leads are deleted, also from the bytes on disk, and the others stay', async () => {
  const {lake, production, receive, onDisk} = newShop()
  for (let number = 0; number < 20; number++) receive(number, 800)
  const kept = receive(999, 700, '198.51.100.5')
  const {sequence} = production
  const time = new Date(Date.now() - 730 * DAY_MS)
  expect(await deleteLeadsBefore(time, {lake, dataset: 'production', days: 730})).toEqual({
    deleted: 20,
    left: 0,
  })
  expect([...production.idsOfType('lead')]).toEqual([kept])
  expect(production.sequence).toBe(sequence + 20)
  expect(onDisk()).not.toContain(ADDRESS)
  expect(onDisk()).toContain('198.51.100.5')
  expect(await deleteLeadsBefore(time, {lake, dataset: 'production', days: 730})).toEqual({
    deleted: 0,
    left: 0,
  })
  expect(production.sequence).toBe(sequence + 20)
})

test('one day deletes a twentieth of all leads at most, the oldest first, each in a transaction of its own', async () => {
  const {lake, production, receive} = newShop()
  production.commit({
    mutations: Array.from({length: 2100}, (_, number) => ({
      create: {
        _id: `lead.${number}`,
        _type: 'lead',
        receivedAt: new Date(Date.now() - (800 + number) * DAY_MS).toISOString(),
      },
    })),
    author: 'forms',
  })
  const oldest = receive(1, 5000)
  const {sequence} = production
  const time = new Date(Date.now() - 730 * DAY_MS)
  expect(await deleteLeadsBefore(time, {lake, dataset: 'production', days: 730})).toEqual({
    deleted: 105,
    left: 1996,
  })
  expect(production.sequence).toBe(sequence + 105)
  expect([oldest, 'lead.2099', 'lead.1996', 'lead.1995'].map((id) => production.documents.has(id))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a deleted lead leaves the history too, a deleted product does not', () => {
  const {production, receive, onDisk} = newShop()
  const id = receive(1, 1)
  const product = {_id: 'basin', _type: 'product', name: 'Basin of Kota stone'}
  production.commit({mutations: [{create: product}], author: 'owner'})
  expect(onDisk()).toContain(ADDRESS)
  production.commit({mutations: [{delete: {id}}, {delete: {id: 'basin'}}], author: 'owner'})
  expect(onDisk()).not.toContain(ADDRESS)
  expect(onDisk()).toContain('Basin of Kota stone')
})

/** A lake with the table of what is removed after some days, and nothing else of a shop. The clock stands still. */
function newTable(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'))
  const common = {dataset: 'production', projectId: 'stone', publicBase: 'http://shop.example/lake'}
  const lake = openLake({...common, dataDir})
  const context = {
    config: readConfig({DATA_DIR: dataDir, ...settings}, dataDir),
    admission: openAdmission({onNotice: () => undefined}),
    onNotice: () => undefined,
    report: (problem: string, cause: unknown) => {
      throw new Error(problem, {cause})
    },
  }
  const records = openRecords(context, {lake, uploads: {kept: []}})
  onTestFinished(() => {
    records.close()
    lake.close()
    rmSync(dataDir, {recursive: true})
  })
  const production = lake.dataset('production')
  function receive(number: number, daysAgo: number) {
    const receivedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    const lead = {_id: `lead.${number}`, _type: 'lead', kind: 'submission', receivedAt}
    production.commit({mutations: [{create: lead}], author: 'forms'})
  }
  return {receive, left: () => production.idsOfType('lead').size}
}

function fakeClock() {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']})
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets the hours pass. */
async function pass(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    vi.advanceTimersByTime(HOUR_MS)
    // A run ends before the next hour begins.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  }
}

test('old leads are deleted a week after a start, then daily, and never with LEAD_DAYS=0', async () => {
  fakeClock()
  const [shop, archive] = [newTable(), newTable({LEAD_DAYS: '0'})]
  const left = () => [shop.left(), archive.left()]
  for (const {receive} of [shop, archive]) receive(1, 731)
  await pass(7 * 24)
  expect(left()).toEqual([1, 1])
  await pass(2)
  expect(left()).toEqual([0, 1])
  shop.receive(2, 731)
  await pass(26)
  expect(left()).toEqual([0, 1])
})

test('a clock three years ahead for two hours deletes nothing, then or later', async () => {
  fakeClock()
  const {receive, left} = newTable()
  for (let number = 0; number < 30; number++) receive(number, 10)
  await pass(8 * 24)
  const right = Date.now()
  vi.setSystemTime(right + 3 * 365 * DAY_MS)
  await pass(2)
  vi.setSystemTime(right + 2 * HOUR_MS)
  await pass(30 * 24)
  expect(left()).toBe(30)
})

test('a testimonial that refers to an old enquiry does not keep it', async () => {
  const {lake, production, receive} = newShop()
  const [first, second] = [receive(1, 801), receive(2, 800)]
  const about = {_type: 'reference', _ref: first}
  production.commit({mutations: [{create: {_id: 'x', _type: 'testimonial', about}}], author: 'owner'})
  const time = new Date(Date.now() - 730 * DAY_MS)
  for (let day = 0; day < 2; day++) await deleteLeadsBefore(time, {lake, dataset: 'production', days: 1})
  expect([first, second].map((id) => production.documents.has(id))).toEqual([false, false])
  expect(production.documents.get('x')).toMatchObject({about: {_ref: first, _weak: true}})
})
