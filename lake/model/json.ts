import {badRequest} from './errors.ts'
import type {Json, JsonObject} from './types.ts'

/** Whether a value is a JSON object, not a list or a plain value. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an object's own field. Names that every object inherits, such as `constructor`, are not fields. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/**
 * Names that no field can have. Copying a `__proto__` would replace an object's prototype. groq-js calls
 * `hasOwnProperty` on every object that it reads.
 */
const FORBIDDEN = ['__proto__', 'hasOwnProperty']

/** The forbidden name that a field's name or path contains, if any. */
export function forbiddenNameIn(path: string): string | undefined {
  return FORBIDDEN.find((name) => path.includes(name))
}

/** Levels of nesting in what clients send: mutations, actions, parameters of queries. */
const MAX_DEPTH = 100

/**
 * @param what names the value in messages, as the subject of a sentence
 * @throws LakeError `badRequest` when JSON is nested too deeply, or contains something that cannot be stored
 */
export function checkStorable(value: Json, what: string, depth = 0) {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw badRequest(`${what} has a number that is too large to store`)
  if (value === null || typeof value !== 'object') return
  if (depth > MAX_DEPTH) throw badRequest(`${what} is nested more than ${MAX_DEPTH} levels deep`)
  if (Array.isArray(value)) {
    for (const item of value) checkStorable(item, what, depth + 1)
    return
  }
  for (const [name, item] of Object.entries(value)) {
    const forbidden = forbiddenNameIn(name)
    if (forbidden) throw badRequest(`A field cannot be named "${forbidden}"`)
    checkStorable(item, what, depth + 1)
  }
}

/** Whether a value is nested more than `levels` deep. */
export function isDeeper(value: Json, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false
  if (levels === 0) return true
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeper(item, levels - 1)) return true
  }
  return false
}

/**
 * The object as it is read again after it was stored. Half of a surrogate pair, which UTF-8 cannot encode, becomes
 * U+FFFD. -0, which JSON writes as 0, becomes 0.
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
