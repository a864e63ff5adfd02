import {expect, test, vi} from 'vitest'
import {LakeError} from '../model/errors.ts'
import {withComputingLimit, withTimeLimit} from './time-limit.ts'

/** Keeps this thread busy for this much CPU time. */
function compute(milliseconds: number) {
  const before = process.threadCpuUsage()
  const computed = () => {
    const {user, system} = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  while (computed() < milliseconds);
}

/** Keeps this thread idle, as on a machine that is busy with other processes. */
const wait = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

const TOO_EXPENSIVE = expect.objectContaining({type: 'queryTooExpensive'})

function failureOf(task: () => unknown): unknown {
  try {
    return task()
  } catch (error) {
    return error
  }
}

test('either limit stops a task that never ends', () => {
  const forever = () => {
    for (;;);
  }
  expect(failureOf(() => withTimeLimit(20, forever))).toEqual(TOO_EXPENSIVE)
  expect(failureOf(() => withComputingLimit(20, forever))).toEqual(TOO_EXPENSIVE)
})

test('a task that waits for a busy machine is restarted until it finishes', () => {
  const task = vi.fn(() => {
    wait(70)
    return 'done'
  })
  expect(withComputingLimit(20, task)).toBe('done')
  expect(task.mock.calls.length).toBeGreaterThan(1)
})

test('the CPU time of all restarts together is limited', () => {
  const before = process.threadCpuUsage()
  const failure = failureOf(() => withComputingLimit(40, () => compute(10_000)))
  const {user, system} = process.threadCpuUsage(before)
  expect(failure).toBeInstanceOf(LakeError)
  // Each restart has twice the time of the one before it.
  expect((user + system) / 1000).toBeLessThan(400)
})

test('a failure of the task itself is thrown at once', () => {
  const task = vi.fn(() => {
    throw new LakeError('badRequest', 'No')
  })
  expect(failureOf(() => withComputingLimit(1000, task))).toMatchObject({type: 'badRequest'})
  expect(task).toHaveBeenCalledTimes(1)
})
