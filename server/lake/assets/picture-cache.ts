import {mkdir, readdir, readFile, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import {UNFINISHED, writeWhole} from '../../disk/whole-file.ts'

/** Finished pictures on disk. When they take too much space, the least recently used ones are evicted. */
export interface PictureCache {
  /** @param sender sender of the request: a picture that two senders requested is shared, and kept longer */
  get(key: string, sender?: string): Promise<Buffer | undefined>
  has(key: string): boolean
  /** Resolves once the picture is on disk. */
  put(key: string, bytes: Buffer, sender?: string): Promise<void>
  /** Deletes every picture for whose key `isSo` returns true. */
  removeWhere(isSo: (key: string) => boolean): Promise<void>
  /** In bytes. */
  readonly size: number
}

interface Entry {
  /** Bytes of the picture. */
  size: number
  /** Time of use that was last written to the file, in milliseconds since the epoch. */
  usedAt: number
  /** The only sender that has requested the picture. Absent: several did, or the picture is from an earlier start. */
  onlyFor?: string
}

/** Milliseconds between two writes of a picture's time of use. The next start reads these times. */
const NOTE_USE_AFTER_MS = 3_600_000
/** Fraction of the limit to which eviction shrinks the cache, so that it does not run for each new picture. */
const KEEP = 0.9
/**
 * Fraction of the cache for pictures that only one sender requested. A sender that requests every size of a picture
 * evicts those, and not the pictures that visitors share.
 */
const UNSHARED = 1 / 8
/** Bytes of the checksum after each picture. A disk may return other bytes than were written. */
const CHECK_BYTES = 4

/**
 * Opens a cache folder, and reads the names, sizes and times of its pictures.
 * @param maxBytes limit of the total size of all pictures
 */
export async function openPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
  await mkdir(folder, {recursive: true})
  const entries = await takeStock(folder)
  /** Bytes of pictures that only one sender requested. */
  let unshared = 0
  let size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
  await evict()

  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  async function evict() {
    for (const [key, {onlyFor}] of entries) {
      if (unshared <= maxBytes * UNSHARED * KEEP) break
      if (onlyFor !== undefined) await remove(key)
    }
    for (const key of entries.keys()) {
      if (size <= maxBytes * KEEP) return
      await remove(key)
    }
  }

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry || !entries.delete(key)) return
    size -= entry.size
    share(entry)
  }

  /** Stops counting the picture as one that only one sender requested. */
  function share(entry: Entry) {
    if (entry.onlyFor === undefined) return
    unshared -= entry.size
    delete entry.onlyFor
  }

  async function remove(key: string) {
    forget(key)
    await rm(join(folder, key.slice(0, 2), key), {force: true})
  }

  return {
    get size() {
      return size
    },
    has: (key) => entries.has(key),
    async get(key, sender) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const bytes = checked(await readFile(pathOf(key)).catch(() => undefined))
      if (bytes?.length !== entry.size) {
        forget(key)
        return undefined
      }
      if (sender !== entry.onlyFor) share(entry)
      // Re-inserted: a Map iterates in insertion order, so its first key is the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      const now = Date.now()
      if (now - entry.usedAt > NOTE_USE_AFTER_MS) {
        entry.usedAt = now
        await utimes(pathOf(key), now / 1000, now / 1000).catch(() => undefined)
      }
      return bytes
    },
    async put(key, bytes, sender) {
      if (entries.has(key) || bytes.length > maxBytes) return
      await mkdir(join(folder, key.slice(0, 2)), {recursive: true})
      // Written as a whole: browsers keep a picture for a year, so a torn one must never be sent.
      await writeWhole(pathOf(key), Buffer.concat([bytes, checkOf(bytes)]))
      entries.set(key, {
        size: bytes.length,
        usedAt: Date.now(),
        ...(sender !== undefined && {onlyFor: sender}),
      })
      size += bytes.length
      if (sender !== undefined) unshared += bytes.length
      if (size > maxBytes || unshared > maxBytes * UNSHARED) await evict()
    },
    async removeWhere(isSo) {
      for (const key of [...entries.keys()].filter(isSo)) await remove(key)
    },
  }
}

function checkOf(bytes: Buffer) {
  const check = Buffer.alloc(CHECK_BYTES)
  check.writeUInt32BE(crc32(bytes))
  return check
}

/** The picture in a file; `undefined` when its checksum is wrong. */
function checked(file: Buffer | undefined): Buffer | undefined {
  const bytes = file?.subarray(0, -CHECK_BYTES)
  return bytes && file?.subarray(bytes.length).equals(checkOf(bytes)) ? bytes : undefined
}

/** The pictures of a folder, least recently used first. */
async function takeStock(folder: string) {
  const found: {key: string; entry: Entry}[] = []
  for (const shelf of await readdir(folder)) {
    for (const key of await readdir(join(folder, shelf)).catch(() => [])) {
      const path = join(folder, shelf, key)
      if (key.endsWith(UNFINISHED)) await rm(path, {force: true})
      else {
        const {size, mtimeMs} = await stat(path)
        found.push({key, entry: {size: size - CHECK_BYTES, usedAt: mtimeMs}})
      }
    }
  }
  found.sort((a, b) => a.entry.usedAt - b.entry.usedAt)
  return new Map(found.map(({key, entry}) => [key, entry]))
}
