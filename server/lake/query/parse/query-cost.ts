import {LakeError} from '../../model/errors.ts'
import {eachChild, ungroup, visit, type Expression} from './groq-tree.ts'
import {isObject} from '../../model/json.ts'

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
  refuseCopies(joinedCopies(tree), length)
}

/** The second half of `refuseMultiplication`, for a tree that is looked at once for many parameters. */
export function refuseCopies(copies: number, length: number) {
  if (copies > MAX_COPIES || copies * length > MAX_COPIED_CHARACTERS) {
    throw new LakeError('queryTooExpensive', 'The query multiplies its values too often')
  }
}

/** How many copies of a value a query can make; 0 of one that joins nothing. */
export function joinedCopies(tree: Expression): number {
  let joins = false
  visit(tree, (node) => {
    if (node.type === 'OpCall' && node.op === '+') joins = true
    if (node.type === 'FlatMap' || (node.type === 'FuncCall' && node.name === 'join')) joins = true
    if (node.type === 'Array' && node.elements.some((element) => element.isSplat)) joins = true
  })
  return joins ? copiesIn(tree) : 0
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
  eachChild(node, (child) => {
    children++
    copies += copiesIn(ungroup(child))
  })
  return children === 0 ? 1 : bounded(copies)
}

function bounded(copies: number) {
  return Math.min(copies, Number.MAX_SAFE_INTEGER)
}

/** How much an answer may hold: values, and characters of text. */
export interface AnswerSize {
  values: number
  characters: number
}

const MOST: AnswerSize = {values: 4_000_000, characters: 100_000_000}

/**
 * Refuses an answer that would be too large to send. Parts that an answer holds many times are one object in
 * memory, so this is only seen by walking it.
 * @throws LakeError `queryTooExpensive`
 */
export function refuseHugeAnswer(answer: unknown) {
  if (isWithin(answer, MOST)) return
  throw new LakeError(
    'queryTooExpensive',
    'The answer would be too large; ask for fewer documents or attributes',
  )
}

/** Whether an answer holds no more than this; told as soon as it is known. */
export function isWithin(answer: unknown, {values, characters}: AnswerSize): boolean {
  return fits(answer, {values, characters})
}

/** Takes what a value holds off what is left. */
function fits(value: unknown, left: AnswerSize): boolean {
  left.values -= 1
  if (typeof value === 'string') left.characters -= value.length
  if (left.values < 0 || left.characters < 0) return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) {
    for (const item of value) if (!fits(item, left)) return false
  } else if (isObject(value)) {
    // The loop over an object's own names makes no list of them: answers hold thousands of objects.
    for (const name in value) if (!fits(value[name], left)) return false
  }
  return true
}

/** The stack of a query that was nested too deeply for it, as the failure of the query that it is. */
export function withoutDepth(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error
  return new LakeError('queryTooExpensive', 'The query is nested too deeply or its answer is too large')
}
