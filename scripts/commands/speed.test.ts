import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openMeasurements} from '../../server/records/measurements.ts'
import {openRecordsDatabase} from '../../server/records/database.ts'
import {root} from '../project/root.ts'

// In the past by any clock: later weeks are not listed.
const MONDAY = Date.parse('2025-11-24T10:00:00Z')
const WEEK_MS = 7 * 86_400_000

function newShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'speed-'))
  const records = openRecordsDatabase(dataDir, () => undefined)
  onTestFinished(() => {
    records.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  return {
    measurements: openMeasurements(records),
    speed: (...args: string[]) => {
      const {stdout, stderr, status} = spawnSync(process.execPath, ['scripts/commands/speed.ts', ...args], {
        cwd: root,
        // Hosted Sanity has no other way to show the figures.
        env: {...process.env, DATA_DIR: dataDir, SANITY_PROJECT_ID: 'abc12345'},
        encoding: 'utf8',
      })
      return {output: stdout + stderr, code: status}
    },
  }
}

test('lists the speed of a running shop by week, device and page, with hosted Sanity too', () => {
  const {measurements, speed} = newShop()
  measurements.add({page: 'product', device: 'desktop', lcp: 600}, MONDAY - WEEK_MS)
  measurements.add({page: 'home', device: 'phone', lcp: 1800, inp: 90, cls: 0.02}, MONDAY)
  measurements.add({page: 'home', device: 'phone', lcp: 1800}, MONDAY)
  expect(speed()).toEqual({
    code: 0,
    output: [
      'week        device   page     visits  LCP    INP    CLS',
      '2025-11-17  desktop  product  1       0.7 s  –      –',
      '2025-11-24  phone    home     2       1.9 s  94 ms  0.02',
      '',
    ].join('\n'),
  })
}, 30_000)

test('lists eight weeks, more of the last year on demand, and nothing before the first visit', () => {
  const {measurements, speed} = newShop()
  expect(speed().output).toBe('No visit was measured yet.\n')
  for (let week = 0; week < 12; week += 1)
    measurements.add({page: 'home', device: 'phone', lcp: 1800}, MONDAY + (week - 11) * WEEK_MS)
  expect(speed().output.match(/phone/g)).toHaveLength(8)
  expect(speed('--weeks', '10').output.match(/phone/g)).toHaveLength(10)
  expect(speed('--weeks', '54')).toEqual({
    code: 1,
    output: expect.stringContaining('"54" is not a number of weeks from 1 to 53.'),
  })
}, 30_000)
