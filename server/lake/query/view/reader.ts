import type {Json, StoredDocument} from '../../model/types.ts'

/** Documents to query, with notice of their changes: a dataset or a replica of one. */
export interface Source {
  readonly name: string
  readonly projectId: string
  readonly documents: ReadonlyMap<string, StoredDocument>
  onCommit(listener: (transaction: {changes: readonly {documentId: string}[]}) => void): () => void
}

/** Documents as a query plan reads them. */
export interface Reader {
  /** Ordered by `_id`. Every change makes a new array, so the array can key a cache. */
  readonly documents: readonly StoredDocument[]
  get(id: string): StoredDocument | undefined
  /**
   * Documents with `key` in an index, ordered by `_id`.
   * @param isLarge whether the index takes long to build, or may take much memory
   */
  lookup(name: string, key: Json, keysOf: KeysOf, isLarge?: boolean): readonly StoredDocument[]
  /** Called with the number of documents before a plan reads them. It may throw to end the plan. */
  spend(documents: number): void
}

export type KeysOf = (document: StoredDocument) => Iterable<Json>

/**
 * Knowledge about a filter without its evaluation. `test` is true for every document that passes the filter; when
 * `isExact`, for no other document.
 */
export interface Condition {
  isExact: boolean
  /** Returns equal strings for conditions that are true for the same documents. Absent: unknown. */
  key?: (() => string) | undefined
  test(document: StoredDocument): boolean
  /** All documents of the view that pass, ordered by `_id`, found by index; when `isExact`, no others. */
  lookup(view: Reader): readonly StoredDocument[]
}
