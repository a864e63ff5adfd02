import {publishedId} from './documents.ts'
import {invalid} from './errors.ts'
import {isObject} from './json.ts'
import {releaseDocumentId} from './release-id.ts'
import {
  definitionId,
  isDefinitionId,
  isVariantDocumentId,
  scopeIdOf,
  variantDocumentId,
  variantIdOfDefinition,
  type VariantKey,
} from './variant-id.ts'
import type {Json, JsonObject, StoredDocument} from './types.ts'

const DRAFTS = 'drafts'

/**
 * The `_system` of a variant. It refers to the definition twice: current clients read the list, older clients the
 * single reference.
 * @see `DocumentSystem` of `@sanity/types`
 */
export function systemOf(key: VariantKey): JsonObject {
  const {publishedId, variantId, bundleId} = key
  const _ref = definitionId(variantId)
  const system: JsonObject = {
    variants: [{_key: variantId, _ref}],
    variant: {_ref},
    group: {_ref: publishedId, _weak: true},
    scopeId: scopeIdOf(key),
  }
  if (bundleId === undefined) {
    // Clients cannot compute the id of the draft.
    const draft = variantDocumentId({publishedId, variantId, bundleId: DRAFTS})
    return {...system, draft: {_ref: draft, _weak: true}}
  }
  if (bundleId === DRAFTS) return {...system, bundleId}
  return {...system, bundleId, release: {_ref: releaseDocumentId(bundleId), _weak: true}}
}

/** The fields of `_system` that `systemOf` writes. */
const VARIANT_FIELDS = new Set(['variants', 'variant', 'group', 'scopeId', 'draft', 'bundleId', 'release'])

/** The fields of `_system` that do not belong to the variant key. */
export function systemWithoutVariant(system: Json | undefined): JsonObject {
  if (!isObject(system)) return {}
  return Object.fromEntries(Object.entries(system).filter(([name]) => !VARIANT_FIELDS.has(name)))
}

/** The variant key in a document's `_system`; undefined when the document is not a variant. */
export function variantKeyOf({_id, _system}: StoredDocument): VariantKey | undefined {
  if (!isVariantDocumentId(_id)) return undefined
  const variantId = variantIdIn(_system)
  if (variantId === undefined || !isObject(_system)) return undefined
  const {bundleId} = _system
  return {publishedId: publishedId(_id), variantId, ...(typeof bundleId === 'string' && {bundleId})}
}

/** The release of a variant; undefined for published variants, drafts, and documents that are not variants. */
export function releaseOfVariant(document: StoredDocument): string | undefined {
  const bundleId = variantKeyOf(document)?.bundleId
  return bundleId === DRAFTS ? undefined : bundleId
}

export function isPublishedVariant(document: StoredDocument): boolean {
  const key = variantKeyOf(document)
  return key !== undefined && key.bundleId === undefined
}

/**
 * Rejects a document whose `_id` and `_system` disagree about its variant key. Look-ups use the `_id`; queries and
 * releases read the `_system`.
 * @throws LakeError `validationError`
 */
export function checkVariantKey(document: StoredDocument) {
  const {_id, _system} = document
  if (!isVariantDocumentId(_id) && variantIdIn(_system) === undefined) return
  const key = variantKeyOf(document)
  if (key && variantDocumentId(key) === _id) return
  throw invalid(
    `The "_id" and the "_system" of the document "${_id}" do not belong together. Create variants with the action sanity.action.document.variant.create, and leave their "_system" unchanged.`,
    _id,
  )
}

function variantIdIn(system: Json | undefined): string | undefined {
  if (!isObject(system)) return undefined
  const reference = Array.isArray(system.variants) ? system.variants[0] : undefined
  if (!isObject(reference) || typeof reference._ref !== 'string') return undefined
  return isDefinitionId(reference._ref) ? variantIdOfDefinition(reference._ref) : undefined
}
