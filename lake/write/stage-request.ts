import {invalid, LakeError} from '../model/errors.ts'
import {withTimeLimit} from '../limits/time-limit.ts'
import type {Action, DefinitionAction, ReleaseAction, VariantAction} from '../model/actions.ts'
import {applyDocumentAction} from './documents/document-actions.ts'
import {applyReleaseAction} from './releases/actions.ts'
import type {ReleaseTools} from './releases/release.ts'
import {applyVariantAction} from './variants/actions.ts'
import {applyDefinitionAction} from './variants/definition-actions.ts'
import {withArrayKeysInAction} from './array-keys.ts'
import {applyMutation, indexed, type MutationTools} from './mutate.ts'
import type {Stage} from './stage/stage.ts'
import type {Change, CommitRequest, MutationResult} from '../model/types.ts'

/**
 * Requests with at most this many writes of whole documents run without a time limit. Such requests end soon, and
 * setting a limit would make the commit noticeably slower.
 */
const MAX_UNTIMED_WRITES = 20

/** The outcome of a request, before anything is written. */
export interface StagedRequest {
  stage: Stage
  /** One result for each target of each mutation. */
  results: MutationResult[]
  changes: Change[]
  /** Changes of a second transaction, right after this one. It adds the insertions that the text patches dropped. */
  restored: Change[]
}

interface StagingTools extends MutationTools, Pick<ReleaseTools, 'recall'> {
  /** Makes the stage of the transaction that follows the one on `stage`. */
  following: (stage: Stage) => Stage
  /** Time limit of the whole request, in milliseconds. The server answers nothing else meanwhile. */
  limitMs: number
}

/**
 * Runs the steps of a request on a new stage.
 * @throws LakeError the errors of the steps, and `validationError` when all of them together take too long
 */
export function stageRequest(stage: Stage, request: CommitRequest, tools: StagingTools): StagedRequest {
  const steps = () => {
    const results = run(stage, request, tools)
    const changes = indexed(stage, () => stage.finish())
    return {stage, results, changes, restored: restoredAfter(stage, tools)}
  }
  if (isShort(request)) return steps()
  // An error of the steps themselves may look like an exceeded limit, so it is returned as a value.
  const outcome = orTooLong(stage, tools.limitMs, () => outcomeOf(steps))
  if ('failure' in outcome) throw outcome.failure
  return outcome.value
}

function isShort({mutations = [], actions = []}: CommitRequest): boolean {
  if (actions.length > 0 || mutations.length > MAX_UNTIMED_WRITES) return false
  return mutations.every((mutation) => {
    if ('delete' in mutation) return 'id' in mutation.delete && typeof mutation.delete.id === 'string'
    return !('patch' in mutation)
  })
}

function outcomeOf<Value>(steps: () => Value): {value: Value} | {failure: unknown} {
  try {
    return {value: steps()}
  } catch (failure) {
    return {failure}
  }
}

function orTooLong<Value>(stage: Stage, limitMs: number, steps: () => Value): Value {
  try {
    return withTimeLimit(limitMs, steps)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    const tooLong = invalid(
      `The request was stopped: it took more than ${limitMs / 1000} seconds. Send it in parts.`,
    )
    tooLong.index = stage.index
    throw tooLong
  }
}

function run(stage: Stage, request: CommitRequest, tools: StagingTools): MutationResult[] {
  const {mutations = [], actions = [], autoGenerateArrayKeys = false, author} = request
  const results: MutationResult[] = []
  const options = {tools, autoGenerateArrayKeys}
  for (const [index, mutation] of mutations.entries()) {
    stage.index = index
    for (const result of indexed(stage, () => applyMutation(stage, mutation, options))) results.push(result)
  }
  for (const [index, action] of actions.entries()) {
    stage.index = index
    const keyed = withArrayKeysInAction(action, tools.newKey)
    indexed(stage, () => applyAction(stage, keyed, {author, recall: tools.recall}))
  }
  return results
}

/** The changes that add dropped insertions again: see `patch/left-out.ts`. */
function restoredAfter(stage: Stage, {following}: StagingTools): Change[] {
  const restorations = stage.restorations()
  if (restorations.length === 0) return []
  const after = following(stage)
  after.asLake(() => {
    for (const restoration of restorations) after.patch(restoration.id, restoration.operations)
  })
  return after.finish()
}

/**
 * Runs one action on the stage, as the mutations that the action consists of.
 * @throws LakeError the `actionError` family
 */
function applyAction(stage: Stage, action: Action, tools: ReleaseTools) {
  if (isVariantAction(action)) return applyVariantAction(stage, action)
  if (isDefinitionAction(action)) return applyDefinitionAction(stage, action)
  if (isReleaseAction(action)) return applyReleaseAction(stage, action, tools)
  return applyDocumentAction(stage, action)
}

function isVariantAction(action: Action): action is VariantAction {
  return action.actionType.startsWith('sanity.action.document.variant.')
}

function isDefinitionAction(action: Action): action is DefinitionAction {
  return action.actionType.startsWith('sanity.action.variant.definition.')
}

function isReleaseAction(action: Action): action is ReleaseAction {
  return !action.actionType.startsWith('sanity.action.document.')
}
