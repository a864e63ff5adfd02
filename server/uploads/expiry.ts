import type {Removed, Retained} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'
import type {StoredFile, StoredFiles} from './store.ts'

interface Expiring {
  files: StoredFiles
  /** Called with the names of the files that one run has deleted. */
  onDeleted: (slugs: string[]) => void
}

/** Uploaded files that are deleted after some days. */
export const keptUploads = (days: number, expiring: Expiring): Retained => ({
  what: 'uploaded files',
  olderThan: {setting: 'UPLOAD_DAYS', days},
  remove: (before) => deleteFilesBefore(before, {...expiring, days}),
})

/** Files from before a time, in milliseconds since 1970, oldest first. */
export const filesBefore = (time: number, files: readonly StoredFile[]): StoredFile[] =>
  files.filter(({storedAt}) => storedAt < time).toSorted((a, b) => a.storedAt - b.storedAt)

/**
 * Deletes the oldest files from before a time, at most as many as one day may delete.
 * @param onDeleted called with their names, also when a later deletion has failed
 * @returns their number, and the number of files that are as old but were left
 */
export async function deleteFilesBefore(
  time: number,
  {files, days, onDeleted}: Expiring & {days: number},
): Promise<Required<Removed>> {
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
