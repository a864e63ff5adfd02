import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {PlausibleClock} from './plausible-clock.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-21T12:00:00.000Z')

let path: string
let notes: string[]

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  path = join(folder, 'clock.json')
  notes = []
  vi.useFakeTimers({now: NOW})
  onTestFinished(() => {
    vi.useRealTimers()
    rmSync(folder, {recursive: true})
  })
})

/** A program that reads its clock once an hour. */
function start(newest?: number) {
  const clock = new PlausibleClock({path, newest: () => newest, onNotice: (sentence) => notes.push(sentence)})
  const stop = clock.keep((error) => {
    throw error
  })
  onTestFinished(stop)
  return {clock, stop}
}

const jump = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
const run = (days: number) => vi.advanceTimersByTime(days * DAY_MS)

test('a clock that runs is plausible, also when nothing changes for a year', () => {
  const clock = new PlausibleClock({newest: () => NOW, onNotice: (sentence) => notes.push(sentence)})
  onTestFinished(clock.keep(() => undefined))
  run(365)
  expect([clock.problem(), notes]).toEqual([undefined, []])
})

test.each([
  ['ahead', 3 * 365, '1095 days after the shop ran last'],
  ['behind', -20, '20 days before the shop ran last'],
])('a clock that jumps %s is implausible until it returns, with a notice each', (_way, days, sentence) => {
  const {clock} = start(NOW)
  run(1)
  jump(days)
  expect(clock.problem()).toContain(sentence)
  run(0.5)
  expect(notes).toEqual([expect.stringContaining('Scheduled releases wait')])
  jump(-days)
  expect(clock.problem()).toBeUndefined()
  expect(notes.at(-1)).toBe('The clock of this machine is plausible again.')
})

test('a clock that stays where it jumped to is believed after a week, and noted daily until then', () => {
  const {clock} = start(NOW)
  run(1)
  jump(40)
  run(6.9)
  expect(clock.problem()).toBeDefined()
  expect(notes).toHaveLength(7)
  run(0.2)
  expect(clock.problem()).toBeUndefined()
})

test('a second jump starts the week again', () => {
  const {clock} = start(NOW)
  jump(40)
  run(6)
  jump(40)
  run(6)
  expect(clock.problem()).toBeDefined()
  run(1.1)
  expect(clock.problem()).toBeUndefined()
})

test('restarts neither end the wait nor start it again', () => {
  const first = start(NOW)
  run(1)
  jump(365)
  run(3.1)
  first.stop()
  const second = start(NOW + 369 * DAY_MS)
  expect(second.clock.problem()).toBeDefined()
  run(3.5)
  expect(second.clock.problem()).toBeDefined()
  run(1)
  expect(second.clock.problem()).toBeUndefined()
})

test('a pause of a month is plausible, a longer one is not', () => {
  start(NOW).stop()
  vi.advanceTimersByTime(HOUR_MS)
  const {stop} = start(NOW)
  run(1)
  stop()
  jump(30)
  expect(start(NOW).clock.problem()).toBeUndefined()
  jump(40)
  expect(start(NOW).clock.problem()).toBeDefined()
})

test.each([
  ['nothing is known', undefined, true],
  ['the content changed 80 days ago', NOW - 80 * DAY_MS, true],
  ['the content changed 100 days ago', NOW - 100 * DAY_MS, false],
  ['the content changes in 10 days', NOW + 10 * DAY_MS, false],
])('without a file, when %s, the clock is judged by the content', (_when, newest, isPlausible) => {
  expect(start(newest).clock.problem() === undefined).toBe(isPlausible)
})

test('a damaged file counts as none', () => {
  writeFileSync(path, '{"soundAt": "yesterday"}')
  expect(start(NOW).clock.problem()).toBeUndefined()
})

test.each([3, 10, 31])('a clock that was %i days ahead for less than a day may return', (days) => {
  const {clock, stop} = start(NOW)
  run(10)
  jump(days)
  run(0.9)
  expect(clock.problem()).toBeUndefined()
  stop()
  const second = start(NOW)
  jump(-days)
  expect(second.clock.problem()).toBeUndefined()
  expect(notes).toEqual([])
})

test('a clock that has been on a date for a day cannot return to an earlier one', () => {
  const {clock} = start(NOW)
  jump(10)
  run(1.1)
  jump(-10)
  expect(clock.problem()).toContain('10 days before the shop ran last')
})

test('a machine that starts with a clock that is ahead may correct it', () => {
  const {stop} = start(NOW)
  vi.advanceTimersByTime(HOUR_MS)
  stop()
  jump(20)
  const {clock} = start(NOW)
  expect(clock.problem()).toBeUndefined()
  jump(-18)
  expect(clock.problem()).toBeUndefined()
  jump(-4)
  expect(clock.problem()).toContain('2 days before the shop ran last')
})
