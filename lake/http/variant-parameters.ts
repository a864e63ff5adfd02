import {badRequest} from '../model/errors.ts'
import {checkVariantId} from '../model/variant-id.ts'
import type {RequestedVariants} from '../query/view/shown-variants.ts'

/** The only API version with variants, as on the hosted service. */
const VERSION_OF_VARIANTS = 'X'
/** Maximum number of `variantCondition` parameters in one query. */
const MAX_CONDITIONS = 100

/**
 * Reads the requested variants: `variant=<id>` once, or `variantCondition=<key>:<value>` any number of times.
 * @throws LakeError `badRequest`, `validationError`
 */
export function parseVariants(search: URLSearchParams, apiVersion: string): RequestedVariants | undefined {
  const ids = search.getAll('variant').filter(Boolean)
  const conditions = search.getAll('variantCondition')
  if (ids.length === 0 && conditions.length === 0) return undefined
  if (apiVersion !== VERSION_OF_VARIANTS) {
    throw badRequest(`Variants are served by the API version vX, not by v${apiVersion}`)
  }
  const [id, ...others] = ids
  if (others.length > 0 || (id !== undefined && conditions.length > 0)) {
    throw badRequest('A query takes either one "variant" or any number of "variantCondition" parameters')
  }
  if (id !== undefined) {
    checkVariantId(id)
    return {id}
  }
  const wrong = conditions.find((condition) => !/^[^:]+:./s.test(condition))
  if (wrong !== undefined) {
    throw badRequest(
      `The variantCondition "${wrong.slice(0, 100)}" must be a key and a value such as audience:loyal`,
    )
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw badRequest(`A query has at most ${MAX_CONDITIONS} conditions`)
  }
  return {conditions: new Set(conditions)}
}
