import {randomUUID} from 'node:crypto'
import {link, readdir, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {freeBytes} from '../../lib/disk/free-space.ts'
import {BackupError} from './backup-error.ts'
import {isSound} from './damaged.ts'
import {sizesIn} from './data-folder.ts'
import {readManifest} from './manifest.ts'
import {newestFirst, surplusOf} from './rotation.ts'

/** Bytes of the data folder's disk that a backup leaves free for the content. */
const LEFT_FOR_CONTENT = 500_000_000
/** Bytes that a backup may take beyond the sizes of its files: folders, lists, and changes while it is made. */
const MARGIN = 20_000_000
/** Bytes that a file takes at least, and in steps of which it grows. */
const BLOCK = 4096

interface Place {
  /** Absolute. */
  dataDir: string
  /** Folder of the backups. */
  dir: string
  /** Names of the complete backups in it. */
  names: readonly string[]
  /** Name of the backup that is about to be made, and of the one whose files it may share. */
  name: string
  previous: string | undefined
  now: Date
}

/** What the disk of the backups can do. Tests have disks of their own. */
const DISK = {freeBytes, sharesFiles}

/**
 * Removes the backups that the next one makes surplus, and then, where its disk is still too full, the oldest ones. Older
 * ones stay when removing them would not make enough room. The newest backup and the newest sound one always stay.
 * @returns the names of the backups that were removed for lack of room
 * @throws BackupError when there is no room
 */
export async function makeRoom(
  {dataDir, dir, names, name, previous, now}: Place,
  disk = DISK,
): Promise<string[]> {
  const sorted = newestFirst(now, names)
  const kept = new Set([sorted[0], previous, sorted.find((each) => isSound(dir, each))])
  const remove = (backup: string) => rm(join(dir, backup), {recursive: true, force: true})
  const surplus = new Set(surplusOf(now, [...names, name]).filter((each) => !kept.has(each)))
  for (const each of surplus) await remove(each)
  const isShared = previous !== undefined && (await disk.sharesFiles(dir))
  const needed = await bytesFor(dataDir, dir, isShared ? join(dir, previous) : undefined)
  const free = await disk.freeBytes(dir)
  if (free >= needed) return []
  const oldest = sorted.filter((each) => !surplus.has(each) && !kept.has(each)).toReversed()
  const removed = await enoughOf(dir, oldest, needed - free)
  for (const each of removed) await remove(each)
  if (removed.length > 0 && (await disk.freeBytes(dir)) >= needed) return removed
  throw new BackupError(
    `${dir} has ${megabytes(free)} MB free, and a backup needs ${megabytes(needed)} MB. Make room there, or set BACKUP_DIR to a folder on another disk.`,
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/** Bytes that a backup needs: databases are copied always, other files where the previous backup has no such file to share. */
async function bytesFor(dataDir: string, dir: string, previous: string | undefined): Promise<number> {
  const {databases, files} = await sizesIn(dataDir)
  const manifest = previous === undefined ? undefined : await readManifest(previous).catch(() => undefined)
  let bytes = MARGIN + ((await isSameDisk(dataDir, dir)) ? LEFT_FOR_CONTENT : 0)
  for (const size of databases.values()) bytes += onDisk(size)
  for (const [path, size] of files) if (manifest?.files[path]?.bytes !== size) bytes += onDisk(size)
  return bytes
}

const onDisk = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK

const isSameDisk = async (one: string, other: string) => (await stat(one)).dev === (await stat(other)).dev

/** Whether a file in a folder can have two names. Many network disks, and FAT, have no hard links. */
async function sharesFiles(dir: string): Promise<boolean> {
  const probe = join(dir, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, '')
    await link(probe, `${probe}.link`)
    return true
  } catch {
    return false
  } finally {
    await rm(`${probe}.link`, {force: true})
    await rm(probe, {force: true})
  }
}

/** The first of these backups that together hold so many bytes which no other backup shares. None when all hold less. */
async function enoughOf(dir: string, backups: readonly string[], wanted: number): Promise<string[]> {
  /** Names that are left of each file, by its number on the disk. */
  const left = new Map<number, number>()
  let freed = 0
  for (const [index, backup] of backups.entries()) {
    for (const entry of await readdir(join(dir, backup), {recursive: true, withFileTypes: true})) {
      if (!entry.isFile()) continue
      const {ino, nlink, size} = await stat(join(entry.parentPath, entry.name))
      const others = (left.get(ino) ?? nlink) - 1
      left.set(ino, others)
      if (others === 0) freed += onDisk(size)
    }
    if (freed >= wanted) return backups.slice(0, index + 1)
  }
  return []
}
