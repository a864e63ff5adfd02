import type {SQLOutputValue} from 'node:sqlite'
import type {LakeDatabase} from './lake-database.ts'
import {text} from './database.ts'
import {LakeError} from '../model/errors.ts'
import {openLives} from './lives.ts'
import {openForgetting} from './forgetting.ts'
import {withoutContent} from '../model/purged.ts'
import type {AclMode, ConcreteMutation, Effects, Json, StoredDocument, Transaction} from '../model/types.ts'

export interface DatasetRow {
  /** Key of the dataset's rows in the other tables. */
  key: number
  name: string
  aclMode: AclMode
  /** ISO 8601, UTC. */
  createdAt: string
  horizon: Horizon
}

/** The newest transaction that was removed from the log. The log is complete after it. */
export interface Horizon {
  /** 0: the log is complete. */
  sequence: number
  /** ISO 8601, UTC; empty: the log is complete. */
  time: string
}

const COMPLETE: Horizon = {sequence: 0, time: ''}

/** A transaction in the log, without its changes. */
export type LoggedTransaction = Omit<Transaction, 'changes'>

/** A change in the log. The documents before and after are derived from the effects. */
export interface LoggedChange {
  sequence: number
  documentId: string
  /** Absent when the transaction created the document. */
  previousRev: string | undefined
  mutations: ConcreteMutation[]
  effects: Effects
}

/** The part of the log to read. Bounds are inclusive; an absent bound does not limit the range. */
export interface LogRange {
  /** Only transactions that changed one of these documents. Absent or empty: all. */
  documentIds?: string[] | undefined
  fromSequence?: number | undefined
  toSequence?: number | undefined
  /** ISO 8601, UTC. */
  toTime?: string | undefined
  newestFirst?: boolean | undefined
  limit?: number | undefined
}

/** Sorts after every ISO 8601 time. */
const AFTER_ALL_TIMES = '~'
/** SQLite's value for an absent limit. */
const NO_LIMIT = -1

export type Store = ReturnType<typeof openStore>

/** Reads and writes datasets, documents and the transaction log. Only this store and its parts contain their SQL. */
export function openStore(database: LakeDatabase) {
  return {
    ...openDatasets(database),
    ...openAssetNames(database),
    /** @param key of the dataset */
    ofDataset: (key: number) => ({
      ...openDocuments(database, key),
      log: {...openLog(database, key), ...openLives(database, key), ...openForgetting(database, key)},
    }),
  }
}

/** The log of one dataset. */
export type Log = ReturnType<Store['ofDataset']>['log']

function openDatasets(database: LakeDatabase) {
  const selectAll = database.sql.prepare(
    'SELECT id, name, acl_mode, created_at, forgotten_sequence, forgotten_time FROM datasets ORDER BY name',
  )
  const insert = database.sql.prepare('INSERT INTO datasets (name, acl_mode, created_at) VALUES (?, ?, ?)')
  const remove = database.sql.prepare('DELETE FROM datasets WHERE id = ?')
  return {
    datasets: (): DatasetRow[] => selectAll.all().map(toDataset),

    createDataset(name: string, aclMode: AclMode, createdAt: string): DatasetRow {
      const {lastInsertRowid} = database.transaction(() => insert.run(name, aclMode, createdAt))
      return {key: Number(lastInsertRowid), name, aclMode, createdAt, horizon: COMPLETE}
    },

    /** Deletes a dataset with its documents and its log. */
    deleteDataset(key: number) {
      database.transaction(() => remove.run(key))
    },
  }
}

/**
 * Characters of documents and log in one commit. A patch of many documents writes each document, and logs the patch for
 * each. The server answers nothing else meanwhile.
 */
const MAX_CHARACTERS = 256 * 1024 * 1024

function openDocuments(database: LakeDatabase, key: number) {
  const setMode = database.sql.prepare('UPDATE datasets SET acl_mode = ? WHERE id = ?')
  const selectAll = database.sql.prepare('SELECT json FROM documents WHERE dataset = ?')
  const upsert = database.sql.prepare(`
    INSERT INTO documents (dataset, id, json) VALUES (?, ?, ?)
    ON CONFLICT (dataset, id) DO UPDATE SET json = excluded.json`)
  const remove = database.sql.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')
  const insertTransaction = database.sql.prepare(
    'INSERT INTO transactions (dataset, id, timestamp, author) VALUES (?, ?, ?, ?)',
  )
  const forgetPast = database.sql.prepare('DELETE FROM changes WHERE dataset = ? AND document = ?')
  const insertChange = database.sql.prepare(`
    INSERT INTO changes (dataset, document, sequence, position, previous_rev, deleted, mutations, apply, revert)
    VALUES ($key, $documentId, $sequence, $position, $previousRev, $deleted, $mutations, $apply, $revert)`)
  return {
    setAclMode: (aclMode: AclMode) => void database.transaction(() => setMode.run(aclMode, key)),

    *documents(): Generator<StoredDocument> {
      for (const row of selectAll.iterate(key)) yield parseDocument(text(row.json))
    },

    /**
     * Writes transactions to the log, and the documents that they changed. All of it is on disk when this returns.
     * @param purged ids of documents whose past is removed from the log: see `model/purged.ts`
     * @returns the transactions with their sequences
     * @throws LakeError `payloadTooLarge`; nothing is written then
     */
    commit(
      transactions: readonly Omit<Transaction, 'sequence'>[],
      purged: ReadonlySet<string>,
    ): Transaction[] {
      const json = boundedJson(MAX_CHARACTERS)
      const write = ({id, timestamp, author, changes}: Omit<Transaction, 'sequence'>) => {
        const sequence = Number(insertTransaction.run(key, id, timestamp, author).lastInsertRowid)
        for (const [position, whole] of changes.entries()) {
          const change = purged.has(whole.documentId) ? withoutContent(whole) : whole
          const {documentId, previous, next, mutations, effects} = change
          if (next) upsert.run(key, documentId, json(next))
          else remove.run(key, documentId)
          insertChange.run({
            sequence,
            key,
            documentId,
            position,
            previousRev: previous?._rev ?? null,
            deleted: next ? 0 : 1,
            mutations: json(mutations),
            apply: json(effects.apply),
            revert: json(effects.revert),
          })
        }
        return {id, timestamp, author, changes, sequence}
      }
      const written = database.transaction(() => {
        for (const documentId of purged) forgetPast.run(key, documentId)
        return transactions.map(write)
      })
      if (purged.size > 0) emptyWriteAheadLog(database)
      return written
    },
  }
}

/** A function that writes values as JSON, and throws `payloadTooLarge` when all texts together are too long. */
function boundedJson(maxCharacters: number) {
  let left = maxCharacters
  return (value: unknown) => {
    const text = JSON.stringify(value)
    left -= text.length
    if (left >= 0) return text
    throw new LakeError('payloadTooLarge', 'The request would write more than 256 MB. Send it in parts.')
  }
}

/**
 * Removes old pages, which may have purged content, from the write-ahead log. When that fails, the commit stays valid and
 * the next purge tries again.
 */
function emptyWriteAheadLog(database: LakeDatabase) {
  try {
    database.sql.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // An open reader or a full disk prevents it.
  }
}

function openLog(database: LakeDatabase, key: number) {
  const columns = 'sequence, id, timestamp, author'
  const change = 'sequence, document, previous_rev, mutations, apply, revert'
  const selectRange = (direction: 'ASC' | 'DESC') =>
    database.sql.prepare(`
      SELECT ${columns} FROM transactions
      WHERE dataset = $key AND sequence BETWEEN $fromSequence AND $toSequence
        AND timestamp <= $toTime
        AND ($documents = '[]' OR sequence IN (
          SELECT sequence FROM changes
          WHERE dataset = $key AND document IN (SELECT value FROM json_each($documents))
        ))
      ORDER BY sequence ${direction} LIMIT $limit`)
  const selectUp = selectRange('ASC')
  const selectDown = selectRange('DESC')
  const selectLast = database.sql.prepare(
    `SELECT ${columns} FROM transactions WHERE dataset = ? ORDER BY sequence DESC LIMIT 1`,
  )
  const selectSequence = database.sql.prepare('SELECT 1 FROM transactions WHERE sequence = ? AND dataset = ?')
  const selectById = database.sql.prepare(`SELECT ${columns} FROM transactions WHERE dataset = ? AND id = ?`)
  const selectChanges = database.sql.prepare(
    `SELECT ${change} FROM changes WHERE sequence = ? ORDER BY position`,
  )
  const since = `SELECT ${change} FROM changes WHERE dataset = ? AND document = ? AND sequence > ? ORDER BY sequence DESC`
  const selectSince = database.sql.prepare(since)
  const selectNewest = database.sql.prepare(`${since} LIMIT 1`)
  return {
    /** The newest transaction, which `forget` never removes; undefined when nothing was ever committed. */
    lastTransaction(): LoggedTransaction | undefined {
      const row = selectLast.get(key)
      return row && toTransaction(row)
    },

    hasSequence: (sequence: number) => selectSequence.get(sequence, key) !== undefined,

    /** A transaction by its id; undefined when it is not in the log. */
    transaction(id: string): LoggedTransaction | undefined {
      const row = selectById.get(key, id)
      return row && toTransaction(row)
    },

    /** The logged transactions in a range, without their changes. */
    transactions(range: LogRange): LoggedTransaction[] {
      const {documentIds = [], fromSequence = 0, toSequence = Number.MAX_SAFE_INTEGER} = range
      const {toTime = AFTER_ALL_TIMES, limit = NO_LIMIT, newestFirst = false} = range
      const documents = JSON.stringify(documentIds)
      const select = newestFirst ? selectDown : selectUp
      return select.all({key, documents, fromSequence, toSequence, toTime, limit}).map(toTransaction)
    },

    /** The changes of a transaction, in order. */
    changesOf: (sequence: number): LoggedChange[] => selectChanges.all(sequence).map(toChange),

    /** The last change of a document. Not an iterator: a step that is stopped must not leave a statement open. */
    lastChange(documentId: string): LoggedChange | undefined {
      const row = selectNewest.get(key, documentId, 0)
      return row && toChange(row)
    },

    /** The changes of a document after `sequence`, newest first. */
    *changesSince(documentId: string, sequence: number): Generator<LoggedChange> {
      for (const row of selectSince.iterate(key, documentId, sequence)) yield toChange(row)
    },
  }
}

type Row = Record<string, SQLOutputValue>

function toDataset(row: Row): DatasetRow {
  return {
    key: Number(row.id),
    name: text(row.name),
    aclMode: row.acl_mode === 'public' ? 'public' : 'private',
    createdAt: text(row.created_at),
    horizon: {sequence: Number(row.forgotten_sequence), time: text(row.forgotten_time)},
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
    mutations,
    effects: {apply, revert},
  }
}

function parseDocument(json: string): StoredDocument {
  const document: StoredDocument = JSON.parse(json)
  return document
}

/** Finds the documents and log entries that need the bytes of an asset. Part of the store. */
function openAssetNames(database: LakeDatabase) {
  const range = (column: string) =>
    `(${column} BETWEEN 'image-' || $sha1 || '-' AND 'image-' || $sha1 || '-~'
      OR ${column} BETWEEN 'file-' || $sha1 || '-' AND 'file-' || $sha1 || '-~')`
  const selectDocument = database.sql.prepare(
    `SELECT 1 FROM datasets JOIN documents ON dataset = datasets.id AND ${range('documents.id')} LIMIT 1`,
  )
  // The last change of a purged document cannot restore it: see `model/purged.ts`.
  const selectPast = database.sql.prepare(
    `SELECT 1 FROM datasets JOIN changes ON dataset = datasets.id AND ${range('document')}
     WHERE deleted = 0 OR revert ->> '$[1]._createdAt' IS NOT NULL LIMIT 1`,
  )
  return {
    /** The reason to keep an asset's bytes: its document in any dataset, or else the log, which can restore one. */
    needOf(sha1: string): 'document' | 'history' | undefined {
      if (selectDocument.get({sha1})) return 'document'
      return selectPast.get({sha1}) ? 'history' : undefined
    },
  }
}
