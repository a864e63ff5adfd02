import {setTimeout} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {limit} from './concurrency.ts'

test('all tasks run in order, and never more at once than allowed', async () => {
  const jobs = limit(2, 100)
  const started: number[] = []
  let running = 0
  let most = 0
  const task = (index: number) => async () => {
    started.push(index)
    running += 1
    most = Math.max(most, running)
    await setTimeout(1)
    running -= 1
    return index
  }
  const results = await Promise.all(Array.from({length: 10}, (_, index) => jobs.run(task(index))))
  expect(results).toEqual(Array.from({length: 10}, (_, index) => index))
  expect(started).toEqual(results)
  expect(most).toBe(2)
  // Both slots are free again: neither of these tasks ends before the other has begun.
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const all = Promise.all(begun.map(({promise}) => promise))
  await Promise.all(
    begun.map(({resolve}) =>
      jobs.run(async () => {
        resolve()
        await all
      }),
    ),
  )
})

test('a task that fails frees its slot, and a task beyond the queue is rejected at once', async () => {
  const jobs = limit(1, 1)
  const first = jobs.run(() => setTimeout(1).then(() => Promise.reject(new Error('broken'))))
  const second = jobs.run(async () => 'done')
  await expect(jobs.run(async () => 'never')).rejects.toThrowError(
    expect.objectContaining({type: 'unavailable'}),
  )
  await expect(first).rejects.toThrow('broken')
  await expect(second).resolves.toBe('done')
})
