import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {mkdir, open, readdir} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {syncFolder} from '../../lib/disk/folders.ts'
import {isMissing} from '../../lib/disk/system-error.ts'

/** Identifies the bytes of a file. */
export interface Fingerprint {
  bytes: number
  sha1: string
}

export async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha1')
  let bytes = 0
  for await (const chunk of chunksOf(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return {bytes, sha1: hash.digest('hex')}
}

/** Copies a file so that only its owner can read the copy. Resolves when the copy is on disk. */
export async function copyDurably(from: string, to: string): Promise<Fingerprint> {
  await mkdir(dirname(to), {recursive: true, mode: 0o700})
  const hash = createHash('sha1')
  let bytes = 0
  await using file = await open(to, 'wx', 0o600)
  for await (const chunk of chunksOf(from)) {
    hash.update(chunk)
    bytes += chunk.length
    await file.appendFile(chunk)
  }
  await file.sync()
  return {bytes, sha1: hash.digest('hex')}
}

/** Number of files that are copied at the same time, which is faster than one after another. */
export const FILES_AT_ONCE = 16

/** Ignores that a file is missing, such as a renamed log. The check of the copy reports files that must be there. */
export function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}

/** Resolves when the names in a folder and in all folders below it are on disk. */
export async function syncFolders(folder: string) {
  for (const entry of await readdir(folder, {withFileTypes: true}))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncFolder(folder)
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, {highWaterMark: 1024 * 1024})) {
    if (Buffer.isBuffer(chunk)) yield chunk
  }
}
