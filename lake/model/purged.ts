import type {Change, StoredDocument} from './types.ts'

/**
 * Reduces the change that deletes a purged document to a tombstone. The log keeps that the document was deleted, by
 * whom and when, so that a listener that was disconnected still learns of it. Other changes are returned unchanged.
 */
export function withoutContent(change: Change): Change {
  const {previous, next, documentId} = change
  if (next || !previous) return change
  const tombstone = {_id: documentId, _type: previous._type}
  return {
    ...change,
    mutations: [{delete: {id: documentId}}],
    effects: {apply: [0, null], revert: [0, tombstone]},
  }
}

/** Whether this is the tombstone of a purged document. Every other document has `_createdAt`. */
export function isTombstone(document: StoredDocument): boolean {
  return document._createdAt === undefined
}
