import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {PLAIN_ADVICE, type Advice} from '../model/advice.ts'
import {DamagedFile, type FileIdentity} from '../../lib/disk/file-identity.ts'
import {isOfSqlite} from './disk-failure.ts'

/** Name of the database in the lake's folder. */
export const LAKE_FILE = 'lake.sqlite'

/** Name of the file that keeps the last plausible date from start to start. */
export const CLOCK_FILE = 'clock.json'

/** The lake's database while this process has it open. */
export class LakeDatabase {
  /** For prepared statements. Writes go through `transaction`. */
  readonly sql: DatabaseSync
  readonly advice: Advice
  readonly #lock: DatabaseSync | undefined
  readonly #files: FileIdentity | undefined
  #distrust: string | undefined

  /** @param lock keeps other servers from opening the folder; absent in memory, and beside a running server */
  constructor(
    sql: DatabaseSync,
    {advice = PLAIN_ADVICE, lock, files}: {advice?: Advice; lock?: DatabaseSync; files?: FileIdentity} = {},
  ) {
    this.sql = sql
    this.advice = advice
    this.#lock = lock
    this.#files = files
  }

  get isOpen() {
    return this.sql.isOpen
  }

  /** Makes every later write fail. @param reason a sentence for the log */
  distrust(reason: string) {
    this.#distrust = reason
  }

  /**
   * Runs `work` in a transaction. Its changes are on disk when this returns, and undone when this throws. Every write
   * to the database runs here, even a single statement. Inside another transaction, `work` becomes part of the outer
   * transaction.
   * @throws DamagedFile when a write would be lost, because a file was deleted, replaced or truncated; SQLite errors
   */
  transaction<Result>(work: () => Result): Result {
    const {sql} = this
    if (sql.isTransaction) return work()
    this.#check()
    sql.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      sql.exec('COMMIT')
      return result
    } catch (error) {
      if (sql.isTransaction) sql.exec('ROLLBACK')
      if (isOfSqlite(error)) coverFailed(sql)
      throw error
    }
  }

  /** Writes an empty transaction. @throws what a write would throw now */
  assertWritable() {
    this.transaction(() => rewriteVersion(this.sql))
  }

  /** Closes the database and releases the lock on the folder. */
  close() {
    this.sql.close()
    this.#lock?.close()
  }

  /**
   * Closes the database without changing its files. Closing the last connection writes the log back and removes it,
   * unless that connection is read-only.
   */
  closeUntouched(dataDir: string) {
    let reader: DatabaseSync | undefined
    try {
      if (dataDir !== ':memory:') reader = new DatabaseSync(join(dataDir, LAKE_FILE), {readOnly: true})
      reader?.prepare('SELECT count(*) FROM sqlite_schema').get()
    } catch {
      // A reader that cannot read still keeps the file open.
    }
    this.sql.close()
    reader?.close()
    this.#lock?.close()
  }

  #check() {
    if (this.#distrust !== undefined) throw new DamagedFile(this.#distrust)
    try {
      this.#files?.check()
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      throw new DamagedFile(`${error.message} ${this.advice.damagedWhileOpen}`)
    }
  }
}

/**
 * Overwrites a failed commit in the write-ahead log with an empty transaction. The disk may have failed only when it had
 * to confirm the commit. Then the commit is complete in the log, and the next start would replay it, although its request
 * was rejected.
 */
function coverFailed(sql: DatabaseSync) {
  try {
    rewriteVersion(sql)
  } catch {
    // Confirming it may fail too. The empty transaction is in the log all the same, if the disk accepts any write.
  }
}

/** Writes without changing anything. */
function rewriteVersion(sql: DatabaseSync) {
  const version = Number(sql.prepare('PRAGMA user_version').get()?.user_version)
  sql.exec(`PRAGMA user_version = ${version}`)
}
