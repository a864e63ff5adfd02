// A file of its own: the program of a process, which `work.ts` starts.
import {serveTasks} from '../../lib/process/serve-tasks.ts'
import {chooseSimilar, type Compared} from './choose.ts'
import {describeImage} from './image.ts'
import type {Crop} from './products.ts'

/** Tasks of the process that compares images. */
const tasks = {
  describe: ({bytes, crop}: {bytes: Uint8Array; crop: Crop | null}) => describeImage(bytes, crop),
  choose: (products: Compared[]) => chooseSimilar(products),
}

export type SimilarTasks = typeof tasks

serveTasks(tasks, () => undefined)
