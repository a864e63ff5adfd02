import {readdir, readFile, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import {makeFolder} from '../../lib/disk/folders.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'

/** Folder of the PDFs in a data folder. They can be made again, so a backup leaves them out. */
export const PDF_FOLDER = 'pdf'
/** Bytes of all PDFs. A catalogue has 1 to 8 MB, a tear sheet 0.3. */
const MAX_BYTES = 200_000_000
/** Fraction of the limit to which eviction shrinks the cache. */
const KEEP = 0.9

/** PDFs on the disk, by the hash of their page. The least recently used ones are evicted. */
export interface PdfCache {
  get(key: string): Promise<Buffer | undefined>
  put(key: string, bytes: Buffer): Promise<void>
}

export function openPdfCache(dataDir: string, maxBytes = MAX_BYTES): PdfCache {
  const folder = join(dataDir, PDF_FOLDER)
  const pathOf = (key: string) => join(folder, `${key}.pdf`)

  async function evict() {
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => {
        const {size, mtimeMs} = await stat(join(folder, name))
        return {name, size, mtimeMs}
      }),
    )
    let total = files.reduce((sum, {size}) => sum + size, 0)
    if (total <= maxBytes) return
    for (const {name, size} of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes * KEEP) return
      await rm(join(folder, name), {force: true})
      total -= size
    }
  }

  return {
    async get(key) {
      try {
        const bytes = await readFile(pathOf(key))
        const now = new Date()
        await utimes(pathOf(key), now, now)
        return bytes
      } catch {
        return undefined
      }
    },
    async put(key, bytes) {
      if (bytes.length > maxBytes * KEEP) return
      makeFolder(folder)
      await writeWhole(pathOf(key), bytes)
      await evict()
    },
  }
}
