import {isDeletion, publishedId} from '../../model/documents.ts'
import {finalStatesOf, requireRelease, versionsIn, type ReleaseState} from './release.ts'
import {variantKeyOf} from '../../model/variant-key.ts'
import {publishVariant, retireVariant} from '../variants/publish-variant.ts'
import {publishVersion, unpublishDocument} from '../documents/publish-version.ts'
import type {Stage} from '../stage/stage.ts'
import type {StoredDocument} from '../../model/types.ts'

/**
 * Publishes every version of a release in the stage's transaction. A version that is marked to be unpublished unpublishes
 * its document instead. The versions are deleted; the history keeps them.
 * @param from the required state of the release
 * @throws LakeError `documentNotFoundError`, `validationError`; the references are checked when the stage finishes
 */
export function publishRelease(stage: Stage, releaseId: string, from: ReleaseState) {
  const release = requireRelease(stage, releaseId, 'published', [from])
  const versions = versionsIn(stage, releaseId)
  stage.asLake(() => {
    for (const version of versions) {
      const key = variantKeyOf(version)
      if (isDeletion(version)) {
        if (key) retireVariant(stage, version, key)
        else unpublishBy(stage, version)
      } else if (key) publishVariant(stage, version, key)
      else publishVersion(stage, version)
    }
    const publishedAt = stage.stamp.timestamp
    stage.patch(release._id, {
      set: {
        state: 'published',
        publishAt: release.publishAt ?? publishedAt,
        publishedAt,
        finalDocumentStates: finalStatesOf(versions),
      },
      unset: ['error'],
    })
  })
}

/** Unpublishes the document if it is still published, and deletes the version that was marked for it. */
function unpublishBy(stage: Stage, version: StoredDocument) {
  const id = publishedId(version._id)
  if (stage.get(id)) unpublishDocument(stage, id)
  stage.delete(version._id)
}
