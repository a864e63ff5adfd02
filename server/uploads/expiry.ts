import {keepFor} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'
import type {StoredFile, StoredFiles} from './store.ts'

interface Keeper {
  files: StoredFiles
  /** Folder of `upload-retention.json`; made when missing. */
  dir: string
  /** Time of the newest change of the content, if that is known, in milliseconds since 1970. */
  newest: () => number | undefined
  /** Receives a sentence for the log when files were deleted, and when the clock cannot be right. */
  onNotice: (sentence: string) => void
  /** Called with the names of the files that one run has deleted. */
  onDeleted: (slugs: string[]) => void
  report: (error: unknown) => void
}

/** Deletes uploaded files older than some days. @returns stops it */
export const keepUploadsFor = (days: number, {files, onDeleted, ...common}: Keeper): (() => void) =>
  keepFor({
    ...common,
    name: 'upload-retention',
    what: 'uploaded files',
    setting: {name: 'UPLOAD_DAYS', days},
    purge: (before) => deleteFilesBefore(before, {files, days, onDeleted}),
  })

/** Files from before a time, in milliseconds since 1970, oldest first. */
export const filesBefore = (time: number, files: readonly StoredFile[]): StoredFile[] =>
  files.filter(({storedAt}) => storedAt < time).toSorted((a, b) => a.storedAt - b.storedAt)

/**
 * Deletes the oldest files from before a time, at most as many as one day may delete.
 * @param onDeleted called with their names, also when a later deletion has failed
 * @returns their number, and the number of those that are as old but were left
 */
export async function deleteFilesBefore(
  time: number,
  {files, days, onDeleted}: Pick<Keeper, 'files' | 'onDeleted'> & {days: number},
): Promise<{deleted: number; left: number}> {
  const all = await files.list()
  const old = filesBefore(time, all)
  const taken = old.slice(0, mostOfDay(all.length, days))
  const deleted: string[] = []
  try {
    for (const {slug} of taken) if (await files.delete(slug)) deleted.push(slug)
  } finally {
    if (deleted.length > 0) onDeleted(deleted)
  }
  return {deleted: deleted.length, left: old.length - taken.length}
}
