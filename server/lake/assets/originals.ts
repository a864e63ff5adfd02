import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {pipeline} from 'node:stream/promises'
import {LakeError} from '../model/errors.ts'
import {Lru} from '../limits/lru.ts'
import type {Dimensions} from '../model/asset-document.ts'
import {isMissing} from '../../disk/system-error.ts'
import type {ByteStore} from './byte-store.ts'
import type {Requester} from '../../process/task-pool.ts'
import type {Parsers} from './parsers.ts'
import {DamagedFile} from '../../disk/file-identity.ts'

/** A stored image as its bytes are, whatever a document says about it. */
export interface Original extends Dimensions {
  sha1: string
  extension: string
  mimeType: string
  /** In bytes. */
  size: number
  /** Has more than one frame. */
  moves: boolean
  opaque: boolean
}

/** About 300 bytes each. */
const MAX_REMEMBERED = 50_000

/** Looks into stored images, and remembers what it saw: bytes that are named by their content do not change. */
export function openOriginals(store: ByteStore, parsers: Parsers) {
  const known = new Lru<Promise<Original>>(MAX_REMEMBERED)

  return {
    /**
     * @param requester whose turn the reading takes
     * @throws LakeError `notFound` when the bytes are not there or are no image; DamagedFile, and system errors
     */
    async find(sha1: string, requester?: Requester): Promise<Original> {
      const remembered = known.get(sha1)
      if (remembered) return remembered
      const found = lookInto(store.pathOf(sha1), sha1, (path) => parsers.probe(path, requester))
      known.set(sha1, found)
      // Bytes that are missing may be uploaded again.
      found.catch(() => known.delete(sha1))
      return found
    },
  }
}

async function lookInto(path: string, sha1: string, probe: Parsers['probe']): Promise<Original> {
  const size = await soundSize(path, sha1)
  try {
    const {dimensions, extension, mimeType, moves, hasAlpha} = await probe(path)
    return {
      sha1,
      extension,
      mimeType,
      size,
      ...dimensions,
      moves,
      opaque: !hasAlpha,
    }
  } catch (cause) {
    // A busy server says nothing about the bytes.
    if (cause instanceof LakeError && cause.type === 'unavailable') throw cause
    throw noImage(cause)
  }
}

/**
 * Reads a file to see whether its bytes are those it is named by.
 * @returns in bytes
 * @throws LakeError `notFound` when there is none; DamagedFile, and system errors
 */
export async function soundSize(path: string, sha1: string): Promise<number> {
  const hash = createHash('sha1')
  try {
    await pipeline(createReadStream(path), hash)
    if (hash.digest('hex') === sha1) return (await stat(path)).size
  } catch (error) {
    throw isMissing(error) ? noImage(error) : error
  }
  throw new DamagedFile(`${path} does not hold the bytes that were stored there`)
}

function noImage(cause: unknown) {
  return Object.assign(new LakeError('notFound', 'There is no image at this address'), {cause})
}
