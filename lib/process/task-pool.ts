import {FairQueue, type Requester} from './fair-queue.ts'
import type {InputOf, ResultOf, Tasks} from './task-messages.ts'
import {TaskProcess, type Bounds} from './task-process.ts'
import {TaskStopped, type StopReason} from './task-stopped.ts'

interface Options<Failure> {
  /** Module that calls `serveTasks`. */
  program: URL
  /** Slots for tasks of senders. Tasks without a sender have one more. */
  slots: number
  maxWaiting: number
  /** Waiting tasks of one sender. */
  maxWaitingOfSender?: number
  /** Makes an error of a failure that the task foresaw. */
  toError: (failure: Failure) => Error
  /** Receives each end of a process that was not wanted. */
  onDeath?: (stopped: TaskStopped) => void
}

/** Counts of a pool since the start. Administrators read them. */
export interface Counts {
  running: number
  waiting: number
  /** Tasks that ended, however. */
  done: number
  processes: number
  /** Processes that were started. */
  started: number
  /** Unwanted ends of processes, by reason. */
  deaths: Record<StopReason, number>
  /** Tasks that were dropped because nobody waited for them any more. */
  dropped: number
}

/** Milliseconds after which an idle process ends, so that memory returns when everybody has left. */
const IDLE_MS = 30_000
/** Resident memory in megabytes above which a process ends after its task: allocators keep what a large one took. */
const KEEP_MB = 220
/** Milliseconds that a task may still run when nobody waits for it. Its result is soon there, and a new process costs 300. */
const ABANDONED_MS = 1000

/**
 * Runs tasks in processes of their own, within bounds on time and memory. A task that breaks a bound or crashes its
 * process costs its own request only: every process runs one task at a time, and the next task gets a new process.
 * Processes start with the first task and are used again.
 */
export class TaskPool<Offered extends Tasks, Failure> {
  readonly #options: Options<Failure>
  readonly #slots: FairQueue
  readonly #idle: {worker: TaskProcess; timer: NodeJS.Timeout}[] = []
  readonly #working = new Set<TaskProcess>()
  #started = 0
  #dropped = 0
  #done = 0
  #isClosed = false
  readonly #deaths = {time: 0, memory: 0, crash: 0, lost: 0, start: 0, busy: 0, closed: 0}
  readonly #endWorkers = () => this.#killAll()

  constructor(options: Options<Failure>) {
    this.#options = options
    const {slots, maxWaiting, maxWaitingOfSender = maxWaiting} = options
    this.#slots = new FairQueue({by: 'time', slots, slotsWithoutSender: 1, maxWaiting, maxWaitingOfSender})
  }

  get counts(): Counts {
    const {running, waiting, dropped} = this.#slots.counts
    return {
      running,
      waiting,
      done: this.#done,
      processes: this.#idle.length + this.#working.size,
      started: this.#started,
      deaths: {...this.#deaths},
      dropped: dropped + this.#dropped,
    }
  }

  /**
   * Runs a task when it is its turn.
   * @throws TaskStopped when there is no result; the error of `toError`; the reason of the signal; Error for a bug
   */
  async run<Name extends keyof Offered & string>(
    name: Name,
    input: InputOf<Offered, Name>,
    bounds: Bounds,
    requester: Requester = {},
  ): Promise<ResultOf<Offered, Name>> {
    const closed = () => new TaskStopped(name, 'closed')
    if (this.#isClosed) throw closed()
    const work = async () => {
      if (this.#isClosed) throw closed()
      const task = {name, input, ...bounds}
      const outcome = await this.#runNow<ResultOf<Offered, Name>>(task, requester.signal).finally(
        () => (this.#done += 1),
      )
      if ('failure' in outcome) throw this.#options.toError(outcome.failure)
      if ('bug' in outcome) throw new Error(outcome.bug)
      return outcome.result
    }
    return this.#slots.run(requester, work, () => new TaskStopped(name, 'busy'))
  }

  /** Ends all processes. Tasks that run or wait are rejected. */
  close() {
    this.#isClosed = true
    process.off('exit', this.#endWorkers)
    this.#killAll()
    this.#slots.startAll()
  }

  async #runNow<Result>(task: {name: string; input: unknown} & Bounds, signal: AbortSignal | undefined) {
    const worker = this.#takeWorker()
    let abandoned: NodeJS.Timeout | undefined
    const began = performance.now()
    const abandon = () => {
      const left = Math.max(0, ABANDONED_MS - (performance.now() - began))
      abandoned = setTimeout(() => worker.kill('closed'), left)
    }
    signal?.addEventListener('abort', abandon)
    if (signal?.aborted) abandon()
    this.#working.add(worker)
    try {
      return await worker.run<Result, Failure>(task)
    } catch (error) {
      if (signal?.aborted) this.#dropped += 1
      else if (error instanceof TaskStopped) this.#count(error)
      throw error
    } finally {
      clearTimeout(abandoned)
      signal?.removeEventListener('abort', abandon)
      this.#working.delete(worker)
      this.#putBack(worker)
    }
  }

  #takeWorker(): TaskProcess {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer)
      if (!kept.worker.isOver) return kept.worker
    }
    // A parser at work would outlive this process.
    if (this.#started === 0) process.once('exit', this.#endWorkers)
    this.#started += 1
    return new TaskProcess(this.#options.program)
  }

  #putBack(worker: TaskProcess) {
    if (worker.isOver) return
    if (this.#isClosed || worker.residentMb() > KEEP_MB) {
      worker.kill('closed')
      return
    }
    const timer = setTimeout(() => {
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((kept) => kept.worker !== worker))
      worker.kill('closed')
    }, IDLE_MS).unref()
    this.#idle.push({worker, timer})
  }

  #count(stopped: TaskStopped) {
    if (stopped.reason === 'closed') return
    this.#deaths[stopped.reason] += 1
    this.#options.onDeath?.(stopped)
  }

  #killAll() {
    for (const {worker, timer} of this.#idle.splice(0)) {
      clearTimeout(timer)
      worker.kill('closed')
    }
    for (const worker of this.#working) worker.kill('closed')
  }
}
