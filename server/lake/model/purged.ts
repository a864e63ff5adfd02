import type {Change, StoredDocument} from './types.ts'

/**
 * Removes the content from the change that deletes a purged document. The log keeps that the document was deleted, by
 * whom and when, so that a listener that was disconnected still learns of it. Other changes are returned unchanged.
 */
export function withoutContent(change: Change): Change {
  const {previous, next, documentId} = change
  if (next || !previous) return change
  const shell = {_id: documentId, _type: previous._type}
  return {...change, mutations: [{delete: {id: documentId}}], effects: {apply: [0, null], revert: [0, shell]}}
}

/** Whether this is the remainder of a purged document. Every other document has `_createdAt`. */
export function isShell(document: StoredDocument): boolean {
  return document._createdAt === undefined
}
