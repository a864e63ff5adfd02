import {cpSync, existsSync, statSync, truncateSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync, StatementSync} from 'node:sqlite'

/** What happens to the disk at one of the next steps of SQLite that write. */
export interface Fault {
  /** Steps until then. */
  after: number
  /** `crash`: the process ends before the step; `late`: after it. `error`: the disk fails. `full`: the disk is full. */
  kind: 'crash' | 'late' | 'error' | 'full'
  /** Called when the process ends. */
  onCrash: () => void
}

const CODES = {error: 10, full: 13}

let armed: Fault | undefined

/** Lets a fault happen. @returns whether it has happened meanwhile, and disarms it */
export function arm(fault: Fault): () => boolean {
  armed = fault
  return () => {
    const hasHappened = armed !== fault
    armed = undefined
    return hasHappened
  }
}

/** Runs a step of SQLite, with the fault that is due. */
function step<Result>(run: () => Result): Result {
  const fault = armed
  if (!fault || fault.after-- > 0) return run()
  armed = undefined
  if (fault.kind === 'late') run()
  if (fault.kind === 'crash' || fault.kind === 'late') {
    fault.onCrash()
    throw new Error('The process has ended')
  }
  const errcode = CODES[fault.kind]
  throw Object.assign(new Error(`disk fault ${errcode}`), {
    code: 'ERR_SQLITE_ERROR',
    errcode,
    errstr: 'disk fault',
  })
}

/** Puts the faults between the lake and SQLite, for the rest of the process. */
export function interpose() {
  const [exec, run] = [methodOf(DatabaseSync.prototype, 'exec'), methodOf(StatementSync.prototype, 'run')]
  DatabaseSync.prototype.exec = function (sql) {
    const isSafe = sql === 'ROLLBACK' || sql.startsWith('PRAGMA')
    return isSafe ? exec.call(this, sql) : step(() => exec.call(this, sql))
  }
  StatementSync.prototype.run = function (...values: unknown[]) {
    return step(() => run.apply(this, values))
  }
}

function methodOf(prototype: object, name: string) {
  const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value
  if (typeof method !== 'function') throw new TypeError(`SQLite has no ${name}`)
  return method
}

/**
 * Copies the files of a lake as they are on the disk at this moment.
 * @param lost share of the write-ahead log that never reached the disk: its end, from a page's middle
 */
export function copyDisk(from: string, to: string, lost = 0) {
  cpSync(from, to, {recursive: true, filter: (path) => !path.endsWith('-shm')})
  const log = join(to, 'lake.sqlite-wal')
  if (lost > 0 && existsSync(log)) truncateSync(log, Math.floor(statSync(log).size * (1 - lost)))
}
