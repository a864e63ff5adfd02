import {mkdir, readdir, readFile, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import {networkOf} from '../http/client-key.ts'
import {makeFolder} from './folders.ts'
import {UNFINISHED, writeWhole} from './whole-file.ts'

/** Bytes by key, on disk. When they take too much space, the least recently used ones are evicted. */
export interface DiskCache {
  /**
   * @param clientKey client of the request: an entry that two clients requested is shared, and kept longer. All clients of a
   *   /48 network of IPv6 count as one. Absent: the entry stays as shared as it is
   * @returns undefined when there is no entry, or when its file is missing or damaged
   */
  get(key: string, clientKey?: string): Promise<Buffer | undefined>
  has(key: string): boolean
  /** Number of bytes of an entry; undefined when it is not in the cache. Reads nothing. */
  sizeOf(key: string): number | undefined
  /**
   * Resolves once the entry is on disk. An entry that would evict nearly all others is not stored.
   * @param key of more than two characters that fit in a file name. Equal keys have equal bytes
   * @param clientKey absent: the entry is shared
   */
  put(key: string, bytes: Buffer, clientKey?: string): Promise<void>
  /** Deletes every entry for whose key `isSo` returns true. */
  removeWhere(isSo: (key: string) => boolean): Promise<void>
  /** In bytes. */
  readonly size: number
}

interface Entry {
  /** In bytes. */
  size: number
  /** Time of use that was last written to the file, in milliseconds since 1970. */
  usedAt: number
  /** The only client or network that requested the entry. Absent: several did, or the entry is from an earlier start. */
  onlyFor?: string
}

/** Milliseconds between two writes of an entry's time of use. The next start reads these times. */
const NOTE_USE_AFTER_MS = 3_600_000
/** Fraction of the limit to which eviction shrinks the cache, so that it does not run for each new entry. */
const KEEP = 0.9
/**
 * Fraction of the cache for entries that only one client requested. A client that requests every size of an image
 * evicts those, and not the images that visitors share.
 */
const UNSHARED = 1 / 8
/** Bytes of the checksum after each entry. A disk may return other bytes than were written. */
const CHECK_BYTES = 4

/**
 * Opens a cache folder, and reads the names, sizes and times of its entries once. Each is the file `<first two characters
 * of the key>/<key>`. Files that lie elsewhere in the folder, or are unfinished, are removed.
 * @param maxBytes limit of the total size of all entries
 * @throws system errors
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  makeFolder(folder)
  const stock = new Stock(await readEntries(folder))
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  await evict()

  async function evict() {
    for (const key of stock.excess(maxBytes)) await remove(key)
  }

  async function remove(key: string) {
    stock.remove(key)
    await rm(pathOf(key), {force: true})
  }

  return {
    get size() {
      return stock.size
    },
    has: (key) => stock.get(key) !== undefined,
    sizeOf: (key) => stock.get(key)?.size,
    async get(key, clientKey) {
      const entry = stock.get(key)
      if (!entry) return undefined
      const bytes = checked(await readFile(pathOf(key)).catch(() => undefined))
      if (bytes?.length !== entry.size) {
        stock.remove(key)
        return undefined
      }
      stock.use(key, entry, ownerOf(clientKey))
      const now = Date.now()
      if (now - entry.usedAt > NOTE_USE_AFTER_MS) {
        entry.usedAt = now
        await utimes(pathOf(key), now / 1000, now / 1000).catch(() => undefined)
      }
      return bytes
    },
    async put(key, bytes, clientKey) {
      if (stock.get(key) || bytes.length > maxBytes * KEEP) return
      await mkdir(join(folder, key.slice(0, 2)), {recursive: true})
      // Written as a whole: browsers keep what they get for a year, so a torn entry must never be sent.
      await writeWhole(pathOf(key), Buffer.concat([bytes, checkOf(bytes)]))
      const entry: Entry = {size: bytes.length, usedAt: Date.now()}
      const onlyFor = ownerOf(clientKey)
      stock.add(key, onlyFor === undefined ? entry : {...entry, onlyFor})
      if (stock.isOver(maxBytes)) await evict()
    },
    async removeWhere(isSo) {
      for (const key of [...stock.keys()].filter(isSo)) await remove(key)
    },
  }
}

const ownerOf = (clientKey: string | undefined) => clientKey && (networkOf(clientKey) ?? clientKey)

/** The index of a cache: its entries, least recently used first, and their sizes. */
class Stock {
  /** A Map iterates in insertion order, so its first key is the least recently used. */
  readonly #entries: Map<string, Entry>
  /** Bytes of all entries. */
  size: number
  /** Bytes of entries that only one client requested. */
  #unshared = 0

  constructor(entries: Map<string, Entry>) {
    this.#entries = entries
    this.size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
  }

  get = (key: string) => this.#entries.get(key)
  keys = () => this.#entries.keys()
  isOver = (maxBytes: number) => this.size > maxBytes || this.#unshared > maxBytes * UNSHARED

  add(key: string, entry: Entry) {
    this.#entries.set(key, entry)
    this.size += entry.size
    if (entry.onlyFor !== undefined) this.#unshared += entry.size
  }

  remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry || !this.#entries.delete(key)) return
    this.size -= entry.size
    this.#share(entry)
  }

  /** Makes an entry the most recently used one. */
  use(key: string, entry: Entry, clientKey: string | undefined) {
    // The entry may have been removed while its file was read.
    if (!this.#entries.delete(key)) return
    this.#entries.set(key, entry)
    if (clientKey !== entry.onlyFor) this.#share(entry)
  }

  /** Keys to remove so that the cache is below its limits, with some room. The caller removes each before the next. */
  *excess(maxBytes: number) {
    for (const [key, {onlyFor}] of this.#entries) {
      if (this.#unshared <= maxBytes * UNSHARED * KEEP) break
      if (onlyFor !== undefined) yield key
    }
    for (const key of this.#entries.keys()) {
      if (this.size <= maxBytes * KEEP) return
      yield key
    }
  }

  /** Stops counting an entry as one that only one client requested. */
  #share(entry: Entry) {
    if (entry.onlyFor === undefined) return
    this.#unshared -= entry.size
    delete entry.onlyFor
  }
}

function checkOf(bytes: Buffer) {
  const check = Buffer.alloc(CHECK_BYTES)
  check.writeUInt32BE(crc32(bytes))
  return check
}

/** The entry in a file; `undefined` when its checksum is wrong. */
function checked(file: Buffer | undefined): Buffer | undefined {
  const bytes = file?.subarray(0, -CHECK_BYTES)
  return bytes && file?.subarray(bytes.length).equals(checkOf(bytes)) ? bytes : undefined
}

/** The entries of a folder, least recently used first. Removes all other files. */
async function readEntries(folder: string) {
  const found: {key: string; entry: Entry}[] = []
  for (const shelf of await readdir(folder, {withFileTypes: true})) {
    const names = shelf.isDirectory() ? await readdir(join(folder, shelf.name)) : []
    if (!shelf.isDirectory()) await rm(join(folder, shelf.name), {force: true})
    for (const key of names) {
      const path = join(folder, shelf.name, key)
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
