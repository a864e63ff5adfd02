import {applyPatch} from 'mendoza'
import {LakeError} from '../model/errors.ts'
import {isTombstone} from '../model/purged.ts'
import type {Change, StoredDocument, Transaction} from '../model/types.ts'
import type {LifeEvent, MembershipEvent} from '../storage/lives.ts'
import {
  type DatasetRow,
  type Horizon,
  type LoggedChange,
  type LoggedTransaction,
  type LogRange,
  type Store,
} from '../storage/store.ts'
import {withoutRevision} from '../write/patch/mendoza.ts'

/** One logged change of a document. */
export interface Step {
  sequence: number
  previous: StoredDocument | undefined
  next: StoredDocument | undefined
}

/** The past of one dataset: its log, and earlier states of documents, made by reverting logged changes. */
export class Past {
  /** The current documents. Reverting starts from them. */
  readonly documents: ReadonlyMap<string, StoredDocument>
  readonly #store: Store
  readonly #key: number
  #horizon: Horizon

  constructor({key, horizon}: DatasetRow, store: Store, documents: ReadonlyMap<string, StoredDocument>) {
    this.documents = documents
    this.#store = store
    this.#key = key
    this.#horizon = horizon
  }

  /** The newest transaction that was removed from the log. States before it are unknown. */
  get horizon(): Horizon {
    return this.#horizon
  }

  /** Whether `sequence` belongs to a transaction in this log, or is the horizon. */
  isPosition(sequence: number): boolean {
    if (sequence <= this.#horizon.sequence) return sequence === this.#horizon.sequence
    return this.#store.hasSequence(this.#key, sequence)
  }

  /** @returns the logged transactions in a range, without their changes */
  transactions(range: LogRange): LoggedTransaction[] {
    return this.#store.transactions(this.#key, range)
  }

  /** @returns undefined when the transaction is not in the log */
  transaction(id: string): LoggedTransaction | undefined {
    return this.#store.transactionById(this.#key, id)
  }

  /** Number of transactions in the log. */
  count(): number {
    return this.#store.countTransactions(this.#key)
  }

  /** @returns the newest transaction, which `forget` never removes; undefined when nothing was ever committed */
  lastTransaction(): LoggedTransaction | undefined {
    return this.#store.lastTransaction(this.#key)
  }

  /** @returns the changes of one transaction, in order */
  changesOf(sequence: number): LoggedChange[] {
    return this.#store.changesOf(sequence)
  }

  /** @returns the changes to a published document, its draft and its versions, oldest first */
  lifeOf(publishedId: string): LifeEvent[] {
    return this.#store.lifeOf(this.#key, publishedId)
  }

  /** @returns the creations and deletions of documents whose ids start with `prefix`, oldest first */
  membershipOf(prefix: string): MembershipEvent[] {
    return this.#store.membershipOf(this.#key, prefix)
  }

  /**
   * The state of a document just after the transaction at `sequence`; undefined when it did not exist then.
   * @param sequence at or after the horizon
   */
  documentAt(id: string, sequence: number): StoredDocument | undefined {
    let document = this.documents.get(id)
    for (const change of this.#store.changesSince(this.#key, id, sequence))
      document = before(change, document)
    return document && isTombstone(document) ? undefined : document
  }

  /** The current state of a document, or its state before it was deleted; undefined when neither is known. */
  lastRevision(id: string): StoredDocument | undefined {
    const document = this.documents.get(id)
    if (document) return document
    const change = this.#store.lastChange(this.#key, id)
    const last = change && before(change, undefined)
    return last && isTombstone(last) ? undefined : last
  }

  /** The states of a document before and after each logged change, oldest first. */
  stepsOf(id: string): Step[] {
    const steps: Step[] = []
    let next = this.documents.get(id)
    for (const change of this.#store.changesSince(this.#key, id, 0)) {
      const previous = before(change, next)
      steps.push({sequence: change.sequence, previous, next})
      next = previous
    }
    return steps.reverse()
  }

  /**
   * The transactions after `sequence`, oldest first, with the documents before and after each of their changes.
   * @param deadline in milliseconds, on the clock of `performance`: a single transaction may have a thousand documents
   * @throws LakeError `unavailable` when the deadline has passed
   */
  since(sequence: number, limit: number, deadline: number): Transaction[] {
    const logged = this.transactions({fromSequence: sequence + 1, limit})
    const last = logged.at(-1)
    if (!last) return []
    const states = new Map<string, StoredDocument | undefined>()
    const transactions: Transaction[] = []
    for (const transaction of logged.toReversed()) {
      const changes = this.changesOf(transaction.sequence).map((change): Change => {
        if (performance.now() > deadline)
          throw new LakeError('unavailable', 'Reading the missed transactions took too long')
        const {documentId, mutations, effects} = change
        const next = states.has(documentId)
          ? states.get(documentId)
          : this.documentAt(documentId, last.sequence)
        const previous = before(change, next)
        states.set(documentId, previous)
        return {documentId, previous, next, mutations, effects}
      })
      transactions.push({...transaction, changes})
    }
    return transactions.reverse()
  }

  /**
   * Removes the oldest transactions from the log, but never the newest one. Documents are not changed.
   * @param before ISO 8601, UTC: only earlier transactions are removed
   * @returns false when there was nothing to remove
   */
  forget(before: string, limit: number): boolean {
    const horizon = this.#store.forget(this.#key, this.#horizon.sequence, before, limit)
    this.#horizon = horizon ?? this.#horizon
    return horizon !== undefined
  }
}

function before(change: LoggedChange, after: StoredDocument | undefined): StoredDocument | undefined {
  if (change.previousRev === undefined) return undefined
  const reverted: StoredDocument = applyPatch(after ? withoutRevision(after) : null, change.effects.revert)
  return {...reverted, _rev: change.previousRev}
}
