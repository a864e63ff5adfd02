import {idInLayer, publishedId, type Perspective} from './perspective.ts'
import {isVisible, type Sight} from './permissions.ts'
import {DocumentIndex, sortedById, withDocument, withoutDocument} from './document-index.ts'
import type {Dataset, Json, StoredDocument} from '../types.ts'

/** Changes above which lists and indexes are made anew instead of being adjusted one by one. */
const MAX_ADJUSTMENTS = 200
/** Kept per view; the least recently used goes. Each costs about as much as one scan to build. */
const MAX_INDEXES = 16
/** Views per dataset. The usual ones are few; stacks of releases come and go. */
const MAX_VIEWS = 8

/**
 * The documents that a reader with one perspective and one sight has before them, ordered by `_id`, with
 * indexes that are built when first asked for. Follows the dataset's commits.
 */
export class View {
  readonly #dataset: Dataset
  readonly #perspective: Perspective
  readonly #sight: Sight
  readonly #touched = new Set<string>()
  readonly #indexes = new Map<string, DocumentIndex>()
  #byId = new Map<string, StoredDocument>()
  #documents: readonly StoredDocument[] = []

  constructor(dataset: Dataset, perspective: Perspective, sight: Sight) {
    this.#dataset = dataset
    this.#perspective = perspective
    this.#sight = sight
    this.#build()
  }

  /** Notes that a stored document has changed; it is looked at when the view is next read. */
  touch(storedId: string) {
    this.#touched.add(this.#perspective === 'raw' ? storedId : publishedId(storedId))
  }

  /** Every document of the view, ordered by `_id`. A new array after each change, so it can key a cache. */
  get documents() {
    this.#refresh()
    return this.#documents
  }

  get(id: string) {
    this.#refresh()
    return this.#byId.get(id)
  }

  /** The documents under `key` in an index, ordered by `_id`. Builds the index on first use. */
  lookup(name: string, key: Json, keysOf: (document: StoredDocument) => Iterable<Json>) {
    this.#refresh()
    let index = this.#indexes.get(name)
    if (!index) {
      index = new DocumentIndex(keysOf, this.#documents)
      const oldest = this.#indexes.size >= MAX_INDEXES ? this.#indexes.keys().next().value : undefined
      if (oldest !== undefined) this.#indexes.delete(oldest)
    }
    // Re-inserted: a Map iterates in insertion order, so its first key is the least recently used.
    this.#indexes.delete(name)
    this.#indexes.set(name, index)
    return index.get(key)
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
  }

  #build() {
    this.#indexes.clear()
    this.#byId = new Map()
    for (const storedId of this.#dataset.documents.keys()) {
      const id = this.#perspective === 'raw' ? storedId : publishedId(storedId)
      if (this.#byId.has(id)) continue
      const document = this.#resolve(id)
      if (document) this.#byId.set(id, document)
    }
    this.#documents = sortedById(this.#byId.values())
  }

  #resolve(id: string): StoredDocument | undefined {
    if (this.#perspective === 'raw') return this.#visible(id)
    for (const layer of this.#perspective) {
      const stored = this.#visible(idInLayer(layer, id))
      // A version can say that publishing its release will delete the document.
      if (stored && isDeletion(stored)) return undefined
      if (stored) return {...stored, _id: id, _originalId: stored._id}
    }
    return undefined
  }

  #visible(storedId: string) {
    return isVisible(this.#sight, storedId) ? this.#dataset.documents.get(storedId) : undefined
  }
}

function isDeletion(document: StoredDocument) {
  const system = document['_system']
  return typeof system === 'object' && system !== null && !Array.isArray(system) && system['delete'] === true
}

const viewsOfDatasets = new WeakMap<Dataset, Map<string, View>>()

/** The view of a dataset for a perspective and a sight; equal asks share one. */
export function viewOf(dataset: Dataset, perspective: Perspective, sight: Sight): View {
  const views = viewsOfDatasets.get(dataset) ?? followCommits(dataset)
  const key = JSON.stringify([sight, perspective])
  const view = views.get(key) ?? new View(dataset, perspective, sight)
  views.delete(key)
  views.set(key, view)
  const oldest = views.size > MAX_VIEWS ? views.keys().next().value : undefined
  if (oldest !== undefined) views.delete(oldest)
  return view
}

function followCommits(dataset: Dataset) {
  const views = new Map<string, View>()
  viewsOfDatasets.set(dataset, views)
  dataset.onCommit(({changes}) => {
    for (const view of views.values()) {
      for (const change of changes) view.touch(change.documentId)
    }
  })
  return views
}
