import type {Dataset, Identity} from '../../model/types.ts'

/** What a reader may see: `public` documents are those whose id holds no dot. */
export type Sight = 'everything' | 'public' | 'nothing'

/** What an identity may read of a dataset; `undefined` is an anonymous reader. */
export function sightOf(dataset: Pick<Dataset, 'aclMode'>, identity: Identity | undefined): Sight {
  if (identity) return 'everything'
  return dataset.aclMode === 'public' ? 'public' : 'nothing'
}

/** Whether a reader with this sight may know that the document exists. Drafts and versions hold dots. */
export function isVisible(sight: Sight, id: string) {
  return sight === 'everything' || (sight === 'public' && !id.includes('.'))
}
