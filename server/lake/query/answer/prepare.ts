import {LakeError} from '../../model/errors.ts'
import {visit, type Expression} from '../parse/groq-tree.ts'
import {Lru} from '../../limits/lru.ts'
import {parseQuery, PARSE_LIMIT_MS, type Limited} from '../parse/parse-query.ts'
import {joinedCopies, refuseCopies} from '../parse/query-cost.ts'
import {dependenciesOf, type Dependencies} from './sync-tags.ts'
import {bindTemplate, templateOf, type Template} from '../parse/template.ts'
import {hasTextQuery} from '../text/text-search.ts'
import {withComputingLimit, withTimeLimit} from '../../limits/time-limit.ts'
import type {JsonObject} from '../../model/types.ts'

/** A query that has been read: what can be told of it without any document. */
export interface Prepared extends Traits {
  tree: Expression
  dependencies: Dependencies
}

/** What is the same for all parameters. */
interface Traits {
  /** Whether the full-text index is needed. */
  isSearch: boolean
  /** Whether times or paths can be in its result, which have to be turned into text. */
  hasObjects: boolean
}

/** A query that has been read for all parameters, or of which it is known that it cannot be. */
type Read = (Template & Traits & {copies: number; whole?: Prepared}) | 'again for each'

const PARAMETER_NAME = /^[A-Za-z_]\w*$/
/** Characters of the queries that are kept ready. A tree takes about fifty times the memory of its text. */
const CAPACITY = 500_000
/** What an entry takes besides its text. */
const LEAST_WEIGHT = 300
/** By the text alone. */
const queries = new Lru<Read>(CAPACITY)
/** Those that are read again for each set of parameters: by the text and them. */
const withParameters = new Lru<Prepared>(CAPACITY)

/** Characters of a query that are certain to take long to read, and of parameters that are to use. */
const LONG = 10_000
const LONG_PARAMETERS = 100_000
const SOON_MS = 10
/** Those that were not read in this time are tried again so much later. */
const TRY_AGAIN_MS = 60_000
const slow = new Lru<number>(100)

/**
 * Reads a query, or finds it among those read before.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export function prepare(query: string, params: JsonObject): Prepared {
  checkNames(params)
  return prepared(query, params, queries.get(query), withinASecond)
}

/** As `prepare`, but `undefined` for a query that takes long to read. */
export function prepareSoon(query: string, params: JsonObject): Prepared | undefined {
  checkNames(params)
  if (lengthOf(params) > LONG_PARAMETERS) return undefined
  const known = queries.get(query)
  if (known === undefined && isSlow(query)) return undefined
  try {
    return prepared(query, params, known, soon)
  } catch (error) {
    if (!(error instanceof LakeError) || error.type !== 'queryTooExpensive') throw error
    slow.set(query, performance.now() + TRY_AGAIN_MS)
    return undefined
  }
}

const withinASecond: Limited = (task) => withTimeLimit(PARSE_LIMIT_MS, task)
const soon: Limited = (task) => withComputingLimit(SOON_MS, task)

function isSlow(query: string) {
  return query.length > LONG || performance.now() < (slow.get(query) ?? 0)
}

function checkNames(params: JsonObject) {
  for (const name in params) {
    if (!PARAMETER_NAME.test(name) || name in Object.prototype) {
      throw new LakeError('badRequest', `"$${name}" cannot be the name of a parameter`)
    }
  }
}

function prepared(query: string, params: JsonObject, known: Read | undefined, limited: Limited): Prepared {
  const read = known ?? readForAll(query, limited)
  if (read === 'again for each' || !hasAll(read.names, params)) return readFor(query, params, limited)
  if (read.whole) return read.whole
  if (read.copies > 0) refuseCopies(read.copies, query.length + lengthOf(params))
  const {isSearch, hasObjects} = read
  const tree = bindTemplate(read, params)
  const made = {tree, dependencies: dependenciesOf(tree), isSearch, hasObjects}
  if (read.names.size === 0) read.whole = made
  return made
}

function readForAll(query: string, limited: Limited): Read {
  const template = templateOf(query, limited)
  const {tree} = template ?? {}
  const read: Read =
    template && tree ? {...template, ...traitsOf(tree), copies: joinedCopies(tree)} : 'again for each'
  queries.set(query, read, query.length + LEAST_WEIGHT)
  return read
}

function readFor(query: string, params: JsonObject, limited: Limited): Prepared {
  const key = JSON.stringify([query, params])
  const known = withParameters.get(key)
  if (known) return known
  const tree = parseQuery(query, params, limited)
  refuseCopies(joinedCopies(tree), key.length)
  const made = {tree, dependencies: dependenciesOf(tree), ...traitsOf(tree)}
  withParameters.set(key, made, key.length + LEAST_WEIGHT)
  return made
}

function hasAll(names: ReadonlySet<string>, params: JsonObject) {
  for (const name of names) if (!Object.hasOwn(params, name)) return false
  return true
}

/** About the characters of the parameters as JSON. */
function lengthOf(params: JsonObject): number {
  let length = 2
  for (const name in params) {
    const value = params[name]
    const own = typeof value === 'string' ? value.length : JSON.stringify(value)?.length
    length += name.length + (own ?? 0) + 6
  }
  return length
}

/** Names of the functions whose values are no JSON. */
const OBJECTS = new Set(['dateTime', 'now', 'path'])

function traitsOf(tree: Expression): Traits {
  let hasObjects = false
  visit(tree, (node) => {
    if (node.type === 'FuncCall' && OBJECTS.has(node.name)) hasObjects = true
  })
  return {isSearch: hasTextQuery(tree), hasObjects}
}
