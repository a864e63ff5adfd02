import {applyPatch} from 'mendoza'
import {LakeError} from '../model/errors.ts'
import {isTombstone} from '../model/purged.ts'
import type {Change, StoredDocument, Transaction} from '../model/types.ts'
import type {Horizon, Log, LoggedChange} from '../storage/store.ts'
import {withoutRevision} from '../write/patch/mendoza.ts'

/** One logged change of a document. */
export interface Step {
  sequence: number
  previous: StoredDocument | undefined
  next: StoredDocument | undefined
}

export type Past = ReturnType<typeof openPast>

/**
 * The past of one dataset: its log, and earlier states of documents, made by reverting logged changes.
 * @param documents the current ones. Reverting starts from them
 */
export function openPast(
  initial: Horizon,
  {forget, rewind: _rewind, ...log}: Log,
  documents: ReadonlyMap<string, StoredDocument>,
) {
  let horizon = initial

  return {
    ...log,
    documents,
    ...statesIn(log, documents),

    /** The newest transaction that was removed from the log. States before it are unknown. */
    get horizon(): Horizon {
      return horizon
    },

    /**
     * Whether the log can be read from this position on: it is that of a transaction in this dataset, or the horizon.
     * False for a position in a deleted dataset of the same name, or from before a backup was restored.
     */
    isPosition: (sequence: number): boolean =>
      sequence <= horizon.sequence ? sequence === horizon.sequence : log.hasSequence(sequence),

    /**
     * Removes the oldest transactions from the log, but never the newest one. Documents are not changed.
     * @param before ISO 8601, UTC: only earlier transactions are removed
     * @returns false when there was nothing to remove
     */
    forget(before: string, limit: number): boolean {
      const next = forget(horizon.sequence, before, limit)
      horizon = next ?? horizon
      return next !== undefined
    },
  }
}

/** Earlier states of the documents in a log. */
function statesIn(log: Omit<Log, 'forget' | 'rewind'>, documents: ReadonlyMap<string, StoredDocument>) {
  /**
   * The state of a document just after the transaction at `sequence`; undefined when it did not exist then.
   * @param sequence at or after the horizon
   */
  function documentAt(id: string, sequence: number): StoredDocument | undefined {
    let document = documents.get(id)
    for (const change of log.changesSince(id, sequence)) document = before(change, document)
    return document && isTombstone(document) ? undefined : document
  }

  /** The current state of a document, or its state before it was deleted; undefined when neither is known. */
  function lastRevision(id: string): StoredDocument | undefined {
    const document = documents.get(id)
    if (document) return document
    const change = log.lastChange(id)
    const last = change && before(change, undefined)
    return last && isTombstone(last) ? undefined : last
  }

  /** The states of a document before and after each logged change, oldest first. */
  function stepsOf(id: string): Step[] {
    const steps: Step[] = []
    let next = documents.get(id)
    for (const change of log.changesSince(id, 0)) {
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
  function since(sequence: number, limit: number, deadline = Infinity): Transaction[] {
    const logged = log.transactions({fromSequence: sequence + 1, limit})
    const last = logged.at(-1)
    if (!last) return []
    const states = new Map<string, StoredDocument | undefined>()
    const transactions: Transaction[] = []
    for (const transaction of logged.toReversed()) {
      const changes = log.changesOf(transaction.sequence).map((change): Change => {
        if (performance.now() > deadline)
          throw new LakeError('unavailable', 'Reading the missed transactions took too long')
        const {documentId, mutations, effects} = change
        const next = states.has(documentId) ? states.get(documentId) : documentAt(documentId, last.sequence)
        const previous = before(change, next)
        states.set(documentId, previous)
        return {documentId, previous, next, mutations, effects}
      })
      transactions.push({...transaction, changes})
    }
    return transactions.reverse()
  }

  /** Like `since`; undefined when there are more than `most` transactions, or reading them takes too long. */
  function missedSince(sequence: number, most: number, deadline: number): Transaction[] | undefined {
    // Reading the changes of too many would block everything else for nothing.
    if (log.transactions({fromSequence: sequence + 1, limit: most + 1}).length > most) return undefined
    try {
      return since(sequence, most, deadline)
    } catch (error) {
      if (error instanceof LakeError) return undefined
      throw error
    }
  }

  return {documentAt, lastRevision, stepsOf, since, missedSince}
}

function before(change: LoggedChange, after: StoredDocument | undefined): StoredDocument | undefined {
  if (change.previousRev === undefined) return undefined
  const reverted: StoredDocument = applyPatch(after ? withoutRevision(after) : null, change.effects.revert)
  return {...reverted, _rev: change.previousRev}
}
