import {publishedId} from '../../model/documents.ts'
import {releaseIdOf} from '../../model/release-id.ts'
import type {Json, StoredDocument} from '../../model/types.ts'
import type {Reader} from '../view/reader.ts'

/** Finds documents by one kind of value in them, compared as GROQ compares. */
export interface AttributeIndex {
  /** Distinguishes the index from others. */
  name: string
  /** Whether the document has one of the keys. */
  hasAny: (document: StoredDocument, keys: ReadonlySet<Json>) => boolean
  /** Documents with a key, ordered by `_id`. */
  find: (view: Reader, key: Json) => readonly StoredDocument[]
}

/** Index by the string, number or boolean at a path of attributes. */
export function byAttribute(path: readonly string[]): AttributeIndex {
  const name = JSON.stringify(path)
  // Null, lists and objects have no key, because GROQ does not compare them.
  const hasAny: AttributeIndex['hasAny'] = (document, keys) => keys.has(valueAt(document, path))
  if (path.length === 1 && path[0] === '_id') {
    return {
      name,
      hasAny,
      find(view, id) {
        const document = typeof id === 'string' ? view.get(id) : undefined
        return document ? [document] : []
      },
    }
  }
  const keysOf = (document: StoredDocument) => scalarsOf([valueAt(document, path)])
  return {name, hasAny, find: (view, key) => view.lookup(name, key, keysOf)}
}

/** Index by the elements of the list at a path, or by the value at `inner` in each element. */
export function byElement(path: readonly string[], inner: readonly string[]): AttributeIndex {
  return byKeys(JSON.stringify([path, inner]), (document) => {
    const list = valueAt(document, path)
    return Array.isArray(list) ? scalarsOf(list.map((element) => valueAt(element, inner))) : []
  })
}

/**
 * Index by the keys that `keysOf` returns.
 * @param isLarge whether `keysOf` takes long, or returns many keys
 */
export function byKeys(
  name: string,
  keysOf: (document: StoredDocument) => Iterable<Json>,
  isLarge = false,
): AttributeIndex {
  return {
    name,
    hasAny(document, keys) {
      for (const key of keysOf(document)) if (keys.has(key)) return true
      return false
    },
    find: (view, key) => view.lookup(name, key, keysOf, isLarge),
  }
}

/** Index by the ids that `references()` finds in a document. */
export const byReference: AttributeIndex = byKeys('references()', referencesIn)

/** Index by the arguments for which `sanity::versionOf()` is true: the document's own id and its published id. */
export const byVersion: AttributeIndex = byKeys('versionOf()', ({_id}) => [_id, publishedId(_id)])

/** Index by the release of a document. */
export const byRelease: AttributeIndex = byKeys('partOfRelease()', ({_id}) => {
  const releaseId = releaseIdOf(_id)
  return releaseId === undefined ? [] : [releaseId]
})

/** Ids in the references of a value. Like groq-js, it does not look inside a reference. */
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

/** Value at a path of own attributes; null when one is missing or lies inside a list. */
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
