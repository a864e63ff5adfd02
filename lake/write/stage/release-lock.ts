import {invalid, LakeError} from '../../model/errors.ts'
import {isReleaseDocumentId, releaseDocumentId, releaseIdOf} from '../../model/release-id.ts'
import {releaseOfVariant} from '../../model/variant-key.ts'
import {isVariantDocumentId} from '../../model/variant-id.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** The reason for the lock, by state of the release. States that are not listed do not lock its versions. */
const REASONS = new Map<Json | undefined, string>([
  ['scheduled', 'is scheduled: unschedule it first'],
  ['archived', 'is archived: unarchive it first'],
  ['published', 'is published'],
])

/**
 * Rejects writes that only the lake itself may do: to the document of a release, which only actions can change, and to
 * a version in a release that is not active.
 * @param document the document before the write, or after it when it is new
 * @param get returns the current state of a document
 * @throws LakeError `validationError`
 */
export function rejectLocked(
  id: string,
  document: StoredDocument | undefined,
  get: (id: string) => StoredDocument | undefined,
) {
  if (isReleaseDocumentId(id)) {
    throw invalid(
      `The document "${id}" belongs to a release. Change it with the actions sanity.action.release.*, not with mutations.`,
      id,
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
