const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

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
