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
 * An object whose texts are whole characters: a half of one, which UTF-8 cannot write, becomes U+FFFD, as it would on
 * the disk.
 */
export function wellFormedObject(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name.toWellFormed(), wellFormed(value)]),
  )
}

function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  return isObject(value) ? wellFormedObject(value) : value
}
