import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {limit, type Limit} from '../limits/concurrency.ts'
import {parseAssetId} from '../model/asset-document.ts'
import type {Transaction} from '../model/types.ts'
import {openByteStore, type ByteStore} from './byte-store.ts'
import {createDelivery, type Delivery} from './deliver.ts'
import {openOriginals} from './originals.ts'
import {openPictureCache} from './picture-cache.ts'

/** Bytes of finished pictures. About ten sizes and two formats of a thousand photographs fit. */
const CACHE_BYTES = 1024 ** 3
const MAX_WAITING_JOBS = 500
const MAX_WAITING_PHOTOGRAPHS = 20

interface AssetsOptions {
  /** Holds `assets` (bytes) and `pictures` (a cache). */
  folder: string
  /** Whether the document of an asset is there, in any dataset. */
  hasDocument: (sha1: string) => boolean
  onError: (error: unknown) => void
}

/** Everything about assets that is not in the database: their bytes, and the pictures made from them. */
export class Assets {
  readonly store: ByteStore
  readonly originals: ReturnType<typeof openOriginals>
  /** Shared by all work on pictures, so that pictures cannot take the machine away from everything else. */
  readonly jobs: Limit = limit(Math.max(1, Math.min(4, availableParallelism())), MAX_WAITING_JOBS)
  /** Decoding a HEIC photograph takes much memory, so only one is decoded at a time. */
  readonly photographs: Limit = limit(1, MAX_WAITING_PHOTOGRAPHS)
  readonly #options: AssetsOptions
  #delivery: Promise<Delivery> | undefined
  #isClosed = false

  constructor(options: AssetsOptions) {
    this.#options = options
    this.store = openByteStore(join(options.folder, 'assets'))
    this.originals = openOriginals(this.store)
  }

  /** Pictures made from images. The first call opens the cache, which reads its folder. */
  delivery(): Promise<Delivery> {
    if (this.#delivery) return this.#delivery
    this.#delivery = this.#openDelivery()
    this.#delivery.catch((error: unknown) => this.#report(error))
    // The cache may hold pictures of assets that were deleted before the cache was open.
    this.forgetDeleted()
    return this.#delivery
  }

  /** Removes the pictures of assets that a transaction deleted. To be called for each transaction. */
  committed({changes}: Transaction) {
    const deleted = changes
      .filter(({next}) => !next)
      .flatMap(({documentId}) => parseAssetId(documentId) ?? [])
    if (deleted.length > 0) this.forgetDeleted(new Set(deleted))
  }

  /** Removes pictures whose asset has no document any more. @param among assets to look at; absent: all */
  forgetDeleted(among?: ReadonlySet<string>) {
    if (!this.#delivery) return
    const {hasDocument} = this.#options
    const isGone = once((sha1: string) => (!among || among.has(sha1)) && !hasDocument(sha1))
    this.#delivery.then((opened) => opened.forget(isGone)).catch((error: unknown) => this.#report(error))
  }

  close() {
    this.#isClosed = true
    void this.#delivery?.then((opened) => opened.stop()).catch(() => undefined)
  }

  async #openDelivery(): Promise<Delivery> {
    const {folder, hasDocument} = this.#options
    const cache = await openPictureCache(join(folder, 'pictures'), CACHE_BYTES)
    return createDelivery({store: this.store, cache, limit: this.jobs, isServed: hasDocument})
  }

  #report(error: unknown) {
    if (!this.#isClosed) this.#options.onError(error)
  }
}

/** Calls `ask` once for each value. */
function once<Value, Result>(ask: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>()
  return (value) => {
    const result = known.get(value) ?? ask(value)
    known.set(value, result)
    return result
  }
}
