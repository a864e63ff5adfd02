import {createHash, randomUUID} from 'node:crypto'
import {copyFileSync, linkSync, mkdirSync, readdirSync, rmSync} from 'node:fs'
import {mkdir, open, readdir, rename, rm} from 'node:fs/promises'
import {basename, dirname, join} from 'node:path'
import {badRequest, LakeError} from '../model/errors.ts'
import {DamagedFile} from '../../lib/disk/file-identity.ts'
import {makeFolder, syncFolder} from '../../lib/disk/folders.ts'
import {hasCode, isMissing} from '../../lib/disk/system-error.ts'

/** An uploaded file in a temporary folder of the store. */
export interface Incoming {
  path: string
  sha1: string
  size: number
  /**
   * Moves the file to its final path. The move is on disk when this resolves. An existing file with the same content is
   * replaced, because it may be damaged.
   */
  keep(): Promise<void>
  /** Deletes a file that was not kept. The caller calls this in every case, after the document was written. */
  end(): Promise<void>
}

/** The bytes of assets, in files named by their content: `{folder}/{first two digits}/{sha1}`. */
export interface ByteStore {
  pathOf(sha1: string): string
  /** Gives another store the same files. Either may delete its own. Bytes are copied only to another disk. */
  share(other: ByteStore): void
  /** The SHA-1 of each stored file. */
  kept(): AsyncGenerator<string>
  /**
   * Deletes a file, unless the same bytes are being uploaded at this moment. A response that has begun can finish.
   * @returns whether it was deleted
   */
  remove(sha1: string): boolean
  /** @throws LakeError `payloadTooLarge` over `maxBytes`, `badRequest` for an empty or incomplete body */
  receive(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Incoming>
}

/** Opens the store. `asset-files.ts` removes the incomplete uploads that a crash left. */
export function openByteStore(folder: string): ByteStore {
  const incomingFolder = join(folder, 'incoming')
  makeFolder(incomingFolder)

  /** Number of uploads that have not ended, by SHA-1. */
  const uploading = new Map<string, number>()
  const pathOf = (sha1: string) => join(folder, sha1.slice(0, 2), sha1)

  return {
    pathOf,
    share(other) {
      for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
        const sha1 = basename(name)
        if (!/^[0-9a-f]{40}$/.test(sha1)) continue
        mkdirSync(dirname(other.pathOf(sha1)), {recursive: true})
        linkOrCopy(pathOf(sha1), other.pathOf(sha1))
      }
    },
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
      const discard = () => rm(path, {force: true})
      try {
        const {sha1, size} = await writeDurably(path, body, maxBytes)
        uploading.set(sha1, (uploading.get(sha1) ?? 0) + 1)
        const keep = () => moveDurably(path, pathOf(sha1)).catch(refuseFullDisk)
        let isOver = false
        const end = async () => {
          await discard()
          if (isOver) return
          isOver = true
          const others = (uploading.get(sha1) ?? 1) - 1
          if (others > 0) uploading.set(sha1, others)
          else uploading.delete(sha1)
        }
        return {path, sha1, size, keep, end}
      } catch (error) {
        await discard()
        throw error
      }
    },
  }
}

function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK')) throw error
    copyFileSync(from, to)
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
    if (size === 0) throw badRequest('The upload is empty. Send the bytes of the file as the body.')
    await file.sync().catch(refuseFullDisk)
  } finally {
    await file.close()
  }
  return {sha1: hash.digest('hex'), size}
}

/** The chunks of a body. An incomplete body is an error of the client, not of the server. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const {done, value} = await reader.read().catch(() => {
        throw badRequest('The upload ended before it was complete. Send it again.')
      })
      if (done) return
      yield value
    }
  } finally {
    // Stops receiving a rejected body. Cancelling fails when the client has disconnected.
    await reader.cancel().catch(() => undefined)
  }
}

function refuseMissingFolder(error: NodeJS.ErrnoException): never {
  if (!isMissing(error)) throw error
  const sentence =
    'was deleted while the lake was open, so uploads are rejected. Restore it, and start the server again.'
  throw new DamagedFile(`The folder of ${error.path} ${sentence}`)
}

/** The disk, the user's quota, or the largest possible file is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function refuseFullDisk(error: NodeJS.ErrnoException): never {
  if (!FULL.has(error.code ?? '')) throw error
  throw new LakeError(
    'unavailable',
    'The disk is full, so the file was not stored. Free some space, and send it again.',
  )
}

export function tooLarge(maxBytes: number) {
  return new LakeError('payloadTooLarge', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}
