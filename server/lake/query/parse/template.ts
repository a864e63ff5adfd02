import {LakeError} from '../../model/errors.ts'
import {eachChild, mapChildren, visit, type Expression} from './groq-tree.ts'
import {canRun, readQuery, type Limited} from './parse-query.ts'
import type {JsonObject} from '../../model/types.ts'

/** A query that has been read without its parameters: a tree for all values of them. */
export interface Template {
  /** With nodes of the type `Parameter`. */
  tree: Expression
  /** Names of the parameters. */
  names: ReadonlySet<string>
  /** The nodes that hold a parameter; the others are in every tree that is made of this. */
  holders: ReadonlySet<Expression>
}

/** A function of the query's own: its parameter is written as the query's are. */
const FUNCTION = /\bfn\b/
const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**'])

/**
 * Reads a query for all values of its parameters. `undefined` when its tree depends on them, as that of `*[0...$n]`
 * and `*[$x]` does, or when it cannot run.
 * @throws LakeError `queryTooExpensive`, `payloadTooLarge`
 */
export function templateOf(query: string, limited: Limited): Template | undefined {
  if (FUNCTION.test(query)) return undefined
  const tree = treeOf(query, limited)
  if (!tree || !canRun(tree)) return undefined
  const names = new Set<string>()
  let isOpen = true
  visit(tree, (node) => {
    if (node.type === 'Parameter') names.add(node.name)
    // In brackets a text is an attribute, a number a place, and anything else a filter.
    if (node.type === 'Filter' && isCalculated(node.expr)) isOpen = false
  })
  return isOpen ? {tree, names, holders: holdersIn(tree)} : undefined
}

/** The tree that the query has with these parameters, of which none may be missing. */
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

/** Whether the parser calculates an expression, once it has the parameters in it. */
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
