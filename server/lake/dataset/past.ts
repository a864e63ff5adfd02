import {applyPatch} from 'mendoza'
import {withoutRevision} from '../write/patch/mendoza.ts'
import {isShell} from '../model/purged.ts'
import {LakeError} from '../model/errors.ts'
import type {Horizon, LoggedChange, LoggedTransaction, Store} from '../storage/store.ts'
import type {Change, StoredDocument, Transaction} from '../model/types.ts'

/** Where to look a dataset's past up. */
export interface Past {
  store: Store
  /** Key of the dataset's rows. */
  key: number
  /** The documents as of now: the past is reached from here by reverting. */
  documents: ReadonlyMap<string, StoredDocument>
  /** What lies before it cannot be told any more. */
  horizon: Horizon
}

/**
 * A document as it was just after the transaction at `sequence`; undefined when it did not exist then.
 * @param sequence not before the horizon's
 */
export function documentAt(
  {store, key, documents}: Past,
  id: string,
  sequence: number,
): StoredDocument | undefined {
  let document = documents.get(id)
  for (const change of store.changesSince(key, id, sequence)) document = before(change, document)
  return document && isShell(document) ? undefined : document
}

/** A document as it last was: as it is, or as it was before it was deleted. */
export function lastRevision({store, key, documents}: Past, id: string): StoredDocument | undefined {
  const document = documents.get(id)
  if (document) return document
  const change = store.lastChange(key, id)
  const last = change && before(change, undefined)
  return last && isShell(last) ? undefined : last
}

/** What one logged change made of a document. */
export interface Step {
  sequence: number
  previous: StoredDocument | undefined
  next: StoredDocument | undefined
}

/** A document's states, one step for each change that the log knows of, oldest first. */
export function stepsOf({store, key, documents}: Past, id: string): Step[] {
  const steps: Step[] = []
  let next = documents.get(id)
  for (const change of store.changesSince(key, id, 0)) {
    const previous = before(change, next)
    steps.push({sequence: change.sequence, previous, next})
    next = previous
  }
  return steps.reverse()
}

/**
 * The logged transactions, oldest first, with the documents before and after each of their changes.
 * @param deadline by the clock of `performance`: a single transaction may hold a thousand documents
 * @throws LakeError `unavailable` when it is over
 */
export function withDocuments(past: Past, logged: LoggedTransaction[], deadline: number): Transaction[] {
  const last = logged.at(-1)
  if (!last) return []
  const states = new Map<string, StoredDocument | undefined>()
  const transactions: Transaction[] = []
  for (const transaction of logged.toReversed()) {
    const changes = past.store.changesOf(transaction.sequence).map((change): Change => {
      if (performance.now() > deadline) throw new LakeError('unavailable', 'Too much has happened since')
      const {documentId, mutations, effects} = change
      const next = states.has(documentId)
        ? states.get(documentId)
        : documentAt(past, documentId, last.sequence)
      const previous = before(change, next)
      states.set(documentId, previous)
      return {documentId, previous, next, mutations, effects}
    })
    transactions.push({...transaction, changes})
  }
  return transactions.reverse()
}

function before(change: LoggedChange, after: StoredDocument | undefined): StoredDocument | undefined {
  if (change.previousRev === undefined) return undefined
  const reverted: StoredDocument = applyPatch(after ? withoutRevision(after) : null, change.effects.revert)
  return {...reverted, _rev: change.previousRev}
}
