import {isDeepStrictEqual} from 'node:util'
import type {Traced} from './trace.ts'
import {isObject} from '../../model/json.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** @see https://github.com/sanity-io/content-source-maps */
export interface SourceMap {
  documents: {_id: string; _type: string}[]
  /** Normalised JSONPaths in the documents. */
  paths: string[]
  /** By normalised JSONPath in the result. A path also covers everything below it that has no mapping of its own. */
  mappings: Record<string, {type: 'value'; source: Source}>
}

/** Selector of list elements: by index, or by `_key` where they have one. */
export type SourceMapMode = 'true' | 'withKeyArraySelector'

type Source = {type: 'documentValue'; document: number; path: number} | {type: 'unknown'}

/** Attributes that the perspective adds to a stored document. */
const OF_PERSPECTIVE = new Set(['_id', '_originalId'])

/**
 * Maps each value of a result to its document and path. Only values that were traced, and equal the value in the
 * document, are mapped; all others are `unknown`.
 */
export function sourceMapOf(result: unknown, traced: Traced, mode: SourceMapMode): SourceMap {
  const documents = new Map<string, {index: number; type: string}>()
  const paths = new Map<string, number>()
  const mappings: SourceMap['mappings'] = {}

  function add(value: unknown, from: Traced | undefined, path: string) {
    const source = from && sourceOf(value, from)
    if (source) mappings[path] = {type: 'value', source}
    else if (isObject(value) && from?.origin?.path.length === 0 && isDeepStrictEqual(value, from.value)) {
      // The perspective changes some attributes of the document, so each is mapped by itself.
      const {document} = from.origin
      for (const [name, item] of Object.entries(value)) {
        add(item, {value: item, origin: {document, path: [name]}}, `${path}${segment(name)}`)
      }
    } else if (Array.isArray(value) && from && Array.isArray(from.value)) {
      const elements = from.elements ?? []
      value.forEach((item: unknown, index) => add(item, elements[index], `${path}[${index}]`))
    } else if (isObject(value) && from?.attributes) {
      for (const [name, item] of Object.entries(value)) {
        add(item, from.attributes.get(name), `${path}${segment(name)}`)
      }
    } else mappings[path] = {type: 'value', source: {type: 'unknown'}}
  }

  function sourceOf(value: unknown, {value: known, origin}: Traced): Source | undefined {
    if (!origin || value === null || !isDeepStrictEqual(value, known)) return undefined
    const {document, path} = origin
    if (path.length === 0) return undefined
    if (path.length === 1 && OF_PERSPECTIVE.has(String(path[0]))) return undefined
    const id = storedId(document)
    const entry = documents.get(id) ?? {index: documents.size, type: document._type}
    documents.set(id, entry)
    const jsonPath = pathIn(document, path, mode === 'withKeyArraySelector')
    const index = paths.get(jsonPath) ?? paths.size
    paths.set(jsonPath, index)
    return {type: 'documentValue', document: entry.index, path: index}
  }

  add(result, traced, '$')
  return {
    documents: [...documents].map(([_id, {type}]) => ({_id, _type: type})),
    paths: [...paths.keys()],
    mappings,
  }
}

function storedId(document: StoredDocument) {
  const original = document['_originalId']
  return typeof original === 'string' ? original : document._id
}

/** @param isKeyed whether elements with a unique `_key` are selected by it: the key stays when they move */
function pathIn(document: StoredDocument, path: readonly (string | number)[], isKeyed: boolean): string {
  let text = '$'
  let value: Json | undefined = document
  for (const step of path) {
    if (typeof step === 'string') {
      text += segment(step)
      value = isObject(value) ? value[step] : undefined
    } else {
      const list: Json[] = Array.isArray(value) ? value : []
      const item = list[step]
      const key = keyOf(item)
      // An equal key earlier in the list would select that element instead.
      const isItsOwn =
        isKeyed && key !== undefined && list.findIndex((other) => keyOf(other) === key) === step
      text += isItsOwn ? `[?(@._key=='${escaped(key)}')]` : `[${step}]`
      value = item
    }
  }
  return text
}

function keyOf(item: Json | undefined) {
  const key = isObject(item) ? item['_key'] : undefined
  return typeof key === 'string' ? key : undefined
}

const segment = (name: string) => `['${escaped(name)}']`

const ESCAPES: Readonly<Record<string, string>> = {'\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t'}

function escaped(text: string) {
  return text.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? `\\${character}`)
}
