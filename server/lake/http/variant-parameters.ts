import {LakeError} from '../model/errors.ts'
import {checkVariantId} from '../model/variant-id.ts'
import type {AskedVariants} from '../query/view/shown-variants.ts'

/** The one API version that serves variants while they are new. */
const VERSION_OF_VARIANTS = 'X'
const MAX_CONDITIONS = 100

/**
 * Reads which variants a query asks for: `variant=<id>`, or `variantCondition=<key>:<value>` any number of times.
 * @throws LakeError `badRequest`, `validationError`
 */
export function parseVariants(search: URLSearchParams, apiVersion: string): AskedVariants | undefined {
  const ids = search.getAll('variant').filter(Boolean)
  const conditions = search.getAll('variantCondition')
  if (ids.length === 0 && conditions.length === 0) return undefined
  if (apiVersion !== VERSION_OF_VARIANTS) {
    throw new LakeError('badRequest', `Variants are served by the API version vX, not by v${apiVersion}`)
  }
  const [id, ...others] = ids
  if (others.length > 0 || (id !== undefined && conditions.length > 0)) {
    throw new LakeError(
      'badRequest',
      'A query asks for one "variant", or for those that meet a "variantCondition" or several',
    )
  }
  if (id !== undefined) {
    checkVariantId(id)
    return {id}
  }
  const wrong = conditions.find((condition) => !/^[^:]+:./s.test(condition))
  if (wrong !== undefined) {
    throw new LakeError(
      'badRequest',
      `The variantCondition "${wrong.slice(0, 100)}" must be a key and a value such as audience:loyal`,
    )
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw new LakeError('badRequest', `A query has at most ${MAX_CONDITIONS} conditions`)
  }
  return {conditions: new Set(conditions)}
}
