import {LakeError} from '../errors.ts'
import {visit, type Expression} from './groq-tree.ts'
import {Lru} from './lru.ts'
import {parseQuery} from './parse-query.ts'
import {refuseMultiplication} from './query-cost.ts'
import {dependenciesOf, type Dependencies} from './sync-tags.ts'
import {hasTextQuery} from './text-search.ts'
import type {JsonObject} from '../types.ts'

/** A query that has been read: what can be told of it without any document. */
export interface Prepared {
  tree: Expression
  dependencies: Dependencies
  /** Whether the full-text index is needed. */
  isSearch: boolean
  /** Whether times or paths can be in its result, which have to be turned into text. */
  hasObjects: boolean
}

const PARAMETER_NAME = /^[A-Za-z_]\w*$/
/** Characters of the queries that are kept ready. A tree takes about fifty times the memory of its text. */
const prepared = new Lru<Prepared>(1_000_000)
/** What an entry takes besides its text. */
const LEAST_WEIGHT = 300
/** Characters of query and parameters that are certain to take long. */
const LONG = 10_000
const SOON_MS = 10
/** Those that were not read in this time are tried again so much later: the machine may have been busy. */
const TRY_AGAIN_MS = 5000
const slow = new Lru<number>(100)

/**
 * Reads a query, or finds it among those read before.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export function prepare(query: string, params: JsonObject): Prepared {
  const key = keyOf(query, params)
  return prepared.get(key) ?? remember(key, query, params)
}

/** As `prepare`, but `undefined` for a query that takes long to read. */
export function prepareSoon(query: string, params: JsonObject): Prepared | undefined {
  const key = keyOf(query, params)
  const known = prepared.get(key)
  if (known) return known
  if (key.length > LONG || performance.now() < (slow.get(key) ?? 0)) return undefined
  try {
    return remember(key, query, params, SOON_MS)
  } catch (error) {
    if (!(error instanceof LakeError) || error.type !== 'queryTooExpensive') throw error
    slow.set(key, performance.now() + TRY_AGAIN_MS)
    return undefined
  }
}

function keyOf(query: string, params: JsonObject) {
  for (const name in params) {
    if (!PARAMETER_NAME.test(name) || name in Object.prototype) {
      throw new LakeError('badRequest', `"$${name}" cannot be the name of a parameter`)
    }
  }
  return JSON.stringify([query, params])
}

function remember(key: string, query: string, params: JsonObject, limitMs?: number): Prepared {
  const tree = parseQuery(query, params, limitMs)
  refuseMultiplication(tree, key.length)
  const made = {
    tree,
    dependencies: dependenciesOf(tree),
    isSearch: hasTextQuery(tree),
    hasObjects: hasObjects(tree),
  }
  prepared.set(key, made, key.length + LEAST_WEIGHT)
  return made
}

/** Names of the functions whose values are no JSON. */
const OBJECTS = new Set(['dateTime', 'now', 'path'])

function hasObjects(tree: Expression) {
  let isFound = false
  visit(tree, (node) => {
    if (node.type === 'FuncCall' && OBJECTS.has(node.name)) isFound = true
  })
  return isFound
}
