import type {Change, StoredDocument} from './types.ts'

/**
 * What the log keeps of a change to a document that is purged: that it was deleted, by whom and when, so that those
 * who listened from afar still learn of it; and nothing of what it said. A change that is no deletion stays whole.
 */
export function withoutContent(change: Change): Change {
  const {previous, next, documentId} = change
  if (next || !previous) return change
  const shell = {_id: documentId, _type: previous._type}
  return {...change, mutations: [{delete: {id: documentId}}], effects: {apply: [0, null], revert: [0, shell]}}
}

/** Whether this is what is left of a purged document: every other one knows when it was made. */
export function isShell(document: StoredDocument): boolean {
  return document._createdAt === undefined
}
