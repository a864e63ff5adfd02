import {LakeError} from '../../model/errors.ts'
import {isReleaseDocumentId, releaseDocumentId, releaseIdOf} from '../../model/release-id.ts'
import {releaseOfVariant} from '../../model/variant-key.ts'
import {isVariantDocumentId} from '../../model/variant-id.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** Why a release that is in none of its editable states holds its versions fast. */
const REASONS = new Map<Json | undefined, string>([
  ['scheduled', 'is scheduled: unschedule it first'],
  ['archived', 'is archived: unarchive it first'],
  ['published', 'is published'],
])

/**
 * Refuses a write that only the lake itself may do: to the document of a release, which changes by actions
 * alone, and to a version in a release that is not active.
 * @param document as it was, or as it is to be when it was not
 * @param get a document as of now
 * @throws LakeError `validationError`
 */
export function refuseLocked(
  id: string,
  document: StoredDocument | undefined,
  get: (id: string) => StoredDocument | undefined,
) {
  if (isReleaseDocumentId(id)) {
    throw new LakeError(
      'validationError',
      `The document "${id}" tells of a release: it is changed by the actions sanity.action.release.*, not by mutations`,
      {id},
    )
  }
  const releaseId = isVariantDocumentId(id) ? document && releaseOfVariant(document) : releaseIdOf(id)
  const release = releaseId === undefined ? undefined : get(releaseDocumentId(releaseId))
  const reason = release && REASONS.get(release.state)
  if (reason === undefined) return
  throw new LakeError(
    'validationError',
    `The document "${id}" cannot be changed: its release "${releaseId}" ${reason}`,
    {id, releaseId: releaseId ?? null},
  )
}
