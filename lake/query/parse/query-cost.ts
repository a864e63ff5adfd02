import {LakeError} from '../../model/errors.ts'
import {eachChild, ungroup, visit, type Expression} from './groq-tree.ts'
import {isObject} from '../../model/json.ts'

/** Maximum number of copies of one value in an answer. */
const MAX_COPIES = 20_000
/** Maximum of copies times characters of the query, because the query's own constants may be copied. */
const MAX_COPIED_CHARACTERS = 50_000_000

/**
 * Rejects queries that multiply their values. `{"a": [1]}{"a": a + a}{"a": a + a}…` doubles its list with every step, and
 * would exhaust the memory long before the time limit. Queries that join nothing always pass.
 * @param length characters of the query and its parameters
 * @throws LakeError `queryTooExpensive`
 */
export function refuseMultiplication(tree: Expression, length: number) {
  refuseCopies(joinedCopies(tree), length)
}

/** Like `refuseMultiplication`, with copies that `joinedCopies` counted before: they are equal for all parameters. */
export function refuseCopies(copies: number, length: number) {
  if (copies > MAX_COPIES || copies * length > MAX_COPIED_CHARACTERS) {
    throw new LakeError('queryTooExpensive', 'The query multiplies its values too often')
  }
}

/** Maximum number of elements of all constant lists in a query. */
const MAX_LISTED = 200_000

/**
 * Rejects queries that repeat long lists. Using a list parameter once more takes a few characters, but every use is
 * planned element by element.
 * @param tree with the values of its parameters; a list counts each time it is used
 * @throws LakeError `queryTooExpensive`
 */
export function refuseRepeatedLists(tree: Expression) {
  let listed = 0
  visit(tree, (node) => {
    if (node.type === 'Value' && Array.isArray(node.value)) listed += node.value.length
  })
  if (listed > MAX_LISTED) {
    throw new LakeError('queryTooExpensive', 'The query repeats long lists too often')
  }
}

/** Copies of a value that a query can make; 0 when it joins nothing. */
export function joinedCopies(tree: Expression): number {
  let joins = false
  visit(tree, (node) => {
    if (node.type === 'OpCall' && node.op === '+') joins = true
    if (node.type === 'FlatMap' || (node.type === 'FuncCall' && node.name === 'join')) joins = true
    if (node.type === 'Array' && node.elements.some((element) => element.isSplat)) joins = true
  })
  return joins ? copiesIn(tree) : 0
}

/** Copies of its input that a value can hold. An upper bound, never infinite. */
function copiesIn(node: Expression): number {
  if (node.type === 'Projection' || node.type === 'Map' || node.type === 'FlatMap') {
    return bounded(copiesIn(node.base) * Math.max(copiesIn(node.expr), 1))
  }
  if (node.type === 'Filter') return copiesIn(node.base)
  // A dereference leads to another document, whatever it started from.
  if (node.type === 'Deref') return 1
  if (node.type === 'FuncCall' && ['count', 'defined', 'length', 'references'].includes(node.name)) return 1
  let copies = 0
  let children = 0
  eachChild(node, (child) => {
    children++
    copies += copiesIn(ungroup(child))
  })
  return children === 0 ? 1 : bounded(copies)
}

function bounded(copies: number) {
  return Math.min(copies, Number.MAX_SAFE_INTEGER)
}

/** Size of an answer: number of values, and characters of text. */
export interface AnswerSize {
  values: number
  characters: number
}

const MAX_SIZE: AnswerSize = {values: 4_000_000, characters: 100_000_000}

/**
 * Rejects an answer that is too large to send. Repeated parts are one object in memory, so only walking the answer shows
 * its size.
 * @throws LakeError `queryTooExpensive`
 */
export function refuseHugeAnswer(answer: unknown) {
  if (isWithin(answer, MAX_SIZE)) return
  throw new LakeError(
    'queryTooExpensive',
    'The answer would be too large; request fewer documents or attributes',
  )
}

/** Whether an answer is within a size. Stops walking as soon as it is not. */
export function isWithin(answer: unknown, {values, characters}: AnswerSize): boolean {
  return fits(answer, {values, characters})
}

/** Subtracts the size of a value from `left`. @returns false when `left` is not enough */
function fits(value: unknown, left: AnswerSize): boolean {
  left.values -= 1
  if (typeof value === 'string') left.characters -= value.length
  if (left.values < 0 || left.characters < 0) return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) {
    for (const item of value) if (!fits(item, left)) return false
  } else if (isObject(value)) {
    // Looping over names directly allocates no list: answers hold thousands of objects.
    for (const name in value) if (!fits(value[name], left)) return false
  }
  return true
}

/** Converts a stack overflow to the error of the query that caused it. */
export function withoutDepth(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error
  return new LakeError('queryTooExpensive', 'The query is nested too deeply or its answer is too large')
}
