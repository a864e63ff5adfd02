import {parse} from 'groq-js'
import {mapChildren, type Expression} from './groq-tree.ts'

const PART_OF_VARIANT = 'sanity::partOfVariant'
/** A function that groq-js reads with any arguments, and nobody can call here, at the end of as many characters. */
const STAND_IN = 'user::attributes'.padStart(PART_OF_VARIANT.length)
const STRING_COMMENT_OR_FUNCTION = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|\bsanity::partOfVariant\b/g

/** Whether a query asks to what documents belong in a way that groq-js knows nothing of, or not all. */
export function asksPartOf(query: string): boolean {
  return query.includes(PART_OF_VARIANT) || query.includes('sanity::partOfRelease')
}

/** The query with another name where it calls `sanity::partOfVariant()`: every place in it stays where it is. */
export function withStandIn(query: string): string {
  return query.replaceAll(STRING_COMMENT_OR_FUNCTION, (part) => (part === PART_OF_VARIANT ? STAND_IN : part))
}

/** Whether a node is a call of `sanity::partOfVariant()` that cannot be: without the one argument it takes. */
export function isWrongCall(node: Expression, query: string): boolean {
  if (node.type !== 'FuncCall' || node.namespace !== 'user' || node.name !== 'attributes') return false
  return query.includes(PART_OF_VARIANT) && !query.includes('user::attributes')
}

/**
 * Writes out what the functions mean, in the tree of a query `withStandIn`: which variant a document is one of, and
 * that the variants in a release are part of it too.
 */
export function writePartOf(node: Expression): Expression {
  const written = mapChildren(node, writePartOf)
  if (written.type !== 'FuncCall') return written
  const {namespace, name, args} = written
  const [argument] = args
  if (!argument || args.length > 1) return written
  if (namespace === 'user' && name === 'attributes') return withArgument(IN_VARIANT, argument)
  if (namespace !== 'sanity' || name !== 'partOfRelease') return written
  return {type: 'Or', left: written, right: withArgument(IN_RELEASE, argument)}
}

// False rather than null of what has no variants, so that `!` finds it.
const IN_VARIANT: Expression = parse('coalesce(("_.variants." + $x) in _system.variants[]._ref, false)')
const IN_RELEASE: Expression = parse('coalesce(defined(_system.release) && _system.bundleId == $x, false)')

function withArgument(node: Expression, argument: Expression): Expression {
  if (node.type === 'Parameter') return argument
  return mapChildren(node, (child) => withArgument(child, argument))
}
