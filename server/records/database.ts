import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {inTransaction, openDatabaseFile, type DatabaseSchema} from '../../lib/disk/database-file.ts'
import {FileIdentity, type DamagedFile} from '../../lib/disk/file-identity.ts'
import {addWaiting, copyReadable, importFormerFiles, waitingEnquiriesIn} from './tables.ts'

/** Name of the file in a data folder. */
export const RECORDS_FILE = 'records.sqlite'

/** The shop's own records: waiting enquiries and contacts, choices about privacy, counts of visits, former addresses. */
export interface RecordsDatabase {
  /** For prepared statements. Each is on disk when it returns. */
  sql: DatabaseSync
  /** @throws DamagedFile when the file was deleted or replaced: what is written to the open one would be lost */
  check: () => void
  /** Removes what was deleted from the write-ahead log too. A reader, such as a backup, only delays that. */
  emptyLog: () => void
  close: () => void
}

const SCHEMA: DatabaseSchema = {
  settings: `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    -- What is deleted must not be found by reading the file: zeros replace it.
    PRAGMA secure_delete = ON`,
  migrations: [
    `CREATE TABLE waiting (
      queue TEXT NOT NULL,              -- 'enquiries', 'contacts' for Meta, or 'alerts …'
      id TEXT NOT NULL,
      lead TEXT NOT NULL,               -- JSON
      attempts INTEGER NOT NULL,
      PRIMARY KEY (queue, id)
    ) STRICT;
    CREATE TABLE consents (
      at TEXT NOT NULL,                 -- ISO 8601, by the visitor's clock
      version TEXT NOT NULL,
      purposes TEXT NOT NULL,           -- separated by commas
      received_at INTEGER NOT NULL,     -- seconds since 1970
      PRIMARY KEY (at, version, purposes)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE visits (
      week TEXT NOT NULL,               -- Monday in UTC
      page TEXT NOT NULL,
      device TEXT NOT NULL,
      metric TEXT NOT NULL,
      bound REAL NOT NULL,              -- upper bound of the class
      count INTEGER NOT NULL,
      PRIMARY KEY (week, page, device, metric, bound)
    ) STRICT, WITHOUT ROWID;
    -- Files of version 0.1.0 whose rows are in this file, until they are removed.
    CREATE TABLE imported (
      path TEXT PRIMARY KEY,            -- in the data folder
      damaged TEXT                      -- its new path; NULL: the file is deleted
    ) STRICT`,
    `CREATE TABLE addresses (
      category TEXT NOT NULL,           -- last part of the address of a category's page
      item TEXT NOT NULL,               -- number of a product; empty for the category itself
      document TEXT NOT NULL,           -- id of what was published there
      since INTEGER NOT NULL,           -- seconds since 1970
      UNIQUE (category, item, document)
    ) STRICT;
    CREATE TABLE successors (
      category TEXT PRIMARY KEY,        -- id of a category that is taken away
      leads_to TEXT NOT NULL            -- id of the category to which its address leads; empty: nowhere
    ) STRICT`,
  ],
}

/**
 * Opens the records of a data folder, with what version 0.1.0 left in files of their own. A damaged file is renamed, and
 * the rows that can still be read in it are kept.
 * @throws Error when the file cannot be used
 */
export function openRecordsDatabase(
  dataDir: string,
  report: (problem: string, error: unknown) => void,
): RecordsDatabase {
  const onDamage = (error: DamagedFile) =>
    report('Waiting enquiries, choices or visits may be lost. Those that can still be read are kept', error)
  const file = join(dataDir, RECORDS_FILE)
  const {database: sql, damaged} = openDatabaseFile(file, SCHEMA, onDamage)
  try {
    if (damaged !== undefined) inTransaction(sql, () => copyReadable(damaged, sql))
    importFormerFiles(dataDir, sql, onDamage)
  } catch (error) {
    sql.close()
    throw error
  }
  const records = opened(file, sql)
  records.emptyLog()
  return records
}

/**
 * The records of a data folder whose shop may be running. Undefined: the folder has no records.
 * @throws Error when they are damaged
 */
export function openRecordsAside(dataDir: string): RecordsDatabase | undefined {
  const file = join(dataDir, RECORDS_FILE)
  return existsSync(file) ? opened(file, openDatabaseFile(file, SCHEMA).database) : undefined
}

/**
 * Adds the enquiries that wait in one data folder to those of another. No shop may have either open.
 * @returns their number
 * @throws Error when they cannot be read
 */
export function takeOverWaiting(formerDir: string, dataDir: string): number {
  const rows = waitingEnquiriesIn(formerDir, RECORDS_FILE)
  if (rows.length === 0) return 0
  // The other folder is a backup's, whose files are sound.
  const records = openRecordsDatabase(dataDir, (problem, cause) => {
    throw new Error(problem, {cause})
  })
  try {
    addWaiting(rows, records.sql)
    records.emptyLog()
    return rows.length
  } finally {
    records.close()
  }
}

function opened(file: string, sql: DatabaseSync): RecordsDatabase {
  const identity = new FileIdentity(file)
  return {
    sql,
    check: () => identity.check(),
    emptyLog: () => sql.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => sql.close(),
  }
}
