import {DamagedFile} from '../../disk/file-identity.ts'
import type {Advice} from '../model/advice.ts'
import {LakeError} from '../model/errors.ts'

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26
/**
 * Not readable or writable, damaged, full, or not there.
 * @see https://www.sqlite.org/rescode.html
 */
const SQLITE_CODES = new Set([8, 10, SQLITE_CORRUPT, 13, 14, SQLITE_NOTADB])
const SYSTEM_CODES = new Set(['EIO', 'EROFS', 'EACCES', 'EISDIR', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether SQLite, of a database on the disk, tells that it failed; the operating system's failures have other codes. */
export function isOfSqlite(error: unknown): error is Error {
  return error instanceof Error && SQLITE_CODES.has(sqliteCode(error) ?? 0)
}

/** Whether it is the disk that failed, rather than the program. */
export function isOfDisk(error: unknown): boolean {
  if (error instanceof DamagedFile) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && SYSTEM_CODES.has(String(error.code))) return true
  return isOfSqlite(error)
}

/** Whether SQLite has found a database damaged. */
export function isDamage(error: unknown): error is Error {
  const code = error instanceof Error ? sqliteCode(error) : undefined
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB
}

/** SQLite's name for a failure, as a number. */
function sqliteCode(error: Error): number | undefined {
  // The lower byte: the upper ones say more of where it was met.
  return 'errcode' in error ? Number(error.errcode) % 256 : undefined
}

/** What whoever asked is told of a disk that fails; the log is told what exactly. */
export function diskFailure(): LakeError {
  return new LakeError(
    'unavailable',
    'The server could not read or write its disk as it should. Try again later.',
  )
}

/** The failure of a database that is damaged, for whoever started the server. @param details what SQLite says */
export function damaged(dataDir: string, details: string, advice: Pick<Advice, 'damagedAtStart'>): LakeError {
  // SQLite puts the name of the database first, in asterisks.
  const [detail = details] = details.split('\n').filter((line) => !line.startsWith('***'))
  return new LakeError(
    'unavailable',
    `The lake's database in ${dataDir} is damaged (${detail}). It was left as it is. ${advice.damagedAtStart}`,
  )
}
