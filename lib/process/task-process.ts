import {fork, type ChildProcess} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {setPriority} from 'node:os'
import type {Claim} from './memory-budget.ts'
import {every} from './periodic.ts'
import {READY, type TaskOutcome} from './task-messages.ts'
import {TaskStopped, type StopReason} from './task-stopped.ts'

/** Bounds of one task. */
export interface Bounds {
  /** Milliseconds from its start to its end. */
  timeMs: number
  /** Resident memory of its whole process, native memory included. An idle process has 80 to 100 MB. */
  memoryMb: number
}

export interface Task extends Bounds {
  name: string
  input: unknown
}

/** Megabytes of JavaScript objects in a task process. Parsers hold their data in native memory. */
const HEAP_MB = 256
/** Milliseconds between two looks at a task's memory. A decoder fills some 40 MB in that time. */
const LOOK_MS = 20
/** Milliseconds for the start of a process, which takes 300 on an idle machine. */
const START_MS = 60_000
/** Below the server's own priority, so that pages are served while images are made. */
const NICENESS = 5
const MAX_COMPLAINT = 2000
/** A task writes no file and starts no process. */
const READ_ONLY = ['--permission', '--allow-fs-read=*', '--allow-addons']

/**
 * A process that runs one task at a time, within bounds. Breaking a bound ends the process. It never keeps the server
 * running, except while a task runs.
 *
 * Memory is watched through /proc, and so on Linux only: a limit of the system (`ulimit -d`) counts address space that
 * V8 reserves, and a process does not start below 500 MB. Elsewhere only JavaScript objects are bounded.
 */
export class TaskProcess {
  /** Memory that it has in the budget of all helpers, until it has ended. */
  readonly claim: Claim
  readonly #child: ChildProcess
  readonly #ready = Promise.withResolvers<void>()
  #isReady = false
  #isOver = false
  #complaint = ''
  #killedFor: StopReason | undefined
  #name = ''
  /** Why the process ended, once it has. */
  #stopped: TaskStopped | undefined
  /** Rejects the task that runs. */
  #reject: (stopped: TaskStopped) => void = () => undefined

  /** @param program a module that calls `serveTasks` */
  constructor(program: URL, claim: Claim) {
    this.claim = claim
    this.#child = fork(program, [], {
      execArgv: [...READ_ONLY, '--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      // Settings and secrets of the server are no concern of a parser. Fewer arenas give back more memory, and so does a
      // fixed threshold: without it, glibc keeps the large buffers of an image for the next one.
      env: {MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072'},
      serialization: 'advanced',
      // A group of its own: a Ctrl-C in the terminal would end the task before the server closes, as if its input had.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.on('data', (part: Buffer) => {
      this.#complaint = `${this.#complaint}${part.toString()}`.slice(-MAX_COMPLAINT)
    })
    this.#child.once('message', (message: unknown) => {
      if (message !== READY) return
      this.#isReady = true
      // Not before: it starts at once, for somebody waits.
      if (this.#child.pid !== undefined) yieldToOthers(this.#child.pid)
      this.#ready.resolve()
    })
    this.#child.once('error', () => this.#end(null))
    this.#child.once('close', (_code, signal) => this.#end(signal))
    this.#hold(false)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /**
   * Runs a task. Only one may run at a time. It takes more memory from the budget when it needs more.
   * @throws TaskStopped when the process ended before the task did
   */
  async run<Result, Failure>({name, input, timeMs, memoryMb}: Task): Promise<TaskOutcome<Result, Failure>> {
    this.#name = name
    // Each task has a promise of its own. One for the life of the process would keep the results of all its tasks in memory.
    const outcome = Promise.withResolvers<TaskOutcome<Result, Failure>>()
    this.#reject = outcome.reject
    if (this.#stopped) outcome.reject(this.#stopped)
    this.#hold(true)
    let timer = setTimeout(() => this.kill('start'), START_MS)
    let stopLooks: (() => void) | undefined
    try {
      await Promise.race([this.#ready.promise, outcome.promise])
      clearTimeout(timer)
      timer = setTimeout(() => this.kill('time'), timeMs)
      stopLooks = every(LOOK_MS, () => this.#look(memoryMb))
      this.#child.once('message', (message: TaskOutcome<Result, Failure>) => outcome.resolve(message))
      this.#child.send({name, input}, (error) => error && this.kill('lost'))
      return await outcome.promise
    } finally {
      clearTimeout(timer)
      stopLooks?.()
      this.#hold(false)
    }
  }

  /** Ends the process at once, whatever it does. @param reason for the task that runs */
  kill(reason: StopReason) {
    this.#isOver = true
    this.#killedFor ??= reason
    this.#child.kill('SIGKILL')
  }

  /** @returns 0 where the system does not say */
  residentMb(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'latin1')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  }

  #look(memoryMb: number) {
    const megabytes = this.residentMb()
    if (megabytes > memoryMb) this.kill('memory')
    else if (megabytes > this.claim.megabytes && !this.claim.resize(memoryMb)) this.kill('room')
  }

  #end(signal: NodeJS.Signals | null) {
    this.#isOver = true
    this.claim.release()
    // Nobody but the system or its administrator sends SIGKILL to a process that this one did not end.
    const fallen = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'lost' : 'crash'
    const reason = this.#killedFor ?? (this.#isReady || fallen === 'lost' ? fallen : 'start')
    this.#stopped = new TaskStopped(this.#name, reason, this.#complaint.trim())
    this.#reject(this.#stopped)
  }

  /** @param isHeld whether the server waits for this process before it ends */
  #hold(isHeld: boolean) {
    const {channel} = this.#child
    const pipe = this.#child.stderr
    if (isHeld) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
      if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
    }
  }
}

/** Lets others go first at the processors, and this process at the next shortage of memory. */
function yieldToOthers(pid: number) {
  try {
    setPriority(pid, NICENESS)
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // The process has ended already, or the system is not Linux.
  }
}
