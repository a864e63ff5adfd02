import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {pipeline} from 'node:stream/promises'
import {LRUCache} from 'lru-cache'
import {LakeError} from '../model/errors.ts'
import type {Dimensions} from '../model/asset-document.ts'
import {isMissing} from '../../lib/disk/system-error.ts'
import type {ByteStore} from './byte-store.ts'
import type {Requester} from '../../lib/process/fair-queue.ts'
import type {Parsers} from './parsers.ts'
import {DamagedFile} from '../../lib/disk/file-identity.ts'

/** Facts about a stored image, read from its bytes. Its document may say something else, because it can be edited. */
export interface Original extends Dimensions {
  sha1: string
  extension: string
  mimeType: string
  /** In bytes. */
  size: number
  /** Has more than one frame. */
  isAnimated: boolean
  opaque: boolean
  /** Holds nothing but pixels, colours and orientation. */
  isBare: boolean
}

/** Maximum number of originals whose facts stay in memory, about 300 bytes each. */
const MAX_REMEMBERED = 50_000

/**
 * Reads facts about stored images, and keeps them in memory. Facts stay true, because files are named by their content.
 */
export function openOriginals(store: ByteStore, parsers: Parsers) {
  // With `max` in place of `maxSize`, the cache would take memory for all of them at once.
  const known = new LRUCache<string, Promise<Original>>({maxSize: MAX_REMEMBERED, sizeCalculation: () => 1})

  return {
    /**
     * @param requester client whose turn is used
     * @throws LakeError `notFound` when the file is missing or is not an image; DamagedFile, and system errors
     */
    async find(sha1: string, requester?: Requester): Promise<Original> {
      const remembered = known.get(sha1)
      if (remembered) return remembered
      const found = factsOf(store.pathOf(sha1), sha1, (path) => parsers.probe(path, requester))
      known.set(sha1, found)
      // Bytes that are missing may be uploaded again.
      found.catch(() => known.delete(sha1))
      return found
    },
  }
}

async function factsOf(path: string, sha1: string, probe: Parsers['probe']): Promise<Original> {
  const size = await soundSize(path, sha1)
  try {
    const {dimensions, extension, mimeType, isAnimated, hasAlpha, isBare} = await probe(path)
    return {
      sha1,
      extension,
      mimeType,
      size,
      ...dimensions,
      isAnimated,
      opaque: !hasAlpha,
      isBare,
    }
  } catch (cause) {
    // The server is busy. A busy server is not a fact about the bytes.
    if (cause instanceof LakeError && cause.type === 'unavailable') throw cause
    throw noImage(cause)
  }
}

/**
 * Reads a whole file, and checks that its content has the SHA-1 in its name.
 * @returns its size, in bytes
 * @throws LakeError `notFound` when the file is missing; DamagedFile, and system errors
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
