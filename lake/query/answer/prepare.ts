import {LRUCache} from 'lru-cache'
import {badRequest, LakeError} from '../../model/errors.ts'
import {visit, type Expression} from '../parse/groq-tree.ts'
import {parseQuery, PARSE_LIMIT_MS, type Limited} from '../parse/parse-query.ts'
import {joinedCopies, refuseCopies, refuseRepeatedLists} from '../parse/query-cost.ts'
import {dependenciesOf, type Dependencies} from './sync-tags.ts'
import {bindTemplate, templateOf, type Template} from '../parse/template.ts'
import {hasTextQuery} from '../text/text-search.ts'
import {withComputingLimit, withTimeLimit} from '../../limits/time-limit.ts'
import type {JsonObject} from '../../model/types.ts'

/** A parsed query, with everything that is known without documents. */
export interface PreparedQuery extends Traits {
  tree: Expression
  dependencies: Dependencies
}

/** Properties that do not depend on the parameters. */
interface Traits {
  /** Whether the query searches the texts of documents. */
  isSearch: boolean
  /** Whether the result may hold times or paths, which have to be converted to text. */
  hasObjects: boolean
  /** Whether the result depends on the time. */
  readsClock: boolean
}

/** A query that has been parsed for all parameters, or the mark of one that must be parsed for each set of them. */
type Read = (Template & Traits & {copies: number; whole?: PreparedQuery}) | 'again for each'

const PARAMETER_NAME = /^[A-Za-z_]\w*$/
/** Capacity of a cache, in characters of query text. A tree takes about fifty times the memory of its text. */
const CAPACITY = 500_000
/** Weight of a cache entry besides its text. */
const LEAST_WEIGHT = 300
/** Parsed queries, by their text. */
const queries = new LRUCache<string, Read>({maxSize: CAPACITY})
/** Queries that are parsed for each set of parameters, by text and parameters. */
const withParameters = new LRUCache<string, PreparedQuery>({maxSize: CAPACITY})

/** Characters of a query, and of its parameters, above which it is not parsed at once. */
const LONG = 10_000
const LONG_PARAMETERS = 100_000
/** Milliseconds to parse a query at once. */
const AT_ONCE_MS = 10
/** Milliseconds until a query that exceeded this limit is tried again. */
const TRY_AGAIN_MS = 60_000
/** Queries that exceeded it, with the time of the next attempt. */
const slow = new LRUCache<string, number>({max: 100})

/**
 * Parses a query, or finds it in the cache.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export function prepare(query: string, params: JsonObject): PreparedQuery {
  checkNames(params)
  return prepared(query, params, queries.get(query), withinASecond)
}

/** Works like `prepare`, but returns `undefined` for a query that takes long to parse. */
export function prepareAtOnce(query: string, params: JsonObject): PreparedQuery | undefined {
  checkNames(params)
  if (lengthOf(params) > LONG_PARAMETERS) return undefined
  const known = queries.get(query)
  if (known === undefined && isSlow(query)) return undefined
  try {
    return prepared(query, params, known, atOnce)
  } catch (error) {
    if (!(error instanceof LakeError) || error.type !== 'queryTooExpensive') throw error
    slow.set(query, performance.now() + TRY_AGAIN_MS)
    return undefined
  }
}

const withinASecond: Limited = (task) => withTimeLimit(PARSE_LIMIT_MS, task)
const atOnce: Limited = (task) => withComputingLimit(AT_ONCE_MS, task)

function isSlow(query: string) {
  return query.length > LONG || performance.now() < (slow.get(query) ?? 0)
}

function checkNames(params: JsonObject) {
  for (const name in params) {
    if (!PARAMETER_NAME.test(name) || name in Object.prototype) {
      throw badRequest(`"$${name}" cannot be the name of a parameter`)
    }
  }
}

function prepared(
  query: string,
  params: JsonObject,
  known: Read | undefined,
  limited: Limited,
): PreparedQuery {
  const read = known ?? readForAll(query, limited)
  if (read === 'again for each' || !hasAll(read.names, params)) return readFor(query, params, limited)
  if (read.whole) return read.whole
  if (read.copies > 0) refuseCopies(read.copies, query.length + lengthOf(params))
  const {isSearch, hasObjects, readsClock} = read
  const tree = bindTemplate(read, params)
  refuseRepeatedLists(tree)
  const made = {tree, dependencies: dependenciesOf(tree), isSearch, hasObjects, readsClock}
  if (read.names.size === 0) read.whole = made
  return made
}

function readForAll(query: string, limited: Limited): Read {
  const template = templateOf(query, limited)
  const {tree} = template ?? {}
  const read: Read =
    template && tree ? {...template, ...traitsOf(tree), copies: joinedCopies(tree)} : 'again for each'
  queries.set(query, read, {size: query.length + LEAST_WEIGHT})
  return read
}

function readFor(query: string, params: JsonObject, limited: Limited): PreparedQuery {
  const key = JSON.stringify([query, params])
  const known = withParameters.get(key)
  if (known) return known
  const tree = parseQuery(query, params, limited)
  refuseCopies(joinedCopies(tree), key.length)
  refuseRepeatedLists(tree)
  const made = {tree, dependencies: dependenciesOf(tree), ...traitsOf(tree)}
  withParameters.set(key, made, {size: key.length + LEAST_WEIGHT})
  return made
}

function hasAll(names: ReadonlySet<string>, params: JsonObject) {
  for (const name of names) if (!Object.hasOwn(params, name)) return false
  return true
}

/** Approximate length of the parameters as JSON. */
export function lengthOf(params: JsonObject): number {
  let length = 2
  for (const name in params) {
    const value = params[name]
    const own = typeof value === 'string' ? value.length : JSON.stringify(value)?.length
    length += name.length + (own ?? 0) + 6
  }
  return length
}

/** Names of the functions whose values are not JSON. */
const OBJECTS = new Set(['dateTime', 'now', 'path'])

function traitsOf(tree: Expression): Traits {
  let hasObjects = false
  let readsClock = false
  visit(tree, (node) => {
    if (node.type !== 'FuncCall') return
    if (OBJECTS.has(node.name)) hasObjects = true
    if (node.name === 'now') readsClock = true
  })
  return {isSearch: hasTextQuery(tree), hasObjects, readsClock}
}
