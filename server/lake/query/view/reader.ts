import type {Json, StoredDocument} from '../../model/types.ts'

/** Documents to be queried, and word of when they change: a dataset, or a copy of one. */
export interface Source {
  readonly name: string
  readonly projectId: string
  readonly documents: ReadonlyMap<string, StoredDocument>
  onCommit(listener: (transaction: {changes: readonly {documentId: string}[]}) => void): () => void
}

/** Documents as a plan of a query looks at them. */
export interface Reader {
  /** Ordered by `_id`. A new array after each change, so it can key a cache. */
  readonly documents: readonly StoredDocument[]
  get(id: string): StoredDocument | undefined
  /**
   * The documents under `key` in an index, ordered by `_id`.
   * @param isLarge whether making the index takes long, or it may take much memory
   */
  lookup(name: string, key: Json, keysOf: KeysOf, isLarge?: boolean): readonly StoredDocument[]
  /** Told before so many documents are gone through. */
  spend(documents: number): void
}

export type KeysOf = (document: StoredDocument) => Iterable<Json>

/**
 * What is known of a filter without evaluating it. `test` is true for every document for which the filter is;
 * when `isExact`, for no other.
 */
export interface Condition {
  isExact: boolean
  /** Gives equal texts for conditions that are true for the same documents; absent: not known. */
  key?: (() => string) | undefined
  test(document: StoredDocument): boolean
  /** Documents of the view, ordered by `_id`, found by index: all for which the filter is true; when `isExact`, only they. */
  lookup(view: Reader): readonly StoredDocument[]
}
