import {setImmediate as turn} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {forEachAtOnce} from './for-each-at-once.ts'

test('every item is worked on, with at most the given number at the same time', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await forEachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
    done.push(item)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('after a failure the running calls end, no other call starts, and the first failure is thrown', async () => {
  const ended: number[] = []
  const working = forEachAtOnce([1, 2, 3, 4, 5, 6], 2, async (item) => {
    if (item === 1) throw new Error('the disk is full')
    await turn()
    ended.push(item)
  })
  await expect(working).rejects.toThrow('the disk is full')
  expect(ended).toEqual([2])
})
