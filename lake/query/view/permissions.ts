import {publishedId} from '../../model/documents.ts'
import type {Identity} from '../../model/types.ts'
import type {StoredDataset} from '../../dataset/dataset.ts'

/**
 * The documents that a reader may read. `public`: documents whose id holds no dot. `catalogue` adds their drafts and
 * versions, and the documents of the lake itself, such as releases.
 */
export type ReadAccess = 'everything' | 'catalogue' | 'public' | 'nothing'

/** The value of `identity()` for an anonymous reader. */
export const ANONYMOUS = '<anonymous>'

/** The read access of an identity in a dataset. @param identity `undefined` for an anonymous reader */
export function readAccessOf(
  dataset: Pick<StoredDataset, 'aclMode'>,
  identity: Pick<Identity, 'role'> | undefined,
): ReadAccess {
  if (identity) return identity.role === 'catalogue-editor' ? 'catalogue' : 'everything'
  return dataset.aclMode === 'public' ? 'public' : 'nothing'
}

/** Whether a reader may know that a document exists. The ids of drafts and versions hold dots. */
export function isVisible(readAccess: ReadAccess, id: string) {
  if (readAccess === 'catalogue') return id.startsWith('_.') || !publishedId(id).includes('.')
  return readAccess === 'everything' || (readAccess === 'public' && !id.includes('.'))
}

/** Whether a reader may see drafts and versions. */
export const seesVersions = (readAccess: ReadAccess) =>
  readAccess === 'everything' || readAccess === 'catalogue'
