import {allOf, type Condition} from './condition.ts'
import {evaluateConstant} from './evaluate.ts'
import {attributePath, filtersOfEverything, mapChildren, type Expression} from './groq-tree.ts'
import type {View} from './view.ts'

/**
 * Rewrites a query so that it scans fewer documents and still gives the same answer:
 * filters over `*` get their candidates from indexes, and are dropped where an index answers them exactly;
 * `count()` of such a list is a number; an `order()` of it by attributes is kept until the list changes.
 * Knows the shape of queries only, nothing of the content.
 *
 * @param special what is known of nodes that the caller made itself, see rewrite-text-query.ts
 */
export function planQuery(
  tree: Expression,
  view: View,
  special?: (node: Expression) => Condition | undefined,
): Expression {
  const plan = (node: Expression): Expression => {
    const filters = node.type === 'Filter' ? filtersOfEverything(node) : undefined
    if (filters) return planFilters(filters)
    const planned = mapChildren(node, plan)
    if (planned.type === 'FuncCall') return countOf(planned)
    return planned.type === 'PipeFuncCall' ? orderOf(planned) : planned
  }

  function planFilters(filters: Expression[]): Expression {
    const condition = allOf(filters, special)
    const rest = condition?.isExact ? [] : filters
    const candidates: Expression = condition
      ? {type: 'Value', value: condition.lookup(view)}
      : {type: 'Everything'}
    return rest.reduce<Expression>((base, expr) => ({type: 'Filter', base, expr: plan(expr)}), candidates)
  }

  return plan(tree)
}

function countOf(node: Extract<Expression, {type: 'FuncCall'}>): Expression {
  const list = node.namespace === 'global' && node.name === 'count' ? node.args[0] : undefined
  return list?.type === 'Value' && Array.isArray(list.value)
    ? {type: 'Value', value: list.value.length}
    : node
}

/** Ordered lists by the list they come from and the order asked for. A list that changes is another list. */
const orderedLists = new WeakMap<object, Map<string, unknown>>()
const MAX_ORDERS_PER_LIST = 4
/** Shorter lists are ordered as fast as they are found. */
const WORTH_KEEPING = 64

function orderOf(node: Extract<Expression, {type: 'PipeFuncCall'}>): Expression {
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
    if (orders.size >= MAX_ORDERS_PER_LIST) orders.clear()
    orders.set(key, evaluateConstant(node))
  }
  return {type: 'Value', value: orders.get(key)}
}

function isAttribute(argument: Expression): boolean {
  if (argument.type === 'Asc' || argument.type === 'Desc') return isAttribute(argument.base)
  return attributePath(argument) !== undefined
}
