import {rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {LAKE_FILE, lockLake} from '../../server/lake/storage/database.ts'
import {restoredBeside} from '../../server/lake/storage/restored.ts'
import {skipSequences} from '../../server/lake/storage/snapshot.ts'
import {errorCode, PlainError, type Say} from '../terminal/terminal.ts'
import {copyDurably, forEach, syncFolder, syncFolders} from './copy.ts'
import {holdsNothing} from './data-folder.ts'
import {assetsWithoutBytes, problemsIn, readManifest} from './manifest.ts'

interface Restore {
  /** Folder of a backup. */
  source: string
  /** Absolute; no server may be running on it. */
  dataDir: string
  /** Whether what is in the data folder may be put aside. */
  replace: boolean
  say: Say
}

export interface Restored {
  files: number
  /** ISO 8601: when the backup was made. */
  madeAt: string
  /** Where the data folder as it was has been put, when there was one. */
  putAside: string | undefined
  /** Asset documents whose bytes are not in the backup. */
  assetsWithoutBytes: string[]
}

/**
 * Makes the data folder what it was when a backup was made. The copy is checked before anything is touched, and what
 * was there before is put aside, not deleted.
 * @throws PlainError when the folder is not empty and may not be replaced, or the backup is not sound
 * @throws LakeError when a server is running on the folder
 */
export async function restoreData({source, dataDir, replace, say}: Restore): Promise<Restored> {
  const manifest = await readManifest(source)
  const unlock = lockLake(dataDir)
  const part = `${dataDir}.restoring`
  // Under this name it is whole: should this end between its last steps, the next start takes the last one.
  const restored = restoredBeside(dataDir)
  try {
    const isEmpty = await holdsNothing(dataDir)
    if (!isEmpty && !replace) {
      throw new PlainError(
        `${dataDir} is not empty. Run it with --replace: what is there is put aside, not deleted.`,
      )
    }
    await rm(part, {recursive: true, force: true})
    await forEach(Object.keys(manifest.files), async (path) => {
      say(path)
      await copyDurably(join(source, path), join(part, path)).catch(unlessMissing)
    })
    const problems = await problemsIn(part, manifest, (path) => say(`checking ${path}`))
    if (problems.length > 0)
      throw new PlainError(
        `The backup is damaged; nothing was changed. Use another one.\n  ${problems.join('\n  ')}`,
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

/** Puts `restored` in the place of the data folder. @returns where the former contents are */
async function exchange(dataDir: string, restored: string, isEmpty: boolean): Promise<string | undefined> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = `${dataDir}-before-${stamp}`
  try {
    await rename(dataDir, aside)
  } catch (error) {
    if (errorCode(error) !== 'EBUSY' && errorCode(error) !== 'EXDEV') throw error
    throw new PlainError(
      `${dataDir} is a disk of its own and cannot be exchanged. Set DATA_DIR to a folder on it and restore again; nothing was changed.`,
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

/** Found missing, and named with all that is wrong, by the check. */
function unlessMissing(error: unknown) {
  if (errorCode(error) !== 'ENOENT') throw error
}
