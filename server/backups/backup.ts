import {snapshot} from '@stone-designs/lake/admin'
import {existsSync} from 'node:fs'
import {link, mkdir, readdir, rename, rm, rmdir} from 'node:fs/promises'
import {dirname, join, relative, resolve, sep} from 'node:path'
import {makeFolder, syncFolder} from '../../lib/disk/folders.ts'
import {hasCode, isMissing} from '../../lib/disk/system-error.ts'
import {UNFINISHED} from '../../lib/disk/whole-file.ts'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {BackupError} from './backup-error.ts'
import {
  copyDurably,
  FILES_AT_ONCE,
  fingerprint,
  ignoreMissing,
  syncFolders,
  type Fingerprint,
} from './copy.ts'
import {BACKUPS_WITHIN, databasesIn, holdsNothing, linksIn, plainFilesIn} from './data-folder.ts'
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
  /** Paths of files in the previous backup that are damaged. The new backup has copies of the sound files. */
  damagedInPrevious: string[]
}

/**
 * Copies the whole state of a data folder and checks the copy. A server may be running on the data folder. The backup
 * gets its name only when it is complete and checked.
 *
 * The order of the copies makes the backup consistent. Each database is copied as of one moment. The lake's database is
 * the last of them: a lead leaves the outbox only after it is in the lake, so the backup has it in at least one of the
 * two. Other files are copied after the databases. The bytes of an asset are on disk before its document exists, and
 * never change, so the backup has the bytes of every document.
 * @throws BackupError when the target is not empty, the data folder has a symbolic link, or the copy is damaged
 */
export async function backupData({
  dataDir,
  target,
  previous,
  say = () => undefined,
}: Backup): Promise<BackedUp> {
  if (await holdsNothing(dataDir)) throw new BackupError(`There is nothing in ${dataDir} to back up.`)
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new BackupError(`${target} is not empty. Name another folder.`)
  const [outermost = ''] = relative(resolve(dataDir), resolve(target)).split(sep)
  if (outermost !== '..' && outermost !== BACKUPS_WITHIN)
    throw new BackupError(
      'A backup inside the data folder would be lost together with it. Name a folder elsewhere.',
    )
  const [link] = await linksIn(dataDir)
  if (link !== undefined)
    throw new BackupError(
      `${join(dataDir, link)} is a symbolic link, so a backup would lack what it leads to. Replace it by the folder or file itself. To keep a folder on another disk, mount that disk there, or set DATA_DIR to a folder on it.`,
    )
  const part = `${target}${UNFINISHED}`
  await rm(part, {recursive: true, force: true})
  try {
    const {files, shared, damagedInPrevious} = await copyAll({
      dataDir,
      part,
      say,
      previous: await openPrevious(previous),
    })
    await writeManifest(part, {version: 1, madeAt: new Date().toISOString(), files})
    // A list that cannot be read would show only when the backup is needed.
    const manifest = await readManifest(part)
    const unchecked = Object.fromEntries(Object.entries(files).filter(([path]) => !shared.has(path)))
    const problems = await problemsIn(part, {...manifest, files: unchecked}, (path) =>
      say(`checking ${path}`),
    )
    if (problems.length > 0)
      throw new BackupError(`The backup is damaged and was removed:\n  ${problems.join('\n  ')}`)
    await syncFolders(part)
    await rmdir(target).catch(ignoreMissing)
    await rename(part, target)
    await syncFolder(dirname(target))
    const all = Object.values(files)
    return {
      files: all.length,
      bytes: all.reduce((sum, {bytes}) => sum + bytes, 0),
      assetsWithoutBytes: assetsWithoutBytes(target, manifest),
      damagedInPrevious,
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

interface Copied extends Pick<BackedUp, 'damagedInPrevious'> {
  files: Record<string, Fingerprint>
  /** Paths of the files that share their bytes with the previous backup. They are checked. */
  shared: Set<string>
}

async function copyAll({dataDir, part, say, previous}: Copying): Promise<Copied> {
  const files: Record<string, Fingerprint> = {}
  const shared = new Set<string>()
  const damagedInPrevious: string[] = []
  makeFolder(part)
  for (const path of await databasesIn(dataDir)) {
    say(path)
    const copy = join(part, path)
    await mkdir(dirname(copy), {recursive: true, mode: 0o700})
    await snapshot(join(dataDir, path), copy)
    files[path] = await fingerprint(copy)
  }
  await forEachAtOnce(await plainFilesIn(dataDir), FILES_AT_ONCE, async (path) => {
    say(path)
    const [from, to] = [join(dataDir, path), join(part, path)]
    const known = previous?.files[path]
    try {
      const isSame = known !== undefined && known.sha1 === (await fingerprint(from)).sha1
      const result = previous && isSame ? await share(join(previous.folder, path), to, known) : 'not shared'
      if (result === 'shared') shared.add(path)
      if (result === 'damaged') damagedInPrevious.push(path)
      files[path] = known && result === 'shared' ? known : await copyDurably(from, to)
    } catch (error) {
      ignoreMissing(error)
    }
  })
  return {files, shared, damagedInPrevious: damagedInPrevious.sort()}
}

/** Gives the copy in the previous backup a second name, and reads it. A damaged copy is not shared. */
async function share(
  from: string,
  to: string,
  {sha1}: Fingerprint,
): Promise<'shared' | 'not shared' | 'damaged'> {
  await mkdir(dirname(to), {recursive: true, mode: 0o700})
  try {
    await link(from, to)
  } catch (error) {
    return isMissing(error) ? 'damaged' : 'not shared'
  }
  try {
    if ((await fingerprint(to)).sha1 === sha1) return 'shared'
    await rm(to)
    return 'damaged'
  } catch (error) {
    await rm(to)
    // The disk cannot read the bytes any more.
    return hasCode(error, 'EIO') ? 'damaged' : 'not shared'
  }
}
