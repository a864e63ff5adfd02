import {invalid} from '../../model/errors.ts'
import {isObject} from '../../model/json.ts'
import {checkMetadata, type ReleaseTools} from './release.ts'
import {checkReleaseId, RELEASE_TYPE, releaseDocumentId} from '../../model/release-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {ReleaseAction} from '../../model/actions.ts'
import type {JsonObject} from '../../model/types.ts'

/**
 * Writes a release from another dataset. A release that was scheduled there becomes active, with its time in
 * `metadata.intendedPublishAt`: an import must not publish, and the versions may be imported after the release.
 */
export function importRelease(
  stage: Stage,
  {releaseId, document, ifExists}: Extract<ReleaseAction, {actionType: 'sanity.action.release.import'}>,
  {author}: ReleaseTools,
) {
  checkReleaseId(releaseId)
  const id = releaseDocumentId(releaseId)
  if (document._id !== undefined && document._id !== id) {
    throw invalid(`The release "${releaseId}" must have the _id "${id}"`, id)
  }
  const isEnded = document.state === 'archived' || document.state === 'published'
  const {publishAt, ...rest} = document
  const metadata: JsonObject = {
    releaseType: 'undecided',
    ...(isObject(document.metadata) && document.metadata),
    ...(!isEnded && typeof publishAt === 'string' && {intendedPublishAt: publishAt}),
  }
  checkMetadata(metadata, releaseId)
  const imported: JsonObject = {
    userId: author,
    ...(isEnded ? document : {...rest, state: 'active'}),
    metadata,
    _id: id,
    _type: RELEASE_TYPE,
    name: releaseId,
  }
  stage.asLake(() => {
    if (ifExists === 'fail') stage.create(imported)
    else if (ifExists === 'ignore') stage.createIfNotExists(imported)
    else stage.createOrReplace(imported)
  })
}
