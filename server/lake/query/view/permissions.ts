import {publishedId} from '../../model/documents.ts'
import type {Dataset, Identity} from '../../model/types.ts'

/**
 * Documents that a reader may see. `public` means those whose id holds no dot. `catalogue` adds their drafts and versions,
 * and the documents of the lake itself, such as releases.
 */
export type Sight = 'everything' | 'catalogue' | 'public' | 'nothing'

/** The sight of an identity in a dataset. @param identity `undefined` for an anonymous reader */
export function sightOf(
  dataset: Pick<Dataset, 'aclMode'>,
  identity: Pick<Identity, 'role'> | undefined,
): Sight {
  if (identity) return identity.role === 'catalogue-editor' ? 'catalogue' : 'everything'
  return dataset.aclMode === 'public' ? 'public' : 'nothing'
}

/** Whether a reader may know that a document exists. The ids of drafts and versions hold dots. */
export function isVisible(sight: Sight, id: string) {
  if (sight === 'catalogue') return id.startsWith('_.') || !publishedId(id).includes('.')
  return sight === 'everything' || (sight === 'public' && !id.includes('.'))
}

/** Whether a reader may see drafts and versions. */
export const seesVersions = (sight: Sight) => sight === 'everything' || sight === 'catalogue'
