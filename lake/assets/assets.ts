import {join} from 'node:path'
import type {Admission} from '../../lib/admission/admission.ts'
import {openDiskCache} from '../../lib/disk/disk-cache.ts'
import {parseAssetId} from '../model/asset-document.ts'
import type {Transaction} from '../model/types.ts'
import {openByteStore, type ByteStore} from './byte-store.ts'
import {createDelivery, type Delivery} from './deliver.ts'
import {openOriginals} from './originals.ts'
import {Parsers} from './parsers.ts'
import {ImageBudget} from './image-budget.ts'
import {removeMade} from './made-images.ts'

/** Size of the image cache, in bytes. About ten sizes and two formats of a thousand photographs fit. */
const CACHE_BYTES = 1024 ** 3

interface AssetsOptions {
  /** Holds `assets` (bytes) and `pictures` (a cache). */
  folder: string
  /** Limits the images that are made for visitors. */
  admission: Admission
  /** Whether the document of an asset is there, in any dataset. */
  hasDocument: (sha1: string) => boolean
  onError: (error: unknown) => void
}

/** Everything about assets that is not in the database: their bytes, and the images made from them. */
export class Assets {
  readonly store: ByteStore
  readonly originals: ReturnType<typeof openOriginals>
  /** Decodes images and files in other processes. */
  readonly parsers: Parsers
  readonly #options: AssetsOptions
  /** Folder of the cache. */
  readonly #images: string
  readonly #budget: ImageBudget
  #delivery: Promise<Delivery> | undefined
  #isClosed = false

  constructor(options: AssetsOptions) {
    this.#options = options
    this.#images = join(options.folder, 'pictures')
    this.#budget = new ImageBudget(options.admission)
    this.store = openByteStore(join(options.folder, 'assets'))
    this.parsers = new Parsers((stopped) => this.#report(stopped))
    options.admission.watchProcesses('pictures', () => this.parsers.counts)
    this.originals = openOriginals(this.store, this.parsers)
  }

  /** Images made from images. The first call opens the cache, which reads its folder. */
  delivery(): Promise<Delivery> {
    if (this.#delivery) return this.#delivery
    this.#delivery = this.#openDelivery()
    this.#delivery.catch((error: unknown) => {
      this.#delivery = undefined
      this.#report(error)
    })
    // The cache may hold images of assets that were deleted before the cache was open.
    this.forgetDeleted()
    return this.#delivery
  }

  /** Takes what it costs to read and check a stored file from the budget of images. @throws HttpError */
  async admitReading(clientKey: string, bytes: number): Promise<void> {
    await this.#budget.read(clientKey, bytes)
  }

  /** Removes the images of assets that a transaction deleted. The caller passes each transaction. */
  committed({changes}: Transaction) {
    const deleted = changes
      .filter(({next}) => !next)
      .flatMap(({documentId}) => parseAssetId(documentId) ?? [])
    if (deleted.length > 0) this.forgetDeleted(new Set(deleted))
  }

  /** Removes images whose asset no longer has a document. @param among SHA-1s to check; absent: all */
  forgetDeleted(among?: ReadonlySet<string>) {
    const {hasDocument} = this.#options
    const isGone = once((sha1: string) => (!among || among.has(sha1)) && !hasDocument(sha1))
    const forget = async () =>
      this.#delivery ? (await this.#delivery).forget(isGone) : removeMade(this.#images, isGone)
    forget().catch((error: unknown) => this.#report(error))
  }

  close() {
    this.#isClosed = true
    this.parsers.close()
    void this.#delivery?.then((opened) => opened.stop()).catch(() => undefined)
  }

  async #openDelivery(): Promise<Delivery> {
    const {hasDocument} = this.#options
    const cache = await openDiskCache(this.#images, CACHE_BYTES)
    const encoders = await this.parsers.encoders()
    return createDelivery({
      store: this.store,
      cache,
      parsers: this.parsers,
      encoders,
      budget: this.#budget,
      isServed: hasDocument,
    })
  }

  #report(error: unknown) {
    if (!this.#isClosed) this.#options.onError(error)
  }
}

/** Remembers the result of `compute` for each value. */
function once<Value, Result>(compute: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>()
  return (value) => {
    const result = known.get(value) ?? compute(value)
    known.set(value, result)
    return result
  }
}
