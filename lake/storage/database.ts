import {existsSync, statSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {DatabaseSync, type SQLOutputValue} from 'node:sqlite'
import {LakeError} from '../model/errors.ts'
import {damaged} from './disk-failure.ts'
import {makeFolder} from '../../lib/disk/folders.ts'
import {FileIdentity} from '../../lib/disk/file-identity.ts'
import {PLAIN_ADVICE, type Advice} from '../model/advice.ts'
import {LAKE_FILE, LakeDatabase} from './lake-database.ts'
import {dropUnfinishedRestore, finishRestore} from './restored.ts'
import {migrate, SCHEMA_VERSION, versionOf} from './migrations.ts'

/** Milliseconds that a statement waits while another process writes, such as a command for people. */
const BUSY_TIMEOUT_MS = 5000
/** @see https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/** Pages of 4 KB in the write-ahead log at which it is written back to the database. */
const LOG_PAGES = 4000

/**
 * Opens the lake's database in a folder, which is made if it is missing, and migrates its schema.
 *
 * A commit is on disk when it returns (`synchronous=FULL`). Only one process can have the lake open, because it keeps
 * the documents in memory; a second one is rejected.
 * @param dataDir `:memory:` keeps the database in memory
 * @param onNotice called with a sentence for each repair or migration
 * @throws LakeError `unavailable`, with a sentence for the operator
 */
export function openDatabase(
  dataDir: string,
  {onNotice = () => undefined, advice = PLAIN_ADVICE}: {onNotice?: OnNotice; advice?: Advice} = {},
): LakeDatabase {
  if (dataDir === ':memory:')
    return new LakeDatabase(prepare(new DatabaseSync(':memory:'), dataDir, onNotice))
  const isRestored = prepareFolder(dataDir)
  const database = openLocked(dataDir, lockOf(dataDir), {onNotice, advice})
  if (isRestored) onNotice('A restore was interrupted just before its end. It was completed now.')
  return database
}

let copies = 0

/** Copies an open database into memory. */
export function copyInMemory({sql: original}: LakeDatabase): LakeDatabase {
  // The name leads both connections of this process to the same memory. It is free again when the copy closes.
  const name = `file:lake-copy-${++copies}?mode=memory&cache=shared`
  const sql = new DatabaseSync(name)
  original.exec(`VACUUM INTO '${name}'`)
  sql.exec('PRAGMA foreign_keys = ON')
  return new LakeDatabase(sql)
}

type OnNotice = (sentence: string) => void

/** Completes an interrupted restore, or makes the folder if it is missing. @returns whether there was such a restore */
function prepareFolder(dataDir: string): boolean {
  const isRestored = finishRestore(resolve(dataDir))
  makeFolder(dataDir)
  return isRestored
}

/**
 * Locks the folder, so that no server can open it. Completes an interrupted restore, or removes what is left of it.
 * @returns unlocks it; so does the end of this process
 * @throws LakeError `unavailable` when a server has it open, or an interrupted restore cannot be completed
 */
export function lockLake(dataDir: string): () => void {
  prepareFolder(dataDir)
  const lock = lockOf(dataDir)
  try {
    dropUnfinishedRestore(resolve(dataDir))
  } catch (error) {
    lock.close()
    throw error
  }
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
 * Opens the lake's database even while a server has the lake open, for the tables that no process keeps in memory, such
 * as people. When no server runs, this is the same as `openDatabase`.
 * @throws LakeError `unavailable` when a running server has another schema version
 */
export function openDatabaseBeside(dataDir: string): LakeDatabase {
  prepareFolder(dataDir)
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    const lock = tryLock(dataDir)
    if (lock) return openLocked(dataDir, lock, {onNotice: () => undefined, advice: PLAIN_ADVICE})
    const database = new DatabaseSync(join(dataDir, LAKE_FILE), {timeout: BUSY_TIMEOUT_MS})
    const version = versionOf(database)
    if (version === SCHEMA_VERSION) return new LakeDatabase(database)
    database.close()
    // The process with the lock may be creating or migrating the database.
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

/** The file that processes lock. It has no content, and each start makes it if it is missing. */
export const LOCK_FILE = 'lake.lock'

/** Takes a lock that the operating system releases when the process ends. @returns undefined when it is taken */
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
    // Closing the database removes its write-ahead log.
    const isUnfinished = sizeOf(`${file}-wal`) > 0
    rejectEmptied(dataDir, isUnfinished, advice)
    const sql = prepare(new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS}), dataDir, onNotice)
    if (isUnfinished)
      onNotice(
        'The lake was not closed when it last ran. Its acknowledged changes were recovered from the log.',
      )
    const files = new FileIdentity(file, join(dataDir, LOCK_FILE))
    return new LakeDatabase(sql, {advice, lock, files})
  } catch (error) {
    lock.close()
    throw error
  }
}

/**
 * Rejects an empty database file in a folder that was used before. SQLite would take it for a new database and delete
 * the write-ahead log beside it.
 * @throws LakeError `unavailable`
 */
function rejectEmptied(dataDir: string, isUnfinished: boolean, advice: Advice) {
  const file = join(dataDir, LAKE_FILE)
  if (sizeOf(file) > 0) return
  const isOld = existsSync(file) && TRACES.some((name) => existsSync(join(dataDir, name)))
  if (isUnfinished || isOld) throw damaged(dataDir, 'it is empty', advice)
}

/** Names that the first start makes in the folder after the database. */
const TRACES = ['lake-token', 'assets', 'pictures']

function sizeOf(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.size ?? 0
}

/** A failure leaves the files as they were: the log may hold acknowledged changes. */
function prepare(database: DatabaseSync, dataDir: string, onNotice: OnNotice): DatabaseSync {
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    // The log has many copies of a page that changes often, and only the last one is written back. At 16 MB, four times
    // the default, commits are a fifth faster on average.
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
    // Deleted content is overwritten with zeros, so that reading the file cannot reveal what was purged.
    database.exec('PRAGMA secure_delete = ON')
    const version = migrate(new LakeDatabase(database))
    if (version > 0 && version < SCHEMA_VERSION)
      onNotice(`The lake's database was migrated from schema version ${version} to ${SCHEMA_VERSION}.`)
    return database
  } catch (error) {
    new LakeDatabase(database).closeUntouched(dataDir)
    throw error
  }
}

/** The value of a text column. */
export function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new TypeError('A text column of the database has a value that is not text')
}
