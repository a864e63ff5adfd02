import type {Json, JsonObject} from './types.ts'

/** Whether a value is a JSON object, as against a list or a plain value. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field, as against what every object has by its prototype, such as `constructor`. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}
