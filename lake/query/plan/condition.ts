import {byReference, byRelease, byVersion, isScalar, type AttributeIndex} from './attribute-index.ts'
import {attributeOf, elementsOf} from './correlation.ts'
import {ungroup, type Expression, type FunctionCall} from '../parse/groq-tree.ts'
import type {Json, StoredDocument} from '../../model/types.ts'
import {sortedById} from '../view/document-index.ts'
import type {Condition, Reader} from '../view/reader.ts'

/** Number of documents above which a second index is used to narrow the first result. */
const WORTH_NARROWING = 64

/** The condition of a node that attributes cannot answer, such as `match`; `undefined` for any other node. */
export type SpecialCondition = (node: Expression) => Condition | undefined

/** The condition that indexes give for a filter; `undefined` when they give none. */
function conditionOf(expression: Expression, special: SpecialCondition): Condition | undefined {
  const node = ungroup(expression)
  const given = special(node)
  if (given) return given
  if (node.type === 'And') {
    if (isTrue(node.left)) return conditionOf(node.right, special)
    if (isTrue(node.right)) return conditionOf(node.left, special)
    return both(conditionOf(node.left, special), conditionOf(node.right, special))
  }
  if (node.type === 'Or') return either(conditionOf(node.left, special), conditionOf(node.right, special))
  if (node.type === 'FuncCall') {
    const inner = orFalse(node)
    return inner ? conditionOf(inner, special) : (referencesCondition(node) ?? versionsCondition(node))
  }
  if (node.type !== 'OpCall') return undefined
  if (node.op === '==') {
    return (
      oneOf(attributeOf(node.left), scalars(node.right)) ?? oneOf(attributeOf(node.right), scalars(node.left))
    )
  }
  if (node.op !== 'in') return undefined
  return (
    oneOf(attributeOf(node.left), scalarsInList(node.right)) ??
    oneOf(elementsOf(node.right), scalars(node.left))
  )
}

/** The condition that indexes give for several filters together; `undefined` when they give none. */
export function allOf(filters: readonly Expression[], special: SpecialCondition): Condition | undefined {
  const [first, ...others] = filters.filter((filter) => !isTrue(filter))
  return others.reduce<Condition | undefined>(
    (all, filter) => both(all, conditionOf(filter, special)),
    first && conditionOf(first, special),
  )
}

function isTrue(expression: Expression) {
  const node = ungroup(expression)
  return node.type === 'Value' && node.value === true
}

function both(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) {
    const known = a ?? b
    return known && {...known, isExact: false}
  }
  return {
    isExact: a.isExact && b.isExact,
    key: keyOf('&&', a, b),
    test: (document) => a.test(document) && b.test(document),
    lookup(view) {
      const first = a.lookup(view)
      if (first.length <= WORTH_NARROWING) return narrow(first, b)
      const second = b.lookup(view)
      view.spend(Math.min(first.length, second.length))
      return second.length < first.length ? narrow(second, a) : narrow(first, b)
    },
  }
}

function either(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) return undefined
  return {
    isExact: a.isExact && b.isExact,
    key: keyOf('||', a, b),
    test: (document) => a.test(document) || b.test(document),
    lookup: (view) => union([a.lookup(view), b.lookup(view)], view),
  }
}

function keyOf(operator: string, a: Condition, b: Condition) {
  const [left, right] = [a.key, b.key]
  return left && right ? () => `(${left()} ${operator} ${right()})` : undefined
}

/** Narrowed lists, by the list of an index and the condition. A change makes a new list, so no entry becomes stale. */
const narrowedLists = new WeakMap<object, Map<string, readonly StoredDocument[]>>()
const MAX_NARROWED_PER_LIST = 4

/** Filters a list, and returns the same array for the same condition, so that caches keyed by the array work. */
function narrow(documents: readonly StoredDocument[], condition: Condition) {
  const key = documents.length > WORTH_NARROWING ? condition.key?.() : undefined
  if (key === undefined) return filtered(documents, condition)
  const known = narrowedLists.get(documents) ?? new Map<string, readonly StoredDocument[]>()
  const found = known.get(key)
  if (found) return found
  const passes = filtered(documents, condition)
  if (known.size >= MAX_NARROWED_PER_LIST) known.clear()
  narrowedLists.set(documents, known.set(key, passes))
  return passes
}

function filtered(documents: readonly StoredDocument[], condition: Condition) {
  const passes = documents.filter((document) => condition.test(document))
  return passes.length === documents.length ? documents : passes
}

/** The documents of several lists, without duplicates, ordered by `_id`. */
export function union(lists: (readonly StoredDocument[])[], view: Reader): readonly StoredDocument[] {
  const filled = lists.filter((list) => list.length > 0)
  if (filled.length <= 1) return filled[0] ?? []
  view.spend(filled.reduce((sum, list) => sum + list.length, 0))
  return sortedById(new Map(filled.flat().map((document) => [document._id, document])).values())
}

/** The condition that one of the document's keys is among the values. */
function oneOf(index: AttributeIndex | undefined, values: Set<Json> | undefined): Condition | undefined {
  if (!index || !values) return undefined
  return {
    isExact: true,
    key: () => `${index.name} in ${JSON.stringify([...values])}`,
    test: (document) => index.hasAny(document, values),
    lookup(view) {
      const lists = [...values].map((value) => index.find(view, value))
      return lists.length === 1 && lists[0] ? lists[0] : union(lists, view)
    },
  }
}

function referencesCondition({namespace, name, args}: FunctionCall): Condition | undefined {
  if (namespace !== 'global' || name !== 'references') return undefined
  const ids = new Set<Json>()
  for (const argument of args) {
    const node = ungroup(argument)
    const values = node.type === 'Value' && typeof node.value === 'string' ? [node.value] : constantList(node)
    if (!values) return undefined
    for (const value of values) if (typeof value === 'string') ids.add(value)
  }
  return oneOf(byReference, ids)
}

/** A map, because strangers choose the names: `constructor` would be found in an object. */
const VERSION_INDEXES = new Map([
  ['versionOf', byVersion],
  ['partOfRelease', byRelease],
])

function versionsCondition({namespace, name, args}: FunctionCall): Condition | undefined {
  const index = namespace === 'sanity' ? VERSION_INDEXES.get(name) : undefined
  const value = args[0] && ungroup(args[0])
  // Both functions return null for any value but a string.
  return value?.type === 'Value' && typeof value.value === 'string'
    ? oneOf(index, new Set([value.value]))
    : undefined
}

/** The `x` of `coalesce(x, false)`, which passes wherever `x` does. */
function orFalse({namespace, name, args: [inner, last, ...more]}: FunctionCall): Expression | undefined {
  const isCoalesce = namespace === 'global' && name === 'coalesce' && more.length === 0
  return isCoalesce && last?.type === 'Value' && last.value === false ? inner : undefined
}

/** The value of a constant, as a set of one; `undefined` when it cannot be looked up. */
function scalars(expression: Expression): Set<Json> | undefined {
  const node = ungroup(expression)
  if (node.type === 'OpCall' && node.op === '+') {
    const [left, right] = [ungroup(node.left), ungroup(node.right)]
    const isText = left.type === 'Value' && right.type === 'Value'
    return isText && typeof left.value === 'string' && typeof right.value === 'string'
      ? new Set([left.value + right.value])
      : undefined
  }
  return node.type === 'Value' && isScalar(node.value) ? new Set([node.value]) : undefined
}

/** The values of a constant list; `undefined` when a value cannot be looked up. */
function scalarsInList(expression: Expression): Set<Json> | undefined {
  const values = constantList(ungroup(expression))
  return values?.every(isScalar) ? new Set(values) : undefined
}

function constantList(node: Expression): unknown[] | undefined {
  if (node.type === 'Value') return Array.isArray(node.value) ? node.value : undefined
  if (node.type !== 'Array') return undefined
  const values: unknown[] = []
  for (const element of node.elements) {
    const value = ungroup(element.value)
    if (element.isSplat || value.type !== 'Value') return undefined
    values.push(value.value)
  }
  return values
}
