import {backup, DatabaseSync} from 'node:sqlite'
import {ASSET_TYPES, parseAssetId} from '../model/asset-document.ts'
import {isDamage} from '../../lib/disk/sqlite-error.ts'

/** More pages than any database has: the copy is made in one step, so that no write can make it restart. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies an SQLite database as of one moment, even while other processes read and write it. The copy is one file.
 * @throws system and SQLite errors; the caller has to remove an incomplete copy
 */
export async function snapshot(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, {readOnly: true, timeout: 5000})
  try {
    await backup(source, to, {rate: ALL_PAGES})
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  // Without this, opening the copy would need a write-ahead log beside it.
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

/** Larger than the number of transactions between making a backup and restoring it. */
const SKIPPED_SEQUENCES = 1_000_000_000

/**
 * Makes the log of a copy continue with sequences that the original has not used. A listener of the original may reconnect
 * to the restored copy with the last sequence that it received. The copy must recognize it as unknown.
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
 * The problems that SQLite finds when it reads a whole database, at most ten lines; none when it is sound.
 * @throws system and SQLite errors when the file cannot be read, which is no sign of damage
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

/** An asset that has a document. */
export interface KnownAsset {
  /** Id of the document. */
  id: string
  dataset: string
  /** SHA-1 of the bytes; their file is `assets/{first two digits}/{sha1}`. */
  sha1: string
}

/** The assets that have a document in a lake's database, in every dataset. */
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

/** The JSON of all documents of a type in a lake's database, in every dataset. */
export function documentsIn(file: string, type: string): string[] {
  using database = new DatabaseSync(file, {readOnly: true})
  const rows = database.prepare("SELECT json FROM documents WHERE json ->> '_type' = ? ORDER BY id").all(type)
  return rows.map(({json}) => String(json))
}
