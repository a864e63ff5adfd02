import type {Json, StoredDocument} from '../../model/types.ts'

const NONE: readonly StoredDocument[] = []

/**
 * Documents by keys derived from them, each list ordered by `_id`. Lists are never changed: a change makes a new list.
 */
export class DocumentIndex {
  readonly #keysOf: (document: StoredDocument) => Iterable<Json>
  readonly #lists = new Map<Json, StoredDocument[]>()
  #size = 0

  /** @param documents ordered by `_id` */
  constructor(keysOf: (document: StoredDocument) => Iterable<Json>, documents: readonly StoredDocument[]) {
    this.#keysOf = keysOf
    this.append(documents)
  }

  /**
   * Adds documents. Lists are changed in place, so none may have been handed out yet.
   * @param documents ordered by `_id`, after all existing ones
   */
  append(documents: readonly StoredDocument[]) {
    for (const document of documents) {
      for (const key of new Set(this.#keysOf(document))) {
        const list = this.#lists.get(key)
        this.#size += 1
        if (list) list.push(document)
        else this.#lists.set(key, [document])
      }
    }
  }

  /** Number of entries added by `append`: each document counts once per key. */
  get size() {
    return this.#size
  }

  get(key: Json): readonly StoredDocument[] {
    return this.#lists.get(key) ?? NONE
  }

  /** Replaces a document by its next state. Both have the same `_id`. */
  replace(previous: StoredDocument | undefined, next: StoredDocument | undefined) {
    const keys = new Set(next ? this.#keysOf(next) : [])
    for (const key of new Set(previous ? this.#keysOf(previous) : [])) {
      if (previous && !keys.has(key)) this.#set(key, withoutDocument(this.get(key), previous._id))
    }
    for (const key of keys) if (next) this.#set(key, withDocument(this.get(key), next))
  }

  #set(key: Json, list: StoredDocument[]) {
    if (list.length === 0) this.#lists.delete(key)
    else this.#lists.set(key, list)
  }
}

export function sortedById(documents: Iterable<StoredDocument>): readonly StoredDocument[] {
  return [...documents].sort((a, b) => (a._id < b._id ? -1 : Number(a._id > b._id)))
}

/** The list with `document` at its position by `_id`, instead of any other document with that id. */
export function withDocument(list: readonly StoredDocument[], document: StoredDocument) {
  const position = positionOf(list, document._id)
  const replaced = list[position]?._id === document._id ? 1 : 0
  return list.toSpliced(position, replaced, document)
}

export function withoutDocument(list: readonly StoredDocument[], id: string) {
  const position = positionOf(list, id)
  return list.toSpliced(position, list[position]?._id === id ? 1 : 0)
}

function positionOf(list: readonly StoredDocument[], id: string) {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}
