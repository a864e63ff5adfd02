import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {afterChanges, every} from './periodic.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('runs at each interval, until stopped', () => {
  let runs = 0
  const stop = every(100, () => void (runs += 1))
  vi.advanceTimersByTime(99)
  expect(runs).toBe(0)
  vi.advanceTimersByTime(201)
  expect(runs).toBe(3)
  stop()
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(3)
})

test('the first run can have a shorter delay', () => {
  let runs = 0
  const stop = every(100, () => void (runs += 1), {firstAfterMs: 10})
  vi.advanceTimersByTime(10)
  expect(runs).toBe(1)
  vi.advanceTimersByTime(100)
  expect(runs).toBe(2)
  stop()
})

test('a stop before the first run prevents it', () => {
  let runs = 0
  every(100, () => void (runs += 1), {firstAfterMs: 10})()
  vi.advanceTimersByTime(1000)
  expect(runs).toBe(0)
})

test('two runs never overlap', async () => {
  const ends: (() => void)[] = []
  const stop = every(100, () => new Promise<void>((resolve) => ends.push(resolve)))
  await vi.advanceTimersByTimeAsync(350)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(ends).toHaveLength(2)
  stop()
})

test.each([
  ['throws', () => expect.fail('broken')],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a task that %s is reported and runs again', async (_how, task: () => Promise<void> | void) => {
  const errors: unknown[] = []
  const stop = every(100, task, {onError: (error) => errors.push(error)})
  await vi.advanceTimersByTimeAsync(200)
  expect(errors).toEqual([expect.objectContaining({message: 'broken'}), expect.anything()])
  stop()
})

test('a stop aborts the run under way, whose failure is then not reported', async () => {
  const errors: unknown[] = []
  const aborted = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  const stop = every(100, aborted, {onError: (error) => errors.push(error)})
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(100)
  expect(errors).toEqual([])
})

test('its timers do not keep the process alive', () => {
  vi.useRealTimers()
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const stop = every(60_000, () => undefined, {firstAfterMs: 30_000})
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
  stop()
})

const DELAYS = {start: 100, change: 10, failure: 1000}

test('a task runs after the start, and once after the last of several changes', async () => {
  let runs = 0
  const {changed, stop} = afterChanges(
    DELAYS,
    async () => void (runs += 1),
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(1)
  changed()
  await vi.advanceTimersByTimeAsync(9)
  changed()
  await vi.advanceTimersByTimeAsync(9)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  changed()
  void stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(runs).toBe(2)
})

test('a run after a change waits for the run before it, and its signal tells of the stop', async () => {
  const signals: AbortSignal[] = []
  const end = Promise.withResolvers<void>()
  const run = (signal: AbortSignal) => {
    signals.push(signal)
    return end.promise
  }
  const {changed, stop} = afterChanges(DELAYS, run, () => undefined)
  await vi.advanceTimersByTimeAsync(100)
  changed()
  await vi.advanceTimersByTimeAsync(10)
  expect(signals).toHaveLength(1)
  end.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(signals).toHaveLength(2)
  void stop()
  expect(signals[1]?.aborted).toBe(true)
})

test('a failed run is reported and repeated, sooner after a change', async () => {
  let runs = 0
  const errors: unknown[] = []
  const run = async () => {
    runs += 1
    throw new Error('broken')
  }
  const {changed, stop} = afterChanges(DELAYS, run, (error) => errors.push(error))
  await vi.advanceTimersByTimeAsync(1100)
  expect([runs, errors]).toEqual([2, [new Error('broken'), new Error('broken')]])
  changed()
  await vi.advanceTimersByTimeAsync(10)
  expect(runs).toBe(3)
  void stop()
})

test('the pause doubles with each failure in a row, up to the longest', async () => {
  const starts: number[] = []
  const began = Date.now()
  const run = async () => {
    starts.push(Date.now() - began)
    if (starts.length !== 5) throw new Error('broken')
  }
  const {changed, stop} = afterChanges({...DELAYS, longestFailure: 3000}, run, () => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(starts).toEqual([100, 1100, 3100, 6100, 9100])
  changed()
  await vi.advanceTimersByTimeAsync(1010)
  expect(starts.slice(5)).toEqual([20_010, 21_010])
  await stop()
})
