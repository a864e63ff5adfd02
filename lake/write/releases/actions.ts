import {invalid} from '../../model/errors.ts'
import {archive, unarchive} from './archive.ts'
import {importRelease} from './import.ts'
import {publishRelease} from './publish.ts'
import {fail, schedule, unschedule} from './schedule.ts'
import {checkMetadata, requireRelease, versionsIn, type ReleaseTools} from './release.ts'
import {checkReleaseId, RELEASE_TYPE, releaseDocumentId} from '../../model/release-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {ReleaseAction} from '../../model/actions.ts'

type Of<Name extends string> = Extract<ReleaseAction, {actionType: `sanity.action.release.${Name}`}>

/**
 * Runs an action on a release, as the mutations that the action consists of.
 * @throws LakeError the `actionError` family
 * @see https://www.sanity.io/docs/http-actions
 */
export function applyReleaseAction(stage: Stage, action: ReleaseAction, tools: ReleaseTools) {
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return create(stage, action, tools)
    case 'sanity.action.release.edit':
      return edit(stage, action)
    case 'sanity.action.release.publish':
      return publishRelease(stage, action.releaseId, 'active')
    case 'sanity.action.release.schedule':
      return schedule(stage, action)
    case 'sanity.action.release.unschedule':
      return unschedule(stage, action.releaseId)
    case 'sanity.action.release.archive':
      return archive(stage, action.releaseId)
    case 'sanity.action.release.unarchive':
      return unarchive(stage, action.releaseId, tools)
    case 'sanity.action.release.delete':
      return remove(stage, action.releaseId)
    case 'sanity.action.release.import':
      return importRelease(stage, action, tools)
    case 'lake.release.publishDue':
      return publishRelease(stage, action.releaseId, 'scheduled')
    case 'lake.release.fail':
      return fail(stage, action)
    default:
      return action satisfies never
  }
}

function create(stage: Stage, {releaseId, metadata}: Of<'create'>, {author}: ReleaseTools) {
  checkReleaseId(releaseId)
  const complete = {releaseType: 'undecided', ...metadata}
  checkMetadata(complete, releaseId)
  stage.asLake(() => {
    stage.create({
      _id: releaseDocumentId(releaseId),
      _type: RELEASE_TYPE,
      name: releaseId,
      state: 'active',
      userId: author,
      metadata: complete,
    })
  })
}

function edit(stage: Stage, {releaseId, patch}: Of<'edit'>) {
  const before = requireRelease(stage, releaseId, 'edited', ['active', 'scheduled'])
  stage.asLake(() => stage.patch(before._id, patch))
  const after = stage.require(before._id)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (MAY_CHANGE.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue
    throw invalid(`Only the metadata of a release can be edited, not its "${name}"`, before._id)
  }
  checkMetadata(after.metadata, releaseId)
}

const MAY_CHANGE = new Set(['metadata', '_rev', '_updatedAt'])

/** Deletes the release and its versions. Only an imported release can still have versions in this state. */
function remove(stage: Stage, releaseId: string) {
  const release = requireRelease(stage, releaseId, 'deleted', ['archived', 'published'])
  stage.asLake(() => {
    for (const {_id} of versionsIn(stage, releaseId)) stage.delete(_id)
    stage.delete(release._id)
  })
}
