import {byAttribute, byElement, byReference, type AttributeIndex} from './attribute-index.ts'
import {attributePath, ungroup, type Expression} from '../parse/groq-tree.ts'

/** A key of an index that depends on the row around the filter. */
export interface Correlation {
  index: AttributeIndex
  /** Expression for the key, to evaluate outside the filter. `@` in it is the row that the filter calls `^`. */
  key: Expression
}

/** The first condition that compares an attribute with the row around the filters, for example with `^._id`. */
export function correlationOf(filters: readonly Expression[]): Correlation | undefined {
  for (const filter of filters) {
    const node = ungroup(filter)
    const found = node.type === 'And' ? correlationOf([node.left, node.right]) : comparison(node)
    if (found) return found
  }
  return undefined
}

function comparison(node: Expression): Correlation | undefined {
  if (node.type === 'FuncCall') {
    const isReferences = node.namespace === 'global' && node.name === 'references' && node.args.length === 1
    return isReferences ? correlation(byReference, node.args[0]) : undefined
  }
  if (node.type !== 'OpCall') return undefined
  if (node.op === 'in') return correlation(elementsOf(node.right), node.left)
  if (node.op !== '==') return undefined
  return correlation(attributeOf(node.left), node.right) ?? correlation(attributeOf(node.right), node.left)
}

function correlation(
  index: AttributeIndex | undefined,
  outer: Expression | undefined,
): Correlation | undefined {
  const key = index && outer && fromOutside(outer)
  return key && {index, key}
}

/** An expression that starts from `^`, rewritten for one level further out; `undefined` for any other. */
function fromOutside(expression: Expression): Expression | undefined {
  if (expression.type === 'Parent') {
    return expression.n === 1 ? {type: 'This'} : {type: 'Parent', n: expression.n - 1}
  }
  if (expression.type === 'Group') return fromOutside(expression.base)
  if (expression.type !== 'AccessAttribute' && expression.type !== 'Deref') return undefined
  const base = expression.base && fromOutside(expression.base)
  return base && {...expression, base}
}

const knownIndexes = new WeakMap<Expression, AttributeIndex>()

/** The index of `slug.current`. Cached by node, because most nodes are shared when a query is run again. */
export function attributeOf(expression: Expression): AttributeIndex | undefined {
  const known = knownIndexes.get(expression)
  if (known) return known
  const path = attributePath(expression)
  const index = path && byAttribute(path)
  if (index) knownIndexes.set(expression, index)
  return index
}

/** The index of the elements of `tags`, `tags[]` or `authors[]._ref`. */
export function elementsOf(expression: Expression): AttributeIndex | undefined {
  const node = ungroup(expression)
  if (node.type === 'ArrayCoerce') return elementsOf(node.base)
  if (node.type !== 'Map') return attributePath(node) && byElement(attributePath(node) ?? [], [])
  const list = node.base.type === 'ArrayCoerce' ? attributePath(node.base.base) : undefined
  const inner = attributePath(node.expr)
  return list && inner && byElement(list, inner)
}
