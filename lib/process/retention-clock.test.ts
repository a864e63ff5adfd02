import {expect, test} from 'vitest'
import {decideRetention, mostOfDay, newRetention} from './retention-clock.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-21T00:00:00.000Z')
const DAYS = 730

interface Seen {
  /** Error of the clock in milliseconds. */
  ahead: number
  /** Date of the newest change; `now`: the content changes all the time. */
  newest: number | 'now' | undefined
  alarms: string[]
  purges: number[]
}

/** A shop with a clock of its own. */
function newClock() {
  let days = DAYS
  let state = newRetention()
  let time = START
  const alarms: string[] = []
  /** Ages in days. */
  const purges: number[] = []
  const seen: Seen = {ahead: 0, newest: 'now', alarms, purges}
  function run(isHour: boolean) {
    const now = time + seen.ahead
    const newest = seen.newest === 'now' ? now : seen.newest
    const decision = decideRetention(structuredClone(state), {days: {LEAD_DAYS: days}, now, newest, isHour})
    state = decision.state
    if (decision.alarm) seen.alarms.push(decision.alarm)
    const before = decision.removeBefore?.get('LEAD_DAYS')
    if (before !== undefined) seen.purges.push((now - before) / DAY_MS)
  }
  return {
    seen,
    start: () => run(false),
    hours(this: void, count: number) {
      for (let hour = 0; hour < count; hour += 1) {
        time += HOUR_MS
        run(true)
      }
    },
    pause: (pauseDays: number) => void (time += pauseDays * DAY_MS),
    keepFor: (newDays: number) => void (days = newDays),
  }
}

test('leads are purged at their age, a week after the first mark, and then once a day', () => {
  const {seen, start, hours} = newClock()
  start()
  hours(167)
  expect(seen.purges).toEqual([])
  hours(1)
  expect(seen.purges).toEqual([DAYS])
  hours(23)
  expect(seen.purges).toHaveLength(1)
  hours(24)
  expect(seen.purges).toEqual([DAYS, DAYS])
  expect(seen.alarms).toEqual([])
})

test.each([
  ['ahead', 3 * 365, /1095 days after the shop ran last/],
  ['behind', -400, /400 days before the shop ran last/],
])('a clock that jumps %s purges nothing for two weeks, and is an alarm', (_way, days, sentence) => {
  const {seen, start, hours} = newClock()
  start()
  hours(200)
  const before = seen.purges.length
  seen.ahead = days * DAY_MS
  hours(1)
  expect(seen.alarms).toEqual([expect.stringMatching(sentence)])
  hours(335)
  expect(seen.purges).toHaveLength(before)
  hours(1)
  expect(seen.purges).toHaveLength(before + 1)
})

test('a clock that is wrong for an hour is an alarm, and its marks are gone', () => {
  const {seen, start, hours} = newClock()
  start()
  hours(100)
  seen.ahead = 60 * DAY_MS
  hours(1)
  seen.ahead = 0
  hours(1)
  expect(seen.alarms).toHaveLength(1)
  hours(335)
  expect(seen.purges).toEqual([])
  hours(1)
  expect(seen.purges).toEqual([DAYS])
})

test('a period that was shortened holds a week later, so that a mistake can be seen', () => {
  const {seen, start, hours, keepFor} = newClock()
  start()
  hours(200)
  keepFor(30)
  hours(167)
  expect(Math.min(...seen.purges)).toBeGreaterThan(DAYS - 8)
  hours(48)
  expect(seen.purges.at(-1)).toBe(30)
})

test('restarts do not shorten the week', () => {
  const {seen, start, hours} = newClock()
  for (let count = 0; count < 500; count += 1) start()
  hours(167)
  expect(seen.purges).toEqual([])
})

test('a shop that was closed for a month goes on, and one that was closed for longer waits', () => {
  for (const [days, alarms] of [
    [30, 0],
    [40, 1],
  ] as const) {
    const {seen, start, hours, pause} = newClock()
    start()
    hours(100)
    pause(days)
    start()
    expect(seen.alarms).toHaveLength(alarms)
  }
})

test.each([
  ['from the future', -30 * DAY_MS, /30 days before the newest change/],
  ['from long ago', 100 * DAY_MS, /100 days after the newest change/],
])('a newest change %s prevents any purge, with one alarm a day', (_when, age, sentence) => {
  const {seen, start, hours} = newClock()
  seen.newest = START - age
  start()
  expect(seen.alarms).toEqual([expect.stringMatching(sentence)])
  hours(23)
  expect(seen.alarms).toHaveLength(1)
  hours(1)
  expect(seen.alarms).toHaveLength(2)
  hours(400)
  expect(seen.purges).toEqual([])
})

test.each([
  [100, 730, 20],
  [10_000, 730, 500],
  [10_000, 30, 666],
  [10_000, 7, 2857],
])('of %i records that are kept for %i days, one day purges %i at most', (count, days, most) =>
  expect(mostOfDay(count, days)).toBe(most),
)

test.each([7, 30, 90, 365])(
  'after the period was shortened to %i days, it holds within ten weeks',
  (days) => {
    const ADDED = 200
    let kept = 1095 * ADDED
    for (let day = 0; day < 70; day += 1) {
      kept += ADDED
      kept -= Math.min(Math.max(0, kept - days * ADDED), mostOfDay(kept, days))
    }
    expect(kept).toBe(days * ADDED)
  },
)

test('an empty lake is no problem', () => {
  const {seen, start, hours} = newClock()
  seen.newest = undefined
  start()
  hours(200)
  expect([seen.alarms.length, seen.purges.length]).toEqual([0, 2])
})
