import type {Action, DefinitionAction, ReleaseAction, VariantAction} from '../model/actions.ts'
import {applyDocumentAction} from './documents/document-actions.ts'
import {applyReleaseAction} from './releases/actions.ts'
import type {ReleaseTools} from './releases/release.ts'
import type {Stage} from './stage/stage.ts'
import {applyVariantAction} from './variants/actions.ts'
import {applyDefinitionAction} from './variants/definition-actions.ts'

/**
 * Runs one action on the stage, as the mutations that the action consists of.
 * @throws LakeError the `actionError` family
 */
export function applyAction(stage: Stage, action: Action, tools: ReleaseTools) {
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
