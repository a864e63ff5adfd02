import {LakeError} from '../errors.ts'
import {mapChildren, ungroup, visit, type Expression} from './groq-tree.ts'

/** Documents that a query may look at without being watched by the clock. */
const LIGHT_DOCUMENTS = 2000
const LIGHT_NODES = 300
/** Loops of a query: one over documents, and one or two over lists in them. More may multiply: `a[]->b[]->c[]->…`. */
const LIGHT_LOOPS = 3
const LOOPS = new Set(['Map', 'FlatMap', 'Filter', 'PipeFuncCall'])

/**
 * Whether a planned query is certain to end soon: it looks at few documents, in few loops, and matches no patterns. Such a query is spared the cost of a time limit.
 */
export function isLight(tree: Expression): boolean {
  let nodes = 0
  let loops = 0
  let lists = 0
  let documents = 0
  let isPlain = true
  visit(tree, (node) => {
    nodes++
    if (LOOPS.has(node.type)) loops++
    if (node.type === 'Everything' || (node.type === 'OpCall' && node.op === 'match')) isPlain = false
    if (node.type === 'FuncCall' && ['releases', 'diff', 'delta'].includes(node.namespace)) isPlain = false
    if (node.type === 'Value' && Array.isArray(node.value) && node.value.length > 1) {
      lists++
      documents += node.value.length
    }
  })
  return isPlain && nodes <= LIGHT_NODES && loops <= LIGHT_LOOPS && lists <= 1 && documents <= LIGHT_DOCUMENTS
}

/** Copies of one value that an answer may be made of. */
const MAX_COPIES = 20_000
/** Copies times characters of the query, whose constants may be what is copied. */
const MAX_COPIED_CHARACTERS = 50_000_000

/**
 * Refuses queries that multiply: `{"a": [1]}{"a": a + a}{"a": a + a}…` doubles its list with every step and would
 * exhaust the memory long before the time. Queries that join nothing cannot, and pass.
 * @param length characters of the query and its parameters
 * @throws LakeError `queryTooExpensive`
 */
export function refuseMultiplication(tree: Expression, length: number) {
  let joins = false
  visit(tree, (node) => {
    if (node.type === 'OpCall' && node.op === '+') joins = true
    if (node.type === 'FlatMap' || (node.type === 'FuncCall' && node.name === 'join')) joins = true
    if (node.type === 'Array' && node.elements.some((element) => element.isSplat)) joins = true
  })
  if (!joins) return
  const copies = copiesIn(tree)
  if (copies > MAX_COPIES || copies * length > MAX_COPIED_CHARACTERS) {
    throw new LakeError('queryTooExpensive', 'The query multiplies its values too often')
  }
}

/** How many copies of what it starts from a value can hold: an upper bound, never infinite. */
function copiesIn(node: Expression): number {
  if (node.type === 'Projection' || node.type === 'Map' || node.type === 'FlatMap') {
    return bounded(copiesIn(node.base) * Math.max(copiesIn(node.expr), 1))
  }
  if (node.type === 'Filter') return copiesIn(node.base)
  // What is dereferenced is another document, whatever led to it.
  if (node.type === 'Deref') return 1
  if (node.type === 'FuncCall' && ['count', 'defined', 'length', 'references'].includes(node.name)) return 1
  let copies = 0
  let children = 0
  mapChildren(node, (child) => {
    children++
    copies += copiesIn(ungroup(child))
    return child
  })
  return children === 0 ? 1 : bounded(copies)
}

function bounded(copies: number) {
  return Math.min(copies, Number.MAX_SAFE_INTEGER)
}

/** Values, and characters of text, that an answer may hold. */
const MAX_ANSWER_VALUES = 4_000_000
const MAX_ANSWER_CHARACTERS = 100_000_000

/**
 * Refuses an answer that would be too large to send. Parts that an answer holds many times are one object in
 * memory, so this is only seen by walking it.
 * @throws LakeError `queryTooExpensive`
 */
export function refuseHugeAnswer(answer: unknown) {
  let values = 0
  let characters = 0
  const count = (value: unknown) => {
    values++
    if (typeof value === 'string') characters += value.length
    if (values > MAX_ANSWER_VALUES || characters > MAX_ANSWER_CHARACTERS) {
      throw new LakeError(
        'queryTooExpensive',
        'The answer would be too large; ask for fewer documents or attributes',
      )
    }
    if (typeof value !== 'object' || value === null) return
    for (const item of Array.isArray(value) ? value : Object.values(value)) count(item)
  }
  count(answer)
}

/** The stack of a query that was nested too deeply for it, as the failure of the query that it is. */
export function withoutDepth(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error
  return new LakeError('queryTooExpensive', 'The query is nested too deeply or its answer is too large')
}
