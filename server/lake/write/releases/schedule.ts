import {LakeError} from '../../model/errors.ts'
import {publishRelease} from './publish.ts'
import {requireRelease} from './release.ts'
import type {Stage} from '../stage/stage.ts'
import type {ReleaseAction} from '../../model/actions.ts'

/** A client's clock may be behind, and a request takes a moment: such a release is published at once. */
const GRACE_MS = 60_000

/**
 * Has a release published at a time, and holds its versions fast until then. What would keep it from being
 * published now is told at once.
 * @throws LakeError as `publishRelease`, and those of the references
 */
export function schedule(
  stage: Stage,
  {releaseId, publishAt}: Extract<ReleaseAction, {actionType: 'sanity.action.release.schedule'}>,
) {
  const release = requireRelease(stage, releaseId, 'scheduled', ['active', 'scheduled'])
  const time = Date.parse(publishAt)
  if (Number.isNaN(time)) {
    throw new LakeError('validationError', '"publishAt" must be a time such as 2026-01-31T12:00:00Z', {
      id: release._id,
    })
  }
  if (time < Date.parse(stage.stamp.timestamp) - GRACE_MS) {
    throw new LakeError('validationError', `"publishAt" must be in the future, and ${publishAt} is not`, {
      id: release._id,
    })
  }
  stage.asLake(() => {
    stage.patch(release._id, {
      set: {state: 'scheduled', publishAt: new Date(time).toISOString()},
      unset: ['error'],
    })
  })
  const trial = stage.fork()
  publishRelease(trial, releaseId, 'scheduled')
  trial.finish()
}

/**
 * Takes a release's time back, and lets its versions go.
 * @throws LakeError `documentNotFoundError`, `validationError` when it is not scheduled
 */
export function unschedule(stage: Stage, releaseId: string) {
  const release = requireRelease(stage, releaseId, 'unscheduled', ['scheduled'])
  stage.asLake(() => stage.patch(release._id, {set: {state: 'active'}, unset: ['publishAt']}))
}

/** What becomes of a scheduled release that could not be published: people see why, and may mend it. */
export function fail(
  stage: Stage,
  {releaseId, message}: Extract<ReleaseAction, {actionType: 'lake.release.fail'}>,
) {
  const release = requireRelease(stage, releaseId, 'given up', ['scheduled'])
  stage.asLake(() => {
    stage.patch(release._id, {set: {state: 'active', error: {message}}, unset: ['publishAt']})
  })
}
