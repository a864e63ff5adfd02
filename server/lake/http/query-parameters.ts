import {LakeError} from '../model/errors.ts'
import {checkStorable} from '../model/json.ts'
import type {Json, JsonObject} from '../model/types.ts'

/**
 * The parameters of a GROQ query in an address: `$name=<JSON>`.
 * @throws LakeError `badRequest` naming the parameter that is not JSON, or more than is taken
 */
export function queryParameters(search: URLSearchParams): JsonObject {
  const params = [...search].filter(([name]) => name.startsWith('$'))
  // As own properties whatever their names: "$__proto__" is to be found, and refused.
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
    throw new LakeError('badRequest', `The parameter ${name} is not valid JSON; strings need their quotes`)
  }
}
