import {expect, onTestFinished, test, vi} from 'vitest'
import {backupName, backupOf, futureOf, newestOf, surplusOf, timeOf} from './rotation.ts'

/** Two o'clock, local time, on a day of 2025 or later. */
const night = (day: number) => new Date(2025, 0, 1 + day, 2)
const nameOf = (day: number) => backupName(night(day))

function inZone(zone: string) {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** The local date of a backup. */
const dateOf = (name: string) => {
  const time = timeOf(name)
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-')
}

/** The names that are left after a backup every night. */
function nights(days: Iterable<number>) {
  let names: string[] = []
  for (const day of days) {
    names.push(nameOf(day))
    const surplus = new Set(surplusOf(night(day), names))
    names = names.filter((name) => !surplus.has(name))
  }
  return names
}

const range = (count: number) => Array.from({length: count}, (_, index) => index)

const ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']

test.each(ZONES)('after two years of nights in %s, 7 days, 4 weeks and 12 months are kept', (zone) => {
  inZone(zone)
  expect(nights(range(730)).map(dateOf)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
})

test('a backup is never removed on the night on which it was made, and the last seven stay', () => {
  for (const count of range(100)) {
    const names = nights(range(count + 1))
    const lastWeek = range(7).flatMap((index) => (count - index < 0 ? [] : [nameOf(count - index)]))
    expect(names).toEqual(expect.arrayContaining(lastWeek))
  }
})

test.each([
  ['after half a year without backups', 730 + 180],
  ['with a clock that is three years ahead', 730 + 1095],
])('a night %s removes the oldest of the days, weeks and months, and no more', (_what, day) => {
  const before = nights(range(730))
  const after = nights([...range(730), day])
  expect(before.filter((name) => !after.includes(name)).length).toBeLessThanOrEqual(3)
})

test('folders with other names are kept', () => {
  expect(surplusOf(night(60), ['before-the-move', '2025-01-01', ...range(60).map(nameOf)])).not.toContain(
    'before-the-move',
  )
})

test('a day counts as backed up only when a backup was made on that day', () => {
  const now = night(0)
  expect(backupOf(now, [])).toBeUndefined()
  expect(backupOf(now, [nameOf(-1), nameOf(1000), '2025-01-01'])).toBeUndefined()
  expect(backupOf(now, [nameOf(-1), nameOf(0)])).toBe(nameOf(0))
})

test('in Hyderabad a night follows the backup of the morning before, and lasts until midnight', () => {
  inZone('Asia/Kolkata')
  // A quarter to six, which is the next day in UTC.
  const morning = '2026-05-01T00-15-00'
  const atTwo = new Date('2026-05-01T20:30:00Z')
  expect(backupOf(atTwo, [morning])).toBeUndefined()
  const names = [morning, backupName(atTwo)]
  for (const time of ['2026-05-02T00:15:00Z', '2026-05-02T18:29:59Z'])
    expect(backupOf(new Date(time), names)).toBe(backupName(atTwo))
  expect(backupOf(new Date('2026-05-02T18:30:00Z'), names)).toBeUndefined()
})

test.each(ZONES)('in %s every day of two years has one backup, also when the clocks change', (zone) => {
  inZone(zone)
  for (const day of range(730)) {
    const before = range(7).map((index) => nameOf(day - 7 + index))
    expect(backupOf(night(day), before)).toBeUndefined()
    expect(backupOf(new Date(2025, 0, 1 + day, 23, 59), [...before, nameOf(day)])).toBe(nameOf(day))
  }
})

test('the backups of two days are both kept, also when they have the same day in UTC', () => {
  inZone('Asia/Kolkata')
  const [noon, atTwo] = [12, 2]
  const names = range(7).map((day) => backupName(new Date(2026, 4, 1 + day, day % 2 === 0 ? noon : atTwo)))
  expect(surplusOf(new Date(2026, 4, 7, noon), names)).toEqual([])
})

test('a backup that was made while the clock was ahead is not the newest, and takes no day, week or month', () => {
  const names = nights(range(730))
  const ahead = nameOf(730 + 1095)
  const today = night(730)
  expect(newestOf(today, [...names, ahead])).toBe(nameOf(729))
  expect(newestOf(today, [ahead, 'before-the-move'])).toBeUndefined()
  expect(futureOf(today, [...names, ahead, 'before-the-move'])).toEqual([ahead])
  expect(surplusOf(today, [...names, ahead])).toEqual(surplusOf(today, names))
  // A clock that was set back by some hours is nothing to note.
  const later = backupName(new Date(today.getTime() + 12 * 3_600_000))
  expect(newestOf(today, [later])).toBe(later)
})
