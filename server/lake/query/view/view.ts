import {setTimeout as delay} from 'node:timers/promises'
import {isDeletion, publishedId} from '../../model/documents.ts'
import {idInLayer, lanesOf, type Perspective} from './perspective.ts'
import {isVisible, type Sight} from './permissions.ts'
import {Lru} from '../../limits/lru.ts'
import {DocumentIndex, sortedById, withDocument, withoutDocument} from './document-index.ts'
import type {Json, StoredDocument} from '../../model/types.ts'
import type {KeysOf, Reader, Source} from './reader.ts'

/** Changes above which lists and indexes are made anew instead of being adjusted one by one. */
const MAX_ADJUSTMENTS = 200
/** Kept per view; the least recently used goes. Each costs about as much as one scan to build. */
const MAX_INDEXES = 16
/** So few documents are put into an index at once, in a millisecond or two; in a large one, so many. */
const BUILT_AT_ONCE = 2000
const BUILT_AT_ONCE_LARGE = 200
/** Keys of a document, on average, from which on an index takes more memory than it is worth. */
const MAX_KEYS = 24
/** How often an index is asked for before it is built little by little. */
const WANTED_AFTER = 2
/** How long documents are put into an index between two pauses, how long those are, and documents between two looks. */
const SLICE_MS = 4
const PAUSE_MS = 5
const STEP = 50

/**
 * The documents that a reader with one perspective and one sight has before them, ordered by `_id`, with
 * indexes that are built when first asked for. Follows the dataset's commits.
 */
export class View implements Reader {
  readonly #source: Source
  readonly #perspective: Perspective
  readonly #sight: Sight
  readonly #lanes: readonly (readonly string[])[]
  readonly #touched = new Set<string>()
  readonly #indexes = new Map<string, DocumentIndex>()
  /** Changes since an index that is being built began. */
  #news: {previous: StoredDocument | undefined; next: StoredDocument | undefined}[] | undefined
  readonly #asked = new Lru<number>(64)
  #byId = new Map<string, StoredDocument>()
  #documents: readonly StoredDocument[] = []

  constructor(source: Source, perspective: Perspective, sight: Sight, variants: readonly string[]) {
    this.#source = source
    this.#perspective = perspective
    this.#sight = sight
    this.#lanes = perspective === 'raw' ? [] : lanesOf(perspective, variants, sight)
    this.#build()
  }

  /** Notes that a stored document has changed; it is looked at when the view is next read. */
  touch(storedId: string) {
    this.#touched.add(this.#perspective === 'raw' ? storedId : publishedId(storedId))
  }

  get documents() {
    this.#refresh()
    return this.#documents
  }

  get(id: string) {
    this.#refresh()
    return this.#byId.get(id)
  }

  /** Builds the index on first use, which looks at every document. */
  lookup(name: string, key: Json, keysOf: KeysOf) {
    this.#refresh()
    const index = this.#indexes.get(name) ?? new DocumentIndex(keysOf, this.#documents)
    this.#keep(name, index)
    return index.get(key)
  }

  /** As `lookup`, but `undefined` rather than wait for an index, which is then built little by little. */
  lookupSoon(
    name: string,
    key: Json,
    keysOf: KeysOf,
    isLarge = false,
  ): readonly StoredDocument[] | undefined {
    this.#refresh()
    const index = this.#indexes.get(name)
    if (index) this.#keep(name, index)
    else if (this.#documents.length <= (isLarge ? BUILT_AT_ONCE_LARGE : BUILT_AT_ONCE))
      return this.lookup(name, key, keysOf)
    else this.#want(name, keysOf)
    return index?.get(key)
  }

  spend() {
    // Who reads a view itself may take the time it takes.
  }

  #keep(name: string, index: DocumentIndex) {
    // Re-inserted: a Map iterates in insertion order, so its first key is the least recently used.
    this.#indexes.delete(name)
    this.#indexes.set(name, index)
    const oldest = this.#indexes.size > MAX_INDEXES ? this.#indexes.keys().next().value : undefined
    if (oldest !== undefined) this.#indexes.delete(oldest)
  }

  /** One index at a time, and only what is asked for repeatedly: strangers may ask for any. */
  #want(name: string, keysOf: KeysOf) {
    const times = (this.#asked.get(name) ?? 0) + 1
    this.#asked.set(name, times)
    if (times < WANTED_AFTER || this.#news) return
    this.#news = []
    void this.#buildSlowly(name, keysOf)
  }

  async #buildSlowly(name: string, keysOf: KeysOf) {
    const news = this.#news
    const index = new DocumentIndex(keysOf, [])
    const documents = this.#documents
    let end = performance.now() + SLICE_MS
    for (let start = 0; start < documents.length && news === this.#news; start += STEP) {
      index.append(documents.slice(start, start + STEP))
      if (index.size > MAX_KEYS * documents.length) {
        this.#news = undefined
        // Asking for it again does not help.
        this.#asked.set(name, -Infinity)
      }
      if (performance.now() < end) continue
      await delay(PAUSE_MS, undefined, {ref: false})
      end = performance.now() + SLICE_MS
    }
    // Documents that were all read anew in the meantime are another list.
    if (news === undefined || news !== this.#news) return
    this.#news = undefined
    for (const {previous, next} of news) index.replace(previous, next)
    this.#keep(name, index)
  }

  #refresh() {
    if (this.#touched.size === 0) return
    const touched = [...this.#touched]
    this.#touched.clear()
    if (touched.length > MAX_ADJUSTMENTS) this.#build()
    else for (const id of touched) this.#replace(id)
  }

  #replace(id: string) {
    const previous = this.#byId.get(id)
    const next = this.#resolve(id)
    if (previous === next) return
    if (next) this.#byId.set(id, next)
    else this.#byId.delete(id)
    this.#documents = next ? withDocument(this.#documents, next) : withoutDocument(this.#documents, id)
    for (const index of this.#indexes.values()) index.replace(previous, next)
    this.#news?.push({previous, next})
  }

  #build() {
    this.#indexes.clear()
    this.#news = undefined
    this.#byId = new Map()
    for (const storedId of this.#source.documents.keys()) {
      const id = this.#perspective === 'raw' ? storedId : publishedId(storedId)
      if (this.#byId.has(id)) continue
      const document = this.#resolve(id)
      if (document) this.#byId.set(id, document)
    }
    this.#documents = sortedById(this.#byId.values())
  }

  #resolve(id: string): StoredDocument | undefined {
    if (!isVisible(this.#sight, id)) return undefined
    if (this.#perspective === 'raw') return this.#source.documents.get(id)
    for (const lane of this.#lanes) {
      const stored = this.#firstIn(lane, id)
      // A version can say that publishing its release will delete the document, or the variant of it.
      if (stored && !isDeletion(stored)) return {...stored, _id: id, _originalId: stored._id}
    }
    return undefined
  }

  #firstIn(lane: readonly string[], id: string): StoredDocument | undefined {
    for (const layer of lane) {
      const stored = this.#source.documents.get(idInLayer(layer, id))
      if (stored) return stored
    }
    return undefined
  }
}
