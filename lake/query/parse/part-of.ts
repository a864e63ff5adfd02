import {parse} from 'groq-js'
import {mapChildren, type Expression} from './groq-tree.ts'

const PART_OF_VARIANT = 'sanity::partOfVariant'
/**
 * Stands in for `sanity::partOfVariant` while groq-js parses, because groq-js accepts it with any arguments. The lake
 * rejects queries that call it themselves. Padded, so that positions stay the same.
 */
const STAND_IN = 'user::attributes'.padStart(PART_OF_VARIANT.length)
const STRING_COMMENT_OR_FUNCTION = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|\bsanity::partOfVariant\b/g

/** Whether a query mentions a function that groq-js does not know, or knows only in part, be it in a string or comment. */
export function mentionsPartOf(query: string): boolean {
  return query.includes(PART_OF_VARIANT) || query.includes('sanity::partOfRelease')
}

/** The query with another function in place of `sanity::partOfVariant()`. All positions stay the same. */
export function withStandIn(query: string): string {
  return query.replaceAll(STRING_COMMENT_OR_FUNCTION, (part) => (part === PART_OF_VARIANT ? STAND_IN : part))
}

/** Whether a node is a call of `sanity::partOfVariant()` without its one argument. */
export function isWrongCall(node: Expression, query: string): boolean {
  if (node.type !== 'FuncCall' || node.namespace !== 'user' || node.name !== 'attributes') return false
  return query.includes(PART_OF_VARIANT) && !query.includes('user::attributes')
}

/**
 * Replaces the calls in the tree of a query `withStandIn` by expressions that groq-js can evaluate: all calls of
 * `partOfVariant()`, and those of `partOfRelease()`, which groq-js does not answer for variants.
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

// False instead of null for documents without variants, so that `!` works.
const IN_VARIANT: Expression = parse('coalesce(("_.variants." + $x) in _system.variants[]._ref, false)')
const IN_RELEASE: Expression = parse('coalesce(defined(_system.release) && _system.bundleId == $x, false)')

function withArgument(node: Expression, argument: Expression): Expression {
  if (node.type === 'Parameter') return argument
  return mapChildren(node, (child) => withArgument(child, argument))
}
