import {createHash, randomUUID} from 'node:crypto'
import {createWriteStream, readdirSync, rmSync} from 'node:fs'
import {mkdir, open, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {makeFolder, syncFolder} from '../../lib/disk/folders.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import {ABOUT, BYTES, DELETED, FILES, openDiskFiles, type About, type DiskFiles} from './disk-files.ts'

/** A file that is being received. It is invisible until it is committed. */
export interface IncomingFile {
  /** Path of the bytes, once they are written. */
  path: string
  /** Stores the bytes in place of earlier bytes. They are on disk when it resolves. @returns size and hash */
  write(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Pick<About, 'bytes' | 'md5'>>
  /**
   * Makes the written file visible under `slug`, whole or not at all.
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
  /** Infinite until the files have been counted. */
  let usedBytes = Infinity
  /** Most bytes of each file that is being received, by its folder. */
  const receiving = new Map<string, number>()

  async function hasRoom(bytes: number) {
    const more = [...receiving.values()].reduce((sum, most) => sum + most, bytes)
    // Files may have been deleted meanwhile, also by a command beside this process.
    if (usedBytes + more > maxTotalBytes) usedBytes = await files.totalBytes()
    return usedBytes + more <= maxTotalBytes && (await freeBytes(dir)) - more >= minFreeBytes
  }

  async function openIncoming(most: number): Promise<IncomingFile | undefined> {
    const folder = join(incoming, randomUUID())
    const discard = () =>
      rm(folder, {recursive: true, force: true}).finally(() => void receiving.delete(folder))
    // Before the question, so that no two files get the same room.
    receiving.set(folder, most)
    try {
      if (await hasRoom(0)) {
        await mkdir(folder, {mode: 0o700})
        return {...incomingFile(folder), commit, discard}
      }
    } catch (error) {
      await discard()
      throw error
    }
    await discard()
    return undefined

    async function commit(slug: string, about: About) {
      await using note = await open(join(folder, ABOUT), 'wx', 0o600)
      await note.writeFile(JSON.stringify(about))
      await note.sync()
      await syncFolder(folder)
      if (!(await files.add(folder, slug))) return false
      usedBytes += about.bytes
      return true
    }
  }

  return {hasRoom, openIncoming, find: (slug) => files.find(slug)}
}

function incomingFile(folder: string): Pick<IncomingFile, 'path' | 'write'> {
  const path = join(folder, BYTES)
  return {
    path,
    async write(source) {
      const hash = createHash('md5')
      const file = createWriteStream(path, {mode: 0o600, flush: true})
      await pipeline(async function* () {
        for await (const chunk of source) {
          hash.update(chunk)
          yield chunk
        }
      }, file)
      return {bytes: file.bytesWritten, md5: hash.digest('hex')}
    },
  }
}
