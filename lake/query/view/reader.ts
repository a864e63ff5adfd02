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
 * A test for documents that replaces a filter, or precedes it. `test` is true for every document that passes the filter.
 * When `isExact`, it is false for all others.
 */
export interface Condition {
  isExact: boolean
  /** Returns equal strings for conditions that are true for the same documents. Absent: unknown. */
  key?: (() => string) | undefined
  test(document: StoredDocument): boolean
  /** Every document of the view that passes the filter; when `isExact`, no others. Found by index, ordered by `_id`. */
  lookup(view: Reader): readonly StoredDocument[]
}
