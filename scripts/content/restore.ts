import {
  CLOCK_FILE,
  LAKE_FILE,
  LakeError,
  lockLake,
  problemsOf,
  restoreAccess,
  restoredBeside,
  skipSequences,
  snapshot,
  type RestoredAccess,
} from '@stone-designs/lake/admin'
import {existsSync} from 'node:fs'
import {readdir, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {PlainError, type Say} from '../terminal/terminal.ts'
import {
  copyDurably,
  FILES_AT_ONCE,
  ignoreMissing,
  syncFolders,
  BACKUPS_WITHIN,
  holdsNothing,
  assetsWithoutBytes,
  problemsIn,
  readManifest,
} from '../../server/backups/index.ts'
import {syncFolder} from '../../lib/disk/folders.ts'
import {SECRET_FILES} from '../../lib/disk/secret-file.ts'
import {hasCode} from '../../lib/disk/system-error.ts'
import {takeOverWaiting} from '../../server/records/index.ts'
import {ERASURES_FILE} from '../../server/privacy/index.ts'
import {DELETED_UPLOADS} from '../../server/uploads/index.ts'

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
  /** New path of the former data folder; absent if the folder was empty. */
  putAside: string | undefined
  /** Asset documents whose bytes are missing in the backup. */
  assetsWithoutBytes: string[]
  /** Number of enquiries that waited in the former data folder, and wait in the restored one now. */
  waiting: number | 'unreadable'
  /** Absent when the backup has no lake. */
  access: (RestoredAccess & {former: Former}) | undefined
}

/** Knowledge about revocations from the database that is replaced: `unreadable` and `missing` say nothing about revocations. */
type Former = 'read' | 'missing' | 'unreadable'

/** Files that a restore takes from the former data folder and never from a backup: an older program copied secrets too. */
const KEPT_FILES = [...SECRET_FILES, CLOCK_FILE]

/**
 * Replaces the data folder by a copy of a backup. The copy is checked before the data folder is changed. The former
 * data folder is renamed, not deleted. Enquiries that wait to be saved go on waiting. Sessions and sign-in codes end.
 * Revocations, removals and changes of people and tokens after the backup are kept. Uploads that were deleted after the
 * backup stay deleted, and a person's data that was erased is erased again.
 * @throws PlainError when the data folder is not empty and may not be replaced, or the backup is damaged
 * @throws LakeError when a server is running on the data folder, or an earlier restore was interrupted and cannot be
 *   completed
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
      await copyDurably(join(source, path), join(part, path)).catch(ignoreMissing)
    })
    const problems = await problemsIn(part, manifest, (path) => say(`checking ${path}`))
    if (problems.length > 0)
      throw new PlainError(
        `The backup is damaged; nothing was changed. Use another backup.\n  ${problems.join('\n  ')}`,
      )
    await keepOwn(dataDir, part)
    const access = manifest.files[LAKE_FILE] ? await prepareLake(dataDir, part, manifest.madeAt) : undefined
    await keepDeletions(dataDir, part)
    const waiting = keepWaiting(dataDir, part)
    await syncFolders(part)
    await rename(part, restored)
    const putAside = await exchange(dataDir, restored, isEmpty)
    const {madeAt, files} = manifest
    return {
      files: Object.keys(files).length,
      madeAt,
      putAside,
      waiting,
      assetsWithoutBytes: assetsWithoutBytes(dataDir, manifest),
      access,
    }
  } finally {
    unlock()
    await rm(part, {recursive: true, force: true})
  }
}

/** The next start makes the secrets that the former data folder does not have. */
async function keepOwn(dataDir: string, part: string) {
  for (const name of KEPT_FILES) {
    await rm(join(part, name), {force: true})
    if (existsSync(join(dataDir, name))) await copyDurably(join(dataDir, name), join(part, name))
  }
}

/** Makes the restored lake continue after the former one: its log, and the access of people and scripts. */
async function prepareLake(dataDir: string, part: string, madeAt: string) {
  const restored = join(part, LAKE_FILE)
  skipSequences(restored)
  if (!existsSync(join(dataDir, LAKE_FILE)))
    return {...restoreAccess(restored, madeAt), former: 'missing' as const}
  const copy = join(part, 'former.part')
  try {
    // Damage is often the reason for the restore.
    if (problemsOf(join(dataDir, LAKE_FILE)).length > 0)
      return {...restoreAccess(restored, madeAt), former: 'unreadable' as const}
    await snapshot(join(dataDir, LAKE_FILE), copy)
    return {...restoreAccess(restored, madeAt, copy), former: 'read' as const}
  } catch (error) {
    // A newer program has written the former database.
    if (!(error instanceof LakeError)) throw error
    return {...restoreAccess(restored, madeAt), former: 'unreadable' as const}
  } finally {
    await rm(copy, {force: true})
  }
}

/** Takes over what was deleted or erased since the backup. The next start deletes and erases it again. */
async function keepDeletions(dataDir: string, part: string) {
  const names = await readdir(join(dataDir, DELETED_UPLOADS)).catch(() => [])
  for (const path of names.map((name) => join(DELETED_UPLOADS, name)))
    if (!existsSync(join(part, path))) await copyDurably(join(dataDir, path), join(part, path))
  // Lines are only added, so the former file holds the lines of the backup.
  if (!existsSync(join(dataDir, ERASURES_FILE))) return
  await rm(join(part, ERASURES_FILE), {force: true})
  await copyDurably(join(dataDir, ERASURES_FILE), join(part, ERASURES_FILE))
}

/** Takes over the enquiries that wait to be saved. The disk that damaged the lake may have damaged them too. */
function keepWaiting(dataDir: string, part: string): Restored['waiting'] {
  try {
    return takeOverWaiting(dataDir, part)
  } catch {
    return 'unreadable'
  }
}

/**
 * Replaces the data folder by `restored`.
 * @returns the new path of the former data folder, unless the folder was empty
 */
async function exchange(dataDir: string, restored: string, isEmpty: boolean): Promise<string | undefined> {
  // With milliseconds: two restores may follow each other within a second.
  const stamp = new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')
  const aside = `${dataDir}-before-${stamp}`
  try {
    await rename(dataDir, aside)
  } catch (error) {
    await rm(restored, {recursive: true, force: true})
    if (!hasCode(error, 'EBUSY', 'EXDEV')) throw error
    throw new PlainError(
      `${dataDir} is the root of a disk and cannot be renamed. Nothing was changed. Set DATA_DIR to a folder on that disk and restore again.`,
    )
  }
  try {
    await rename(restored, dataDir)
  } catch (error) {
    // If this rename fails too, the next start completes the restore.
    await rename(aside, dataDir)
    await rm(restored, {recursive: true, force: true})
    throw error
  }
  // The automatic backups are no part of the state that was replaced.
  if (existsSync(join(aside, BACKUPS_WITHIN)))
    await rename(join(aside, BACKUPS_WITHIN), join(dataDir, BACKUPS_WITHIN))
  await syncFolder(dirname(dataDir))
  if (!isEmpty) return aside
  await rm(aside, {recursive: true, force: true})
  return undefined
}
