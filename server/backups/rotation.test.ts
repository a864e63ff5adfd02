import {expect, test} from 'vitest'
import {backupName, futureOf, hasBackupOf, newestTime, surplusOf} from './rotation.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2025-01-01T02:00:00.000Z')
const timeOf = (day: number) => new Date(START + day * DAY_MS)
const nameOf = (day: number) => backupName(timeOf(day))

/** The names that are left after a backup every night. */
function nights(days: Iterable<number>) {
  let names: string[] = []
  for (const day of days) {
    names.push(nameOf(day))
    const surplus = new Set(surplusOf(timeOf(day), names))
    names = names.filter((name) => !surplus.has(name))
  }
  return names
}

const range = (count: number) => Array.from({length: count}, (_, index) => index)

test('after two years of nights, 7 days, 4 weeks and 12 months are kept', () => {
  expect(nights(range(730)).map((name) => name.slice(0, 10))).toEqual([
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
  expect(surplusOf(timeOf(60), ['before-the-move', '2025-01-01', ...range(60).map(nameOf)])).not.toContain(
    'before-the-move',
  )
})

test('a day counts as backed up only when a backup was made on that day', () => {
  const now = new Date(START)
  expect(hasBackupOf(now, [])).toBe(false)
  expect(hasBackupOf(now, [nameOf(-1), nameOf(1000), '2025-01-01'])).toBe(false)
  expect(hasBackupOf(now, [nameOf(0)])).toBe(true)
})

test('a backup that was made while the clock was ahead is not the newest, and takes no day, week or month', () => {
  const names = nights(range(730))
  const ahead = nameOf(730 + 1095)
  const today = timeOf(730)
  expect(newestTime(today, [...names, ahead])).toEqual(timeOf(729))
  expect(newestTime(today, [ahead, 'before-the-move'])).toBeUndefined()
  expect(futureOf(today, [...names, ahead, 'before-the-move'])).toEqual([ahead])
  expect(surplusOf(today, [...names, ahead])).toEqual(surplusOf(today, names))
  // A clock that was set back by some hours is nothing to note.
  expect(newestTime(today, [nameOf(730.5)])).toEqual(timeOf(730.5))
})
