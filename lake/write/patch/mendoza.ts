import {isObject, own} from '../../model/json.ts'
import type {Effects, Json, JsonObject, StoredDocument} from '../../model/types.ts'

/**
 * The opcodes of the Mendoza format that this encoder writes, as its reader numbers them.
 * @see https://github.com/sanity-io/mendoza-js/blob/main/src/internal-patcher.ts
 */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const PUSH_ELEMENT_BLANK = 13
const RETURN_INTO_FIELD = 15
const RETURN_INTO_ARRAY = 16
const SET_FIELD = 17
const DELETE_FIELD = 19
const APPEND_VALUE = 20
const APPEND_SLICE = 21
const APPEND_STRING = 22
const APPEND_STRING_SLICE = 23

/**
 * The patches from one state of a document to another and back. Both ignore `_rev`. A creation has `revert: [0, null]`
 * and a deletion `apply: [0, null]`, because the Studio's history looks for exactly these.
 */
export function effectsOf(previous: StoredDocument | undefined, next: StoredDocument | undefined): Effects {
  const before = previous && withoutRevision(previous)
  const after = next && withoutRevision(next)
  if (!before || !after) return {apply: [VALUE, after ?? null], revert: [VALUE, before ?? null]}
  return {apply: encode(before, after), revert: encode(after, before)}
}

/** The part of a document that Mendoza patches cover. */
export function withoutRevision(document: StoredDocument): JsonObject {
  const {_rev, ...rest} = document
  return rest
}

function encode(previous: JsonObject, next: JsonObject): Json[] {
  const patch: Json[] = []
  writeObject(patch, previous, next)
  return patch
}

/** Appends to `patch` the operations on the fields of the reader's current object. */
function writeObject(patch: Json[], previous: JsonObject, next: JsonObject) {
  // The reader finds a field by its position among the sorted names.
  for (const [position, name] of Object.keys(previous).sort().entries()) {
    const before = own(previous, name)
    const after = own(next, name)
    if (before === undefined) continue
    if (after === undefined) patch.push(DELETE_FIELD, position)
    else if (!isEqual(before, after)) writeField(patch, {name, position}, before, after)
  }
  for (const [name, after] of Object.entries(next)) {
    if (own(previous, name) === undefined) patch.push(SET_FIELD, after, name)
  }
}

function writeField(patch: Json[], field: {name: string; position: number}, before: Json, after: Json) {
  if (isObject(before) && isObject(after)) {
    patch.push(PUSH_FIELD_COPY, field.position)
    writeObject(patch, before, after)
    patch.push(RETURN_INTO_FIELD)
    return
  }
  const length = patch.length
  patch.push(PUSH_FIELD_BLANK, field.position)
  if (writeRebuilt(patch, before, after)) {
    patch.push(RETURN_INTO_FIELD)
    return
  }
  patch.length = length
  patch.push(SET_FIELD, after, field.name)
}

/** Rebuilds the value from parts of the old one. @returns false, with nothing written, when that saves nothing */
function writeRebuilt(patch: Json[], before: Json, after: Json): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    // The reader returns null for a blank value that nothing was appended to.
    if (after.length === 0 || before.length === 0) return false
    writeArray(patch, before, after)
    return true
  }
  if (typeof before === 'string' && typeof after === 'string') return writeString(patch, before, after)
  return false
}

function writeArray(patch: Json[], previous: Json[], next: Json[]) {
  const positions = positionsByKey(previous)
  for (let index = 0; index < next.length;) {
    const after = next[index] ?? null
    const position = positions.get(keyOf(after)) ?? index
    const end = endOfRun(previous, position, next, index)
    if (end > index) {
      patch.push(APPEND_SLICE, position, position + end - index)
      index = end
    } else {
      writeElement(patch, position, previous[position], after)
      index++
    }
  }
}

function writeElement(patch: Json[], position: number, before: Json | undefined, after: Json) {
  if (before === undefined) {
    patch.push(APPEND_VALUE, after)
    return
  }
  if (isObject(before) && isObject(after) && keyOf(before) === keyOf(after)) {
    patch.push(PUSH_ELEMENT_COPY, position)
    writeObject(patch, before, after)
    patch.push(RETURN_INTO_ARRAY)
    return
  }
  const length = patch.length
  patch.push(PUSH_ELEMENT_BLANK, position)
  if (writeRebuilt(patch, before, after)) {
    patch.push(RETURN_INTO_ARRAY)
    return
  }
  patch.length = length
  patch.push(APPEND_VALUE, after)
}

/** The end, in `next`, of the run of elements from `index` on that equals the run of `previous` from `position` on. */
function endOfRun(previous: Json[], position: number, next: Json[], index: number): number {
  let end = index
  while (end < next.length && isEqual(previous[position + end - index], next[end])) end++
  return end
}

/** The `_key` of an array element. */
function keyOf(element: Json): Json | undefined {
  return isObject(element) ? element._key : undefined
}

function positionsByKey(elements: Json[]): Map<Json | undefined, number> {
  const positions = new Map<Json | undefined, number>()
  for (const [position, element] of elements.entries()) {
    const key = keyOf(element)
    if (key !== undefined) positions.set(key, position)
  }
  return positions
}

function writeString(patch: Json[], before: string, after: string): boolean {
  // Mendoza counts bytes of UTF-8, and half of a surrogate pair has no UTF-8 encoding.
  if (!before.isWellFormed() || !after.isWellFormed()) return false
  const from = Array.from(before)
  const to = Array.from(after)
  const shorter = Math.min(from.length, to.length)
  let prefix = 0
  while (prefix < shorter && from[prefix] === to[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && from[from.length - 1 - suffix] === to[to.length - 1 - suffix]) suffix++
  if (prefix + suffix === 0) return false
  const middle = to.slice(prefix, to.length - suffix).join('')
  const bytes = Buffer.byteLength(before)
  if (prefix > 0) patch.push(APPEND_STRING_SLICE, 0, Buffer.byteLength(from.slice(0, prefix).join('')))
  if (middle !== '') patch.push(APPEND_STRING, middle)
  if (suffix > 0) {
    const tail = Buffer.byteLength(from.slice(from.length - suffix).join(''))
    patch.push(APPEND_STRING_SLICE, bytes - tail, bytes)
  }
  return true
}

function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => isEqual(a[name], own(b, name)))
}
