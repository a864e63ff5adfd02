import {invalid} from '../../model/errors.ts'
import {publishRelease} from './publish.ts'
import {requireRelease} from './release.ts'
import type {Stage} from '../stage/stage.ts'
import type {ReleaseAction} from '../../model/actions.ts'

/**
 * Milliseconds in the past that a schedule may name: the client's clock may be behind, and a request takes a moment. Such
 * a release is published at once.
 */
const GRACE_MS = 60_000

/**
 * Schedules a release, which locks its versions. A trial publication reports now the errors that publishing would have.
 * @throws LakeError the errors of `publishRelease` and of its references
 */
export function schedule(
  stage: Stage,
  {releaseId, publishAt}: Extract<ReleaseAction, {actionType: 'sanity.action.release.schedule'}>,
) {
  const release = requireRelease(stage, releaseId, 'scheduled', ['active', 'scheduled'])
  const time = Date.parse(publishAt)
  if (Number.isNaN(time)) {
    throw invalid('"publishAt" must be a time such as 2026-01-31T12:00:00Z', release._id)
  }
  if (time < Date.parse(stage.stamp.timestamp) - GRACE_MS) {
    throw invalid(`"publishAt" must be in the future, but ${publishAt} is not`, release._id)
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
 * Cancels the schedule of a release and unlocks its versions.
 * @throws LakeError `documentNotFoundError`, `validationError` when it is not scheduled
 */
export function unschedule(stage: Stage, releaseId: string) {
  const release = requireRelease(stage, releaseId, 'unscheduled', ['scheduled'])
  stage.asLake(() => stage.patch(release._id, {set: {state: 'active'}, unset: ['publishAt']}))
}

/** Makes a scheduled release that could not be published active again, with the reason, so that people can fix it. */
export function fail(
  stage: Stage,
  {releaseId, message}: Extract<ReleaseAction, {actionType: 'lake.release.fail'}>,
) {
  const release = requireRelease(stage, releaseId, 'given up', ['scheduled'])
  stage.asLake(() => {
    stage.patch(release._id, {set: {state: 'active', error: {message}}, unset: ['publishAt']})
  })
}
