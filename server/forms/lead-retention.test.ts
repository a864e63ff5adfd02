import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {readConfig} from '../config.ts'
import {openShop} from '../shop.ts'
import {deleteLeadsBefore} from './lead-retention.ts'

const DAY_MS = 86_400_000
const ADDRESS = '203.0.113.77'

function newShop(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const shop = openShop(readConfig({DATA_DIR: folder, ...settings}, folder), folder)
  onTestFinished(async () => {
    vi.useRealTimers()
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

test('old leads are deleted, also from the bytes on disk, and the others stay', () => {
  const {lake, production, receive, onDisk} = newShop()
  for (let number = 0; number < 250; number++) receive(number, 800)
  const kept = receive(999, 700, '198.51.100.5')
  const {sequence} = production
  const time = new Date(Date.now() - 730 * DAY_MS)
  expect(deleteLeadsBefore(time, {lake, dataset: 'production'})).toBe(250)
  expect([...production.idsOfType('lead')]).toEqual([kept])
  expect(production.sequence).toBe(sequence + 3)
  expect(onDisk()).not.toContain(ADDRESS)
  expect(onDisk()).toContain('198.51.100.5')
  expect(deleteLeadsBefore(time, {lake, dataset: 'production'})).toBe(0)
  expect(production.sequence).toBe(sequence + 3)
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

test('old leads are deleted within minutes of a start, then hourly, and never with LEAD_DAYS=0', () => {
  vi.useFakeTimers()
  const [shop, archive] = [newShop(), newShop({LEAD_DAYS: '0'})]
  for (const {receive} of [shop, archive]) receive(1, 731)
  vi.advanceTimersByTime(2 * 60_000)
  expect([shop, archive].map(({production}) => production.idsOfType('lead').size)).toEqual([0, 1])
  shop.receive(2, 731)
  vi.advanceTimersByTime(3_600_000)
  expect([shop, archive].map(({production}) => production.idsOfType('lead').size)).toEqual([0, 1])
})
