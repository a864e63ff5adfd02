import {LakeError} from '../model/errors.ts'

/** Runs tasks, at most so many at once; the others wait their turn. */
export interface Limit {
  /** @throws LakeError `unavailable` at once when too many wait already */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Tasks that run or wait. */
  readonly load: number
}

/**
 * @param concurrency tasks at once
 * @param maxWaiting tasks that may wait; one more is turned away
 */
export function limit(concurrency: number, maxWaiting: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    get load() {
      return running + waiting.length
    },
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
        // The place is handed on rather than freed, so that a newcomer cannot overtake.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
