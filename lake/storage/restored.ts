import {existsSync, renameSync, rmSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {syncFolderSync} from '../../lib/disk/folders.ts'
import {hasCode} from '../../lib/disk/system-error.ts'
import {LakeError} from '../model/errors.ts'
import {LAKE_FILE} from './lake-database.ts'

/** Folder of a restored copy that is complete and checked. It is about to replace the data folder. */
export const restoredBeside = (dataDir: string) => `${dataDir}.restored`

/** Codes of a failed rename: the data folder has content, is the root of a disk, or is a link or a file. */
const IN_THE_WAY = ['ENOTEMPTY', 'EEXIST', 'EBUSY', 'ENOTDIR']

/**
 * Completes a restore that was interrupted after it moved the former data folder away. Call it before anything is
 * written into the data folder, because it replaces only a missing or an empty one.
 * @returns whether there was such a restore
 */
export function finishRestore(dataDir: string): boolean {
  const restored = restoredBeside(dataDir)
  if (!existsSync(restored)) return false
  try {
    renameSync(restored, dataDir)
  } catch (error) {
    if (hasCode(error, ...IN_THE_WAY)) return false
    throw error
  }
  syncFolderSync(dirname(dataDir))
  return true
}

/**
 * Removes the copy of a restore that was interrupted before it changed the data folder. Call it only while the folder is
 * locked: a restore may be running.
 * @throws LakeError `unavailable` when the folder has no lake: its lake may have been moved away, and the copy is needed
 */
export function dropUnfinishedRestore(dataDir: string) {
  const restored = restoredBeside(dataDir)
  if (!existsSync(restored)) return
  if (!existsSync(join(dataDir, LAKE_FILE)))
    throw new LakeError(
      'unavailable',
      `A restore of ${dataDir} was interrupted just before its end. ${restored} is complete, but ${dataDir} has other files. Rename ${dataDir} and start again: that completes the restore.`,
    )
  rmSync(restored, {recursive: true, force: true})
}
