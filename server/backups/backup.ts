import {snapshot} from '../lake/admin.ts'
import {link, mkdir, rename, rm} from 'node:fs/promises'
import {dirname, join, relative, resolve} from 'node:path'
import {forEachAtOnce} from '../process/for-each-at-once.ts'
import {isMissing} from '../disk/system-error.ts'
import {BackupError} from './backup-error.ts'
import {copyDurably, FILES_AT_ONCE, fingerprint, syncFolder, syncFolders, type Fingerprint} from './copy.ts'
import {BACKUPS_WITHIN, databasesIn, holdsNothing, plainFilesIn} from './data-folder.ts'
import {assetsWithoutBytes, problemsIn, readManifest, writeManifest} from './manifest.ts'

interface Backup {
  /** Absolute. */
  dataDir: string
  /** Folder of the backup, absolute. It must be missing or empty; a missing parent is created. */
  target: string
  /** Folder of another backup on the same disk. Files that are equal in both share their bytes. */
  previous?: string | undefined
  /** Called with the path of each file before it is read. */
  say?: (path: string) => void
}

export interface BackedUp {
  files: number
  bytes: number
  /** Asset documents whose bytes are missing in the data folder itself. */
  assetsWithoutBytes: string[]
}

/**
 * Copies the whole state of a data folder and checks the copy. A server may be running on the data folder. The backup
 * gets its name only when it is complete and checked.
 *
 * The order of the copies makes the backup consistent. Each database is copied as of one moment. The lake's database is
 * the last of them: a lead leaves the outbox only after it is in the lake, so the backup has it in at least one of the
 * two. Other files are copied after the databases. The bytes of an asset are on disk before its document exists, and
 * never change, so the backup has the bytes of every document.
 * @throws BackupError when the target is not empty, or the copy is damaged
 */
export async function backupData({
  dataDir,
  target,
  previous,
  say = () => undefined,
}: Backup): Promise<BackedUp> {
  if (await holdsNothing(dataDir)) throw new BackupError(`There is nothing in ${dataDir} to back up.`)
  if (!(await holdsNothing(target))) throw new BackupError(`${target} is not empty. Name another folder.`)
  const within = relative(resolve(dataDir), resolve(target))
  if (!within.startsWith('..') && !within.startsWith(BACKUPS_WITHIN))
    throw new BackupError(
      'A backup inside the data folder would be lost together with it. Name a folder elsewhere.',
    )
  const part = `${target}.part`
  await rm(part, {recursive: true, force: true})
  try {
    const files = await copyAll({dataDir, part, say, previous: await openPrevious(previous)})
    const manifest = {version: 1 as const, madeAt: new Date().toISOString(), files}
    await writeManifest(part, manifest)
    const problems = await problemsIn(part, manifest, (path) => say(`checking ${path}`))
    if (problems.length > 0)
      throw new BackupError(`The backup is damaged and was removed:\n  ${problems.join('\n  ')}`)
    await syncFolders(part)
    await rm(target, {recursive: true, force: true})
    await rename(part, target)
    await syncFolder(dirname(target))
    const all = Object.values(files)
    return {
      files: all.length,
      bytes: all.reduce((sum, {bytes}) => sum + bytes, 0),
      assetsWithoutBytes: assetsWithoutBytes(target, manifest),
    }
  } catch (error) {
    await rm(part, {recursive: true, force: true})
    throw error
  }
}

interface Previous {
  folder: string
  files: Record<string, Fingerprint>
}

/** A backup that cannot be read has nothing to share. */
async function openPrevious(folder: string | undefined): Promise<Previous | undefined> {
  if (folder === undefined) return undefined
  const found = await readManifest(folder).catch(() => undefined)
  return found && {folder, files: found.files}
}

interface Copying {
  dataDir: string
  /** Folder of the copies. */
  part: string
  say: (path: string) => void
  previous: Previous | undefined
}

async function copyAll({dataDir, part, say, previous}: Copying): Promise<Record<string, Fingerprint>> {
  const files: Record<string, Fingerprint> = {}
  await mkdir(part, {recursive: true, mode: 0o700})
  for (const path of await databasesIn(dataDir)) {
    say(path)
    const copy = join(part, path)
    await mkdir(dirname(copy), {recursive: true, mode: 0o700})
    await snapshot(join(dataDir, path), copy)
    files[path] = await fingerprint(copy)
  }
  await forEachAtOnce(await plainFilesIn(dataDir), FILES_AT_ONCE, async (path) => {
    say(path)
    const copied = await copyOrShare(join(dataDir, path), join(part, path), {path, previous}).catch(
      unlessGone,
    )
    if (copied) files[path] = copied
  })
  return files
}

/** Copies a file, or gives the copy in the previous backup a second name when its bytes are the same. */
async function copyOrShare(from: string, to: string, {path, previous}: {path: string; previous?: Previous}) {
  const known = previous?.files[path]
  if (previous && known && known.sha1 === (await fingerprint(from)).sha1) {
    await mkdir(dirname(to), {recursive: true, mode: 0o700})
    const isShared = await link(join(previous.folder, path), to).then(
      () => true,
      () => false,
    )
    if (isShared) return known
  }
  return copyDurably(from, to)
}

/** Ignores a file that is gone by now, such as a renamed log. The check reports missing bytes of assets. */
function unlessGone(error: unknown) {
  if (!isMissing(error)) throw error
}
