import {attributePath, ungroup, type Expression} from './groq-tree.ts'
import type {Json, StoredDocument} from '../types.ts'
import {sortedById} from './document-index.ts'
import type {View} from './view.ts'

/**
 * What is known of a filter without evaluating it. `test` is true for every document for which the filter is;
 * when `isExact`, for no other.
 */
export interface Condition {
  isExact: boolean
  test(document: StoredDocument): boolean
  /** The documents of the view for which `test` is true, ordered by `_id`, found by index. */
  lookup(view: View): readonly StoredDocument[]
}

/** From this many documents on, a second index is worth asking whether it narrows further. */
const WORTH_NARROWING = 64

/** What indexes can say about a filter; `undefined` when they cannot say anything. */
function conditionOf(
  expression: Expression,
  special?: (node: Expression) => Condition | undefined,
): Condition | undefined {
  const node = ungroup(expression)
  const given = special?.(node)
  if (given) return given
  if (node.type === 'And') {
    if (isTrue(node.left)) return conditionOf(node.right, special)
    if (isTrue(node.right)) return conditionOf(node.left, special)
    return both(conditionOf(node.left, special), conditionOf(node.right, special))
  }
  if (node.type === 'Or') return either(conditionOf(node.left, special), conditionOf(node.right, special))
  if (node.type === 'FuncCall') return referencesCondition(node.namespace, node.name, node.args)
  if (node.type !== 'OpCall') return undefined
  if (node.op === '==') {
    return (
      equality(attributePath(node.left), scalars(node.right)) ??
      equality(attributePath(node.right), scalars(node.left))
    )
  }
  if (node.op === 'in') return equality(attributePath(node.left), scalarsInList(node.right))
  return undefined
}

/** The condition that all of several filters hold. */
export function allOf(
  filters: readonly Expression[],
  special?: (node: Expression) => Condition | undefined,
): Condition | undefined {
  const conditions = filters.filter((filter) => !isTrue(filter)).map((filter) => conditionOf(filter, special))
  return conditions.length === 0 ? undefined : conditions.reduce(both)
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
    test: (document) => a.test(document) && b.test(document),
    lookup(view) {
      const first = a.lookup(view)
      if (first.length <= WORTH_NARROWING) return narrow(first, b)
      const second = b.lookup(view)
      return second.length < first.length ? narrow(second, a) : narrow(first, b)
    },
  }
}

function either(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) return undefined
  return {
    isExact: a.isExact && b.isExact,
    test: (document) => a.test(document) || b.test(document),
    lookup: (view) => union([a.lookup(view), b.lookup(view)]),
  }
}

/** The same list when nothing falls out: caches are keyed by it. */
function narrow(documents: readonly StoredDocument[], condition: Condition) {
  const kept = documents.filter((document) => condition.test(document))
  return kept.length === documents.length ? documents : kept
}

function union(lists: (readonly StoredDocument[])[]): readonly StoredDocument[] {
  const filled = lists.filter((list) => list.length > 0)
  if (filled.length <= 1) return filled[0] ?? []
  return sortedById(new Map(filled.flat().map((document) => [document._id, document])).values())
}

function equality(path: string[] | undefined, values: Set<Json> | undefined): Condition | undefined {
  if (!path || !values) return undefined
  const name = JSON.stringify(path)
  const isId = path.length === 1 && path[0] === '_id'
  const keysOf = (document: StoredDocument) => {
    const value = valueAt(document, path)
    return isScalar(value) ? [value] : []
  }
  return {
    isExact: true,
    test: (document) => keysOf(document).some((key) => values.has(key)),
    lookup(view) {
      const lists = [...values].map((value) => {
        if (!isId) return view.lookup(name, value, keysOf)
        const document = typeof value === 'string' ? view.get(value) : undefined
        return document ? [document] : []
      })
      return union(lists)
    },
  }
}

function referencesCondition(namespace: string, name: string, args: Expression[]): Condition | undefined {
  if (namespace !== 'global' || name !== 'references') return undefined
  const ids = new Set<Json>()
  for (const argument of args) {
    const node = ungroup(argument)
    const values = node.type === 'Value' && typeof node.value === 'string' ? [node.value] : constantList(node)
    if (!values) return undefined
    for (const value of values) if (typeof value === 'string') ids.add(value)
  }
  return {
    isExact: true,
    test: (document) => [...referencesIn(document)].some((id) => ids.has(id)),
    lookup: (view) => union([...ids].map((id) => view.lookup('references()', id, referencesIn))),
  }
}

/** Every id that `references()` finds in a value. groq-js does not look further inside a reference. */
function* referencesIn(value: Json | undefined): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item)
  } else if (typeof value === 'object' && value !== null) {
    const target = value['_ref']
    if (target) {
      if (typeof target === 'string') yield target
      return
    }
    for (const item of Object.values(value)) yield* referencesIn(item)
  }
}

/** The value at a path of attributes, as GROQ reads it: own attributes of objects, nothing through lists. */
function valueAt(document: StoredDocument, path: readonly string[]): Json {
  let value: Json = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    if (!Object.hasOwn(value, name)) return null
    value = value[name] ?? null
  }
  return value
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The value of a constant, as a set of one; `undefined` when it is not a constant that can be indexed. */
function scalars(expression: Expression): Set<Json> | undefined {
  const node = ungroup(expression)
  return node.type === 'Value' && isScalar(node.value) ? new Set([node.value]) : undefined
}

/** The values of a constant list; `undefined` when one of them is not a constant that can be indexed. */
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
