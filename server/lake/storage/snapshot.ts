import {backup, DatabaseSync} from 'node:sqlite'
import {ASSET_TYPES, parseAssetId} from '../model/asset-document.ts'
import {isDamage} from './disk-failure.ts'

/** Larger than any database: one step, so that writers who go on writing cannot make it begin anew. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies an SQLite database as of one moment, while others may read and write it. The copy is one file.
 * @throws system and SQLite errors; what is half written is the caller's to remove
 */
export async function snapshot(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, {readOnly: true, timeout: 5000})
  try {
    await backup(source, to, {rate: ALL_PAGES})
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  // One file that says all: without this the copy would ask for a log beside it when it is first opened.
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

/** More transactions than any shop commits between a backup and its restoring. */
const SKIPPED_SEQUENCES = 1_000_000_000

/**
 * Has the log of a copy, which is to take the place of its original, go on with sequences that the original has not used.
 * Who listened to the original comes back with one of those, and must not be taken for somebody who heard the copy's.
 */
export function skipSequences(file: string) {
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      BEGIN;
      INSERT INTO sqlite_sequence (name, seq) SELECT 'transactions', 0
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'transactions');
      UPDATE sqlite_sequence SET seq = seq + ${SKIPPED_SEQUENCES} WHERE name = 'transactions';
      COMMIT;`)
  } finally {
    database.close()
  }
}

/**
 * What SQLite finds wrong with a database when it reads all of it, at most ten lines; none when it is sound.
 * @throws system and SQLite errors when it cannot be read, which says nothing of what is in it
 */
export function problemsOf(file: string): string[] {
  const database = new DatabaseSync(file, {readOnly: true, timeout: 5000})
  try {
    const found = database
      .prepare('PRAGMA integrity_check(10)')
      .all()
      .map((row) => String(row.integrity_check))
    return found.filter((line) => line !== 'ok')
  } catch (error) {
    if (isDamage(error)) return [error.message]
    throw error
  } finally {
    database.close()
  }
}

/** An asset as its document tells it. */
export interface KnownAsset {
  /** Of the document. */
  id: string
  dataset: string
  /** Of the bytes; their file is `assets/{first two digits}/{sha1}`. */
  sha1: string
}

/** The assets that the documents of a lake's database tell of, in every dataset. */
export function assetsIn(file: string): KnownAsset[] {
  const database = new DatabaseSync(file, {readOnly: true})
  try {
    const rows = database
      .prepare(
        `SELECT documents.id, name FROM documents JOIN datasets ON datasets.id = dataset
         WHERE json ->> '_type' IN (?, ?)`,
      )
      .all(...ASSET_TYPES)
    return rows.flatMap((row) => {
      const asset = parseAssetId(String(row.id))
      return asset ? {id: String(row.id), dataset: String(row.name), sha1: asset} : []
    })
  } finally {
    database.close()
  }
}
