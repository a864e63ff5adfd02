import {setTimeout as delay} from 'node:timers/promises'
import {isDeletion, publishedId} from '../../model/documents.ts'
import {idInLayer, lanesOf, type Perspective} from './perspective.ts'
import {isVisible, type ReadAccess} from './permissions.ts'
import {DocumentIndex, sortedById, withDocument, withoutDocument} from './document-index.ts'
import {isAsset, ShownAssets} from './shown-assets.ts'
import type {Json, StoredDocument} from '../../model/types.ts'
import type {KeysOf, Reader, Source} from './reader.ts'

/** Number of changes above which lists and indexes are rebuilt instead of adjusted. */
const MAX_ADJUSTMENTS = 200
/** Indexes per view; the least recently used one is evicted. Building one costs about as much as one scan. */
const MAX_INDEXES = 16
/** Maximum number of indexes whose requests are counted. */
const MAX_REQUESTED = 64
/** Number of documents up to which an index is built at once, in a millisecond or two; the second for large indexes. */
const BUILT_AT_ONCE = 2000
const BUILT_AT_ONCE_LARGE = 200
/** Average keys per document above which an index takes more memory than it is worth. */
const MAX_KEYS = 24
/** Requests for an index before it is built in the background. */
const WANTED_AFTER = 2
/** Milliseconds of work and of pause while an index is built, and documents between two checks of the time. */
const SLICE_MS = 4
const PAUSE_MS = 5
const STEP = 50

/**
 * The documents for readers of one perspective and one read access, ordered by `_id`, with indexes that are built on
 * first use. A view follows the commits of its dataset.
 */
export class View implements Reader {
  readonly #source: Source
  readonly #perspective: Perspective
  readonly #readAccess: ReadAccess
  readonly #lanes: readonly (readonly string[])[]
  readonly #touched = new Set<string>()
  readonly #indexes = new Map<string, DocumentIndex>()
  /** Changes since the build of an index began; undefined when none is being built. */
  #news: {previous: StoredDocument | undefined; next: StoredDocument | undefined}[] | undefined
  /** Requests for each index that does not exist. */
  readonly #requests = new Map<string, number>()
  /** Only for visitors: everybody else sees all assets. */
  #shownAssets: ShownAssets | undefined
  #byId = new Map<string, StoredDocument>()
  #documents: readonly StoredDocument[] = []

  constructor(source: Source, perspective: Perspective, readAccess: ReadAccess, variants: readonly string[]) {
    this.#source = source
    this.#perspective = perspective
    this.#readAccess = readAccess
    this.#lanes = perspective === 'raw' ? [] : lanesOf(perspective, variants, readAccess)
    this.#build()
  }

  /** Marks a stored document as changed. It is resolved again when the view is next read. */
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

  /** Finds documents by a key. The first use builds the index, which reads every document. */
  lookup(name: string, key: Json, keysOf: KeysOf) {
    this.#refresh()
    const index = this.#indexes.get(name) ?? new DocumentIndex(keysOf, this.#documents)
    putNewest(this.#indexes, name, index, MAX_INDEXES)
    return index.get(key)
  }

  /**
   * Works like `lookup`, but returns `undefined` when the index does not exist and is not quick to build. It may then be
   * built in the background.
   */
  lookupAtOnce(
    name: string,
    key: Json,
    keysOf: KeysOf,
    isLarge = false,
  ): readonly StoredDocument[] | undefined {
    this.#refresh()
    const index = this.#indexes.get(name)
    if (index) putNewest(this.#indexes, name, index, MAX_INDEXES)
    else if (this.#documents.length <= (isLarge ? BUILT_AT_ONCE_LARGE : BUILT_AT_ONCE))
      return this.lookup(name, key, keysOf)
    else this.#want(name, keysOf)
    return index?.get(key)
  }

  hasIndex(name: string) {
    this.#refresh()
    return this.#indexes.has(name)
  }

  spend() {
    // Reading a view directly has no time limit. `CautiousView` reads with a limit.
  }

  /** Builds one index at a time, and only after repeated requests: strangers can request any index. */
  #want(name: string, keysOf: KeysOf) {
    const times = (this.#requests.get(name) ?? 0) + 1
    putNewest(this.#requests, name, times, MAX_REQUESTED)
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
        // Repeated requests must not start the build again.
        putNewest(this.#requests, name, -Infinity, MAX_REQUESTED)
      }
      if (performance.now() < end) continue
      await delay(PAUSE_MS, undefined, {ref: false})
      end = performance.now() + SLICE_MS
    }
    // All documents were read again meanwhile, so this index is based on an old list.
    if (news === undefined || news !== this.#news) return
    this.#news = undefined
    for (const {previous, next} of news) index.replace(previous, next)
    putNewest(this.#indexes, name, index, MAX_INDEXES)
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
    const changed = this.#shownAssets?.replace(previous, next) ?? []
    this.#documents = next ? withDocument(this.#documents, next) : withoutDocument(this.#documents, id)
    for (const index of this.#indexes.values()) index.replace(previous, next)
    this.#news?.push({previous, next})
    for (const each of changed) this.#replace(each)
  }

  #build() {
    this.#indexes.clear()
    this.#news = undefined
    this.#byId = new Map()
    this.#shownAssets = undefined
    for (const storedId of this.#source.documents.keys()) {
      const id = this.#perspective === 'raw' ? storedId : publishedId(storedId)
      if (this.#byId.has(id)) continue
      const document = this.#resolve(id)
      if (document) this.#byId.set(id, document)
    }
    if (this.#readAccess === 'public') this.#hideAssets()
    this.#documents = sortedById(this.#byId.values())
  }

  /** Leaves out the assets that no document of the view refers to. */
  #hideAssets() {
    const shown = new ShownAssets()
    for (const document of this.#byId.values()) shown.replace(undefined, document)
    for (const [id, document] of this.#byId) if (isAsset(document) && !shown.has(id)) this.#byId.delete(id)
    this.#shownAssets = shown
  }

  #resolve(id: string): StoredDocument | undefined {
    if (!isVisible(this.#readAccess, id)) return undefined
    const found = this.#found(id)
    return found && this.#shownAssets && isAsset(found) && !this.#shownAssets.has(id) ? undefined : found
  }

  #found(id: string): StoredDocument | undefined {
    if (this.#perspective === 'raw') return this.#source.documents.get(id)
    for (const lane of this.#lanes) {
      const stored = this.#firstIn(lane, id)
      // A version that is marked to be unpublished hides the document, or the variant.
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

/**
 * Puts an entry last in a map, and removes the first above a number of entries. A cache of a package would not survive a
 * time limit, which may stop a query between any two steps.
 */
export function putNewest<Value>(map: Map<string, Value>, key: string, value: Value, most: number) {
  map.delete(key)
  map.set(key, value)
  const oldest = map.size > most ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}
