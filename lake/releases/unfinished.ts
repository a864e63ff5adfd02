import {isReleaseDocumentId, RELEASE_TYPE} from '../model/release-id.ts'
import type {Dataset, StoredDocument} from '../model/types.ts'

/** The releases that are neither published nor archived. */
export function unfinishedReleases(dataset: Pick<Dataset, 'documents' | 'idsOfType'>): StoredDocument[] {
  return [...dataset.idsOfType(RELEASE_TYPE)]
    .flatMap((id) => dataset.documents.get(id) ?? [])
    .filter(({_id, state}) => isReleaseDocumentId(_id) && (state === 'active' || state === 'scheduled'))
}
