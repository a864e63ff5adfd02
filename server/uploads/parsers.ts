import {TaskPool} from '../../lib/process/task-pool.ts'
import {TaskStopped} from '../../lib/process/task-stopped.ts'
import type {Identified} from './file-kind.ts'
import type {UploadTasks} from './parse-tasks.ts'
import {S3Error} from './s3-error.ts'

/** Bounds of one file. Decoding the largest images, a HEIC or a progressive JPEG, takes 700 MB. */
const BOUNDS = {timeMs: 30_000, memoryMb: 800}
/** Uploads that wait to be read. In the local store each has its file on the disk. */
export const WAITING = {maxWaiting: 100, maxWaitingOfClient: 20}

/** Seconds after which a reader that did not start may be there again. */
const REST_SECONDS = 180

const noReader = () =>
  new S3Error(
    'ServiceUnavailable',
    'The shop cannot read files at the moment. Please send it on WhatsApp, or try again later.',
    {},
    REST_SECONDS,
  )

export const busy = (): S3Error =>
  new S3Error('ServiceUnavailable', 'The server is busy. Please try again in a minute.', {}, 60)

/** Reads uploaded bytes in a process of its own, one file at a time. */
export class UploadParsers {
  readonly #pool: TaskPool<UploadTasks, {sentence: string}>
  readonly #bounds: typeof BOUNDS

  /** @param report receives each end of a parser that was not wanted */
  constructor(report: (problem: string, error: unknown) => void, bounds = BOUNDS) {
    this.#bounds = bounds
    this.#pool = new TaskPool({
      program: new URL('./parse-tasks.ts', import.meta.url),
      slots: 1,
      ...WAITING,
      toError: ({sentence}) => new S3Error('InvalidRequest', sentence),
      onDeath: (stopped) => report('The reader of an upload ended', stopped),
    })
  }

  /** Whether no file can be read on this machine, as far as is known. The first call tries it in the background. */
  get isFailing(): boolean {
    return this.#pool.isFailing
  }

  /** How often a parser started and ended, and why. */
  get counts() {
    return this.#pool.counts
  }

  /**
   * Detects the type of a file by its bytes, and returns an image without its metadata.
   * @param announced type from the form
   * @param clientKey whose turn it is
   * @throws S3Error `InvalidRequest` with a sentence for the client, `SlowDown` when the server is busy
   */
  async identify(path: string, announced: string, clientKey: string): Promise<Identified> {
    try {
      return await this.#pool.run('identify', {path, announced}, this.#bounds, {clientKey})
    } catch (error) {
      if (!(error instanceof TaskStopped)) throw error
      if (error.isByInput) throw new S3Error('InvalidRequest', UNREADABLE)
      throw error.reason === 'start' ? noReader() : busy()
    }
  }

  close() {
    this.#pool.close()
  }
}

const UNREADABLE = 'The file cannot be read: it takes too much time or memory, or is damaged.'
