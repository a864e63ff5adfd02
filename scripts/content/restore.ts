import {LAKE_FILE, lockLake, restoredBeside, skipSequences} from '../../server/lake/admin.ts'
import {rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {forEachAtOnce} from '../concurrency/for-each-at-once.ts'
import {errorCode, PlainError, type Say} from '../terminal/terminal.ts'
import {copyDurably, FILES_AT_ONCE, syncFolder, syncFolders} from './copy.ts'
import {holdsNothing} from './data-folder.ts'
import {assetsWithoutBytes, problemsIn, readManifest} from './manifest.ts'

interface Restore {
  /** Folder of a backup. */
  source: string
  /** Absolute. No server may be running on it. */
  dataDir: string
  /** Whether a data folder that is not empty may be renamed to make room. */
  replace: boolean
  say: Say
}

export interface Restored {
  files: number
  /** Time of the backup, ISO 8601. */
  madeAt: string
  /** New path of the former data folder; absent if that was empty. */
  putAside: string | undefined
  /** Asset documents whose bytes are missing in the backup. */
  assetsWithoutBytes: string[]
}

/**
 * Replaces the data folder by a copy of a backup. The copy is checked before the data folder is changed. The former
 * data folder is renamed, not deleted.
 * @throws PlainError when the data folder is not empty and may not be replaced, or the backup is damaged
 * @throws LakeError when a server is running on the data folder
 */
export async function restoreData({source, dataDir, replace, say}: Restore): Promise<Restored> {
  const manifest = await readManifest(source)
  const unlock = lockLake(dataDir)
  const part = `${dataDir}.restoring`
  // A folder of this name is complete. If the process ends before the last rename, the next start does that rename.
  const restored = restoredBeside(dataDir)
  try {
    const isEmpty = await holdsNothing(dataDir)
    if (!isEmpty && !replace) {
      throw new PlainError(
        `${dataDir} is not empty. Use --replace to restore all the same: the folder is then renamed, not deleted.`,
      )
    }
    await rm(part, {recursive: true, force: true})
    await forEachAtOnce(Object.keys(manifest.files), FILES_AT_ONCE, async (path) => {
      say(path)
      await copyDurably(join(source, path), join(part, path)).catch(unlessMissing)
    })
    const problems = await problemsIn(part, manifest, (path) => say(`checking ${path}`))
    if (problems.length > 0)
      throw new PlainError(
        `The backup is damaged; nothing was changed. Use another backup.\n  ${problems.join('\n  ')}`,
      )
    if (manifest.files[LAKE_FILE]) skipSequences(join(part, LAKE_FILE))
    await syncFolders(part)
    await rm(restored, {recursive: true, force: true})
    await rename(part, restored)
    const putAside = await exchange(dataDir, restored, isEmpty)
    const {madeAt, files} = manifest
    return {
      files: Object.keys(files).length,
      madeAt,
      putAside,
      assetsWithoutBytes: assetsWithoutBytes(dataDir, manifest),
    }
  } finally {
    unlock()
    await rm(part, {recursive: true, force: true})
    await rm(restored, {recursive: true, force: true})
  }
}

/** Replaces the data folder by `restored`. @returns the new path of the former data folder, unless that was empty */
async function exchange(dataDir: string, restored: string, isEmpty: boolean): Promise<string | undefined> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = `${dataDir}-before-${stamp}`
  try {
    await rename(dataDir, aside)
  } catch (error) {
    if (errorCode(error) !== 'EBUSY' && errorCode(error) !== 'EXDEV') throw error
    throw new PlainError(
      `${dataDir} is the root of a disk and cannot be renamed. Nothing was changed. Set DATA_DIR to a folder on that disk and restore again.`,
    )
  }
  try {
    await rename(restored, dataDir)
  } catch (error) {
    await rename(aside, dataDir)
    throw error
  }
  await syncFolder(dirname(dataDir))
  if (!isEmpty) return aside
  await rm(aside, {recursive: true, force: true})
  return undefined
}

/** Ignores a missing file: the check reports it together with all other problems. */
function unlessMissing(error: unknown) {
  if (errorCode(error) !== 'ENOENT') throw error
}
