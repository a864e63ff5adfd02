import {isObject} from '../model/json.ts'
import {isReleaseDocumentId, RELEASE_TYPE} from '../model/release-id.ts'
import type {Dataset, StoredDocument} from '../model/types.ts'

/** The releases that are neither published nor archived. */
export function unfinishedReleases(dataset: Pick<Dataset, 'documents' | 'idsOfType'>): StoredDocument[] {
  return [...dataset.idsOfType(RELEASE_TYPE)]
    .flatMap((id) => dataset.documents.get(id) ?? [])
    .filter(({_id, state}) => isReleaseDocumentId(_id) && (state === 'active' || state === 'scheduled'))
}

/** False for the one-document releases that the Studio makes to schedule a draft. */
export function isOfManyDocuments({metadata}: StoredDocument): boolean {
  return !isObject(metadata) || metadata.cardinality !== 'one'
}
