import {publishedId} from '../../model/documents.ts'
import {releaseIdOf} from '../../model/release-id.ts'
import type {Json, StoredDocument} from '../../model/types.ts'
import type {Reader} from '../view/reader.ts'

/** Finds documents by one kind of value in them, as GROQ's comparisons see it. */
export interface AttributeIndex {
  /** Tells indexes apart. */
  name: string
  /** Whether a document is found under one of the keys. */
  isUnder: (document: StoredDocument, keys: ReadonlySet<Json>) => boolean
  /** The documents under a key, ordered by `_id`. */
  find: (view: Reader, key: Json) => readonly StoredDocument[]
}

/** By the text, number or truth value at a path of attributes. */
export function byAttribute(path: readonly string[]): AttributeIndex {
  const name = JSON.stringify(path)
  // Null, lists and objects are under no key: GROQ does not compare them.
  const isUnder: AttributeIndex['isUnder'] = (document, keys) => keys.has(valueAt(document, path))
  if (path.length === 1 && path[0] === '_id') {
    return {
      name,
      isUnder,
      find(view, id) {
        const document = typeof id === 'string' ? view.get(id) : undefined
        return document ? [document] : []
      },
    }
  }
  const keysOf = (document: StoredDocument) => scalarsOf([valueAt(document, path)])
  return {name, isUnder, find: (view, key) => view.lookup(name, key, keysOf)}
}

/** By the elements of the list at a path; by what they have at an inner path, when that is not empty. */
export function byElement(path: readonly string[], inner: readonly string[]): AttributeIndex {
  return byKeys(JSON.stringify([path, inner]), (document) => {
    const list = valueAt(document, path)
    return Array.isArray(list) ? scalarsOf(list.map((element) => valueAt(element, inner))) : []
  })
}

/**
 * By whatever `keysOf` takes from a document.
 * @param isLarge whether that takes long, or is much
 */
export function byKeys(
  name: string,
  keysOf: (document: StoredDocument) => Iterable<Json>,
  isLarge = false,
): AttributeIndex {
  return {
    name,
    isUnder(document, keys) {
      for (const key of keysOf(document)) if (keys.has(key)) return true
      return false
    },
    find: (view, key) => view.lookup(name, key, keysOf, isLarge),
  }
}

/** By the ids that `references()` finds in a document. */
export const byReference: AttributeIndex = byKeys('references()', referencesIn)

/** By what `sanity::versionOf()` is told: the ids that a document has, and is a draft or a version of. */
export const byVersion: AttributeIndex = byKeys('versionOf()', ({_id}) => [_id, publishedId(_id)])

/** By the releases that documents are part of. */
export const byRelease: AttributeIndex = byKeys('partOfRelease()', ({_id}) => {
  const releaseId = releaseIdOf(_id)
  return releaseId === undefined ? [] : [releaseId]
})

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
export function valueAt(start: Json, path: readonly string[]): Json {
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
