import {join} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import {every} from './periodic.ts'
import {decideWithFile} from './retention-clock.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 60_000

/** Numbers of records. */
export interface Purged {
  deleted: number
  /** Records that are as old, and are left for the next days. */
  left?: number
}

interface Retention {
  /** Name in .env, and age in days at which a record is deleted. */
  setting: {name: string; days: number}
  /** Folder of the retention's own file; made when missing. */
  dir: string
  /** Name of the file, without its ending. */
  name: string
  /** The records in words, in the plural. */
  what: string
  /** Date of the newest change of the content, in milliseconds since 1970. The clock must be close to it. */
  newest?: () => number | undefined
  /** Date of the newest record, in milliseconds since 1970. The clock must not be before it; a record may be years old. */
  newestRecord?: () => number | undefined
  /** Deletes what is older than a date, in milliseconds since 1970. */
  purge: (before: number) => Purged | Promise<Purged>
  /** Receives the number of deleted records, and a sentence when the clock cannot be right. */
  onNotice: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes records older than some days, once a day, a week after they were marked. While the clock of the machine is
 * implausible, nothing is deleted.
 * @returns stops it
 */
export function keepFor({
  setting,
  dir,
  name,
  what,
  purge,
  onNotice,
  report,
  ...dates
}: Retention): () => void {
  makeFolder(dir)
  const path = join(dir, `${name}.json`)
  const {days} = setting
  let isHour = false

  function run() {
    const [newest, newestRecord] = [dates.newest?.(), dates.newestRecord?.()]
    const {purgeBefore, alarm} = decideWithFile(path, {days, now: Date.now(), newest, newestRecord, isHour})
    isHour = true
    if (alarm !== undefined)
      onNotice(`${alarm} None of the ${what} are deleted until the clock has been right for a week.`)
    if (purgeBefore === undefined) return undefined
    const purged = purge(purgeBefore)
    return purged instanceof Promise ? purged.then(noteDeleted) : noteDeleted(purged)
  }

  function noteDeleted({deleted, left = 0}: Purged) {
    if (deleted === 0) return
    const more =
      left > 0 ? ` ${left} more follow on the next days; if that is a surprise, look at the clock.` : ''
    onNotice(
      `${deleted} ${what} from more than ${days} days ago were deleted (${setting.name} in .env).${more}`,
    )
  }

  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: report})
}
