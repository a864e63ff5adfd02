import {existsSync, renameSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {DamagedFile} from './file-identity.ts'
import {makeFolder, syncFolderSync} from './folders.ts'
import {isDamage} from './sqlite-error.ts'

/** Milliseconds that a statement waits while another process writes. */
const BUSY_TIMEOUT_MS = 5000
/** The database itself is the last: should this process end in between, a new file never meets the log of the damaged one. */
const SUFFIXES = ['-wal', '-shm', '']

interface DatabaseFile {
  database: DatabaseSync
  /** Path of the damaged file, where there was one. */
  damaged?: string
}

/**
 * Opens an SQLite database whose loss does not keep the shop from serving pages. Its folder is made if it is missing. A
 * damaged file is renamed, so that its content can still be examined, and a new file begins.
 * @param schema SQL that makes the tables that are missing
 * @param onDamage receives what was renamed. Absent: a damaged file stays, because another process may have it open
 * @throws Error that names the file, when it is damaged and must stay, or cannot be used for another reason, such as
 * missing rights or a full disk
 */
export function openDatabaseFile(
  file: string,
  schema: string,
  onDamage?: (error: DamagedFile) => void,
): DatabaseFile {
  makeFolder(dirname(file))
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS})
    // First, because nothing should be written to a damaged file.
    const found = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (found !== 'ok') throw new DamagedFile(String(found))
    database.exec(schema)
    return {database}
  } catch (error) {
    const isDamaged = error instanceof DamagedFile || isDamage(error)
    if (!onDamage || !isDamaged) {
      database?.close()
      throw new Error(`${file} cannot be opened`, {cause: error})
    }
    const damaged = setAside(file)
    // Closing deletes the log, so the log has its new name by now.
    database?.close()
    onDamage(
      new DamagedFile(`${file} is damaged. It is now ${damaged}, and a new file begins.`, {cause: error}),
    )
    return {...openDatabaseFile(file, schema), damaged}
  }
}

/** Renames a database with its log. @returns its new path, which does not end like that of a database in use */
function setAside(file: string): string {
  const stamp = new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')
  const aside = `${file}.damaged-${stamp}`
  for (const suffix of SUFFIXES) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  syncFolderSync(dirname(file))
  return aside
}
