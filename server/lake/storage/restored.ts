import {existsSync, renameSync, rmSync} from 'node:fs'
import {dirname} from 'node:path'
import {syncFolderSync} from '../../disk/folders.ts'

/** What a restore has copied and checked, and is about to put in the place of a data folder, is beside it until then. */
export const restoredBeside = (dataDir: string) => `${dataDir}.restored`

/**
 * Puts in its place what a restore had checked when it was cut off, after it had put the former data folder aside:
 * else a start would find nothing, and begin a new lake.
 * @returns whether there was such a restore
 */
export function finishRestore(dataDir: string): boolean {
  const restored = restoredBeside(dataDir)
  if (existsSync(dataDir) || !existsSync(restored)) return false
  renameSync(restored, dataDir)
  syncFolderSync(dirname(dataDir))
  return true
}

/** A restore that was cut off before it touched the data folder has changed nothing, and is not to be finished later. */
export function dropUnfinishedRestore(dataDir: string) {
  rmSync(restoredBeside(dataDir), {recursive: true, force: true})
}
