import type {Dataset, Identity} from '../../model/types.ts'

/** Documents that a reader may see. `public` means those whose id holds no dot. */
export type Sight = 'everything' | 'public' | 'nothing'

/** The sight of an identity in a dataset. @param identity `undefined` for an anonymous reader */
export function sightOf(dataset: Pick<Dataset, 'aclMode'>, identity: Identity | undefined): Sight {
  if (identity) return 'everything'
  return dataset.aclMode === 'public' ? 'public' : 'nothing'
}

/** Whether a reader may know that a document exists. The ids of drafts and versions hold dots. */
export function isVisible(sight: Sight, id: string) {
  return sight === 'everything' || (sight === 'public' && !id.includes('.'))
}
