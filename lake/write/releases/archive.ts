import {LakeError} from '../../model/errors.ts'
import {isObject} from '../../model/json.ts'
import {finalStatesOf, requireRelease, versionsIn, type ReleaseTools} from './release.ts'
import type {Stage} from '../stage/stage.ts'
import type {StoredDocument} from '../../model/types.ts'

/** Archives a release. Its versions are deleted and remain only in the history. */
export function archive(stage: Stage, releaseId: string) {
  const release = requireRelease(stage, releaseId, 'archived', ['active'])
  const versions = versionsIn(stage, releaseId)
  stage.asLake(() => {
    for (const {_id} of versions) stage.delete(_id)
    stage.patch(release._id, {
      set: {state: 'archived', finalDocumentStates: finalStatesOf(versions)},
      unset: ['error'],
    })
  })
}

/**
 * Restores an archived release with its versions, except those that were purged in the meantime.
 * @throws LakeError `documentNotFoundError` when the history has no version of the release any more
 */
export function unarchive(stage: Stage, releaseId: string, {recall}: ReleaseTools) {
  const release = requireRelease(stage, releaseId, 'unarchived', ['archived'])
  const ids = finalIdsOf(release)
  const versions = ids.flatMap((id) => recall(id) ?? [])
  const [first] = ids
  if (first !== undefined && versions.length === 0) {
    throw new LakeError(
      'documentNotFoundError',
      `Release "${releaseId}" cannot be unarchived: the history of its documents is no longer kept`,
      {id: first},
    )
  }
  stage.asLake(() => {
    for (const version of versions) stage.create(version)
    stage.patch(release._id, {set: {state: 'active'}, unset: ['finalDocumentStates']})
  })
}

function finalIdsOf({finalDocumentStates}: StoredDocument): string[] {
  if (!Array.isArray(finalDocumentStates)) return []
  return finalDocumentStates.flatMap((state) =>
    isObject(state) && typeof state.id === 'string' ? [state.id] : [],
  )
}
