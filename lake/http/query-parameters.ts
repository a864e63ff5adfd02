import {badRequest} from '../model/errors.ts'
import {checkStorable} from '../model/json.ts'
import type {Json, JsonObject} from '../model/types.ts'

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
