import {LakeError} from '../model/errors.ts'

/** Runs a bounded number of tasks at once; other tasks wait in a queue. */
export interface Limit {
  /** @throws LakeError `unavailable` at once when the queue is full */
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * @param concurrency number of tasks that may run at once
 * @param maxWaiting number of tasks that may wait; further tasks are rejected
 */
export function limit(concurrency: number, maxWaiting: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run(task) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting)
          throw new LakeError('unavailable', 'The server is busy. Try again in a few seconds.')
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else {
        running += 1
      }
      try {
        return await task()
      } finally {
        // The slot passes directly to the next task, so that a new task cannot overtake the queue.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
