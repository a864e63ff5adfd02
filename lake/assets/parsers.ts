import {availableParallelism} from 'node:os'
import type {Requester} from '../../lib/process/fair-queue.ts'
import {TaskPool} from '../../lib/process/task-pool.ts'
import type {Bounds} from '../../lib/process/task-process.ts'
import {TaskStopped} from '../../lib/process/task-stopped.ts'
import {badRequest, LakeError} from '../model/errors.ts'
import type {MetadataPart} from './metadata-parts.ts'
import type {ParseFailure, ParseTasks} from './parse-tasks.ts'
import type {Recipe} from './recipe.ts'

/** Maximum number of waiting tasks, across all clients and for requests without a client. */
const MAX_WAITING = 500
/** Maximum number of waiting tasks of one client. A page shows some 60 images, and mobile carriers share addresses. */
const MAX_WAITING_OF_CLIENT = 150

/** Bounds of each task. A process has 90 MB before its first task. */
const BOUNDS = {
  header: {timeMs: 20_000, memoryMb: 400},
  /** The largest image, 100 million pixels as a progressive JPEG, takes 700 MB. */
  metadata: {timeMs: 45_000, memoryMb: 1000},
  /** A HEIC of 50 million pixels takes 650 MB. */
  storable: {timeMs: 60_000, memoryMb: 1200},
  /** An original of 100 million pixels as a progressive JPEG takes 700 MB. */
  picture: {timeMs: 25_000, memoryMb: 800},
}

type BoundsOf = {[Kind in keyof typeof BOUNDS]: Bounds}

/** Decodes images and files in other processes. A file that crashes such a process does not affect the server. */
export class Parsers {
  readonly #pool: TaskPool<ParseTasks, ParseFailure>
  readonly #bounds: BoundsOf

  /** @param onDeath called when a process crashed, was killed because its task exceeded its bounds, or ended otherwise */
  constructor(onDeath: (stopped: TaskStopped) => void, bounds: Partial<BoundsOf> = {}) {
    this.#bounds = {...BOUNDS, ...bounds}
    this.#pool = new TaskPool({
      program: new URL('./parse-tasks.ts', import.meta.url),
      slots: Math.max(1, Math.min(4, availableParallelism())),
      maxWaiting: MAX_WAITING,
      maxWaitingOfClient: MAX_WAITING_OF_CLIENT,
      toError: ({type, message}) => new LakeError(type, message),
      onDeath,
    })
  }

  /** The numbers of running and waiting tasks, and of processes that crashed or were killed. */
  get counts() {
    return this.#pool.counts
  }

  /** Whether no image can be made on this machine, as far as is known. The first call tries it in the background. */
  get isFailing(): boolean {
    return this.#pool.isFailing
  }

  encoders() {
    return this.#pool.run('encoders', undefined, this.#bounds.header).catch(refuse(BUSY))
  }

  /** @throws LakeError like `storable` of `lib/images`, and `unavailable` when it took too long */
  storable(path: string) {
    return this.#pool.run('storable', path, this.#bounds.storable).catch(
      refuse(UNREADABLE, () => {
        const seconds = Math.ceil(this.#bounds.storable.timeMs / 1000)
        return `The photograph was not read after ${seconds} seconds. Try again later, or save it as JPEG and send that.`
      }),
    )
  }

  /** @throws LakeError `badRequest` that says why the file cannot be stored as an image */
  probe(path: string, requester?: Requester) {
    return this.#pool.run('probe', path, this.#bounds.header, requester).catch(refuse(UNREADABLE))
  }

  /** @throws LakeError `badRequest` when the file is incomplete or damaged */
  metadata(path: string, parts: MetadataPart[]) {
    return this.#pool.run('metadata', {path, parts}, this.#bounds.metadata).catch(refuse(UNREADABLE))
  }

  /** @throws LakeError `badRequest` when it takes too much memory, `unavailable` when it takes too long */
  async render(path: string, recipe: Recipe, requester?: Requester): Promise<Buffer> {
    const tooSlow = () => 'Making the picture took too long. Request a smaller one.'
    const made = await this.#pool
      .run('render', {path, recipe}, this.#bounds.picture, requester)
      .catch(refuse('Making the picture takes too much memory. Request a smaller one.', tooSlow))
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength)
  }

  /** @returns `undefined` when the bytes do not identify a type */
  fileType(path: string) {
    return this.#pool.run('fileType', path, this.#bounds.header).catch((error: unknown) => {
      // A file of any kind may be stored.
      if (error instanceof TaskStopped && error.isByInput) return undefined
      return refuse(BUSY)(error)
    })
  }

  close() {
    this.#pool.close()
  }
}

const BUSY = 'The server is busy. Try again in a few seconds.'
const NO_PROGRAM =
  'Pictures cannot be made on this machine now. Administrators find the reason on the first screen of the Studio.'
const UNREADABLE =
  'The image cannot be read: it is damaged, or reading it takes too much time or memory. Save it again, or smaller, and send the new file.'

/** Turns the end of a stopped task into an error for the client. @param slow message of a 503, when the task took too long */
function refuse(sentence: string, slow?: () => string) {
  return (error: unknown): never => {
    if (!(error instanceof TaskStopped)) throw error
    if (error.reason === 'time' && slow) throw new LakeError('unavailable', slow())
    if (error.isByInput) throw badRequest(sentence)
    throw new LakeError('unavailable', error.reason === 'start' ? NO_PROGRAM : BUSY)
  }
}
