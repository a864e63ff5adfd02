import {createContext, Script} from 'node:vm'
import {LakeError} from '../model/errors.ts'

const context = createContext({task: () => undefined})
const script = new Script('task()')

/**
 * Runs `task` and stops it after `milliseconds`, even in a loop, a deep recursion or a backtracking pattern. V8 stops
 * the task without running its `catch` and `finally` blocks, so the task must not leave shared state half changed.
 * @throws LakeError `queryTooExpensive` when the time is up
 */
export function withTimeLimit<T>(milliseconds: number, task: () => T): T {
  context['task'] = task
  try {
    return script.runInContext(context, {timeout: milliseconds})
  } catch (error) {
    // The error was made in the other context, so `instanceof Error` is false here.
    if (
      typeof error === 'object' &&
      error &&
      'code' in error &&
      error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    ) {
      throw new LakeError(
        'queryTooExpensive',
        `The query was stopped: it took longer than ${milliseconds / 1000} seconds`,
      )
    }
    throw error
  }
}

/** Longest time for a restarted task, as a multiple of the first limit. Nothing else runs on this thread meanwhile. */
const MAX_EXTENSION = 4

/**
 * Like `withTimeLimit`, but limits the CPU time of this thread. When a busy machine gave the task less CPU time than
 * the limit, the task is restarted with more time, so it may run several times.
 */
export function withComputingLimit<T>(milliseconds: number, task: () => T): T {
  const before = computedMs()
  for (let limit = milliseconds; ; limit = Math.min(limit * 2, milliseconds * MAX_EXTENSION)) {
    try {
      return withTimeLimit(limit, task)
    } catch (error) {
      const isOver = error instanceof LakeError && error.type === 'queryTooExpensive'
      if (!isOver || computedMs() - before >= milliseconds) throw error
    }
  }
}

/** CPU time of this thread so far, in milliseconds. */
function computedMs() {
  const {user, system} = process.threadCpuUsage()
  return (user + system) / 1000
}
