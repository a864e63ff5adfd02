import {expect, test} from 'vitest'
import {SharedWork} from './shared-work.ts'

test('equal requests share the work; who leaves does not end it for the others', async () => {
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
  const first = shared.run('a', leaving.signal, start)
  const second = shared.run('a', undefined, start)
  leaving.abort()
  await expect(first).rejects.toMatchObject({name: 'AbortError'})
  expect([starts, signals[0]?.aborted]).toEqual([1, false])
  done.resolve(7)
  expect(await second).toBe(7)
})

test('work is dropped when all have left, and the next request starts anew', async () => {
  const shared = new SharedWork<number>()
  const signals: AbortSignal[] = []
  const never = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<number>(() => undefined)
  }
  const leaving = new AbortController()
  const both = [1, 2].map(() => shared.run('a', leaving.signal, never))
  leaving.abort()
  expect((await Promise.allSettled(both)).map(({status}) => status)).toEqual(['rejected', 'rejected'])
  expect(signals.map(({aborted}) => aborted)).toEqual([true])
  expect(await shared.run('a', undefined, async () => 3)).toBe(3)
})
