import {hash} from 'node:crypto'
import {LakeError} from './errors.ts'

/** Type of the documents that say when a variant applies. */
export const VARIANT_TYPE = 'system.variant'

/** Where a variant of a document is: which document's, which variant's, and in what. */
export interface VariantKey {
  /** `x` of the group of `x`, `drafts.x` and all their versions. */
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

/** `_.variants.loyal`, the document that says when the variant `loyal` applies. */
export const definitionId = (variantId: string) => `${DEFINITIONS}${variantId}`

export const isDefinitionId = (id: string) => id.startsWith(DEFINITIONS)

/** `loyal` of `_.variants.loyal`. */
export const variantIdOfDefinition = (id: string) => id.slice(DEFINITIONS.length)

/**
 * What stands in a variant's id where other versions have the name of their release. Clients take it as it is: it
 * cannot be turned back into what it was made of. The same for the variants of all documents.
 */
export function scopeIdOf({variantId, bundleId = ''}: Pick<VariantKey, 'variantId' | 'bundleId'>): string {
  return `variant-${hash('sha256', `${variantId} ${bundleId}`, 'base64url').slice(0, HASH_LENGTH)}`
}

/** Whether a name looks like what `scopeIdOf` makes. */
export const isScopeId = (name: string) => SCOPE.test(name)

export const variantDocumentId = (key: VariantKey) => `versions.${scopeIdOf(key)}.${key.publishedId}`

/** Whether an id is one of a variant of a document. */
export const isVariantDocumentId = (id: string) => DOCUMENT.test(id)

/** @throws LakeError `validationError` when a variant cannot have this id */
export function checkVariantId(variantId: string) {
  if (VARIANT_ID.test(variantId)) return
  const short = variantId.slice(0, 64)
  throw new LakeError(
    'validationError',
    `"${short}" cannot be the id of a variant: it has 1 to 64 letters (a-z), digits, "_" and "-", and nothing before them, as in "loyal" of "${definitionId('loyal')}"`,
    {id: short},
  )
}
