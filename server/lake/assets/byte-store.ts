import {createHash, randomUUID} from 'node:crypto'
import {rmSync} from 'node:fs'
import {mkdir, open, readdir, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {LakeError} from '../model/errors.ts'
import {DamagedFile} from '../../disk/file-identity.ts'
import {makeFolder, syncFolder} from '../../disk/folders.ts'
import {isMissing} from '../../disk/system-error.ts'

/** An upload that is on disk but not yet kept. */
export interface Incoming {
  path: string
  sha1: string
  size: number
  /** Moves the bytes to their place; durable once it resolves. Bytes that are there already give way: they may be damaged. */
  keep(): Promise<void>
  /** Always to be called, once the document is there too: what was not kept is thrown away. */
  end(): Promise<void>
}

/** The bytes of assets, by content: `{folder}/{first two digits}/{sha1}`. */
export interface ByteStore {
  pathOf(sha1: string): string
  /** The sha1 of all that is kept. */
  kept(): AsyncGenerator<string>
  /**
   * Deletes bytes, unless the same are being uploaded at this moment. A reader that has begun can finish.
   * @returns whether they are gone
   */
  remove(sha1: string): boolean
  /** @throws LakeError `payloadTooLarge` past `maxBytes`, `badRequest` for an empty or broken-off body */
  receive(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Incoming>
}

/** Opens the store. Uploads that a crash cut short are removed when the lake opens: see `stock.ts`. */
export function openByteStore(folder: string): ByteStore {
  const incomingFolder = join(folder, 'incoming')
  makeFolder(incomingFolder)

  /** By sha1, how many uploads of the same bytes have not ended. */
  const uploading = new Map<string, number>()
  const pathOf = (sha1: string) => join(folder, sha1.slice(0, 2), sha1)

  return {
    pathOf,
    async *kept() {
      for (const shelf of await namesIn(folder, /^[0-9a-f]{2}$/))
        yield* await namesIn(join(folder, shelf), /^[0-9a-f]{40}$/)
    },
    remove(sha1) {
      if (uploading.has(sha1)) return false
      rmSync(pathOf(sha1), {force: true})
      return true
    },
    async receive(body, maxBytes) {
      const path = join(incomingFolder, randomUUID())
      const throwAway = () => rm(path, {force: true})
      try {
        const {sha1, size} = await writeDurably(path, body, maxBytes)
        uploading.set(sha1, (uploading.get(sha1) ?? 0) + 1)
        const keep = () => moveDurably(path, pathOf(sha1)).catch(refuseFullDisk)
        let isOver = false
        const end = async () => {
          await throwAway()
          if (isOver) return
          isOver = true
          const others = (uploading.get(sha1) ?? 1) - 1
          if (others > 0) uploading.set(sha1, others)
          else uploading.delete(sha1)
        }
        return {path, sha1, size, keep, end}
      } catch (error) {
        await throwAway()
        throw error
      }
    },
  }
}

async function moveDurably(path: string, to: string) {
  const shelf = dirname(to)
  await mkdir(shelf, {recursive: true})
  await rename(path, to)
  await syncFolder(shelf)
  await syncFolder(dirname(shelf))
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name))
}

async function writeDurably(path: string, body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const hash = createHash('sha1')
  const file = await open(path, 'wx', 0o600).catch(refuseMissingFolder).catch(refuseFullDisk)
  let size = 0
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(maxBytes)
      hash.update(chunk)
      await file.writeFile(chunk).catch(refuseFullDisk)
    }
    if (size === 0)
      throw new LakeError('badRequest', 'The upload is empty. Send the bytes of the file as the body.')
    await file.sync().catch(refuseFullDisk)
  } finally {
    await file.close()
  }
  return {sha1: hash.digest('hex'), size}
}

/** A body that breaks off is the sender's failure, not the server's. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const {done, value} = await reader.read().catch(() => {
        throw new LakeError('badRequest', 'The upload broke off before its end. Send it again.')
      })
      if (done) return
      yield value
    }
  } finally {
    // The rest of a refused body is not wanted; a sender that is gone cannot be told.
    await reader.cancel().catch(() => undefined)
  }
}

function refuseMissingFolder(error: NodeJS.ErrnoException): never {
  if (!isMissing(error)) throw error
  const sentence =
    'was deleted while the lake was open, so no file is taken. See where it went, and start again.'
  throw new DamagedFile(`The folder of ${error.path} ${sentence}`)
}

/** No room on the disk, in the user's share of it, or in what one file may take of it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function refuseFullDisk(error: NodeJS.ErrnoException): never {
  if (!FULL.has(error.code ?? '')) throw error
  throw new LakeError(
    'unavailable',
    'The disk is full: the file was not stored. Make room and send it again.',
  )
}

export function tooLarge(maxBytes: number) {
  return new LakeError('payloadTooLarge', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}
