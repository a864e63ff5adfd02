import {allOf, type SpecialCondition} from './condition.ts'
import type {AttributeIndex} from './attribute-index.ts'
import {correlationOf, type Correlation} from './correlation.ts'
import {evaluateConstant} from '../evaluate/evaluate.ts'
import {
  attributePath,
  callBack,
  filtersOfEverything,
  mapChildren,
  readsDataset,
  type Expression,
} from '../parse/groq-tree.ts'
import type {StoredDocument} from '../../model/types.ts'
import type {Reader} from '../view/reader.ts'
import {asRowsCall} from '../evaluate/work.ts'

/** A query that scans fewer documents and has the same answer. */
interface Plan {
  tree: Expression
  /** The rows for a reference with which the tree requests some; `undefined` for the id of a document. */
  rows: (ref: string) => readonly StoredDocument[] | undefined
}

/** Prefix of the references by which a plan requests rows. No document's id can hold this character. */
const ROWS = '\u0000rows:'
/** Number of documents up to which a scan is as fast as a look-up. */
const FEW = 32

/**
 * Plans a query. Filters over `*` get their candidates from indexes, and are dropped where an index is exact. `count()`
 * of such a list becomes a number. Its `order()` by attributes is cached until the list changes. Planning depends on the
 * shape of the query only, not on the content.
 *
 * @param special conditions of nodes that the caller created, see text-search.ts
 */
export function planQuery(tree: Expression, view: Reader, special: SpecialCondition): Plan {
  const indexes: AttributeIndex[] = []

  /**
   * @param isPlain whether `^` in a filter at this node is the row outside the filter. Where a map computes its rows, it is
   *   not: such a row becomes `^` only in the projection of the map
   */
  const plan = (node: Expression, isPlain: boolean): Expression => {
    if (!readsDataset(node)) return node
    const filters = node.type === 'Filter' ? filtersOfEverything(node) : undefined
    if (filters) return planFilters(filters, isPlain)
    const planned = mapScopes(node, (child, isInner) =>
      plan(child, isInner ? PLAIN_SCOPES.has(node.type) : isPlain),
    )
    if (planned.type === 'FuncCall') return countOf(planned, view)
    return planned.type === 'PipeFuncCall' ? orderOf(planned, view) : planned
  }

  function planFilters(filters: Expression[], isPlain: boolean): Expression {
    const condition = allOf(filters, special)
    const found = condition?.lookup(view)
    const candidates: Expression = found ? {type: 'Value', value: found} : {type: 'Everything'}
    if (condition?.isExact) return candidates
    const correlation = isPlain && (!found || found.length > FEW) ? correlationOf(filters) : undefined
    return filters.reduce<Expression>(
      (base, expr) => ({type: 'Filter', base, expr: plan(expr, true)}),
      correlation ? correlated(correlation, candidates) : candidates,
    )
  }

  /** The rows for a key that depends on the outer row; all candidates when the key is not a string. */
  function correlated({index, key}: Correlation, candidates: Expression): Expression {
    // Builds the index now. When that is too expensive, the view throws, which ends the plan.
    index.find(view, '')
    const prefix = `${ROWS}${indexes.push(index) - 1}:`
    const call: Expression = {
      type: 'FuncCall',
      namespace: 'global',
      name: 'coalesce',
      args: [callBack(prefix, key), candidates],
    }
    return asRowsCall(call)
  }

  return {
    tree: plan(tree, true),
    rows(ref) {
      if (!ref.startsWith(ROWS)) return undefined
      const end = ref.indexOf(':', ROWS.length)
      return indexes[Number(ref.slice(ROWS.length, end))]?.find(view, ref.slice(end + 1))
    },
  }
}

const PLAIN_SCOPES = new Set<Expression['type']>(['Filter', 'Projection', 'PipeFuncCall'])
/** Nodes that evaluate some of their children for each row of their base. */
const SCOPES = new Set<Expression['type']>([
  ...PLAIN_SCOPES,
  'Map',
  'FlatMap',
  'SelectorFuncCall',
  'SelectorNested',
])

/** Works like `mapChildren`. `isInner`: whether the child is evaluated for each row of the node's base. */
function mapScopes(
  node: Expression,
  change: (child: Expression, isInner: boolean) => Expression,
): Expression {
  if (!SCOPES.has(node.type)) return mapChildren(node, (child) => change(child, false))
  const base = 'base' in node ? node.base : undefined
  return mapChildren(node, (child) => change(child, child !== base))
}

function countOf(node: Extract<Expression, {type: 'FuncCall'}>, view: Reader): Expression {
  const list = node.namespace === 'global' && node.name === 'count' ? node.args[0] : undefined
  if (list?.type === 'Everything') return {type: 'Value', value: view.documents.length}
  return list?.type === 'Value' && Array.isArray(list.value)
    ? {type: 'Value', value: list.value.length}
    : node
}

/** Ordered lists, by the original list and the order. A change makes a new list, so no entry becomes stale. */
const orderedLists = new WeakMap<object, Map<string, unknown>>()
const MAX_ORDERS_PER_LIST = 4
/** Number of elements below which ordering is as fast as a cached result. */
const WORTH_KEEPING = 8

function orderOf(node: Extract<Expression, {type: 'PipeFuncCall'}>, view: Reader): Expression {
  const list: unknown = node.base.type === 'Value' ? node.base.value : undefined
  if (
    node.name !== 'order' ||
    !Array.isArray(list) ||
    list.length < WORTH_KEEPING ||
    !node.args.every(isAttribute)
  )
    return node
  const orders = orderedLists.get(list) ?? new Map<string, unknown>()
  orderedLists.set(list, orders)
  const key = JSON.stringify(node.args)
  if (!orders.has(key)) {
    view.spend(list.length * node.args.length)
    if (orders.size >= MAX_ORDERS_PER_LIST) orders.clear()
    orders.set(key, evaluateConstant(node))
  }
  return {type: 'Value', value: orders.get(key)}
}

function isAttribute(argument: Expression): boolean {
  if (argument.type === 'Asc' || argument.type === 'Desc') return isAttribute(argument.base)
  return attributePath(argument) !== undefined
}
