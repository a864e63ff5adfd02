import {hash} from 'node:crypto'
import {invalid} from './errors.ts'

/** Type of the documents that define when a variant applies. */
export const VARIANT_TYPE = 'system.variant'

/** Identifies one variant of one document, as published, as a draft or in a release. */
export interface VariantKey {
  /** The document's id without a prefix: `x`, for variants in drafts and releases too. */
  publishedId: string
  /** `loyal` of `_.variants.loyal`. */
  variantId: string
  /** `drafts`, or the id of a release; absent: published. */
  bundleId?: string | undefined
}

const DEFINITIONS = '_.variants.'
const VARIANT_ID = /^[A-Za-z0-9_-]{1,64}$/
const HASH_LENGTH = 12
const SCOPE = /^variant-[A-Za-z0-9_-]{12}$/
const DOCUMENT = /^versions\.variant-[A-Za-z0-9_-]{12}\../

/** `_.variants.loyal`, the document that defines when the variant `loyal` applies. */
export const definitionId = (variantId: string) => `${DEFINITIONS}${variantId}`

export const isDefinitionId = (id: string) => id.startsWith(DEFINITIONS)

/** `loyal` of `_.variants.loyal`. */
export const variantIdOfDefinition = (id: string) => id.slice(DEFINITIONS.length)

/**
 * The second part of a variant's id. Other versions have the id of their release there. It is a hash: clients cannot
 * read the variant or the release from it. Variants of different documents share it.
 */
export function scopeIdOf({variantId, bundleId = ''}: Pick<VariantKey, 'variantId' | 'bundleId'>): string {
  return `variant-${hash('sha256', `${variantId} ${bundleId}`, 'base64url').slice(0, HASH_LENGTH)}`
}

/** Whether a name has the form of a scope id. */
export const isScopeId = (name: string) => SCOPE.test(name)

export const variantDocumentId = (key: VariantKey) => `versions.${scopeIdOf(key)}.${key.publishedId}`

/** Whether an id belongs to a variant of a document. */
export const isVariantDocumentId = (id: string) => DOCUMENT.test(id)

/** @throws LakeError `validationError` when the id is malformed */
export function checkVariantId(variantId: string) {
  if (VARIANT_ID.test(variantId)) return
  const short = variantId.slice(0, 64)
  throw invalid(
    `"${short}" cannot be the id of a variant. Use 1 to 64 letters (a-z), digits, "_" and "-", without the prefix "${DEFINITIONS}".`,
    short,
  )
}
