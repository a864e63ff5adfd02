import {LakeError} from '../../model/errors.ts'
import {evaluateNow, type EvaluationContext} from './evaluate.ts'
import {visit, type Expression} from '../parse/groq-tree.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import {isObject, own} from '../../model/json.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** A value, with its origin as far as it is known. */
export interface Traced {
  value: unknown
  /** The document that holds the value, and the path in it. */
  origin?: {document: StoredDocument; path: readonly (string | number)[]}
  /** Elements, for a list that the query composed. */
  elements?: readonly Traced[]
  /** Attributes, for an object that the query composed. */
  attributes?: ReadonlyMap<string, Traced>
}

/** Everything outside the query that tracing needs. */
export interface TraceContext extends EvaluationContext {
  get(id: string): StoredDocument | undefined
  limitMs: number
}

/** Thrown for a query whose values cannot be traced at all. */
class Untraceable extends Error {
  override name = 'Untraceable'
}

/**
 * Evaluates a tree again, part by part, and records the origin of each value. Functions, operators, `score()`, and
 * expressions over anything but objects are not followed: their values have no origin.
 */
export function traceWithin(tree: Expression, context: TraceContext): Traced {
  try {
    return withTimeLimit(context.limitMs, () => traceIn(tree, [], context))
  } catch (error) {
    // Rows that are not objects, and functions of the asynchronous evaluator, make all origins unknown.
    const isUnknown = error instanceof LakeError && error.type === 'badRequest'
    if (isUnknown || error instanceof Untraceable) return {value: undefined}
    throw error
  }
}

/** @param rows the rows around the node: `@` is the last, and `^` the ones before it */
function traceIn(node: Expression, rows: readonly Traced[], context: TraceContext): Traced {
  const inner = (child: Expression) => traceIn(child, rows, context)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other nodes are not followed
  switch (node.type) {
    case 'Group':
    case 'ArrayCoerce':
      return inner(node.base)
    case 'This':
      return rows.at(-1) ?? {value: null}
    case 'Parent':
      return rows.at(-1 - node.n) ?? {value: null}
    case 'AccessAttribute':
      return attributeOf(node.base ? inner(node.base) : (rows.at(-1) ?? {value: null}), node.name)
    case 'AccessElement':
      return elementsOf(inner(node.base), context).at(node.index) ?? {value: null}
    case 'Slice':
    case 'Filter':
      return among(node, inner(node.base), rows, context)
    case 'PipeFuncCall':
      return node.name === 'order' ? among(node, inner(node.base), rows, context) : found(node, rows, context)
    case 'Projection': {
      const base = inner(node.base)
      return isObject(base.value) ? traceIn(node.expr, [...rows, base], context) : {value: null}
    }
    case 'Map':
    case 'FlatMap':
      return mapped(node, inner(node.base), rows, context)
    case 'Object':
      return objectOf(node, rows, context)
    case 'FuncCall':
      return node.name === 'coalesce' ? coalesced(node.args, rows, context) : found(node, rows, context)
    default:
      return found(node, rows, context)
  }
}

/** Value of a node from groq-js. Documents, and lists of them, are recognised by identity. */
function found(node: Expression, rows: readonly Traced[], context: TraceContext): Traced {
  const value = evaluateIn(node, rows, context)
  return Array.isArray(value)
    ? {value, elements: value.map((item) => located(item, context))}
    : located(value, context)
}

function evaluateIn(node: Expression, rows: readonly Traced[], context: TraceContext): unknown {
  if (rows.some(({value}) => !isObject(value))) throw new Untraceable()
  const tree = rows.reduceRight<Expression>(
    (expr, {value}) => ({type: 'Projection', base: {type: 'Value', value}, expr}),
    node,
  )
  return evaluateNow(tree, context, context.limitMs)
}

function located(value: unknown, context: TraceContext): Traced {
  const id = isObject(value) ? own(value, '_id') : undefined
  const document = typeof id === 'string' ? context.get(id) : undefined
  return document !== undefined && document === value ? {value, origin: {document, path: []}} : {value}
}

function attributeOf(base: Traced, name: string): Traced {
  const known = base.attributes?.get(name)
  if (known) return known
  const value = isObject(base.value) ? (own(base.value, name) ?? null) : null
  return base.origin ? {value, origin: {...base.origin, path: [...base.origin.path, name]}} : {value}
}

function elementsOf({value, elements, origin}: Traced, context: TraceContext): readonly Traced[] {
  if (elements) return elements
  if (!Array.isArray(value)) return []
  const list: readonly Json[] = value
  return list.map((item, index) =>
    origin ? {value: item, origin: {...origin, path: [...origin.path, index]}} : located(item, context),
  )
}

/**
 * The elements of a list that a filter, a slice or an order returns. groq-js does not copy objects, so each element is
 * found by identity.
 */
function among(
  node: Extract<Expression, {base: Expression}>,
  base: Traced,
  rows: readonly Traced[],
  context: TraceContext,
): Traced {
  const known = new Map(elementsOf(base, context).map((element) => [element.value, element]))
  const value = evaluateIn({...node, base: {type: 'Value', value: base.value}}, rows, context)
  if (!Array.isArray(value)) return {value}
  const items: readonly unknown[] = value
  return {
    value,
    elements: items.map((item) => (isObject(item) ? (known.get(item) ?? {value: item}) : {value: item})),
  }
}

function mapped(
  node: Extract<Expression, {type: 'Filter' | 'Projection' | 'Map' | 'FlatMap'}>,
  base: Traced,
  rows: readonly Traced[],
  context: TraceContext,
): Traced {
  // A row without a projection is not a parent, so `^` would refer to another row.
  if (node.expr.type !== 'Projection' && holdsParent(node.expr)) return found(node, rows, context)
  const elements = elementsOf(base, context).flatMap((element) => {
    const made = rowOf(node.expr, [...rows, element], rows, context)
    return node.type === 'FlatMap' && Array.isArray(made.value) ? elementsOf(made, context) : [made]
  })
  return {value: elements.map(({value}) => value), elements}
}

/** One row of a map. In its projection `^` is the row around the map, not the row itself. */
function rowOf(
  expr: Expression,
  inside: readonly Traced[],
  outside: readonly Traced[],
  context: TraceContext,
): Traced {
  if (expr.type !== 'Projection') return traceIn(expr, inside, context)
  const base = traceIn(expr.base, inside, context)
  return isObject(base.value) ? traceIn(expr.expr, [...outside, base], context) : {value: null}
}

function holdsParent(tree: Expression) {
  let isFound = false
  visit(tree, (node) => {
    if (node.type === 'Parent') isFound = true
  })
  return isFound
}

function objectOf(
  node: Extract<Expression, {type: 'Object'}>,
  rows: readonly Traced[],
  context: TraceContext,
): Traced {
  const attributes = new Map<string, Traced>()
  for (const item of node.attributes) {
    if (item.type === 'ObjectAttributeValue') {
      attributes.set(item.name, traceIn(item.value, rows, context))
      continue
    }
    if (item.type === 'ObjectConditionalSplat' && evaluateIn(item.condition, rows, context) !== true) continue
    const splat = traceIn(item.value, rows, context)
    if (!isObject(splat.value)) continue
    for (const name of Object.keys(splat.value)) attributes.set(name, attributeOf(splat, name))
  }
  return {value: Object.fromEntries([...attributes].map(([name, {value}]) => [name, value])), attributes}
}

function coalesced(args: readonly Expression[], rows: readonly Traced[], context: TraceContext): Traced {
  for (const argument of args) {
    const made = traceIn(argument, rows, context)
    if (made.value !== null && made.value !== undefined) return made
  }
  return {value: null}
}
