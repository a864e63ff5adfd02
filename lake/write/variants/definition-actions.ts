import {invalid, LakeError} from '../../model/errors.ts'
import {checkVariantId, definitionId, VARIANT_TYPE} from '../../model/variant-id.ts'
import type {Stage} from '../stage/stage.ts'
import type {DefinitionAction} from '../../model/actions.ts'
import type {StoredDocument} from '../../model/types.ts'

type Of<Name extends string> = Extract<
  DefinitionAction,
  {actionType: `sanity.action.variant.definition.${Name}`}
>

/**
 * Runs an action on the definition of a variant. `Stage` checks the definition when it is written.
 * @throws LakeError the `actionError` family
 */
export function applyDefinitionAction(stage: Stage, action: DefinitionAction) {
  checkVariantId(action.variantId)
  switch (action.actionType) {
    case 'sanity.action.variant.definition.create':
      return create(stage, action)
    case 'sanity.action.variant.definition.edit':
      return edit(stage, action)
    case 'sanity.action.variant.definition.delete':
      return remove(stage, action)
    default:
      return action satisfies never
  }
}

function create(stage: Stage, {variantId, conditions, priority, metadata}: Of<'create'>) {
  stage.create({
    _id: definitionId(variantId),
    _type: VARIANT_TYPE,
    name: variantId,
    conditions,
    priority,
    ...(metadata && {metadata}),
  })
}

function edit(stage: Stage, {variantId, patch, ifRevisionId}: Of<'edit'>) {
  const before = requireDefinition(stage, variantId, ifRevisionId)
  stage.patch(before._id, patch)
  const after = stage.require(before._id)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (MAY_CHANGE.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue
    throw invalid(
      `Only the conditions, the priority and the metadata of a variant can be edited, not its "${name}"`,
      before._id,
    )
  }
}

const MAY_CHANGE = new Set(['conditions', 'priority', 'metadata', '_rev', '_updatedAt'])

/** Variants of documents refer to their definition. While any exist, the check of references rejects the deletion. */
function remove(stage: Stage, {variantId, ifRevisionId}: Of<'delete'>) {
  stage.delete(requireDefinition(stage, variantId, ifRevisionId)._id)
}

function requireDefinition(stage: Stage, variantId: string, ifRevisionId?: string): StoredDocument {
  const definition = stage.get(definitionId(variantId))
  if (!definition) {
    throw new LakeError('documentNotFoundError', `The variant "${variantId}" was not found`, {
      id: definitionId(variantId),
    })
  }
  if (ifRevisionId !== undefined) stage.checkRevision(definition._id, ifRevisionId)
  return definition
}
