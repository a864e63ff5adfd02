import {createHash, randomUUID} from 'node:crypto'
import {readdirSync, rmSync, statSync} from 'node:fs'
import {mkdir, open, readFile, rename, rm, statfs, type FileHandle} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {makeFolder, syncFolder} from '../disk/folders.ts'
import {hasCode, isMissing} from '../disk/system-error.ts'

/** Properties of a stored file, on disk beside it as `about.json`. */
const about = z.object({
  /** Media type, by content. */
  type: z.string(),
  bytes: z.number().int(),
  /** Hex; its quoted form is the ETag, as in S3. */
  md5: z.string(),
  /** Milliseconds since 1970. */
  storedAt: z.number(),
})

export type About = z.infer<typeof about>

/** A file that is being received. It is invisible until it is committed. */
export interface Draft {
  /** Path of the bytes so far. */
  path: string
  write(chunk: Uint8Array): Promise<void>
  /** Syncs the bytes to disk. @returns size and hash */
  finish(): Promise<Pick<About, 'bytes' | 'md5'>>
  /**
   * Makes the finished file visible under `slug`, whole or not at all.
   * @returns false when a file with that slug exists
   */
  commit(slug: string, about: About): Promise<boolean>
  /** Removes a file that was not committed. */
  discard(): Promise<void>
}

export interface Blobs {
  /** Whether another `bytes` fit into the store and on the disk. */
  hasRoom(bytes: number): Promise<boolean>
  draft(): Promise<Draft>
  find(slug: string): Promise<{about: About; path: string} | undefined>
}

const BYTES = 'file'
const ABOUT = 'about.json'

/**
 * Opens a store of files that never change, one folder each: `files/{slug}/file` and `about.json`. A file is written to
 * `incoming/` and synced, then its folder is renamed to its final name. A crash leaves all of the file or nothing.
 *
 * @param dir made when missing; partial files of an earlier process are removed
 */
export function openBlobs(
  dir: string,
  {maxTotalBytes, minFreeBytes}: {maxTotalBytes: number; minFreeBytes: number},
): Blobs {
  const incoming = join(dir, 'incoming')
  const files = join(dir, 'files')
  rmSync(incoming, {recursive: true, force: true})
  makeFolder(incoming)
  makeFolder(files)
  let usedBytes = sizeOfAll(files)

  return {
    async hasRoom(bytes) {
      const disk = await statfs(dir)
      return usedBytes + bytes <= maxTotalBytes && disk.bavail * disk.bsize - bytes >= minFreeBytes
    },

    async draft() {
      const folder = join(incoming, randomUUID())
      await mkdir(folder, {mode: 0o700})
      const handle = await open(join(folder, BYTES), 'wx', 0o600)
      return newDraft(folder, handle, async (slug, {bytes}) => {
        if (!(await renameNew(folder, join(files, slug)))) return false
        usedBytes += bytes
        await syncFolder(files)
        return true
      })
    },

    async find(slug) {
      const folder = join(files, slug)
      try {
        const text = await readFile(join(folder, ABOUT), 'utf8')
        return {about: about.parse(JSON.parse(text)), path: join(folder, BYTES)}
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

function newDraft(
  folder: string,
  handle: FileHandle,
  publish: (slug: string, about: About) => Promise<boolean>,
): Draft {
  const path = join(folder, BYTES)
  const hash = createHash('md5')
  let bytes = 0
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await handle.close()
  }
  return {
    path,
    async write(chunk) {
      await handle.appendFile(chunk)
      hash.update(chunk)
      bytes += chunk.byteLength
    },
    async finish() {
      await handle.sync()
      await close()
      return {bytes, md5: hash.digest('hex')}
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

/** Renames a folder unless the target is a folder with content. So the bytes of a slug never change. */
async function renameNew(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}

const sizeOfAll = (files: string) =>
  readdirSync(files).reduce(
    (sum, slug) => sum + (statSync(join(files, slug, BYTES), {throwIfNoEntry: false})?.size ?? 0),
    0,
  )
