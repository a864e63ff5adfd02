import {FairQueue, type Waiting} from './fair-queue.ts'
import type {InputOf, ResultOf, Tasks} from './task-messages.ts'
import {TaskProcess, type Bounds} from './task-process.ts'
import {TaskStopped, type StopReason} from './task-stopped.ts'

/** Whom a task is for. */
export interface Requester {
  /** The sender whose turn the task takes. Absent: the owner, whose tasks go first and have a slot of their own. */
  sender?: string | undefined
  /** Aborts when nobody waits for the result any more. */
  signal?: AbortSignal | undefined
  /** Receives the milliseconds that the task ran, whether or not it has a result. Waiting does not count. */
  onTime?: ((milliseconds: number) => void) | undefined
}

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

/** Counts of a pool, for health checks. */
interface Counts {
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
const IDLE_MS = 120_000
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
  readonly #queue = new FairQueue()
  readonly #idle: {worker: TaskProcess; timer: NodeJS.Timeout}[] = []
  readonly #working = new Set<TaskProcess>()
  #running = 0
  #runningOfSenders = 0
  #started = 0
  #dropped = 0
  #done = 0
  #isClosed = false
  readonly #deaths = {time: 0, memory: 0, crash: 0, lost: 0, start: 0, busy: 0, closed: 0}
  readonly #endWorkers = () => this.#killAll()

  constructor(options: Options<Failure>) {
    this.#options = options
  }

  get counts(): Counts {
    return {
      running: this.#running,
      waiting: this.#queue.length,
      done: this.#done,
      processes: this.#idle.length + this.#working.size,
      started: this.#started,
      deaths: {...this.#deaths},
      dropped: this.#dropped,
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
    {sender, signal, onTime}: Requester = {},
  ): Promise<ResultOf<Offered, Name>> {
    await this.#slot(name, sender, signal)
    const began = performance.now()
    try {
      const outcome = await this.#runNow<ResultOf<Offered, Name>>({name, input, ...bounds}, signal)
      if ('failure' in outcome) throw this.#options.toError(outcome.failure)
      if ('bug' in outcome) throw new Error(outcome.bug)
      return outcome.result
    } finally {
      const milliseconds = performance.now() - began
      this.#queue.charge(sender, milliseconds)
      onTime?.(milliseconds)
      this.#done += 1
      this.#running -= 1
      if (sender !== undefined) this.#runningOfSenders -= 1
      this.#startNext()
    }
  }

  /** Ends all processes. Tasks that run or wait are rejected. */
  close() {
    this.#isClosed = true
    process.off('exit', this.#endWorkers)
    this.#killAll()
    for (let left = this.#queue.next(true); left; left = this.#queue.next(true)) left.start()
  }

  async #slot(name: string, sender: string | undefined, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.#isClosed) throw new TaskStopped(name, 'closed')
    const {maxWaiting, maxWaitingOfSender = maxWaiting} = this.#options
    const ofSender = sender === undefined ? 0 : this.#queue.countOf(sender)
    if (this.#queue.length >= maxWaiting || ofSender >= maxWaitingOfSender)
      throw new TaskStopped(name, 'busy')
    const turn = Promise.withResolvers<void>()
    const waiting: Waiting = {sender, start: turn.resolve}
    const leave = () => {
      if (!this.#queue.remove(waiting)) return
      this.#dropped += 1
      turn.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave)
    this.#queue.add(waiting)
    this.#startNext()
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave))
    if (this.#isClosed) throw new TaskStopped(name, 'closed')
  }

  #startNext() {
    const {slots} = this.#options
    if (this.#running > slots) return
    const next = this.#queue.next(this.#runningOfSenders < slots)
    if (!next) return
    this.#running += 1
    if (next.sender !== undefined) this.#runningOfSenders += 1
    next.start()
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
