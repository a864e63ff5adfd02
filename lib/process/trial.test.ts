import {beforeEach, expect, test, vi} from 'vitest'
import {Trial} from './trial.ts'

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance']})
  return () => vi.useRealTimers()
})

test('a helper that never works is tried once, and again only after minutes', async () => {
  const attempt = vi.fn(async () => {
    throw new Error('broken')
  })
  const trial = new Trial(attempt)
  for (let look = 0; look < 5; look += 1) trial.isFailing()
  await vi.waitUntil(() => trial.rests)
  expect([trial.isFailing(), attempt.mock.calls.length]).toEqual([true, 1])
  vi.advanceTimersByTime(10 * 60_000)
  expect([trial.isFailing(), trial.rests, attempt.mock.calls.length]).toEqual([true, false, 2])
})

test('a helper that works again is used again', async () => {
  let works = false
  const trial = new Trial(async () => {
    if (!works) throw new Error('broken')
  })
  trial.repeat()
  await vi.waitUntil(() => trial.rests)
  works = true
  vi.advanceTimersByTime(10 * 60_000)
  trial.isFailing()
  await expect.poll(() => trial.isFailing()).toBe(false)
})

test('what a request saw counts as a trial', () => {
  const attempt = vi.fn(async () => undefined)
  const trial = new Trial(attempt)
  trial.saw(false)
  expect([trial.rests, trial.isFailing()]).toEqual([true, true])
  trial.saw(true)
  expect([trial.rests, trial.isFailing(), attempt.mock.calls]).toEqual([false, false, []])
})
