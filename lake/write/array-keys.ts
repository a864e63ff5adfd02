import type {Action} from '../model/actions.ts'
import {isObject} from '../model/json.ts'
import type {Json, JsonObject, Mutation, PatchOperations} from '../model/types.ts'

/** Adds a `_key` to each object in an array that has none. The request option `autoGenerateArrayKeys` enables this. */
export function withArrayKeys(mutation: Mutation, newKey: () => string): Mutation {
  if ('create' in mutation) return {create: keyFields(mutation.create, newKey)}
  if ('createOrReplace' in mutation) return {createOrReplace: keyFields(mutation.createOrReplace, newKey)}
  if ('createIfNotExists' in mutation)
    return {createIfNotExists: keyFields(mutation.createIfNotExists, newKey)}
  if ('delete' in mutation) return mutation
  return {patch: {...mutation.patch, ...keyOperations(mutation.patch, newKey)}}
}

/**
 * Does the same for the content that an action brings. Actions always get keys.
 * @see https://www.sanity.io/docs/http-actions#autogeneratearraykeys
 */
export function withArrayKeysInAction(action: Action, newKey: () => string): Action {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other actions bring no content
  switch (action.actionType) {
    case 'sanity.action.document.create':
    case 'sanity.action.document.replaceDraft':
      return {...action, attributes: keyFields(action.attributes, newKey)}
    case 'sanity.action.document.version.replace':
      return {...action, document: keyFields(action.document, newKey)}
    case 'sanity.action.document.version.create':
    case 'sanity.action.document.variant.create':
      return action.document ? {...action, document: keyFields(action.document, newKey)} : action
    case 'sanity.action.document.edit':
    case 'sanity.action.document.variant.edit':
      return {...action, patch: {...action.patch, ...keyOperations(action.patch, newKey)}}
    default:
      return action
  }
}

function keyOperations({set, setIfMissing, insert}: PatchOperations, newKey: () => string): PatchOperations {
  return {
    ...(set && {set: keyFields(set, newKey)}),
    ...(setIfMissing && {setIfMissing: keyFields(setIfMissing, newKey)}),
    ...(insert && {insert: {...insert, items: keyItems(insert.items, newKey)}}),
  }
}

function keyFields(object: JsonObject, newKey: () => string): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, keyValue(value, newKey)]))
}

function keyItems(items: Json[], newKey: () => string): Json[] {
  return items.map((item) => {
    const keyed = keyValue(item, newKey)
    return isObject(keyed) && keyed._key === undefined ? {_key: newKey(), ...keyed} : keyed
  })
}

function keyValue(value: Json, newKey: () => string): Json {
  if (Array.isArray(value)) return keyItems(value, newKey)
  return isObject(value) ? keyFields(value, newKey) : value
}
