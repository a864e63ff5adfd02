import type {Json, StoredDocument} from '../types.ts'
import type {Reader} from './view.ts'

/** Finds documents by one kind of value in them, as GROQ's comparisons see it. */
export interface AttributeIndex {
  /** The keys under which a document is found. */
  keysOf: (document: StoredDocument) => Iterable<Json>
  /** The documents under a key, ordered by `_id`. */
  find: (view: Reader, key: Json) => readonly StoredDocument[]
}

/** By the text, number or truth value at a path of attributes. */
export function byAttribute(path: readonly string[]): AttributeIndex {
  const keysOf = (document: StoredDocument) => scalarsOf([valueAt(document, path)])
  if (path.length === 1 && path[0] === '_id') {
    return {
      keysOf,
      find(view, id) {
        const document = typeof id === 'string' ? view.get(id) : undefined
        return document ? [document] : []
      },
    }
  }
  const name = JSON.stringify(path)
  return {keysOf, find: (view, key) => view.lookup(name, key, keysOf)}
}

/** By the elements of the list at a path; by what they have at an inner path, when that is not empty. */
export function byElement(path: readonly string[], inner: readonly string[]): AttributeIndex {
  const name = JSON.stringify([path, inner])
  const keysOf = (document: StoredDocument) => {
    const list = valueAt(document, path)
    return Array.isArray(list) ? scalarsOf(list.map((element) => valueAt(element, inner))) : []
  }
  return {keysOf, find: (view, key) => view.lookup(name, key, keysOf)}
}

/** By the ids that `references()` finds in a document. */
export const byReference: AttributeIndex = {
  keysOf: referencesIn,
  find: (view, id) => view.lookup('references()', id, referencesIn),
}

/** groq-js does not look further inside a reference. */
function* referencesIn(value: Json | undefined): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item)
  } else if (typeof value === 'object' && value !== null) {
    const target = value['_ref']
    if (target) {
      if (typeof target === 'string') yield target
      return
    }
    for (const item of Object.values(value)) yield* referencesIn(item)
  }
}

/** Own attributes of objects, nothing through lists. */
function valueAt(start: Json, path: readonly string[]): Json {
  let value = start
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    if (!Object.hasOwn(value, name)) return null
    value = value[name] ?? null
  }
  return value
}

export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function scalarsOf(values: Json[]) {
  return values.filter(isScalar)
}
