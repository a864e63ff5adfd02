// A file of its own: the program of a process, which `parsers.ts` starts.
import sharp from 'sharp'
import {serveTasks} from '../../lib/process/serve-tasks.ts'
import {identify} from './file-kind.ts'
import {S3Error} from './s3-error.ts'

/** One file is read at a time, on one core, without a cache of earlier files. */
sharp.concurrency(1)
sharp.cache(false)

/** Tasks of the process that reads uploaded bytes. */
const tasks = {
  identify: ({path, announced}: {path: string; announced: string}) => identify(path, announced),
}

export type UploadTasks = typeof tasks

serveTasks(tasks, (error) => (error instanceof S3Error ? {sentence: error.message} : undefined))
