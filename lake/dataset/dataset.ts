import {randomBytes, randomUUID} from 'node:crypto'
import {DocumentSet} from './document-set.ts'
import {LogTime} from './log-time.ts'
import {isDeletion, isPublishedId, publishedId, type Stamp} from '../model/documents.ts'
import {badRequest, insufficientPermissions, invalid, LakeError} from '../model/errors.ts'
import {mayPurge} from '../model/roles.ts'
import {isVisible, readAccessOf} from '../query/view/permissions.ts'
import {openPast, type Past} from './past.ts'
import {Views} from '../query/view/views.ts'
import {selectIds} from './select.ts'
import {Stage} from '../write/stage/stage.ts'
import {stageRequest, type StagedRequest} from '../write/stage-request.ts'
import type {PlausibleClock} from '../../lib/process/plausible-clock.ts'
import {diskFailure, isOfDisk} from '../storage/disk-failure.ts'
import type {LakeDatabase} from '../storage/lake-database.ts'
import {openForgetting} from '../storage/forgetting.ts'
import type {DatasetRow, Store} from '../storage/store.ts'
import type {
  AclMode,
  Change,
  CommitRequest,
  CommitResult,
  StoredDocument,
  Transaction,
} from '../model/types.ts'

const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/

const newTransactionId = () => randomBytes(16).toString('hex')

/**
 * Time limit of one request, in milliseconds. The server answers nothing else meanwhile. Patching ten thousand documents
 * takes two seconds.
 */
const LIMIT_MS = 10_000

const MADE = {newId: () => randomUUID(), newKey: () => randomBytes(6).toString('hex')}

export interface DatasetOptions {
  projectId: string
  /** Called with failures that no answer to a request can report. */
  onError: (error: unknown) => void
  /** Transforms each document as it is read from disk. */
  onLoad?: (document: StoredDocument) => StoredDocument
  /** Types whose documents are purged when they are deleted. */
  purgedTypes?: readonly string[] | undefined
  /** Called after a commit that purged documents. */
  onPurge?: (author: string, ids: string[]) => void
  /** Time limit of one request, in milliseconds. */
  limitMs?: number
  /** Judges the clock of the machine. Default: transactions are never dated back. */
  clock?: () => Pick<PlausibleClock, 'problem'>
  /** Milliseconds since 1970. Default: the machine's clock. */
  now?: (() => number) | undefined
  /** Dataset that this one is a copy of: its documents need not be read again. */
  original?: StoredDataset | undefined
}

/**
 * One dataset: the documents as of the last commit, and `commit`, the only way to change them. `documents` changes only
 * after SQLite's COMMIT, so a crash never takes back what a reader has seen.
 */
export class StoredDataset {
  readonly name: string
  readonly projectId: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Key of the dataset's rows in the store. */
  readonly key: number
  /** The dataset's log, and earlier states of its documents. */
  readonly past: Past
  /** The documents as readers with different rights and perspectives see them. */
  readonly views: Views
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly #store: ReturnType<Store['ofDataset']>
  readonly #set: DocumentSet
  readonly #purgedTypes: ReadonlySet<string>
  readonly #onError: (error: unknown) => void
  readonly #onPurge: DatasetOptions['onPurge']
  readonly #limitMs: number
  readonly #listeners = new Set<(transaction: Transaction) => void>()
  #aclMode: AclMode
  #sequence: number
  readonly #time: LogTime

  constructor(row: DatasetRow, store: Store, options: DatasetOptions) {
    const {projectId, onError, onLoad, purgedTypes = [], limitMs = LIMIT_MS} = options
    this.name = row.name
    this.projectId = projectId
    this.#aclMode = row.aclMode
    this.createdAt = row.createdAt
    this.key = row.key
    this.#store = store.ofDataset(row.key)
    const {original} = options
    this.#set = original ? original.#set.copy() : new DocumentSet(loaded(this.#store.documents(), onLoad))
    this.now = options.now ?? (() => Date.now())
    this.past = openPast(row.horizon, this.#store.log, this.#set.documents)
    this.#purgedTypes = new Set(purgedTypes)
    this.#onError = onError
    this.#onPurge = options.onPurge
    this.#limitMs = limitMs
    this.#sequence = this.past.lastTransaction()?.sequence ?? 0
    this.#time = new LogTime(this.past, () => options.clock?.(), this.now)
    this.views = new Views(this)
  }

  /** Published, draft, version, asset and system documents by `_id`. */
  get documents(): ReadonlyMap<string, StoredDocument> {
    return this.#set.documents
  }

  get aclMode() {
    return this.#aclMode
  }

  /** Open event streams keep the old rights, so the caller has to close them. */
  setAclMode(aclMode: AclMode) {
    this.#store.setAclMode(aclMode)
    this.#aclMode = aclMode
  }

  /** Sequence of the newest transaction; 0 without a transaction. */
  get sequence() {
    return this.#sequence
  }

  /** Time of the newest transaction, in milliseconds since 1970; undefined in an empty dataset. */
  newestTime() {
    return this.#time.newest()
  }

  /** Ids of the documents of a type. */
  idsOfType(type: string) {
    return this.#set.idsOfType(type)
  }

  /** Ids of the documents that hold a reference (strong or weak) to `id`. */
  idsReferencing(id: string) {
    return this.#set.idsReferencing(id)
  }

  /** Ids of the draft and the versions of the document with this published id. */
  versionsOf(id: string) {
    return this.#set.versionsOf(id)
  }

  /**
   * Commits the whole request or nothing, and returns once it is on disk. Text that a text patch could not insert is
   * added by a second transaction right after it: see `write/patch/left-out.ts`.
   * @returns the outcome of the requested transaction, not of the second one
   * @throws LakeError `mutationError` or `actionError` family, see `http/wire.ts`; `queryParseError`,
   *   `queryTooExpensive` or `badRequest` for a query in a mutation; `unavailable` when it could not be saved
   */
  commit(request: CommitRequest): CommitResult {
    const stamp = {transactionId: this.#transactionId(request), timestamp: this.#time.next()}
    const followingStamp = {...stamp, transactionId: newTransactionId()}
    const staged = this.#staged(request, stamp, followingStamp)
    const answer = {transactionId: stamp.transactionId, results: staged.results}
    if (request.dryRun || isEmpty(request)) return answer
    const transactions = [transactionOf(request, stamp, staged.changes)]
    if (staged.restored.length > 0) transactions.push(transactionOf(request, followingStamp, staged.restored))
    const purged = this.#withVersions(this.#purged(staged))
    if (request.role !== undefined && !mayPurge(request.role) && this.#leadsToPurge(staged, purged))
      throw insufficientPermissions('manage')
    for (const transaction of this.#save(transactions, purged)) {
      this.#set.apply(transaction.changes)
      this.#sequence = transaction.sequence
      this.#time.committed(stamp.timestamp)
      if (transaction.changes.length > 0) this.#notify(transaction)
    }
    if (purged.size > 0) this.#onPurge?.(request.author, [...purged])
    return answer
  }

  /**
   * Calls `listener` for each transaction that changed a document, in order: after its commit, and before `documents`
   * shows the next transaction.
   * @returns unsubscribes the listener
   */
  onCommit(listener: (transaction: Transaction) => void) {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /**
   * Takes back, in a copy of this dataset's database, what was committed after a time. The log is taken back too.
   * @param time ISO 8601, UTC
   * @returns whether there was anything
   * @throws LakeError `badRequest` when the log no longer reaches back to that time
   */
  rewind(copy: LakeDatabase, time: string): boolean {
    const sequence = this.past.transactions({toTime: time, newestFirst: true, limit: 1})[0]?.sequence ?? 0
    if (sequence < this.past.horizon.sequence)
      throw badRequest(`The history of "${this.name}" begins at ${this.past.horizon.time}, after ${time}`)
    const states = new Map<string, StoredDocument | undefined>()
    for (const {documentId, previous} of this.past
      .since(sequence, Number.MAX_SAFE_INTEGER)
      .flatMap(({changes}) => changes))
      if (!states.has(documentId)) states.set(documentId, previous)
    openForgetting(copy, this.key).rewind(sequence, states)
    return states.size > 0
  }

  #staged(request: CommitRequest, stamp: Stamp, followingStamp: Stamp): StagedRequest {
    // The view is brought up to date before the steps run, because the time limit can stop the steps at any point.
    const readAccess = request.role === undefined ? 'everything' : readAccessOf(this, {role: request.role})
    const committed = hasQuery(request) ? this.views.view('raw', readAccess) : undefined
    const names = {dataset: this.name, projectId: this.projectId, identity: request.author, now: this.now()}
    void committed?.documents
    const first = new Stage(
      this.#set,
      stamp,
      (id) => isVisible(readAccess, id),
      (type) => this.#purgedTypes.has(type),
    )
    return stageRequest(first, request, {
      ...MADE,
      limitMs: this.#limitMs,
      following: (stage) => stage.fork(followingStamp),
      recall: (id) => {
        first.assertMayTouch(id)
        return this.past.lastRevision(id)
      },
      selectIds: (target, among) => (committed ? selectIds(target, among, {committed, ...names}) : []),
    })
  }

  #transactionId({transactionId}: CommitRequest): string {
    if (transactionId === undefined) return newTransactionId()
    if (!TRANSACTION_ID.test(transactionId)) {
      throw invalid('The transaction id is not valid. Use 1 to 128 letters (a-z), digits, "_", "-" and ".".')
    }
    if (this.past.transaction(transactionId)) {
      throw new LakeError('transactionAlreadyExistsError', `Transaction "${transactionId}" already exists`, {
        id: transactionId,
      })
    }
    return transactionId
  }

  #purged({stage, changes}: StagedRequest): ReadonlySet<string> {
    const deleted = changes.filter(
      ({previous, next}) => !next && this.#purgedTypes.has(previous?._type ?? ''),
    )
    return new Set([...stage.purged, ...deleted.map(({documentId}) => documentId)])
  }

  /** Whether changes purge documents, now or when the release that deletes them is published. */
  #leadsToPurge({changes}: StagedRequest, purged: ReadonlySet<string>): boolean {
    const typeOf = (id: string) => this.documents.get(publishedId(id))?._type ?? ''
    const marks = changes.filter(({next}) => next && isDeletion(next))
    return purged.size > 0 || marks.some(({documentId}) => this.#purgedTypes.has(typeOf(documentId)))
  }

  /** Purging a published document purges its drafts and versions too, including those that were deleted before. */
  #withVersions(purged: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set(purged)
    for (const id of purged) {
      if (!isPublishedId(id)) continue
      for (const {documentId} of this.past.lifeOf(id)) all.add(documentId)
    }
    return all
  }

  /** @throws LakeError `payloadTooLarge`; `unavailable`, after which clients keep the change and retry */
  #save(transactions: Omit<Transaction, 'sequence'>[], purged: ReadonlySet<string>): Transaction[] {
    try {
      return this.#store.commit(transactions, purged)
    } catch (error) {
      if (error instanceof LakeError) throw error
      this.#onError(error)
      if (isOfDisk(error)) throw diskFailure()
      throw new LakeError(
        'unavailable',
        'The change could not be saved, and nothing was changed. Try again later.',
      )
    }
  }

  #notify(transaction: Transaction) {
    for (const listener of this.#listeners) {
      try {
        listener(transaction)
      } catch (error) {
        // The transaction is committed, so one failing listener must not affect the request or other listeners.
        this.#onError(error)
      }
    }
  }
}

function* loaded(documents: Iterable<StoredDocument>, onLoad = (document: StoredDocument) => document) {
  for (const document of documents) yield onLoad(document)
}

function transactionOf({author}: CommitRequest, {transactionId, timestamp}: Stamp, changes: Change[]) {
  return {id: transactionId, timestamp, author, changes}
}

/** Whether a mutation selects its documents by a query. */
function hasQuery({mutations = []}: CommitRequest) {
  return mutations.some(
    (mutation) =>
      ('patch' in mutation && 'query' in mutation.patch) ||
      ('delete' in mutation && 'query' in mutation.delete),
  )
}

function isEmpty({mutations, actions}: CommitRequest) {
  return !mutations?.length && !actions?.length
}
