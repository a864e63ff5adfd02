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

/** Exactly one of the three paths says where an `insert` puts its items. */
export type Insert = {items: Json[]} & ({before: string} | {after: string} | {replace: string})

/** The operations of one patch as clients send them, without the target. Paths are JSONMatch. */
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

/** A mutation with one concrete id, as it is logged, sent to listeners and replayed. */
export type ConcreteMutation =
  | {create: StoredDocument}
  | {createOrReplace: StoredDocument}
  | {createIfNotExists: StoredDocument}
  | {delete: {id: string}}
  | {patch: PatchOperations & {id: string}}

/** The effect of one transaction on one document. At least one of `previous` and `next` is present. */
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

/** Mendoza patches: `apply` turns the document before into the one after, `revert` does the opposite. */
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
  /** Id of the user who committed it. */
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

/** A request to commit mutations or actions, never both, and its author. */
export interface CommitRequest {
  mutations?: Mutation[]
  actions?: Action[]
  /** Chosen by the client; generated when absent. An id that was used before is rejected. */
  transactionId?: string
  /** Id of the user. */
  author: string
  /** Role of the user. Absent for writes of the server itself, which may do everything. */
  role?: Role
  /** Checks everything and returns the result, but changes nothing. */
  dryRun?: boolean
  /** Gives a `_key` to each object in an array that has none. */
  autoGenerateArrayKeys?: boolean
}

/** The outcome of a committed request. */
export interface CommitResult {
  transactionId: string
  /** One per target of each mutation, in order; none for actions. */
  results: MutationResult[]
}

/** The effect of a mutation on one document. */
export interface MutationResult {
  id: string
  /** `none`: `createIfNotExists` found the document, or `delete` did not. */
  operation: 'create' | 'update' | 'delete' | 'none'
  /** The document after the mutation; after a deletion, the deleted document. */
  document?: StoredDocument
}

/** `public`: documents whose ids have no dot can be read without a token. `private`: reading needs a token. */
export type AclMode = 'public' | 'private'

/** The person or token that a request comes from. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
}
