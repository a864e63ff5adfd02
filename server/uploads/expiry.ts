import {join} from 'node:path'
import {makeFolder} from '../disk/folders.ts'
import {every} from '../process/periodic.ts'
import {decideWithFile, mostOfDay} from '../process/retention-clock.ts'
import type {StoredFile, StoredFiles} from './store.ts'

const HOUR_MS = 3_600_000
/** Milliseconds after a start, so that the first requests of visitors do not wait for a deletion. */
const FIRST_AFTER_MS = 120_000

interface Keeper {
  files: StoredFiles
  /** Folder of `upload-retention.json`; made when missing. */
  dir: string
  /** Time of the newest change of the content, if that is known, in milliseconds since 1970. */
  newest: () => number | undefined
  /** Receives a sentence for the log when files were deleted, and when the clock cannot be right. */
  note: (sentence: string) => void
  /** Called with the names of the files that one run has deleted. */
  onDeleted: (slugs: string[]) => void
  report: (error: unknown) => void
}

/**
 * Deletes uploaded files older than some days, once a day, a week after they were marked. While the clock of the machine is
 * implausible, nothing is deleted.
 * @returns stops it
 */
export function keepUploadsFor(days: number, keeper: Keeper): () => void {
  const {files, dir, newest, note, onDeleted, report} = keeper
  makeFolder(dir)
  const path = join(dir, 'upload-retention.json')
  let isHour = false

  const run = async () => {
    const {purgeBefore, alarm} = decideWithFile(path, {days, now: Date.now(), newest: newest(), isHour})
    isHour = true
    if (alarm !== undefined)
      note(`${alarm} No uploaded file is deleted until the clock has been right for a week.`)
    if (purgeBefore === undefined) return
    const {deleted, left} = await deleteFilesBefore(purgeBefore, {files, days})
    if (deleted.length === 0) return
    onDeleted(deleted)
    const more =
      left > 0 ? ` ${left} more follow on the next days; if that is a surprise, look at the clock.` : ''
    note(
      `${deleted.length} uploaded files from more than ${days} days ago were deleted (UPLOAD_DAYS in .env).${more}`,
    )
  }

  return every(HOUR_MS, run, {firstAfterMs: FIRST_AFTER_MS, onError: report})
}

/** Files from before a time, in milliseconds since 1970, oldest first. */
export const filesBefore = (time: number, files: readonly StoredFile[]): StoredFile[] =>
  files.filter(({storedAt}) => storedAt < time).toSorted((a, b) => a.storedAt - b.storedAt)

/**
 * Deletes the oldest files from before a time, at most as many as one day may delete.
 * @returns their names, and the number of those that are as old but were left
 */
export async function deleteFilesBefore(
  time: number,
  {files, days}: {files: StoredFiles; days: number},
): Promise<{deleted: string[]; left: number}> {
  const all = await files.list()
  const old = filesBefore(time, all)
  const taken = old.slice(0, mostOfDay(all.length, days))
  const deleted: string[] = []
  for (const {slug} of taken) if (await files.delete(slug)) deleted.push(slug)
  return {deleted, left: old.length - taken.length}
}
