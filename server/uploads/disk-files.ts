import {randomUUID} from 'node:crypto'
import {access, mkdir, readdir, readFile, rename, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {makeFolder, syncFolder} from '../../lib/disk/folders.ts'
import {hasCode, isMissing} from '../../lib/disk/system-error.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {typeOfExtension} from './file-types.ts'
import {isSlug} from './slug.ts'
import type {StoredFile, StoredFiles} from './store.ts'

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

export interface DiskFiles extends StoredFiles {
  /** Folder of files that are received or deleted at this moment. It holds nothing that has to last. */
  incoming: string
  /** The file, `deleted`, or undefined when there never was one. */
  find(slug: string): Promise<{about: About; path: string} | 'deleted' | undefined>
  /**
   * Makes the file in a folder visible under a slug.
   * @returns false when a file with that slug exists, or existed
   */
  add(folder: string, slug: string): Promise<boolean>
  totalBytes(): Promise<number>
}

export const BYTES = 'file'
export const ABOUT = 'about.json'
/** Folder of the files, and folder of the names of deleted files, within a store. */
export const FILES = 'files'
export const DELETED = 'deleted'
/** Files that are read at the same time. */
const AT_ONCE = 16

/**
 * Opens the files of a folder: `files/{slug}/file` and `about.json`. A deleted file leaves its name in `deleted/`. The name
 * is written first, so an interrupted deletion is completed by the next start, and a backup or its restore cannot bring
 * the file back.
 *
 * @param dir made when missing
 */
export function openDiskFiles(dir: string): DiskFiles {
  const [files, deleted, incoming] = [join(dir, FILES), join(dir, DELETED), join(dir, 'incoming')]
  makeFolder(files)
  makeFolder(deleted)

  const isDeleted = async (slug: string) => isSlug(slug) && exists(join(deleted, slug))

  async function find(slug: string) {
    if (!isSlug(slug)) return undefined
    if (await isDeleted(slug)) return 'deleted'
    const known = await readAbout(join(files, slug))
    return known && {about: known, path: join(files, slug, BYTES)}
  }

  /** A running download keeps the bytes until it has read them: its file is open. */
  async function removeBytes(slug: string) {
    await mkdir(incoming, {recursive: true, mode: 0o700})
    const leaving = join(incoming, randomUUID())
    try {
      await rename(join(files, slug), leaving)
    } catch (error) {
      // Another process was faster.
      if (isMissing(error)) return
      throw error
    }
    await syncFolder(files)
    await rm(leaving, {recursive: true, force: true})
    await syncFolder(incoming)
  }

  return {
    incoming,
    find,
    isDeleted,
    async list() {
      const found: StoredFile[] = []
      await forEachAtOnce(await readdir(files), AT_ONCE, async (slug) => {
        if (!isSlug(slug) || (await isDeleted(slug))) return
        const stored = await storedIn(join(files, slug), slug)
        if (stored) found.push(stored)
      })
      return found.sort((a, b) => b.storedAt - a.storedAt || (a.slug < b.slug ? -1 : 1))
    },
    async delete(slug) {
      if (!isSlug(slug) || (await isDeleted(slug)) || !(await exists(join(files, slug)))) return false
      await writeWhole(join(deleted, slug), `${new Date().toISOString()}\n`)
      await removeBytes(slug)
      return true
    },
    async add(folder, slug) {
      if ((await isDeleted(slug)) || !(await renameNew(folder, join(files, slug)))) return false
      await syncFolder(files)
      return true
    },
    async totalBytes() {
      let total = 0
      await forEachAtOnce(await readdir(files), AT_ONCE, async (slug) => {
        total += await sizeOf(join(files, slug, BYTES))
      })
      return total
    },
  }
}

async function readAbout(folder: string): Promise<About | undefined> {
  const text = await unlessMissing(readFile(join(folder, ABOUT), 'utf8'))
  return text === undefined ? undefined : about.parse(JSON.parse(text))
}

/** The file of a folder. One damaged note must not hide the other files, nor keep its own from being deleted. */
async function storedIn(folder: string, slug: string): Promise<StoredFile | undefined> {
  const known = await readAbout(folder).catch(() => undefined)
  if (known) return {slug, type: known.type, bytes: known.bytes, storedAt: known.storedAt}
  const stats = await unlessMissing(stat(join(folder, BYTES)))
  const type = typeOfExtension(slug.split('.').at(-1) ?? '') ?? ''
  return stats && {slug, type, bytes: stats.size, storedAt: stats.mtime.getTime()}
}

const sizeOf = async (path: string) => (await unlessMissing(stat(path)))?.size ?? 0

const exists = async (path: string) => (await unlessMissing(access(path).then(() => true))) === true

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
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
