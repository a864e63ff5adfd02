import {randomBytes, randomUUID} from 'node:crypto'
import {applyAction} from '../write/actions.ts'
import {DocumentSet} from './document-set.ts'
import {isPublishedId} from '../documents.ts'
import {LakeError} from '../errors.ts'
import {lastRevision, withDocuments, type Past} from '../history/past.ts'
import type {ReleaseTools} from '../releases/release.ts'
import {applyMutation, indexed, type MutationTools} from '../write/mutate.ts'
import {viewOf} from '../query/view.ts'
import {selectIds} from '../write/select.ts'
import {Stage} from '../write/stage.ts'
import {WHOLE_LOG, type DatasetRow, type Horizon, type Store} from './store.ts'
import type {
  AclMode,
  Change,
  CommitRequest,
  CommitResult,
  Dataset,
  MutationResult,
  StoredDocument,
  Transaction,
} from '../types.ts'

const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/

const newTransactionId = () => randomBytes(16).toString('hex')

const MADE = {newId: () => randomUUID(), newKey: () => randomBytes(6).toString('hex')}

interface DatasetOptions {
  projectId: string
  /** Told of failures that no request can answer for. */
  onError: (error: unknown) => void
  /** What to make of each document as it is read from disk. */
  onLoad?: (document: StoredDocument) => StoredDocument
  /** Types whose documents are purged when they are deleted. */
  purgedTypes?: readonly string[] | undefined
}

/** A dataset that keeps its documents in memory and every change in the store first. */
export class StoredDataset implements Dataset {
  readonly name: string
  readonly projectId: string
  readonly createdAt: string
  readonly #key: number
  readonly #store: Store
  readonly #set: DocumentSet
  readonly #purgedTypes: ReadonlySet<string>
  readonly #onError: (error: unknown) => void
  readonly #listeners = new Set<(transaction: Transaction) => void>()
  #aclMode: AclMode
  #sequence: number
  #lastTimestamp: string
  #horizon: Horizon

  constructor(row: DatasetRow, store: Store, {projectId, onError, onLoad, purgedTypes = []}: DatasetOptions) {
    const last = store.lastTransaction(row.key)
    this.name = row.name
    this.projectId = projectId
    this.#aclMode = row.aclMode
    this.createdAt = row.createdAt
    this.#key = row.key
    this.#store = store
    this.#set = new DocumentSet(loaded(store.documents(row.key), onLoad))
    this.#purgedTypes = new Set(purgedTypes)
    this.#onError = onError
    this.#sequence = last?.sequence ?? 0
    this.#lastTimestamp = last?.timestamp ?? ''
    this.#horizon = row.horizon
  }

  get documents() {
    return this.#set.documents
  }

  get aclMode() {
    return this.#aclMode
  }

  /** Who listens goes on seeing what it saw: its listeners are to be ended. */
  setAclMode(aclMode: AclMode) {
    this.#store.setAclMode(this.#key, aclMode)
    this.#aclMode = aclMode
  }

  get sequence() {
    return this.#sequence
  }

  get oldestPosition() {
    return this.#horizon.sequence
  }

  isPosition(sequence: number) {
    if (sequence <= this.#horizon.sequence) return sequence === this.#horizon.sequence
    return this.#store.hasSequence(this.#key, sequence)
  }

  /**
   * Forgets the oldest transactions, but never the newest one. Documents are not touched.
   * @param before ISO 8601, UTC: younger transactions are kept
   * @returns false when there was nothing to forget
   */
  forget(before: string, limit: number): boolean {
    const horizon = this.#store.forget(this.#key, this.#horizon.sequence, before, limit)
    this.#horizon = horizon ?? this.#horizon
    return horizon !== undefined
  }

  /** The dataset's past, for the history endpoints. */
  get past(): Past {
    return {store: this.#store, key: this.#key, documents: this.#set.documents, horizon: this.#horizon}
  }

  idsOfType(type: string) {
    return this.#set.idsOfType(type)
  }

  idsReferencing(id: string) {
    return this.#set.idsReferencing(id)
  }

  versionsOf(id: string) {
    return this.#set.versionsOf(id)
  }

  commit(request: CommitRequest): CommitResult {
    const transactionId = this.#transactionId(request)
    const timestamp = this.#now()
    const stage = new Stage(this.#set, {transactionId, timestamp})
    const tools = {
      ...this.#mutationTools(request.author),
      recall: (id: string) => lastRevision(this.past, id),
    }
    const results = run(stage, request, tools)
    const changes = indexed(stage, () => stage.finish())
    if (request.dryRun || isEmpty(request)) return {transactionId, results}
    const made = {id: transactionId, timestamp, author: request.author, changes}
    const purged = this.#withVersions(this.#purged(stage, changes))
    const committed = this.#save([made, ...restoring(stage, made)], purged)
    for (const transaction of committed) {
      this.#set.apply(transaction.changes)
      this.#sequence = transaction.sequence
      this.#lastTimestamp = timestamp
      if (transaction.changes.length > 0) this.#tell(transaction)
    }
    return {transactionId, results}
  }

  onCommit(listener: (transaction: Transaction) => void) {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  transactionsSince(sequence: number, limit: number, deadline = Infinity): Transaction[] {
    const logged = this.#store.transactions(this.#key, {
      ...WHOLE_LOG,
      fromSequence: sequence + 1,
      limit,
    })
    return withDocuments(this.past, logged, deadline)
  }

  #mutationTools(identity: string): MutationTools {
    return {
      ...MADE,
      selectIds: (target, among) => {
        const committed = viewOf(this, 'raw', 'everything')
        return selectIds(target, among, {committed, dataset: this.name, projectId: this.projectId, identity})
      },
    }
  }

  #transactionId({transactionId}: CommitRequest): string {
    if (transactionId === undefined) return newTransactionId()
    if (!TRANSACTION_ID.test(transactionId)) {
      throw new LakeError(
        'validationError',
        'A transaction id has 1 to 128 letters (a-z), digits, "_", "-" and "."',
      )
    }
    if (this.#store.transactionById(this.#key, transactionId)) {
      throw new LakeError('transactionAlreadyExistsError', `Transaction "${transactionId}" already exists`, {
        id: transactionId,
      })
    }
    return transactionId
  }

  /** Never before the last transaction: the Studio orders what it hears by these times. */
  #now(): string {
    const now = new Date().toISOString()
    return now > this.#lastTimestamp ? now : this.#lastTimestamp
  }

  #purged(stage: Stage, changes: Change[]): ReadonlySet<string> {
    const deleted = changes.filter(
      ({previous, next}) => !next && this.#purgedTypes.has(previous?._type ?? ''),
    )
    return new Set([...stage.purged, ...deleted.map(({documentId}) => documentId)])
  }

  /** A published document's past is that of its drafts and versions too, those that are gone included. */
  #withVersions(purged: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set(purged)
    for (const id of purged) {
      if (!isPublishedId(id)) continue
      for (const {documentId} of this.#store.lifeOf(this.#key, id)) all.add(documentId)
    }
    return all
  }

  /** @throws LakeError `unavailable`, so that clients keep what they have and try again */
  #save(transactions: Omit<Transaction, 'sequence'>[], purged: ReadonlySet<string>): Transaction[] {
    try {
      return this.#store.commit(this.#key, transactions, purged)
    } catch (error) {
      this.#onError(error)
      throw new LakeError(
        'unavailable',
        'The change could not be saved. Nothing was changed; try again later.',
      )
    }
  }

  #tell(transaction: Transaction) {
    for (const listener of this.#listeners) {
      try {
        listener(transaction)
      } catch (error) {
        // The transaction is committed: one listener's failure is nobody else's.
        this.#onError(error)
      }
    }
  }
}

function* loaded(documents: Iterable<StoredDocument>, onLoad = (document: StoredDocument) => document) {
  for (const document of documents) yield onLoad(document)
}

function run(
  stage: Stage,
  request: CommitRequest,
  {recall, ...tools}: MutationTools & Pick<ReleaseTools, 'recall'>,
) {
  const {mutations = [], actions = [], autoGenerateArrayKeys = false, author} = request
  const results: MutationResult[] = []
  const options = {tools, autoGenerateArrayKeys}
  for (const [index, mutation] of mutations.entries()) {
    stage.index = index
    for (const result of indexed(stage, () => applyMutation(stage, mutation, options))) results.push(result)
  }
  for (const [index, action] of actions.entries()) {
    stage.index = index
    indexed(stage, () => applyAction(stage, action, {author, recall}))
  }
  return results
}

/** The transaction after this one that puts back what its text patches left out, when they did: see `left-out.ts`. */
function restoring(stage: Stage, {timestamp, author}: Omit<Transaction, 'sequence'>) {
  const restorations = stage.restorations()
  if (restorations.length === 0) return []
  const id = newTransactionId()
  const after = stage.fork({transactionId: id, timestamp})
  after.asLake(() => {
    for (const restoration of restorations) after.patch(restoration.id, restoration.operations)
  })
  return [{id, timestamp, author, changes: after.finish()}]
}

function isEmpty({mutations, actions}: CommitRequest) {
  return !mutations?.length && !actions?.length
}
