import {interval, Subject, take} from 'rxjs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {rerun} from './live-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A query that takes some milliseconds, and returns the number of its run. */
function queryOf(ms: number) {
  let runs = 0
  return () => {
    const run = ++runs
    return new Promise<number>((resolve) => setTimeout(resolve, ms, run))
  }
}

test('a query that is slower than the changes shows its results, and one more after the last change', async () => {
  const shown: number[] = []
  const changes = interval(900).pipe(take(10))
  const subscription = rerun(changes, queryOf(1200), 1000).subscribe((run) => shown.push(run))
  await vi.advanceTimersByTimeAsync(3000)
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(17_000)
  expect(shown).toEqual([1, 2, 3, 4, 5, 6])
  subscription.unsubscribe()
})

test('many changes at once make one further run', async () => {
  const shown: number[] = []
  const changes = new Subject<void>()
  const subscription = rerun(changes, queryOf(10), 1000).subscribe((run) => shown.push(run))
  await vi.advanceTimersByTimeAsync(2000)
  for (let change = 0; change < 50; change++) changes.next()
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown).toEqual([1, 2, 3])
  changes.next()
  await vi.advanceTimersByTimeAsync(20)
  expect(shown).toEqual([1, 2, 3, 4])
  subscription.unsubscribe()
})
