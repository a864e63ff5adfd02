import {FairQueue, type Requester} from './fair-queue.ts'
import {memoryOfHelpers, type MemoryBudget} from './memory-budget.ts'
import type {InputOf, ResultOf, Tasks} from './task-messages.ts'
import {TaskProcess, type Bounds, type Task} from './task-process.ts'
import {TaskStopped, type StopReason} from './task-stopped.ts'
import {Trial} from './trial.ts'

interface Options<Failure> {
  /** Module that calls `serveTasks`. */
  program: URL
  /** Slots for tasks of clients. Tasks without a client have one more. */
  slots: number
  maxWaiting: number
  /** Waiting tasks of one client. */
  maxWaitingOfClient?: number
  /** Makes an error of a failure that the task foresaw. */
  toError: (failure: Failure) => Error
  /** Receives each end of a process that was not wanted. */
  onDeath?: (stopped: TaskStopped) => void
  /** Where its processes take their memory from. Default: the budget of all helpers. */
  memory?: MemoryBudget
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
/** Megabytes with which a process starts: most tasks need no more. */
const USUAL_MB = 250
/** Milliseconds that a task may still run when nobody waits for it. Its result is soon there, and a new process costs 300. */
const ABANDONED_MS = 1000
/** Milliseconds for the trial of a process that has started. */
const TRIAL_MS = 10_000

/**
 * Runs tasks in processes of their own, within bounds on time and memory. A task that breaks a bound or crashes its
 * process costs its own request only: every process runs one task at a time, and the next task gets a new process.
 * Processes start with the first task and are used again. Where no process starts, tasks are refused for some minutes.
 */
export class TaskPool<Offered extends Tasks, Failure> {
  readonly #options: Options<Failure>
  readonly #slots: FairQueue
  readonly #memory: MemoryBudget
  readonly #trial = new Trial(() => this.#try())
  readonly #idle: {worker: TaskProcess; timer: NodeJS.Timeout}[] = []
  readonly #working = new Set<TaskProcess>()
  #started = 0
  #dropped = 0
  #done = 0
  #isClosed = false
  readonly #deaths = {time: 0, memory: 0, crash: 0, lost: 0, start: 0, room: 0, busy: 0, closed: 0}
  readonly #endWorkers = () => this.#killAll()
  readonly #stopSaving: () => void

  constructor(options: Options<Failure>) {
    this.#options = options
    const {slots, maxWaiting, maxWaitingOfClient = maxWaiting, memory = memoryOfHelpers} = options
    this.#memory = memory
    this.#stopSaving = memory.onShortage(() => this.#killIdle())
    this.#slots = new FairQueue({by: 'time', slots, slotsWithoutClient: 1, maxWaiting, maxWaitingOfClient})
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

  /** Whether no process starts, as far as is known. The first call tries it in the background. */
  get isFailing(): boolean {
    return !this.#isClosed && this.#trial.isFailing()
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
    this.#stopSaving()
    process.off('exit', this.#endWorkers)
    this.#killAll()
    this.#slots.startAll()
  }

  async #runNow<Result>(task: Task, signal: AbortSignal | undefined) {
    const memoryMb = this.#memory.bound(task.memoryMb)
    const bounded = {...task, memoryMb}
    try {
      return await this.#runWith<Result>(Math.min(USUAL_MB, memoryMb), bounded, signal)
    } catch (error) {
      if (!(error instanceof TaskStopped && error.reason === 'room')) throw error
      // It needed more than was free, so it runs again with all that it may take.
      return await this.#runWith<Result>(memoryMb, bounded, signal)
    }
  }

  async #runWith<Result>(megabytes: number, task: Task, signal: AbortSignal | undefined) {
    const worker = await this.#takeWorker(task.name, megabytes, signal).catch((error: unknown) => {
      if (signal?.aborted) this.#dropped += 1
      throw error
    })
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
      const outcome = await worker.run<Result, Failure>(task)
      this.#trial.saw(true)
      return outcome
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

  /** @throws TaskStopped where no process starts; the reason of the signal */
  async #takeWorker(name: string, megabytes: number, signal?: AbortSignal): Promise<TaskProcess> {
    for (let kept = this.#idle.pop(); kept; kept = this.#idle.pop()) {
      clearTimeout(kept.timer)
      if (kept.worker.isOver) continue
      if (kept.worker.claim.resize(megabytes)) return kept.worker
      kept.worker.kill('closed')
    }
    if (this.#trial.rests) throw new TaskStopped(name, 'start')
    const claim = await this.#memory.claim(megabytes, signal)
    if (this.#isClosed) {
      claim.release()
      throw new TaskStopped(name, 'closed')
    }
    // A parser at work would outlive this process.
    if (this.#started === 0) process.once('exit', this.#endWorkers)
    this.#started += 1
    return new TaskProcess(this.#options.program, claim)
  }

  #putBack(worker: TaskProcess) {
    if (worker.isOver) return
    if (this.#isClosed || worker.residentMb() > KEEP_MB) {
      worker.kill('closed')
      return
    }
    worker.claim.resize(Math.min(USUAL_MB, worker.claim.megabytes))
    const timer = setTimeout(() => {
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((kept) => kept.worker !== worker))
      worker.kill('closed')
    }, IDLE_MS).unref()
    this.#idle.push({worker, timer})
  }

  #count(stopped: TaskStopped) {
    if (stopped.reason === 'closed') return
    this.#deaths[stopped.reason] += 1
    if (stopped.reason === 'start') this.#trial.saw(false)
    if (stopped.reason !== 'room') this.#options.onDeath?.(stopped)
  }

  /** Starts a process, which answers a task that it does not know. @throws TaskStopped when it does not start */
  async #try() {
    const task = {name: 'trial', input: undefined, timeMs: TRIAL_MS, memoryMb: USUAL_MB}
    await this.#runWith(USUAL_MB, task, undefined).catch((error: unknown) => {
      if (!(error instanceof TaskStopped) || error.reason === 'start') throw error
    })
  }

  #killIdle() {
    for (const {worker, timer} of this.#idle.splice(0)) {
      clearTimeout(timer)
      worker.kill('closed')
    }
  }

  #killAll() {
    this.#killIdle()
    for (const worker of this.#working) worker.kill('closed')
  }
}
