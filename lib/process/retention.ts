import {readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import {writeWholeSync} from '../disk/whole-file.ts'
import {every} from './periodic.ts'
import {decideRetention, newRetention, retentionState, type RetentionState} from './retention-clock.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 60_000

/** Numbers of records. */
export interface Removed {
  deleted: number
  /** Records that are as old, and are left for the next days. */
  left?: number
}

/** Records of one kind, and the age at which they are removed. */
export interface Retained {
  /** The records in words, in the plural. */
  what: string
  /** Name in .env, and age in days. */
  olderThan: {setting: string; days: number}
  /**
   * Removes what is older than a date, in milliseconds since 1970.
   * @param stopped aborts when the program ends
   * @returns what the log should say; nothing, where the records have a log of their own
   */
  remove: (before: number, stopped: AbortSignal) => Removed | void | Promise<Removed | void>
}

interface RetentionOptions {
  /** File that keeps the marks from start to start. Its folder is made when missing. */
  path: string
  /** Date of the newest change of the content, in milliseconds since 1970. The clock must be close to it. */
  newest?: () => number | undefined
  /** Date of the newest record, in milliseconds since 1970. The clock must not be before it; a record may be years old. */
  newestRecord?: () => number | undefined
  /** Receives the number of removed records, and a sentence when the clock cannot be right. */
  onNotice: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Removes what is older than a table says, once a day, a week after it was marked. While the clock of the machine is
 * implausible, nothing is removed. A removal that fails keeps no other from happening, and is tried again the next day.
 * @returns stops it
 */
export function keepFor(table: readonly Retained[], {path, ...options}: RetentionOptions): () => void {
  const {onNotice, report} = options
  if (table.length === 0) return () => undefined
  makeFolder(dirname(path))
  const days = Object.fromEntries(table.map(({olderThan}) => [olderThan.setting, olderThan.days]))
  let isHour = false

  async function run(stopped: AbortSignal) {
    const [newest, newestRecord] = [options.newest?.(), options.newestRecord?.()]
    const clock = {days, now: Date.now(), newest, newestRecord, isHour}
    isHour = true
    const {state, removeBefore, alarm} = decideRetention(readState(path), clock)
    // Written first: a removal that cannot be remembered must not happen twice a day.
    writeWholeSync(path, JSON.stringify(state))
    if (alarm !== undefined)
      onNotice(`${alarm} Nothing is removed for its age until the clock has been right for a week.`)
    for (const {what, olderThan, remove} of table) {
      const before = removeBefore?.get(olderThan.setting)
      if (before === undefined || stopped.aborted) continue
      try {
        noteRemoved(await remove(before, stopped), {what, olderThan})
      } catch (error) {
        if (!stopped.aborted) report(error)
      }
    }
  }

  function noteRemoved(removed: Removed | void, {what, olderThan}: Pick<Retained, 'what' | 'olderThan'>) {
    const {deleted, left = 0} = removed ?? {deleted: 0}
    if (deleted === 0) return
    const more =
      left > 0 ? ` ${left} more follow on the next days; if that is a surprise, look at the clock.` : ''
    onNotice(
      `${deleted} ${what} from more than ${olderThan.days} days ago were deleted (${olderThan.setting} in .env).${more}`,
    )
  }

  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: report})
}

/** A file that cannot be understood counts as none: the first removal is then a week away. */
function readState(path: string): RetentionState {
  try {
    return retentionState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return newRetention()
  }
}
