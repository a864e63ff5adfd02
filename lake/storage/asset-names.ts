import type {LakeDatabase} from './lake-database.ts'

/** Finds the documents and log entries that need the bytes of an asset. Part of the store. */
export function openAssetNames(database: LakeDatabase) {
  const range = (column: string) =>
    `(${column} BETWEEN 'image-' || $sha1 || '-' AND 'image-' || $sha1 || '-~'
      OR ${column} BETWEEN 'file-' || $sha1 || '-' AND 'file-' || $sha1 || '-~')`
  const selectDocument = database.sql.prepare(
    `SELECT 1 FROM datasets JOIN documents ON dataset = datasets.id AND ${range('documents.id')} LIMIT 1`,
  )
  // The last change of a purged document cannot restore it: see `model/purged.ts`.
  const selectPast = database.sql.prepare(
    `SELECT 1 FROM datasets JOIN changes ON dataset = datasets.id AND ${range('document')}
     WHERE deleted = 0 OR revert ->> '$[1]._createdAt' IS NOT NULL LIMIT 1`,
  )
  return {
    /** The reason to keep an asset's bytes: its document in any dataset, or else the log, which can restore one. */
    needOf(sha1: string): 'document' | 'history' | undefined {
      if (selectDocument.get({sha1})) return 'document'
      return selectPast.get({sha1}) ? 'history' : undefined
    },
  }
}
