import {publishedId} from '../model/documents.ts'
import {referencesOf} from '../write/stage/references.ts'
import type {Change, StoredDocument} from '../model/types.ts'

const NONE: ReadonlySet<string> = new Set()

/** The documents of a dataset in memory, with indexes by type, by reference and by published id. */
export class DocumentSet {
  readonly documents = new Map<string, StoredDocument>()
  readonly #byType = new Map<string, Set<string>>()
  readonly #byReference = new Map<string, Set<string>>()
  readonly #versions = new Map<string, Set<string>>()

  constructor(documents: Iterable<StoredDocument>) {
    for (const document of documents) this.#add(document)
  }

  idsOfType(type: string): ReadonlySet<string> {
    return this.#byType.get(type) ?? NONE
  }

  idsReferencing(id: string): ReadonlySet<string> {
    return this.#byReference.get(id) ?? NONE
  }

  versionsOf(id: string): ReadonlySet<string> {
    return this.#versions.get(id) ?? NONE
  }

  /** A set with the same documents, which changes on its own. */
  copy(): DocumentSet {
    const copy = new DocumentSet([])
    for (const [id, document] of this.documents) copy.documents.set(id, document)
    copyIndex(this.#byType, copy.#byType)
    copyIndex(this.#byReference, copy.#byReference)
    copyIndex(this.#versions, copy.#versions)
    return copy
  }

  apply(changes: Iterable<Change>) {
    for (const {previous, next} of changes) {
      if (previous) this.#remove(previous, next)
      if (next) this.#add(next)
    }
  }

  #add(document: StoredDocument) {
    this.documents.set(document._id, document)
    enter(this.#byType, document._type, document._id)
    const published = publishedId(document._id)
    if (published !== document._id) enter(this.#versions, published, document._id)
    for (const {id} of referencesOf(document)) enter(this.#byReference, id, document._id)
  }

  #remove(document: StoredDocument, next: StoredDocument | undefined) {
    // A document that still exists keeps its position in the order of the map.
    if (!next) {
      this.documents.delete(document._id)
      leave(this.#versions, publishedId(document._id), document._id)
    }
    if (document._type !== next?._type) leave(this.#byType, document._type, document._id)
    for (const {id} of referencesOf(document)) leave(this.#byReference, id, document._id)
  }
}

function enter(index: Map<string, Set<string>>, key: string, id: string) {
  const ids = index.get(key)
  if (ids) ids.add(id)
  else index.set(key, new Set([id]))
}

function copyIndex(from: Map<string, Set<string>>, to: Map<string, Set<string>>) {
  for (const [key, ids] of from) to.set(key, new Set(ids))
}

function leave(index: Map<string, Set<string>>, key: string, id: string) {
  const ids = index.get(key)
  ids?.delete(id)
  if (ids?.size === 0) index.delete(key)
}
