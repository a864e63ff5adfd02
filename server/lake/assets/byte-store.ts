import {createHash, randomUUID} from 'node:crypto'
import {constants, mkdirSync, readdirSync, rmSync} from 'node:fs'
import {access, mkdir, open, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {LakeError} from '../errors.ts'

/** An upload that is on disk but not yet kept. Exactly one of `keep` and `discard` ends it. */
export interface Incoming {
  path: string
  sha1: string
  size: number
  /** Moves the bytes to their place; durable once it resolves. Bytes that are there already stay. */
  keep(): Promise<void>
  discard(): Promise<void>
}

/** The bytes of assets, by content: `{folder}/{first two digits}/{sha1}`. */
export interface ByteStore {
  pathOf(sha1: string): string
  has(sha1: string): Promise<boolean>
  /** @throws LakeError `payloadTooLarge` past `maxBytes`, `badRequest` for an empty or broken-off body */
  receive(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Incoming>
}

/** Opens the store; uploads that a crash cut off are removed. */
export function openByteStore(folder: string): ByteStore {
  const incomingFolder = join(folder, 'incoming')
  mkdirSync(incomingFolder, {recursive: true})
  for (const name of readdirSync(incomingFolder)) rmSync(join(incomingFolder, name), {force: true})

  const pathOf = (sha1: string) => join(folder, sha1.slice(0, 2), sha1)
  const has = async (sha1: string) =>
    access(pathOf(sha1), constants.R_OK).then(
      () => true,
      () => false,
    )

  return {
    pathOf,
    has,
    async receive(body, maxBytes) {
      const path = join(incomingFolder, randomUUID())
      const discard = () => rm(path, {force: true})
      try {
        const {sha1, size} = await writeDurably(path, body, maxBytes)
        const keep = async () => {
          if (await has(sha1)) return discard()
          await mkdir(dirname(pathOf(sha1)), {recursive: true})
          await rename(path, pathOf(sha1))
          await syncFolder(dirname(pathOf(sha1)))
          await syncFolder(folder)
        }
        return {path, sha1, size, keep, discard}
      } catch (error) {
        await discard()
        throw error
      }
    },
  }
}

async function writeDurably(path: string, body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  const hash = createHash('sha1')
  const file = await open(path, 'wx', 0o600)
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

/** A renamed file survives a power cut only once its folder is on disk too. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
