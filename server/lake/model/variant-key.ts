import {publishedId} from './documents.ts'
import {LakeError} from './errors.ts'
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
 * What the lake notes in the `_system` of a variant. The definition is referred to twice: clients read the list,
 * older ones the single reference.
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
    // Nobody else can tell the id under which its draft will be.
    const draft = variantDocumentId({publishedId, variantId, bundleId: DRAFTS})
    return {...system, draft: {_ref: draft, _weak: true}}
  }
  if (bundleId === DRAFTS) return {...system, bundleId}
  return {...system, bundleId, release: {_ref: releaseDocumentId(bundleId), _weak: true}}
}

/** The fields of `_system` that `systemOf` writes. */
const VARIANT_FIELDS = new Set(['variants', 'variant', 'group', 'scopeId', 'draft', 'bundleId', 'release'])

/** What a `_system` says besides where its variant is. */
export function systemWithoutVariant(system: Json | undefined): JsonObject {
  if (!isObject(system)) return {}
  return Object.fromEntries(Object.entries(system).filter(([name]) => !VARIANT_FIELDS.has(name)))
}

/** Where a variant is, as its `_system` says; undefined for any other document. */
export function variantKeyOf({_id, _system}: StoredDocument): VariantKey | undefined {
  if (!isVariantDocumentId(_id)) return undefined
  const variantId = variantIdIn(_system)
  if (variantId === undefined || !isObject(_system)) return undefined
  const {bundleId} = _system
  return {publishedId: publishedId(_id), variantId, ...(typeof bundleId === 'string' && {bundleId})}
}

/** The release that a variant is in; undefined of one that is published or a draft, and of any other document. */
export function releaseOfVariant(document: StoredDocument): string | undefined {
  const bundleId = variantKeyOf(document)?.bundleId
  return bundleId === DRAFTS ? undefined : bundleId
}

export function isPublishedVariant(document: StoredDocument): boolean {
  const key = variantKeyOf(document)
  return key !== undefined && key.bundleId === undefined
}

/**
 * Refuses a document whose id and `_system` do not agree on whether, and where, it is a variant: by the one it is
 * found, by the other it is known.
 * @throws LakeError `validationError`
 */
export function checkVariantKey(document: StoredDocument) {
  const {_id, _system} = document
  if (!isVariantDocumentId(_id) && variantIdIn(_system) === undefined) return
  const key = variantKeyOf(document)
  if (key && variantDocumentId(key) === _id) return
  throw new LakeError(
    'validationError',
    `The "_id" and the "_system" of the document "${_id}" do not belong together: variants are made by the action sanity.action.document.variant.create, and their "_system" is the lake's`,
    {id: _id},
  )
}

function variantIdIn(system: Json | undefined): string | undefined {
  if (!isObject(system)) return undefined
  const reference = Array.isArray(system.variants) ? system.variants[0] : undefined
  if (!isObject(reference) || typeof reference._ref !== 'string') return undefined
  return isDefinitionId(reference._ref) ? variantIdOfDefinition(reference._ref) : undefined
}
