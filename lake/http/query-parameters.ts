import {badRequest} from '../model/errors.ts'
import {checkStorable} from '../model/json.ts'
import type {Json, JsonObject} from '../model/types.ts'
import {checkVariantId} from '../model/variant-id.ts'
import type {RequestedVariants} from '../query/view/shown-variants.ts'

/**
 * Reads the parameters of a GROQ query from a URL: `$name=<JSON>`.
 * @throws LakeError `badRequest` that names a parameter that is not JSON, or is too deeply nested
 */
export function queryParameters(search: URLSearchParams): JsonObject {
  const params = [...search].filter(([name]) => name.startsWith('$'))
  // `fromEntries` makes own properties, so that "$__proto__" is found and rejected.
  return Object.fromEntries(params.map(([name, text]) => [name.slice(1), parseValue(name, text)]))
}

function parseValue(name: string, text: string): Json {
  const value = parseJson(name, text)
  checkStorable(value, `The parameter ${name}`)
  return value
}

function parseJson(name: string, text: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    throw badRequest(`The parameter ${name} is not valid JSON; strings need their quotes`)
  }
}

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
