import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {PlausibleClock} from '../../lib/process/plausible-clock.ts'
import {openLake} from '../lake.ts'
import {datasetWith} from '../testing/dataset.ts'
import {LogTime} from './log-time.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-05-01T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({now: NOW, toFake: ['Date', 'performance']})
  onTestFinished(() => void vi.useRealTimers())
})

const jump = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
const run = (days: number) => vi.advanceTimersByTime(days * DAY_MS)

/** A log, and its plausible clock, from now on. */
function newLog() {
  const clock = new PlausibleClock({newest: () => undefined, onNotice: () => undefined})
  const time = new LogTime(datasetWith([]).past, () => clock)
  return {
    /** Day of a transaction that is written now, counted from the start. */
    write(this: void) {
      clock.problem()
      const timestamp = time.next()
      time.committed(timestamp)
      return (Date.parse(timestamp) - NOW) / DAY_MS
    },
  }
}

test.each([2, 10, 31, 32, 3 * 365])(
  'after a clock that was %i days ahead, new transactions have the right time again',
  (days) => {
    const {write} = newLog()
    run(1)
    expect(write()).toBe(1)
    jump(days)
    expect(write()).toBe(1 + days)
    run(0.5)
    expect(write()).toBe(1.5 + days)
    jump(-days)
    expect(write()).toBe(1.5)
    run(1)
    expect(write()).toBe(2.5)
  },
)

test('a clock that is behind gives no time before that of the last transaction', () => {
  const {write} = newLog()
  run(5)
  expect(write()).toBe(5)
  for (const days of [-2, -20, -20_000]) {
    jump(days)
    expect(write()).toBe(5)
    jump(-days)
  }
  run(1)
  expect(write()).toBe(6)
})

test('a clock that was ahead for longer than a day is followed when it has been right for a week', () => {
  const {write} = newLog()
  jump(20)
  expect(write()).toBe(20)
  run(2)
  expect(write()).toBe(22)
  jump(-20)
  expect(write()).toBe(22)
  run(6.9)
  expect(write()).toBe(22)
  run(0.2)
  expect(write()).toBeCloseTo(9.1)
})

test('a correction of the clock by less than a day reorders nothing', () => {
  const {write} = newLog()
  run(1)
  jump(0.9)
  expect(write()).toBe(1.9)
  jump(-0.9)
  expect(write()).toBe(1.9)
})

test('documents of a lake have the right time again after its clock was ahead', () => {
  const lake = openLake({dataDir: ':memory:', publicBase: '', projectId: 'shop', dataset: 'production'})
  onTestFinished(() => lake.close())
  const dataset = lake.dataset('production')
  const write = () => {
    dataset.commit({mutations: [{createOrReplace: {_id: 'a', _type: 't', now: Date.now()}}], author: 'me'})
    return dataset.documents.get('a')?._updatedAt
  }
  jump(10)
  expect(write()).toBe('2026-05-11T12:00:00.000Z')
  jump(-10)
  expect(write()).toBe('2026-05-01T12:00:00.000Z')
})
