import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync, type SQLOutputValue} from 'node:sqlite'
import {LakeError} from '../errors.ts'
import {PEOPLE_TABLES} from '../people/people-tables.ts'

/** Name of the database in the lake's folder. */
export const LAKE_FILE = 'lake.sqlite'
/** How long a statement waits for another process that writes, such as a command for people. */
const BUSY_TIMEOUT_MS = 5000
/** @see https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * The schema, as the steps that led to it. A database counts in `user_version` how many it has taken;
 * opening it runs the rest. Steps are only ever appended: those shipped are never edited.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE datasets (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    created_at TEXT NOT NULL -- ISO 8601, UTC
  ) STRICT;
  CREATE TABLE documents (
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    json TEXT NOT NULL, -- the whole document, system fields included
    PRIMARY KEY (dataset, id)
  ) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    timestamp TEXT NOT NULL, -- ISO 8601, UTC, milliseconds; never falls from one row to the next
    author TEXT NOT NULL,
    UNIQUE (dataset, id)
  ) STRICT;
  CREATE TABLE changes (
    sequence INTEGER NOT NULL REFERENCES transactions(sequence) ON DELETE CASCADE,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    position INTEGER NOT NULL, -- among the changes of its transaction, from 0
    previous_rev TEXT, -- NULL: the transaction created the document
    deleted INTEGER NOT NULL, -- 1: the transaction deleted the document
    mutations TEXT NOT NULL, -- JSON array of concrete mutations
    apply TEXT NOT NULL, -- Mendoza, JSON
    revert TEXT NOT NULL, -- Mendoza, JSON
    PRIMARY KEY (dataset, document, sequence)
  ) STRICT;
  CREATE INDEX changes_by_sequence ON changes (sequence, position);`,
  PEOPLE_TABLES,
  `-- Up to which transaction the log has been forgotten, and when that one was; 0 and '' while it is whole.
  ALTER TABLE datasets ADD COLUMN forgotten_sequence INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE datasets ADD COLUMN forgotten_time TEXT NOT NULL DEFAULT '';`,
]

/**
 * Opens the lake's database in a folder, which is made when missing, and brings its schema up to date.
 *
 * A commit is on disk when it returns (`synchronous=FULL`). Only one process may have the lake open, since
 * each keeps the documents in memory: a second one is refused.
 * @param dataDir `:memory:` keeps the database in memory
 * @throws LakeError `unavailable`, with a sentence for whoever started the server
 */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir === ':memory:') return prepare(new DatabaseSync(':memory:'))
  mkdirSync(dataDir, {recursive: true})
  return openLocked(dataDir, lockOf(dataDir))
}

/**
 * Keeps every server off the folder until the returned function is called or this process ends.
 * @throws LakeError `unavailable` when one is running on it
 */
export function lockLake(dataDir: string): () => void {
  mkdirSync(dataDir, {recursive: true})
  const lock = lockOf(dataDir)
  return () => lock.close()
}

function lockOf(dataDir: string): DatabaseSync {
  const lock = tryLock(dataDir)
  if (lock) return lock
  throw new LakeError(
    'unavailable',
    `Another process has the lake in ${dataDir} open. Stop it first, or choose another data folder.`,
  )
}

/**
 * Opens the lake's database while a server may have the lake open: for the tables that no process keeps in
 * memory, such as people. When no server runs it is opened, and brought up to date, as by `openDatabase`.
 * @throws LakeError `unavailable` when a running server has another schema version
 */
export function openDatabaseBeside(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, {recursive: true})
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    const lock = tryLock(dataDir)
    if (lock) return openLocked(dataDir, lock)
    const database = new DatabaseSync(join(dataDir, LAKE_FILE), {timeout: BUSY_TIMEOUT_MS})
    const version = versionOf(database)
    if (version === MIGRATIONS.length) return database
    database.close()
    // The process that has the lock may be just making the database, or bringing it up to date.
    if (version > MIGRATIONS.length || Date.now() > deadline) throw otherVersion(version, dataDir)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

function otherVersion(version: number, dataDir: string) {
  return new LakeError(
    'unavailable',
    `A server of another version (schema ${version} instead of ${MIGRATIONS.length}) is running on ${dataDir}. Stop it first.`,
  )
}

/** Closes the database and lets another process have the folder. */
export function closeDatabase(database: DatabaseSync) {
  database.close()
  locks.get(database)?.close()
}

const locks = new WeakMap<DatabaseSync, DatabaseSync>()

/** Files by which processes keep off each other: no state, and made anew at each start. */
export const LOCK_FILE = 'lake.lock'

/** A lock that the operating system releases when the process ends, however it ends. */
function tryLock(dataDir: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), {timeout: 0})
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

function openLocked(dataDir: string, lock: DatabaseSync): DatabaseSync {
  try {
    const database = prepare(new DatabaseSync(join(dataDir, LAKE_FILE), {timeout: BUSY_TIMEOUT_MS}))
    locks.set(database, lock)
    return database
  } catch (error) {
    lock.close()
    throw error
  }
}

function prepare(database: DatabaseSync): DatabaseSync {
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    // What is purged must not be found by reading the file: where anything was deleted, zeros are.
    database.exec('PRAGMA secure_delete = ON')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function migrate(database: DatabaseSync) {
  const version = versionOf(database)
  if (version > MIGRATIONS.length) {
    throw new LakeError(
      'unavailable',
      `The lake's database has schema version ${version}, but this program knows versions up to ${MIGRATIONS.length} only. Start the newer program that wrote it.`,
    )
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue
    inTransaction(database, () => {
      database.exec(migration)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}

/** Runs `work` in a transaction: all of it is on disk when this returns, nothing of it when this throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The value of a column that is declared as text. */
export function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new TypeError('The database holds a value that is not text where text belongs')
}
