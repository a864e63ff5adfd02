import {existsSync, renameSync, rmSync} from 'node:fs'
import {dirname} from 'node:path'
import {syncFolderSync} from '../../disk/folders.ts'

/** Folder into which a restore copies a backup. It replaces the data folder once it has been checked. */
export const restoredBeside = (dataDir: string) => `${dataDir}.restored`

/**
 * Completes a restore that was interrupted after it moved the former data folder away. Otherwise a start would find no
 * folder and make a new lake.
 * @returns whether there was such a restore
 */
export function finishRestore(dataDir: string): boolean {
  const restored = restoredBeside(dataDir)
  if (existsSync(dataDir) || !existsSync(restored)) return false
  renameSync(restored, dataDir)
  syncFolderSync(dirname(dataDir))
  return true
}

/** Removes what is left of a restore that was interrupted before it changed the data folder. */
export function dropUnfinishedRestore(dataDir: string) {
  rmSync(restoredBeside(dataDir), {recursive: true, force: true})
}
