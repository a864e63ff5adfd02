const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** Failures of locks and of memory that programs share: PERM, PROTOCOL, and details of IOERR. */
const NO_DATABASES = new Set([3, 15, 2058, 3594, 3850, 4618, 4874, 5130, 5386])

/** Whether SQLite lacks something that a disk has to offer for databases, such as locks. */
export const lacksDatabases = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && NO_DATABASES.has(Number(error.errcode))

/**
 * SQLite's number for a failure, without its details. Undefined: the error is not SQLite's.
 * @see https://www.sqlite.org/rescode.html
 */
export function sqliteCode(error: unknown): number | undefined {
  // The upper bytes of the code only add details.
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) % 256 : undefined
}

/** Whether SQLite reports a damaged database. A full disk and missing rights are no damage. */
export function isDamage(error: unknown): error is Error {
  const code = sqliteCode(error)
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB
}
