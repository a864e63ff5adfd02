import type {Action} from './actions.ts'
import type {Role} from './roles.ts'

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject

export interface JsonObject {
  [key: string]: Json
}

/**
 * A document as the lake stores it. Ids: `x` published, `drafts.x` draft, `versions.<release>.x` version.
 * Shared between readers and never changed in place: a change makes a new object.
 */
export interface StoredDocument extends JsonObject {
  _id: string
  _type: string
  /** Id of the transaction that last changed the document. */
  _rev: string
  /** ISO 8601, UTC. */
  _createdAt: string
  /** ISO 8601, UTC. */
  _updatedAt: string
}

/** Where to put the items of an `insert`: exactly one of the three paths is given. */
export type Insert = {items: Json[]} & ({before: string} | {after: string} | {replace: string})

/** The operations of one patch, as on the wire, without its target. Paths are JSONMatch. */
export interface PatchOperations {
  ifRevisionID?: string
  set?: JsonObject
  setIfMissing?: JsonObject
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?: Insert
  diffMatchPatch?: Record<string, string>
}

/** A mutation whose targets are concrete ids: what is logged, told to listeners and replayed. */
export type ConcreteMutation =
  | {create: StoredDocument}
  | {createOrReplace: StoredDocument}
  | {createIfNotExists: StoredDocument}
  | {delete: {id: string}}
  | {patch: PatchOperations & {id: string}}

/** What one transaction did to one document. `previous` and `next` are never both absent. */
export interface Change {
  documentId: string
  /** Absent when the transaction created the document. */
  previous: StoredDocument | undefined
  /** Absent when the transaction deleted the document. */
  next: StoredDocument | undefined
  /** Replaying these on `previous` with `@sanity/mutator` gives exactly `next`. */
  mutations: ConcreteMutation[]
  /** Mendoza patches over the document without `_rev`. */
  effects: Effects
}

/** Mendoza patches: `apply` leads from the document before to the one after, `revert` back. */
export interface Effects {
  apply: Json[]
  revert: Json[]
}

/** A committed transaction. */
export interface Transaction {
  /** Position in the log; grows by one or more with each transaction of the dataset. */
  sequence: number
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  /** Id of the user who made it. */
  author: string
  changes: Change[]
}

/** A mutation as a client sends it: targets may be many ids or a query. Parsed with Zod at the edge. */
export type Mutation =
  | {create: JsonObject}
  | {createOrReplace: JsonObject}
  | {createIfNotExists: JsonObject}
  | {delete: Target & {purge?: boolean | undefined}}
  | {patch: PatchOperations & Target}

export type Target = {id: string | string[]} | {query: string; params?: JsonObject}

/** What a request wants committed, and who asks. Either mutations or actions, never both. */
export interface CommitRequest {
  mutations?: Mutation[]
  actions?: Action[]
  /** Chosen by the client; generated when absent. A used one is refused. */
  transactionId?: string
  author: string
  /** Checks everything and tells the result, but changes nothing. */
  dryRun?: boolean
  /** Gives a `_key` to each object in an array that has none. */
  autoGenerateArrayKeys?: boolean
}

/** What became of a request. */
export interface CommitResult {
  transactionId: string
  /** One per target of each mutation, in order; none for actions. */
  results: MutationResult[]
}

/** What a mutation did to one document. */
export interface MutationResult {
  id: string
  /** `none`: it was there already, or there was nothing to delete. */
  operation: 'create' | 'update' | 'delete' | 'none'
  /** As the mutation left it; one that was deleted, as it was. */
  document?: StoredDocument
}

/**
 * One dataset: the documents as of the last commit, and the only door through which they change.
 * `documents` changes only after SQLite's COMMIT, so a reader never sees what a crash could take back.
 */
export interface Dataset {
  readonly name: string
  readonly projectId: string
  readonly aclMode: AclMode
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Published, draft, version, asset and system documents by `_id`. */
  readonly documents: ReadonlyMap<string, StoredDocument>
  /** Ids of the documents of a type. */
  idsOfType(type: string): ReadonlySet<string>
  /** Ids of the documents that hold a reference (strong or weak) to `id`. */
  idsReferencing(id: string): ReadonlySet<string>
  /** Ids of the draft and the versions of the document with this published id. */
  versionsOf(id: string): ReadonlySet<string>
  /** Sequence of the newest transaction; 0 when there is none. */
  readonly sequence: number
  /** Position in the log from which on all is known: earlier transactions are no longer kept. 0: all are. */
  readonly oldestPosition: number
  /**
   * Whether what came after a sequence is known: it is that of a transaction of this dataset, or `oldestPosition`. One of
   * a dataset that had this name before, or of a log before a backup was restored, is not.
   */
  isPosition(sequence: number): boolean
  /**
   * Commits all or nothing; returns once it is on disk. What text patches had to leave out is put back by a second
   * transaction right after it, see `write/patch/left-out.ts`.
   * @returns of the transaction that was asked for
   * @throws LakeError `mutationError` or `actionError` family, see `http/wire.ts`; `queryParseError`,
   *   `queryTooExpensive` or `badRequest` of a query in a mutation; `unavailable` when it could not be saved
   */
  commit(request: CommitRequest): CommitResult
  /**
   * Called for each transaction that changed a document, once it is committed and before the next one is to be seen
   * in `documents`, in order. Returns the unsubscribe function.
   */
  onCommit(listener: (transaction: Transaction) => void): () => void
  /**
   * Transactions after `sequence`, oldest first: what a reconnecting listener missed.
   * @param deadline by the clock of `performance`
   * @throws LakeError `unavailable` when it is over before they are read
   */
  transactionsSince(sequence: number, limit: number, deadline?: number): Transaction[]
}

/** `public`: anybody reads documents whose ids hold no dot. `private`: reading needs a token. */
export type AclMode = 'public' | 'private'

/** Who a request comes from. Roles as the hosted service names them. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
}

/** Finds out who asks. `undefined`: an anonymous reader. */
export interface People {
  /** @throws LakeError `sessionNotFound` (401) when a token is given that is not valid */
  identify(headers: Headers): Identity | undefined
}
