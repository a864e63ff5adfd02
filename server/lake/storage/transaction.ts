import type {DatabaseSync} from 'node:sqlite'
import {isOfSqlite} from './disk-failure.ts'
import {checkPlace} from './file-identity.ts'

/**
 * Runs `work` in a transaction: all of it is on disk when this returns, nothing of it when this throws. Whatever writes
 * to the lake's database does it here, a single statement too. Within another one it is a part of that.
 * @throws DamagedFile when what is written would not be found again; SQLite errors
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work()
  checkPlace(database)
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (isOfSqlite(error)) coverRefused(database)
    throw error
  }
}

/**
 * What failed only when the disk was to confirm it is whole in the log, and a crash now would bring it back although it
 * was refused. A transaction that changes nothing takes its place there.
 */
function coverRefused(database: DatabaseSync) {
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    database.exec(`PRAGMA user_version = ${version}`)
  } catch {
    // In its place it is, if the disk takes anything at all; that the disk does not confirm this either is no loss.
  }
}
