import {LakeError} from '../../model/errors.ts'
import {eachChild, mapChildren, visit, type Expression} from './groq-tree.ts'
import {canRun, readQuery, type Limited} from './parse-query.ts'
import type {JsonObject} from '../../model/types.ts'

/** A query that was parsed without its parameters: one tree for all their values. */
export interface Template {
  /** With nodes of the type `Parameter`. */
  tree: Expression
  /** Names of the parameters. */
  names: ReadonlySet<string>
  /** Nodes that contain a parameter. All other nodes are shared by every tree made from the template. */
  holders: ReadonlySet<Expression>
}

/** Marks a query with functions of its own, whose parameters look like those of the query. */
const FUNCTION = /\bfn\b/
const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**'])

/**
 * Parses a query for all values of its parameters. `undefined` when the shape of its tree depends on the values, as with
 * `*[0...$n]` and `*[$x]`, or when the query cannot run.
 * @throws LakeError `queryTooExpensive`, `payloadTooLarge`
 */
export function templateOf(query: string, limited: Limited): Template | undefined {
  if (FUNCTION.test(query)) return undefined
  const tree = treeOf(query, limited)
  if (!tree || !canRun(tree)) return undefined
  const names = new Set<string>()
  let isFixed = true
  visit(tree, (node) => {
    if (node.type === 'Parameter') names.add(node.name)
    // In brackets, a string is an attribute, a number is an index, and anything else is a filter.
    if (node.type === 'Filter' && isCalculated(node.expr)) isFixed = false
  })
  return isFixed ? {tree, names, holders: holdersIn(tree)} : undefined
}

/** The tree of the query with these parameters. All of its parameters must be given. */
export function bindTemplate({tree, holders}: Template, params: JsonObject): Expression {
  const bind = (node: Expression): Expression => {
    if (!holders.has(node)) return node
    return node.type === 'Parameter' ? {type: 'Value', value: params[node.name]} : mapChildren(node, bind)
  }
  return bind(tree)
}

function treeOf(query: string, limited: Limited): Expression | undefined {
  try {
    return readQuery(query, {}, limited)
  } catch (error) {
    if (error instanceof LakeError && error.type === 'queryParseError') return undefined
    throw error
  }
}

/** Whether the parser computes the value of an expression once it knows the parameters. */
function isCalculated(node: Expression): boolean {
  if (node.type === 'Parameter' || node.type === 'Value') return true
  if (node.type === 'Group' || node.type === 'Pos' || node.type === 'Neg') return isCalculated(node.base)
  return (
    node.type === 'OpCall' && ARITHMETIC.has(node.op) && isCalculated(node.left) && isCalculated(node.right)
  )
}

function holdersIn(tree: Expression): Set<Expression> {
  const holders = new Set<Expression>()
  const look = (node: Expression): boolean => {
    let holds = node.type === 'Parameter'
    eachChild(node, (child) => {
      if (look(child)) holds = true
    })
    if (holds) holders.add(node)
    return holds
  }
  look(tree)
  return holders
}
