import {existsSync, renameSync, rmSync} from 'node:fs'
import {randomUUID} from 'node:crypto'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {DamagedFile} from './file-identity.ts'
import {makeFolder, syncFolderSync} from './folders.ts'
import {NO_DATABASES} from './disk-failure.ts'
import {isDamage, lacksDatabases, sqliteCode} from './sqlite-error.ts'

/** Milliseconds that a statement waits while another process writes. */
const BUSY_TIMEOUT_MS = 5000
/** The database itself is the last: should this process end in between, a new file never meets the log of the damaged one. */
const SUFFIXES = ['-wal', '-shm', '']

export interface DatabaseSchema {
  /** Settings of a connection, such as `PRAGMA journal_mode = WAL`. */
  settings: string
  /**
   * `user_version` counts the migrations that a file has had. Opening the file runs the others. New migrations are
   * appended. Released ones are never edited.
   */
  migrations: readonly string[]
  /** The file is large, and what cannot be read in it later is no loss: opening it does not read all of it. */
  isUnchecked?: true
}

interface DatabaseFile {
  database: DatabaseSync
  /** Path of the damaged file, where there was one. */
  damaged?: string
}

/**
 * Opens an SQLite database whose loss does not keep the shop from serving pages. Its folder is made if it is missing. A
 * damaged file is renamed, so that its content can still be examined, and a new file begins.
 * @param onDamage receives what was renamed. Absent: a damaged file stays, because another process may have it open
 * @throws Error that names the file, when it is damaged and must stay, was written by a newer program, or cannot be used
 * for another reason, such as missing rights or a full disk
 */
export function openDatabaseFile(
  file: string,
  schema: DatabaseSchema,
  onDamage?: (error: DamagedFile) => void,
): DatabaseFile {
  makeFolder(dirname(file))
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS})
    // First, because nothing should be written to a damaged file.
    if (!schema.isUnchecked) checkDatabase(database)
    database.exec(schema.settings)
    migrate(database, schema.migrations)
    return {database}
  } catch (error) {
    const isDamaged = error instanceof DamagedFile || isDamage(error)
    if (!onDamage || !isDamaged) {
      database?.close()
      throw new Error(`${file} cannot be opened`, {cause: error})
    }
    const damaged = damagedName(file)
    renameDatabase(file, damaged)
    // Closing deletes the log, so the log has its new name by now.
    database?.close()
    onDamage(damageOf(file, damaged, error))
    return {...openDatabaseFile(file, schema), damaged}
  }
}

const SQLITE_BUSY = 5

/**
 * Whether the disk of a folder can hold databases: a small one is written, locked, read by a second connection, and
 * removed. A full disk, or one that is read-only for a moment, can.
 * @returns a sentence; undefined when it can
 */
export function whyNoDatabases(folder: string): string | undefined {
  const file = join(folder, `probe-${randomUUID()}.db`)
  try {
    using database = new DatabaseSync(file)
    const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
    database.exec('PRAGMA synchronous = FULL; CREATE TABLE probe (x); INSERT INTO probe VALUES (1)')
    using other = new DatabaseSync(file, {readOnly: true})
    other.prepare('SELECT x FROM probe').get()
    return mode === 'wal' ? undefined : `${folder}: ${NO_DATABASES}`
  } catch (error) {
    // Nobody else has the file open, so a database that says it is locked cannot lock at all.
    const cannot = lacksDatabases(error) || sqliteCode(error) === SQLITE_BUSY
    return cannot ? `${folder}: ${NO_DATABASES}` : undefined
  } finally {
    for (const suffix of SUFFIXES) rmSync(file + suffix, {force: true})
  }
}

/** @throws DamagedFile, or an error of SQLite for which `isDamage` holds, when a database cannot be read whole */
export function checkDatabase(database: DatabaseSync) {
  const found = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
  if (found !== 'ok') throw new DamagedFile(String(found))
}

/** Runs the missing migrations in one transaction. */
function migrate(database: DatabaseSync, migrations: readonly string[]) {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > migrations.length)
    throw new Error(`A newer program wrote its schema version ${version}. Start that program.`)
  if (version < migrations.length)
    inTransaction(database, () => {
      for (const migration of migrations.slice(version)) database.exec(migration)
      database.exec(`PRAGMA user_version = ${migrations.length}`)
    })
}

/** Runs `work` in a transaction. Its changes are undone when it throws. */
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

/** A new path for a damaged database, which does not end like that of a database in use. */
export const damagedName = (file: string) =>
  `${file}.damaged-${new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}`

/** What is said of a damaged database that has a new name. */
export const damageOf = (file: string, damaged: string, cause: unknown) =>
  new DamagedFile(`${file} is damaged. It is now ${damaged}, and a new file begins.`, {cause})

/** Renames a database with its log. */
export function renameDatabase(file: string, to: string) {
  for (const suffix of SUFFIXES) if (existsSync(file + suffix)) renameSync(file + suffix, to + suffix)
  syncFolderSync(dirname(file))
}

/** Deletes a database with its log. */
export function removeDatabase(file: string) {
  for (const suffix of SUFFIXES) rmSync(file + suffix, {force: true})
  syncFolderSync(dirname(file))
}
