import {LakeError} from '../errors.ts'
import type {Json, JsonObject} from '../types.ts'

/**
 * The parameters of a GROQ query in an address: `$name=<JSON>`.
 * @throws LakeError `badRequest` naming the parameter that is not JSON
 */
export function queryParameters(search: URLSearchParams): JsonObject {
  const params: JsonObject = {}
  for (const [name, text] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = parseValue(name, text)
  }
  return params
}

function parseValue(name: string, text: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    throw new LakeError('badRequest', `The parameter ${name} is not valid JSON; strings need their quotes`)
  }
}
