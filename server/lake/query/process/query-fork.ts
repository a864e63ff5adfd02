import {fork, type ChildProcess} from 'node:child_process'
import {Socket} from 'node:net'
import {setPriority} from 'node:os'
import {LakeError} from '../../model/errors.ts'
import type {ToProcess} from './messages.ts'
import type {Dataset} from '../../model/types.ts'

/** Memory that a query may take besides the documents. */
const SPARE_MB = 256
/** In megabytes. Most of what comes in stays, and a larger one doubles the memory that the process takes. */
const YOUNG_SPACE = '--max-semi-space-size=4'
const NICENESS = 5

/** Starts a query process for a dataset, without documents. */
export function forkChild({name, projectId}: Pick<Dataset, 'name' | 'projectId'>): ChildProcess {
  // The documents take no more there than here.
  const megabytes = SPARE_MB + Math.ceil(process.memoryUsage().heapUsed / 2 ** 20)
  const child = fork(new URL('./query-child.ts', import.meta.url), [name, projectId], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      `--max-old-space-size=${megabytes}`,
      YOUNG_SPACE,
    ],
    // Nothing of the server's settings is its concern.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  })
  // On a small machine the listeners' process goes first.
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  unref(child)
  return child
}

/** Tells a query process something. Resolves when the message has left this process, or cannot: that ends the process. */
export async function send(child: ChildProcess, message: ToProcess): Promise<void> {
  // One that has ended tells so itself.
  if (!child.connected) return
  try {
    await new Promise<unknown>((resolve) => child.send(message, resolve))
  } catch {
    // What is nested too deeply to be written as JSON. Nobody waits for this: unheard, it would end the server.
    child.kill('SIGKILL')
  }
}

/** It must not keep the server running. */
export function unref(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
  for (const pipe of child.stdio) if (pipe instanceof Socket) pipe.unref()
}

/** Why a query process has ended. @param isStopped whether this process ended it, for taking too long */
export function endOf(signal: NodeJS.Signals | null, complaint: string, isStopped: boolean): Error {
  if (isStopped) return new LakeError('queryTooExpensive', 'The query was stopped: it took too long')
  if (/heap out of memory/i.test(complaint)) {
    return new LakeError('queryTooExpensive', 'The query was stopped: it needs too much memory')
  }
  // By the system when memory is short, or by hand: no fault of the query.
  if (signal !== null) return new LakeError('unavailable', 'The query was cut off. Ask it again.')
  return new Error(`The query process ended: ${complaint}`)
}
