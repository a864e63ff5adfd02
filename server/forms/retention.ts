import {join} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import {every} from '../process/periodic.ts'
import {decideWithFile} from '../process/retention-clock.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 60_000

interface Retention {
  /** Name in .env, and age in days at which a record is deleted. */
  setting: {name: string; days: number}
  /** Folder of the retention's own file; made when missing. */
  dir: string
  /** Name of the file, without its ending. */
  name: string
  /** The records in words, in the plural. */
  what: string
  /** Date of the newest record, in milliseconds since 1970: the clock cannot be right before it. */
  newest: () => number | undefined
  /** Deletes what is older than a date, in milliseconds since 1970. @returns the number of deleted records */
  purge: (before: number) => number | Promise<number>
  /** Receives the number of deleted records, and a sentence when the clock cannot be right. */
  note: (sentence: string) => void
  report: (error: unknown) => void
}

/**
 * Deletes records older than some days, a week after they were marked. While the clock of the machine is implausible,
 * nothing is deleted.
 * @returns stops it
 */
export function keepFor({setting, dir, name, what, newest, purge, note, report}: Retention): () => void {
  makeFolder(dir)
  const path = join(dir, `${name}.json`)
  let isHour = false
  const {days} = setting
  const run = async () => {
    const {purgeBefore, alarm} = decideWithFile(path, {days, now: Date.now(), newest: newest(), isHour})
    isHour = true
    if (alarm !== undefined)
      note(`${alarm} None of the ${what} are deleted until the clock has been right for a week.`)
    const count = purgeBefore === undefined ? 0 : await purge(purgeBefore)
    if (count > 0)
      note(`${count} ${what} from more than ${days} days ago were deleted (${setting.name} in .env).`)
  }
  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: report})
}
