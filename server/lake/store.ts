import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'
import {inTransaction} from './database.ts'
import type {AclMode, Change, ConcreteMutation, Effects, Json, StoredDocument, Transaction} from './types.ts'

export interface DatasetRow {
  /** Key of the dataset's rows in the other tables. */
  key: number
  name: string
  aclMode: AclMode
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A transaction as the log holds it, without its changes. */
export type LoggedTransaction = Omit<Transaction, 'changes'>

/** A change as the log holds it: the documents before and after follow from the effects. */
export interface LoggedChange {
  sequence: number
  documentId: string
  /** Absent when the transaction created the document. */
  previousRev: string | undefined
  deleted: boolean
  mutations: ConcreteMutation[]
  effects: Effects
}

/** Which part of the log to read; every bound is inclusive. */
export interface LogRange {
  /** Only transactions that touched one of these documents. Empty: all. */
  documentIds: string[]
  fromSequence: number
  toSequence: number
  /** ISO 8601, UTC. */
  fromTime: string
  toTime: string
  /** Empty: all. */
  authors: string[]
  newestFirst: boolean
  limit: number
}

/** The range that leaves nothing out. */
export const WHOLE_LOG: LogRange = {
  documentIds: [],
  fromSequence: 0,
  toSequence: Number.MAX_SAFE_INTEGER,
  fromTime: '',
  toTime: '~', // after every digit
  authors: [],
  newestFirst: false,
  limit: -1, // SQLite: no limit
}

export type Store = ReturnType<typeof openStore>

/** Reads and writes documents and the transaction log. The only place that knows their SQL. */
export function openStore(database: DatabaseSync) {
  const statements = prepareStatements(database)
  return {
    datasets: (): DatasetRow[] => statements.datasets.all().map(toDataset),

    createDataset(name: string, aclMode: AclMode, createdAt: string): DatasetRow {
      const {lastInsertRowid} = statements.insertDataset.run(name, aclMode, createdAt)
      return {key: Number(lastInsertRowid), name, aclMode, createdAt}
    },

    deleteDataset(key: number) {
      statements.deleteDataset.run(key)
    },

    *documents(key: number): Generator<StoredDocument> {
      for (const row of statements.documents.iterate(key)) yield parseDocument(text(row.json))
    },

    lastTransaction(key: number): LoggedTransaction | undefined {
      const row = statements.lastTransaction.get(key)
      return row && toTransaction(row)
    },

    transactionById(key: number, id: string): LoggedTransaction | undefined {
      const row = statements.transactionById.get(key, id)
      return row && toTransaction(row)
    },

    /**
     * Writes a transaction, the documents it changed and its place in the log; on disk when this returns.
     * @returns its sequence
     */
    commit(key: number, {id, timestamp, author, changes}: Omit<Transaction, 'sequence'>): number {
      return inTransaction(database, () => {
        const sequence = Number(statements.insertTransaction.run(key, id, timestamp, author).lastInsertRowid)
        for (const [position, change] of changes.entries()) writeChange(key, sequence, position, change)
        return sequence
      })
    },

    transactions(key: number, range: LogRange): LoggedTransaction[] {
      const statement = range.newestFirst ? statements.transactionsDown : statements.transactionsUp
      return statement
        .all({
          key,
          documents: JSON.stringify(range.documentIds),
          authors: JSON.stringify(range.authors),
          fromSequence: range.fromSequence,
          toSequence: range.toSequence,
          fromTime: range.fromTime,
          toTime: range.toTime,
          limit: range.limit,
        })
        .map(toTransaction)
    },

    /** The changes of a transaction, in order. */
    changesOf(sequence: number): LoggedChange[] {
      return statements.changesOf.all(sequence).map(toChange)
    },

    /** What happened to a document after `sequence`, newest first. */
    *changesSince(key: number, documentId: string, sequence: number): Generator<LoggedChange> {
      for (const row of statements.changesSince.iterate(key, documentId, sequence)) yield toChange(row)
    },
  }

  function writeChange(key: number, sequence: number, position: number, change: Change) {
    const {documentId, previous, next, mutations, effects} = change
    if (next) statements.upsertDocument.run(key, documentId, JSON.stringify(next))
    else statements.deleteDocument.run(key, documentId)
    statements.insertChange.run({
      sequence,
      key,
      documentId,
      position,
      previousRev: previous?._rev ?? null,
      deleted: next ? 0 : 1,
      mutations: JSON.stringify(mutations),
      apply: JSON.stringify(effects.apply),
      revert: JSON.stringify(effects.revert),
    })
  }
}

function prepareStatements(database: DatabaseSync) {
  const transactions = (direction: 'ASC' | 'DESC') =>
    database.prepare(`
      SELECT sequence, id, timestamp, author FROM transactions
      WHERE dataset = $key AND sequence BETWEEN $fromSequence AND $toSequence
        AND timestamp BETWEEN $fromTime AND $toTime
        AND ($authors = '[]' OR author IN (SELECT value FROM json_each($authors)))
        AND ($documents = '[]' OR sequence IN (
          SELECT sequence FROM changes
          WHERE dataset = $key AND document IN (SELECT value FROM json_each($documents))
        ))
      ORDER BY sequence ${direction} LIMIT $limit`)
  const change = 'sequence, document, previous_rev, deleted, mutations, apply, revert'
  return {
    datasets: database.prepare('SELECT id, name, acl_mode, created_at FROM datasets ORDER BY name'),
    insertDataset: database.prepare('INSERT INTO datasets (name, acl_mode, created_at) VALUES (?, ?, ?)'),
    deleteDataset: database.prepare('DELETE FROM datasets WHERE id = ?'),
    documents: database.prepare('SELECT json FROM documents WHERE dataset = ?'),
    upsertDocument: database.prepare(`
      INSERT INTO documents (dataset, id, json) VALUES (?, ?, ?)
      ON CONFLICT (dataset, id) DO UPDATE SET json = excluded.json`),
    deleteDocument: database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?'),
    lastTransaction: database.prepare(`
      SELECT sequence, id, timestamp, author FROM transactions
      WHERE dataset = ? ORDER BY sequence DESC LIMIT 1`),
    transactionById: database.prepare(
      'SELECT sequence, id, timestamp, author FROM transactions WHERE dataset = ? AND id = ?',
    ),
    insertTransaction: database.prepare(
      'INSERT INTO transactions (dataset, id, timestamp, author) VALUES (?, ?, ?, ?)',
    ),
    insertChange: database.prepare(`
      INSERT INTO changes (dataset, document, sequence, position, previous_rev, deleted, mutations, apply, revert)
      VALUES ($key, $documentId, $sequence, $position, $previousRev, $deleted, $mutations, $apply, $revert)`),
    transactionsUp: transactions('ASC'),
    transactionsDown: transactions('DESC'),
    changesOf: database.prepare(`SELECT ${change} FROM changes WHERE sequence = ? ORDER BY position`),
    changesSince: database.prepare(
      `SELECT ${change} FROM changes WHERE dataset = ? AND document = ? AND sequence > ? ORDER BY sequence DESC`,
    ),
  }
}

type Row = Record<string, SQLOutputValue>

function toDataset(row: Row): DatasetRow {
  return {
    key: Number(row.id),
    name: text(row.name),
    aclMode: row.acl_mode === 'public' ? 'public' : 'private',
    createdAt: text(row.created_at),
  }
}

function toTransaction(row: Row): LoggedTransaction {
  return {
    sequence: Number(row.sequence),
    id: text(row.id),
    timestamp: text(row.timestamp),
    author: text(row.author),
  }
}

function toChange(row: Row): LoggedChange {
  const mutations: ConcreteMutation[] = JSON.parse(text(row.mutations))
  const apply: Json[] = JSON.parse(text(row.apply))
  const revert: Json[] = JSON.parse(text(row.revert))
  return {
    sequence: Number(row.sequence),
    documentId: text(row.document),
    previousRev: row.previous_rev === null ? undefined : text(row.previous_rev),
    deleted: row.deleted === 1,
    mutations,
    effects: {apply, revert},
  }
}

function parseDocument(json: string): StoredDocument {
  const document: StoredDocument = JSON.parse(json)
  return document
}

function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new TypeError('The database holds a value that is not text where text belongs')
}
