import {DamagedFile} from '../../lib/disk/file-identity.ts'
import {sqliteCode} from '../../lib/disk/sqlite-error.ts'
import type {Advice} from '../model/advice.ts'
import {BrokenLake, LakeError} from '../model/errors.ts'

/**
 * The database is not readable or writable, damaged, or missing, or the disk is full.
 * @see https://www.sqlite.org/rescode.html
 */
const SQLITE_CODES = new Set([8, 10, 11, 13, 14, 26])
const SYSTEM_CODES = new Set(['EIO', 'EROFS', 'EACCES', 'EISDIR', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether SQLite reports a failure of a database's files. Errors of Node's file functions are not recognized. */
export function isOfSqlite(error: unknown): error is Error {
  return SQLITE_CODES.has(sqliteCode(error) ?? 0)
}

/** Whether an error comes from the disk, not from a bug. */
export function isOfDisk(error: unknown): boolean {
  if (error instanceof DamagedFile) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && SYSTEM_CODES.has(String(error.code))) return true
  return isOfSqlite(error)
}

/** The error for clients when the disk fails. The details go to the log only. */
export function diskFailure(): LakeError {
  return new LakeError('unavailable', 'The server could not read or write its disk. Try again later.')
}

/** The error for the operator when a database is damaged. @param details SQLite's message */
export function damaged(
  dataDir: string,
  details: string,
  advice: Pick<Advice, 'damagedAtStart'>,
): BrokenLake {
  // The first line of SQLite's message is the name of the database, in asterisks.
  const [detail = details] = details.split('\n').filter((line) => !line.startsWith('***'))
  return new BrokenLake(
    `The lake's database in ${dataDir} is damaged (${detail}). Nothing was changed. ${advice.damagedAtStart}`,
  )
}
