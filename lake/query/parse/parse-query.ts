import {parse} from 'groq-js'
import {LakeError} from '../../model/errors.ts'
import {mapChildren, visit, type Expression, type FunctionCall} from './groq-tree.ts'
import {isWrongCall, mentionsPartOf, withStandIn, writePartOf} from './part-of.ts'
import {withoutDepth} from './query-cost.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import type {JsonObject} from '../../model/types.ts'

/** Maximum length of a query in UTF-16 units. The public suite of GROQ tests sends one of 100,018. */
const MAX_QUERY_LENGTH = 128 * 1024
/** Maximum nesting of brackets. No real query has as many; the parser's stack overflows somewhere past 1,000. */
const MAX_NESTING = 200
/** Default milliseconds to parse a query. */
export const PARSE_LIMIT_MS = 1000
/** Runs a task under a time limit. Throws `queryTooExpensive` when the time is up. */
export type Limited = (task: () => Expression) => Expression

/** Length and nesting up to which parsing is so fast that it needs no time limit. */
const PLAIN_LENGTH = 100
const PLAIN_NESTING = 3

/** Functions that groq-js declares and cannot evaluate ("not implemented"). `text::query` is rewritten earlier. */
const UNIMPLEMENTED = new Set([
  'global::anywhere',
  'media::aspect',
  'text::semanticSimilarity',
  'geo::latLng',
  'geo::contains',
  'geo::intersects',
  'geo::distance',
  'documents::get',
  'documents::incomingRefCount',
  'documents::incomingGlobalDocumentReferenceCount',
  'user::attributes',
])

/**
 * Parses the text of a query, with the values of its parameters.
 * @throws LakeError `queryParseError` with `query`, `start` and `end` (UTF-16 units) where they are known;
 *   `queryTooExpensive` when parsing alone would take too long
 */
export function parseQuery(
  query: string,
  params: JsonObject,
  limited: Limited = (task) => withTimeLimit(PARSE_LIMIT_MS, task),
): Expression {
  const tree = readQuery(query, params, limited)
  checkRunnable(tree, query)
  return tree
}

/**
 * Works like `parseQuery`, but a parameter without a value becomes a `Parameter` node, and queries that cannot run are
 * accepted.
 */
export function readQuery(query: string, params: JsonObject, limited: Limited): Expression {
  if (query.length > MAX_QUERY_LENGTH) {
    throw new LakeError(
      'payloadTooLarge',
      `The query is ${query.length} characters long; ${MAX_QUERY_LENGTH} are allowed`,
    )
  }
  if (query.trim() === '') throw parseError(query, 'The query is empty', 0, 0)
  const nesting = nestingOf(query)
  if (nesting > MAX_NESTING) {
    throw new LakeError('queryTooExpensive', `The query is nested deeper than ${MAX_NESTING} levels`)
  }
  // groq-js parses some nested errors in exponential time, and long lists in quadratic time.
  const isPlain = nesting <= PLAIN_NESTING && query.length <= PLAIN_LENGTH
  return isPlain ? parseTree(query, params) : limited(() => parseTree(query, params))
}

function parseTree(query: string, params: JsonObject): Expression {
  try {
    const tree = mentionsPartOf(query)
      ? writePartOf(parse(withStandIn(query), {params}))
      : parse(query, {params})
    return query.includes('path(') ? writePathsAsText(tree) : tree
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw withoutDepth(error)
    if (error.name === 'GroqSyntaxError' && 'position' in error && typeof error.position === 'number') {
      const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:?\s*/, '')
      throw syntaxError(query, detail || 'Syntax error', error.position)
    }
    // Other errors of the parser have no position, but most name the cause.
    const name = /: (\w+)$/.exec(error.message)?.[1]
    const start = name ? Math.max(query.search(new RegExp(`\\b${name}\\b`)), 0) : 0
    throw parseError(query, error.message, start, name ? start + name.length : query.length)
  }
}

function syntaxError(query: string, detail: string, position: number) {
  // groq-js has this message for any text after a complete expression. The position is the last one of that expression.
  const isAfter = detail === 'Unexpected end of query'
  const rest = query.slice(isAfter ? position + 1 : position).trimStart()
  const [found] = rest
  // The position of an error at the end is before the white space there: the client's code frame ends with the last word.
  const start = found === undefined ? query.trimEnd().length : query.length - rest.length
  return parseError(query, isAfter && found ? `Unexpected "${found}"` : detail, start, start + 1)
}

/** Whether every function in a tree is implemented and used where GROQ allows. */
export function canRun(tree: Expression): boolean {
  let isRunnable = true
  visit(tree, (node) => {
    if (isUnimplemented(node) || scoresNoDocuments(node)) isRunnable = false
  })
  return isRunnable
}

function isUnimplemented(node: Expression): node is FunctionCall {
  return node.type === 'FuncCall' && UNIMPLEMENTED.has(`${node.namespace}::${node.name}`)
}

function checkRunnable(tree: Expression, query: string) {
  visit(tree, (node) => {
    if (node.type === 'Parameter') {
      const [start, end] = positionOfParameter(query, node.name)
      throw parseError(query, `param $${node.name} referenced, but not provided`, start, end)
    }
    if (isWrongCall(node, query)) {
      const start = query.indexOf('sanity::partOfVariant')
      const end = start + 'sanity::partOfVariant'.length
      throw parseError(query, 'sanity::partOfVariant() takes one argument, the id of a variant', start, end)
    }
    if (scoresNoDocuments(node)) {
      const start = Math.max(query.search(/\bscore\s*\(/), 0)
      throw parseError(query, 'score() takes documents: use it before the projection', start, start + 5)
    }
    if (isUnimplemented(node)) {
      const name = node.namespace === 'global' ? node.name : `${node.namespace}::${node.name}`
      const start = Math.max(query.indexOf(node.name), 0)
      throw parseError(
        query,
        `The function ${name}() is not implemented by this server`,
        start,
        start + node.name.length,
      )
    }
  })
}

const STRING_COMMENT_OR_PARAMETER = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|\$([A-Za-z_]\w*)/g

function positionOfParameter(query: string, name: string): [start: number, end: number] {
  for (const match of query.matchAll(STRING_COMMENT_OR_PARAMETER)) {
    if (match[1] === name) return [match.index, match.index + name.length + 1]
  }
  return [0, query.length]
}

function parseError(query: string, description: string, start: number, end: number) {
  return new LakeError('queryParseError', description, {query, start, end: Math.max(end, start)})
}

/** Depth of brackets. It is an upper bound, because brackets inside strings count too. */
function nestingOf(query: string) {
  let depth = 0
  let deepest = 0
  for (const character of query) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, ++depth)
    else if (')]}'.includes(character)) depth = Math.max(depth - 1, 0)
  }
  return deepest
}

/**
 * Keeps a rule of the public GROQ suite that groq-js does not: lets `path(…) in path(…)` compare texts. groq-js answers null unless the left side is a string.
 * @see https://github.com/sanity-io/groq-test-suite/blob/main/test/operator/in.yml
 */
function writePathsAsText(node: Expression): Expression {
  const written = mapChildren(node, writePathsAsText)
  if (written.type !== 'OpCall' || written.op !== 'in') return written
  const [path] = isPath(written.left) && isPath(written.right) ? written.left.args : []
  return path ? {...written, left: path} : written
}

function isPath(node: Expression): node is FunctionCall {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
}

/**
 * The other rule: whether a node scores something else than documents: the result of a projection, or one element of a list.
 * @see https://github.com/sanity-io/groq-test-suite/blob/main/test/function/score.yml
 */
function scoresNoDocuments(node: Expression): boolean {
  if (node.type !== 'PipeFuncCall' || node.name !== 'score') return false
  let base = node.base
  while (base.type === 'PipeFuncCall' || base.type === 'Slice' || base.type === 'Group') base = base.base
  return base.type === 'AccessElement' || (base.type === 'Map' && base.expr.type === 'Projection')
}
