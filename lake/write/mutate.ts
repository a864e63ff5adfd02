import {withArrayKeys} from './array-keys.ts'
import {LakeError} from '../model/errors.ts'
import type {Stage} from './stage/stage.ts'
import type {JsonObject, Mutation, MutationResult, Target} from '../model/types.ts'

type QueryTarget = Extract<Target, {query: string}>

/** The documents as the mutations so far have changed them. */
export type Documents = Pick<Stage, 'changed' | 'get'>

/** The inputs of a mutation that come from outside, so that the rest is a pure function. */
export interface MutationTools {
  /** Returns a new document id. */
  newId: () => string
  /** Returns a new `_key` for an array element. */
  newKey: () => string
  /** Returns the ids of the documents that a query selects. */
  selectIds: (query: QueryTarget, among: Documents) => string[]
}

/**
 * Runs one mutation on the stage.
 * @returns one result for each document that the mutation targets
 * @throws LakeError the `mutationError` family
 */
export function applyMutation(
  stage: Stage,
  mutation: Mutation,
  options: {tools: MutationTools; autoGenerateArrayKeys: boolean},
): MutationResult[] {
  const {tools, autoGenerateArrayKeys} = options
  const keyed = autoGenerateArrayKeys ? withArrayKeys(mutation, tools.newKey) : mutation
  if ('create' in keyed) return [stage.create(withId(keyed.create, tools))]
  if ('createOrReplace' in keyed) return [stage.createOrReplace(keyed.createOrReplace)]
  if ('createIfNotExists' in keyed) return [stage.createIfNotExists(keyed.createIfNotExists)]
  if ('delete' in keyed) {
    return idsOf(keyed.delete, stage, tools).map((id) => {
      if (keyed.delete.purge) stage.purge(id)
      return stage.delete(id)
    })
  }
  const {ids, operations} = splitPatch(keyed.patch, stage, tools)
  return ids.map((id) => stage.patch(id, operations))
}

/** Generates a missing `_id`. An `_id` that ends in a dot is a prefix of the generated one. */
function withId(sent: JsonObject, {newId}: MutationTools): JsonObject {
  const {_id} = sent
  if (_id === undefined || _id === null || _id === '') return {...sent, _id: newId()}
  if (typeof _id === 'string' && _id.endsWith('.')) return {...sent, _id: `${_id}${newId()}`}
  return sent
}

function splitPatch(patch: Extract<Mutation, {patch: unknown}>['patch'], stage: Stage, tools: MutationTools) {
  if ('query' in patch) {
    const {query, params, ...operations} = patch
    return {ids: tools.selectIds({query, params}, stage), operations}
  }
  const {id, ...operations} = patch
  return {ids: [id].flat(), operations}
}

function idsOf(target: Target, stage: Stage, tools: MutationTools): string[] {
  return 'query' in target ? tools.selectIds(target, stage) : [target.id].flat()
}

/** Runs `step`. A failure gets the index of the current mutation or action in the request. */
export function indexed<Result>(stage: Stage, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof LakeError) error.index ??= stage.index
    throw error
  }
}
