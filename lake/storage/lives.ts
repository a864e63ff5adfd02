import type {SQLOutputValue} from 'node:sqlite'
import type {LakeDatabase} from './lake-database.ts'
import {text} from './database.ts'
import {checkId, draftId, publishedId} from '../model/documents.ts'

/** A change in the log, without its effects on the document's fields. */
export interface LifeEvent {
  sequence: number
  transactionId: string
  /** ISO 8601, UTC. */
  timestamp: string
  author: string
  documentId: string
  /** Absent when the transaction created the document. */
  previousRev: string | undefined
  deleted: boolean
}

/** The creation or deletion of a document, such as a version in a release. */
export interface MembershipEvent extends LifeEvent {
  documentType: string
}

/** Reads from the log when documents were created, changed and deleted. Part of the store. */
export function openLives(database: LakeDatabase, key: number) {
  const selectLife = database.sql.prepare(`
    SELECT sequence, transactions.id AS transaction_id, timestamp, author, document, previous_rev, deleted
    FROM changes JOIN transactions USING (sequence)
    WHERE changes.dataset = ? AND (document IN (?, ?) OR document GLOB ?)
    ORDER BY sequence, position`)
  // A creation holds the whole document in `apply`, a deletion in `revert`.
  const selectMembership = database.sql.prepare(`
    SELECT sequence, transactions.id AS transaction_id, timestamp, author, document, previous_rev, deleted,
      iif(deleted = 1, revert, apply) ->> '$[1]._type' AS document_type
    FROM changes JOIN transactions USING (sequence)
    WHERE changes.dataset = ? AND document > ? AND document < ? AND (previous_rev IS NULL OR deleted = 1)
    ORDER BY sequence, position`)
  return {
    /** The changes of a published document, its draft and its versions, oldest first. */
    lifeOf(id: string): LifeEvent[] {
      const rows = selectLife.all(key, checkId(id), draftId(id), `versions.*.${id}`)
      // GLOB's star matches dots as well: `versions.r1.a.x` is a version of `a.x`, not of `x`.
      return rows.map(toLife).filter(({documentId}) => publishedId(documentId) === id)
    },

    /**
     * The creations and deletions of documents whose ids start with `prefix`, oldest first.
     * @param prefix must end in a dot
     */
    membershipOf(prefix: string): MembershipEvent[] {
      // "/" is the character after ".", so it ends the range of ids.
      return selectMembership
        .all(key, prefix, `${prefix.slice(0, -1)}/`)
        .map((row) => ({...toLife(row), documentType: text(row.document_type)}))
    },
  }
}

function toLife(row: Record<string, SQLOutputValue>): LifeEvent {
  return {
    sequence: Number(row.sequence),
    transactionId: text(row.transaction_id),
    timestamp: text(row.timestamp),
    author: text(row.author),
    documentId: text(row.document),
    previousRev: row.previous_rev === null ? undefined : text(row.previous_rev),
    deleted: row.deleted === 1,
  }
}
