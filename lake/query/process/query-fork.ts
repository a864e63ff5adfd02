import {fork, type ChildProcess} from 'node:child_process'
import {Socket} from 'node:net'
import {setPriority} from 'node:os'
import {Readable} from 'node:stream'
import {memoryOfHelpers} from '../../../lib/process/memory-budget.ts'
import {LakeError} from '../../model/errors.ts'
import type {ToProcess} from './protocol.ts'
import type {StoredDataset} from '../../dataset/dataset.ts'

/** Megabytes of memory for a query, besides the documents. */
const SPARE_MB = 256
/** Megabytes of V8's young generation. Most incoming data stays, and a larger size doubles the memory of the process. */
const YOUNG_SPACE = '--max-semi-space-size=4'
/** Lower priority than the server, which matters on a small machine. */
const NICENESS = 5

/** Starts a query process for a dataset, without documents. */
export function forkChild({name, projectId}: Pick<StoredDataset, 'name' | 'projectId'>): ChildProcess {
  // The documents take no more memory in the process than in the server.
  const megabytes = SPARE_MB + Math.ceil(process.memoryUsage().heapUsed / 2 ** 20)
  const child = fork(new URL('./query-child.ts', import.meta.url), [name, projectId], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      `--max-old-space-size=${megabytes}`,
      YOUNG_SPACE,
    ],
    // The process needs none of the server's settings.
    env: {},
    // A group of its own: a Ctrl-C in the terminal would end the process before the server closes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  child.once('close', memoryOfHelpers.takeFixed(megabytes))
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  unref(child)
  return child
}

/**
 * Sends a message to a query process. Resolves when it has been sent, or when the process has ended. A message that
 * cannot be written as JSON kills the process.
 */
export async function send(child: ChildProcess, message: ToProcess): Promise<void> {
  // The `close` event reports a process that has ended.
  if (!child.connected) return
  try {
    await new Promise<unknown>((resolve) => child.send(message, resolve))
  } catch {
    // Too deeply nested for JSON. The error must be handled here, because callers do not wait for the result.
    child.kill('SIGKILL')
  }
}

/** Lets the server exit while the process runs. */
export function unref(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
  for (const pipe of child.stdio) if (pipe instanceof Socket) pipe.unref()
}

/** Error for the question of a process that has ended. @param isStopped whether the time limit killed it */
export function causeOfEnd(signal: NodeJS.Signals | null, stderr: string, isStopped: boolean): Error {
  if (isStopped) return new LakeError('queryTooExpensive', 'The query was stopped: it took too long')
  if (/heap out of memory/i.test(stderr)) {
    return new LakeError('queryTooExpensive', 'The query was stopped: it needs too much memory')
  }
  // Killed by the system when memory is short, or by hand: not the query's fault.
  if (signal !== null) return new LakeError('unavailable', 'The query was interrupted. Send it again.')
  return new Error(`The query process ended: ${stderr}`)
}

/** Reads the result pipe of a query process: the JSON results of consecutive questions. */
export class Results {
  #parts: Buffer[] = []
  #length = 0
  #wanted: {bytes: number; result: PromiseWithResolvers<Buffer[]>} | undefined

  constructor(pipe: unknown) {
    if (!(pipe instanceof Readable)) throw new TypeError('The process has no pipe for results')
    pipe.on('error', () => undefined)
    pipe.on('data', (part: Buffer) => {
      this.#parts.push(part)
      this.#length += part.length
      this.#give()
    })
  }

  /** Reads the next `bytes` bytes. No more arrive until the next question. */
  take(bytes: number): Promise<Buffer[]> {
    const result = Promise.withResolvers<Buffer[]>()
    this.#wanted = {bytes, result}
    this.#give()
    return result.promise
  }

  end(error: Error) {
    this.#wanted?.result.reject(error)
  }

  #give() {
    if (!this.#wanted || this.#length < this.#wanted.bytes) return
    this.#wanted.result.resolve(this.#parts)
    this.#wanted = undefined
    this.#parts = []
    this.#length = 0
  }
}
