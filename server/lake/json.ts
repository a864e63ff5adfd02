import type {Json, JsonObject} from './types.ts'

/** Whether a value is a JSON object, as against a list or a plain value. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field, as against what every object has by its prototype, such as `constructor`. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/**
 * Names that no field can have: copying the one would change what an object is instead of what it holds, and the other
 * is what groq-js asks every object whether it has a field.
 */
const FORBIDDEN = ['__proto__', 'hasOwnProperty']

/** The name in a field's name, or in a path to fields, that no field can have. */
export function forbiddenNameIn(path: string): string | undefined {
  return FORBIDDEN.find((name) => path.includes(name))
}

/**
 * An object that is the same when it is written and read again: a half of a character, which UTF-8 cannot write,
 * becomes U+FFFD, and -0, which JSON writes as 0, becomes 0.
 */
export function lastingObject(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name.toWellFormed(), lasting(value)]),
  )
}

function lasting(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed()
  if (value === 0) return 0
  if (Array.isArray(value)) return value.map(lasting)
  return isObject(value) ? lastingObject(value) : value
}
