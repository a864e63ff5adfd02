import {createHash, randomUUID} from 'node:crypto'
import {readdirSync, rmSync, statSync} from 'node:fs'
import {mkdir, open, rm, type FileHandle} from 'node:fs/promises'
import {join} from 'node:path'
import {makeFolder, syncFolder} from '../../lib/disk/folders.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {ABOUT, BYTES, DELETED, FILES, openDiskFiles, type About, type DiskFiles} from './disk-files.ts'

/** Bytes that are written to the disk at once. The parser of forms hands over a sixteenth of them at a time. */
const WRITE_BYTES = 65_536

/** A file that is being received. It is invisible until it is committed. */
export interface IncomingFile {
  /** Path of the bytes, once they are finished. */
  path: string
  write(chunk: Uint8Array): Promise<void>
  /** Syncs the bytes to disk. @returns size and hash */
  finish(): Promise<Pick<About, 'bytes' | 'md5'>>
  /** Stores other bytes in place of those that were received. @returns size and hash */
  replace(bytes: Uint8Array): Promise<Pick<About, 'bytes' | 'md5'>>
  /**
   * Makes the finished file visible under `slug`, whole or not at all.
   * @returns false when a file with that slug exists, or was deleted
   */
  commit(slug: string, about: About): Promise<boolean>
  /** Removes a file that was not committed, and gives back its room. */
  discard(): Promise<void>
}

export interface Blobs extends Pick<DiskFiles, 'find'> {
  /** Whether another `bytes` fit into the store and on the disk, beside the files that are being received. */
  hasRoom(bytes: number): Promise<boolean>
  /**
   * Begins a file, and keeps room for it until it is discarded, which also ends a committed one.
   * @param most bytes that the file may have
   * @returns undefined when there is no room
   */
  openIncoming(most: number): Promise<IncomingFile | undefined>
}

/**
 * Opens a store of files that never change. A file is written to `incoming/` and synced, then its folder is renamed to its
 * final name. A crash leaves all of the file or nothing.
 *
 * @param dir made when missing; partial files of an earlier process are removed, and files that were deleted
 */
export function openBlobs(
  dir: string,
  {maxTotalBytes, minFreeBytes}: {maxTotalBytes: number; minFreeBytes: number},
): Blobs {
  const files = openDiskFiles(dir)
  const {incoming} = files
  rmSync(incoming, {recursive: true, force: true})
  makeFolder(incoming)
  // A deletion may have been interrupted, or a restore may have brought the file back.
  for (const slug of readdirSync(join(dir, DELETED)))
    rmSync(join(dir, FILES, slug), {recursive: true, force: true})
  let usedBytes = sizeOfAll(join(dir, FILES))
  /** Most bytes of each file that is being received, by its folder. */
  const receiving = new Map<string, number>()

  async function hasRoom(bytes: number) {
    const more = [...receiving.values()].reduce((sum, most) => sum + most, bytes)
    // Files may have been deleted meanwhile, also by a command beside this process.
    if (usedBytes + more > maxTotalBytes) usedBytes = await files.totalBytes()
    return usedBytes + more <= maxTotalBytes && (await freeBytes(dir)) - more >= minFreeBytes
  }

  return {
    hasRoom,

    async openIncoming(most) {
      const folder = join(incoming, randomUUID())
      const leave = () => receiving.delete(folder)
      // Before the question, so that no two files get the same room.
      receiving.set(folder, most)
      try {
        if (!(await hasRoom(0))) {
          leave()
          return undefined
        }
        await mkdir(folder, {mode: 0o700})
        const handle = await open(join(folder, BYTES), 'wx', 0o600)
        const file = incomingFile(folder, handle, async (slug, {bytes}) => {
          if (!(await files.add(folder, slug))) return false
          usedBytes += bytes
          return true
        })
        return {...file, discard: () => file.discard().finally(leave)}
      } catch (error) {
        leave()
        throw error
      }
    },

    find: (slug) => files.find(slug),
  }
}

function incomingFile(
  folder: string,
  handle: FileHandle,
  publish: (slug: string, about: About) => Promise<boolean>,
): IncomingFile {
  const path = join(folder, BYTES)
  const hash = createHash('md5')
  let bytes = 0
  const unwritten: Uint8Array[] = []
  let unwrittenBytes = 0
  let isOpen = true
  async function writeAll() {
    const all = Buffer.concat(unwritten.splice(0))
    unwrittenBytes = 0
    await handle.appendFile(all)
    hash.update(all)
    bytes += all.byteLength
  }
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await handle.close()
  }
  return {
    path,
    async write(chunk) {
      unwritten.push(chunk)
      unwrittenBytes += chunk.byteLength
      if (unwrittenBytes >= WRITE_BYTES) await writeAll()
    },
    async finish() {
      await writeAll()
      await handle.sync()
      await close()
      return {bytes, md5: hash.digest('hex')}
    },
    async replace(cleaned) {
      await writeWhole(path, cleaned)
      return {bytes: cleaned.length, md5: createHash('md5').update(cleaned).digest('hex')}
    },
    async commit(slug, known) {
      await using note = await open(join(folder, ABOUT), 'wx', 0o600)
      await note.writeFile(JSON.stringify(known))
      await note.sync()
      await syncFolder(folder)
      return publish(slug, known)
    },
    async discard() {
      await close()
      await rm(folder, {recursive: true, force: true})
    },
  }
}

const sizeOfAll = (files: string) =>
  readdirSync(files).reduce(
    (sum, slug) => sum + (statSync(join(files, slug, BYTES), {throwIfNoEntry: false})?.size ?? 0),
    0,
  )
