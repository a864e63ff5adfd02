import {TaskPool} from '../../lib/process/task-pool.ts'
import {TaskStopped} from '../../lib/process/task-stopped.ts'
import type {Compared} from './choose.ts'
import type {Described} from './image.ts'
import type {Crop} from './products.ts'
import type {SimilarTasks} from './similar-tasks.ts'

/** The computing. */
export interface Work {
  /** @returns undefined when the image is not readable */
  describe(bytes: Uint8Array, crop: Crop | null): Promise<Described | undefined>
  /** Keys of the most similar products, by a product's key. */
  choose(products: Compared[]): Promise<Map<string, string[]>>
  close(): void
}

/** Bounds of the tasks. 601 products are compared in a second; the time grows with the square of their number. */
const BOUNDS = {
  describe: {timeMs: 10_000, memoryMb: 300},
  choose: {timeMs: 120_000, memoryMb: 500},
}

const POOL = {
  program: new URL('./similar-tasks.ts', import.meta.url),
  slots: 1,
  maxWaiting: 1,
  toError: () => new Error('The pictures could not be compared'),
}

/** The computing in a process of its own, with a lower priority than the server's. */
export function openWork(): Work {
  const pool = new TaskPool<SimilarTasks, object>(POOL)
  return {
    describe: async (bytes, crop) => pool.run('describe', {bytes, crop}, BOUNDS.describe).catch(unreadable),
    choose: async (products) => pool.run('choose', products, BOUNDS.choose),
    close: () => pool.close(),
  }
}

/** An image that breaks a bound, or cannot be decoded, is not described. */
function unreadable(error: unknown): undefined {
  if (error instanceof TaskStopped && !error.isByInput) throw error
}
