import {existsSync, statSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {DatabaseSync, type SQLOutputValue} from 'node:sqlite'
import {LakeError} from '../model/errors.ts'
import {damaged} from './disk-failure.ts'
import {makeFolder} from '../../disk/folders.ts'
import {FileIdentity} from '../../disk/file-identity.ts'
import {PLAIN_ADVICE, type Advice} from '../model/advice.ts'
import {LAKE_FILE, LakeDatabase} from './lake-database.ts'
import {dropUnfinishedRestore, finishRestore} from './restored.ts'
import {migrate, SCHEMA_VERSION, versionOf} from './migrations.ts'

/** How long a statement waits for another process that writes, such as a command for people. */
const BUSY_TIMEOUT_MS = 5000
/** @see https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/** Pages of 4 KB in the write-ahead log when it is written back. */
const LOG_PAGES = 4000

/**
 * Opens the lake's database in a folder, which is made when missing, and brings its schema up to date.
 *
 * A commit is on disk when it returns (`synchronous=FULL`). Only one process may have the lake open, since
 * each keeps the documents in memory: a second one is refused.
 * @param dataDir `:memory:` keeps the database in memory
 * @param onNotice told, as a sentence, what opening it mended or changed
 * @throws LakeError `unavailable`, with a sentence for whoever started the server
 */
export function openDatabase(
  dataDir: string,
  {onNotice = () => undefined, advice = PLAIN_ADVICE}: {onNotice?: OnNotice; advice?: Advice} = {},
): LakeDatabase {
  if (dataDir === ':memory:') return new LakeDatabase(prepare(new DatabaseSync(':memory:'), onNotice))
  const isRestored = finishRestore(resolve(dataDir))
  makeFolder(dataDir)
  const database = openLocked(dataDir, lockOf(dataDir), {onNotice, advice})
  if (isRestored) onNotice('A restore had been cut off when it was nearly done: it was finished.')
  return database
}

type OnNotice = (sentence: string) => void

/**
 * Keeps every server off the folder until the returned function is called or this process ends.
 * @throws LakeError `unavailable` when one is running on it
 */
export function lockLake(dataDir: string): () => void {
  makeFolder(dataDir)
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
export function openDatabaseBeside(dataDir: string): LakeDatabase {
  finishRestore(resolve(dataDir))
  makeFolder(dataDir)
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    const lock = tryLock(dataDir)
    if (lock) return openLocked(dataDir, lock, {onNotice: () => undefined, advice: PLAIN_ADVICE})
    const database = new DatabaseSync(join(dataDir, LAKE_FILE), {timeout: BUSY_TIMEOUT_MS})
    const version = versionOf(database)
    if (version === SCHEMA_VERSION) return new LakeDatabase(database)
    database.close()
    // The process that has the lock may be just making the database, or bringing it up to date.
    if (version > SCHEMA_VERSION || Date.now() > deadline) throw otherVersion(version, dataDir)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

function otherVersion(version: number, dataDir: string) {
  return new LakeError(
    'unavailable',
    `A server of another version (schema ${version} instead of ${SCHEMA_VERSION}) is running on ${dataDir}. Stop it first.`,
  )
}

/** File by which processes keep off each other: no state, and made anew at each start. */
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

function openLocked(
  dataDir: string,
  lock: DatabaseSync,
  {onNotice, advice}: {onNotice: OnNotice; advice: Advice},
): LakeDatabase {
  try {
    dropUnfinishedRestore(resolve(dataDir))
    const file = join(dataDir, LAKE_FILE)
    // Closing the database empties its log and removes it.
    const isUnfinished = sizeOf(`${file}-wal`) > 0
    refuseEmptied(dataDir, isUnfinished, advice)
    const sql = prepare(new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS}), onNotice)
    if (isUnfinished)
      onNotice(
        'The lake was not closed when it last ran: what it had acknowledged was recovered from its log.',
      )
    const files = new FileIdentity(file, join(dataDir, LOCK_FILE))
    return new LakeDatabase(sql, {advice, lock, files})
  } catch (error) {
    lock.close()
    throw error
  }
}

/**
 * SQLite takes an empty file for a new database, and throws the log beside it away. None that was ever open is empty.
 * @throws LakeError `unavailable`
 */
function refuseEmptied(dataDir: string, isUnfinished: boolean, advice: Advice) {
  const file = join(dataDir, LAKE_FILE)
  if (sizeOf(file) > 0) return
  const isOld = existsSync(file) && TRACES.some((name) => existsSync(join(dataDir, name)))
  if (isUnfinished || isOld) throw damaged(dataDir, 'it is empty', advice)
}

/** What the first start makes in the folder once the database is there. */
const TRACES = ['lake-token', 'assets', 'pictures']

function sizeOf(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.size ?? 0
}

function prepare(database: DatabaseSync, onNotice: OnNotice): DatabaseSync {
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    // Of a page that changes often the log holds many copies, of which one is written back. At four times the usual
    // size, 16 MB, that takes some ten milliseconds each time, and a commit a fifth less on average.
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
    // What is purged must not be found by reading the file: where anything was deleted, zeros are.
    database.exec('PRAGMA secure_delete = ON')
    const version = migrate(new LakeDatabase(database))
    if (version > 0 && version < SCHEMA_VERSION)
      onNotice(`The lake's database was brought from schema version ${version} to ${SCHEMA_VERSION}.`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The value of a column that is declared as text. */
export function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new TypeError('The database holds a value that is not text where text belongs')
}
