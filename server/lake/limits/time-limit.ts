import {createContext, Script} from 'node:vm'
import {LakeError} from '../model/errors.ts'

const context = createContext({task: () => undefined})
const script = new Script('task()')

/**
 * Runs `task` and stops it, wherever it is, after `milliseconds`: a loop, a deep recursion or a pattern that
 * backtracks cannot hold the thread longer. V8 ends the task without running its `catch` and `finally`
 * blocks, so it must not leave shared state half changed: give it only pure work. Costs about 0.1 ms itself.
 * @throws LakeError `queryTooExpensive` when the time is over
 */
export function withTimeLimit<T>(milliseconds: number, task: () => T): T {
  context['task'] = task
  try {
    return script.runInContext(context, {timeout: milliseconds})
  } catch (error) {
    // Made in the other context, so it is no `Error` of ours.
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

/** Times the limit that a task is let run when less than the limit was computed: the machine may be idle again. */
const MOST_PATIENCE = 4

/**
 * As `withTimeLimit`, but what counts is the time that this thread computes: where a busy machine gave it less, `task`
 * is begun anew with more time. So it may be run several times.
 */
export function withComputingLimit<T>(milliseconds: number, task: () => T): T {
  const before = computedMs()
  for (let limit = milliseconds; ; limit = Math.min(limit * 2, milliseconds * MOST_PATIENCE)) {
    try {
      return withTimeLimit(limit, task)
    } catch (error) {
      const isOver = error instanceof LakeError && error.type === 'queryTooExpensive'
      if (!isOver || computedMs() - before >= milliseconds) throw error
    }
  }
}

/** What this thread has computed, in milliseconds. */
function computedMs() {
  const {user, system} = process.threadCpuUsage()
  return (user + system) / 1000
}
