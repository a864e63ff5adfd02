import {expect, test} from 'vitest'
import {SharedWork} from './shared-work.ts'

const keep = async () => undefined

test('equal requests share the work, which goes on when one of them disconnects', async () => {
  const shared = new SharedWork<number>()
  let starts = 0
  const done = Promise.withResolvers<number>()
  const signals: AbortSignal[] = []
  const start = (signal: AbortSignal) => {
    starts += 1
    signals.push(signal)
    return done.promise
  }
  const leaving = new AbortController()
  const first = shared.run('a', leaving.signal, {start, keep})
  const second = shared.run('a', undefined, {start, keep})
  leaving.abort()
  await expect(first).rejects.toMatchObject({name: 'AbortError'})
  expect([starts, signals[0]?.aborted]).toEqual([1, false])
  done.resolve(7)
  expect(await second).toBe(7)
})

test('work is stopped when all requests have disconnected, and the next request starts it again', async () => {
  const shared = new SharedWork<number>()
  const signals: AbortSignal[] = []
  const never = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<number>(() => undefined)
  }
  const leaving = new AbortController()
  const both = [1, 2].map(() => shared.run('a', leaving.signal, {start: never, keep}))
  leaving.abort()
  expect((await Promise.allSettled(both)).map(({status}) => status)).toEqual(['rejected', 'rejected'])
  expect(signals.map(({aborted}) => aborted)).toEqual([true])
  expect(await shared.run('a', undefined, {start: async () => 3, keep})).toBe(3)
})

test('requests get the same result until it has been stored', async () => {
  const shared = new SharedWork<number>()
  const stored = Promise.withResolvers<void>()
  let starts = 0
  const job = {
    start: async () => {
      starts += 1
      return starts
    },
    keep: () => stored.promise,
  }
  expect(await shared.run('a', undefined, job)).toBe(1)
  expect(await shared.run('a', undefined, job)).toBe(1)
  stored.resolve()
  await expect.poll(() => shared.run('a', undefined, job)).toBe(2)
})
