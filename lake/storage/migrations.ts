import type {DatabaseSync} from 'node:sqlite'
import type {LakeDatabase} from './lake-database.ts'
import {LakeError} from '../model/errors.ts'
import {ACCESS_TABLES, PASSKEY_TABLE, PEOPLE_TABLES} from './people-tables.ts'

/**
 * The schema, as a list of migrations. `user_version` counts the migrations that a database has had. Opening the
 * database runs the others. New migrations are appended. Released ones are never edited.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE datasets (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    created_at TEXT NOT NULL -- ISO 8601, UTC
  ) STRICT;
  CREATE TABLE documents (
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    json TEXT NOT NULL, -- the whole document, system fields included
    PRIMARY KEY (dataset, id)
  ) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    timestamp TEXT NOT NULL, -- ISO 8601, UTC, milliseconds; never falls from one row to the next
    author TEXT NOT NULL,
    UNIQUE (dataset, id)
  ) STRICT;
  CREATE TABLE changes (
    sequence INTEGER NOT NULL REFERENCES transactions(sequence) ON DELETE CASCADE,
    dataset INTEGER NOT NULL REFERENCES datasets(id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    position INTEGER NOT NULL, -- among the changes of its transaction, from 0
    previous_rev TEXT, -- NULL: the transaction created the document
    deleted INTEGER NOT NULL, -- 1: the transaction deleted the document
    mutations TEXT NOT NULL, -- JSON array of concrete mutations
    apply TEXT NOT NULL, -- Mendoza, JSON
    revert TEXT NOT NULL, -- Mendoza, JSON
    PRIMARY KEY (dataset, document, sequence)
  ) STRICT;
  CREATE INDEX changes_by_sequence ON changes (sequence, position);`,
  PEOPLE_TABLES,
  `-- Sequence and time of the newest transaction that was removed from the log; 0 and '' while it is complete.
  ALTER TABLE datasets ADD COLUMN forgotten_sequence INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE datasets ADD COLUMN forgotten_time TEXT NOT NULL DEFAULT '';`,
  ACCESS_TABLES,
  PASSKEY_TABLE,
]

/** The schema version that this program works with. */
export const SCHEMA_VERSION = MIGRATIONS.length

/**
 * Runs the missing migrations, each in one SQLite transaction.
 * @returns the version before; 0 for a new database
 * @throws LakeError `unavailable` when a newer program wrote it
 */
export function migrate(database: LakeDatabase): number {
  const version = versionOf(database.sql)
  if (version > SCHEMA_VERSION) {
    throw new LakeError(
      'unavailable',
      `The lake's database has schema version ${version}, but this program supports versions up to ${SCHEMA_VERSION} only. Start the newer program that wrote it.`,
    )
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue
    database.transaction(() => {
      database.sql.exec(migration)
      database.sql.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
  return version
}

export function versionOf(sql: DatabaseSync): number {
  return Number(sql.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}
