import {
  jsonMatch,
  parsePath,
  type ExprNode,
  type PathNode,
  type SegmentNode,
  type SubscriptElementNode,
} from '@sanity/json-match'
import {isObject, own} from '../../model/json.ts'
import type {Json, JsonObject} from '../../model/types.ts'

/** A patch target: the names and indexes that lead to one value in a document. */
export type TargetPath = readonly (string | number)[]

/** A patch target and its value. The value is undefined when the target is empty but can be set. */
interface PatchTarget {
  target: TargetPath
  value: Json | undefined
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/**
 * The targets that a JSONMatch path matches in a document, without duplicates. A step `..` matches only existing values.
 * @param path accepted by `checkPaths`
 * @see https://www.sanity.io/docs/json-match
 */
export function targetsOf(document: JsonObject, path: string): PatchTarget[] {
  return find(pathNode(path), [{target: [], value: document}])
}

/** The elements of one list that a path matches. */
interface ListTarget {
  list: TargetPath
  /** In ascending order. */
  indexes: number[]
  /** The index at which to insert when the path's indexes or ranges match no element. */
  gap?: number
}

/**
 * The lists that the last brackets of a path apply to, with the elements that they match.
 * @param afterEnd counts a bound of -1 as the position after the last element, as the client's `splice` does
 */
export function listTargetsOf(
  document: JsonObject,
  path: string,
  {afterEnd}: {afterEnd: boolean},
): ListTarget[] {
  const node = pathNode(path)
  const sent = node?.segment.type === 'Subscript' ? node.segment.elements : []
  return lists(node, document).flatMap(({target, value}) => {
    const elements = afterEnd ? sent.map((element) => countedFromEnd(element, value.length)) : sent
    const found = distinct(elements.flatMap((element) => selected(element, {target, value})))
    const indexes = found.flatMap(({target, value: item}) => {
      const index = target.at(-1)
      return item !== undefined && typeof index === 'number' ? [index] : []
    })
    if (indexes.length > 0) return [{list: target, indexes: indexes.sort((a, b) => a - b)}]
    const [start] = elements.map(startOf)
    return start === undefined || !elements.every((element) => startOf(element) !== undefined)
      ? []
      : [{list: target, indexes, gap: clamp(start, value.length)}]
  })
}

function lists(node: PathNode | undefined, document: JsonObject) {
  const root = [{target: [], value: document}]
  const found = node?.recursive ? everything(find(node.base, root)) : find(node?.base, root)
  return found.flatMap(({target, value}) => (Array.isArray(value) ? [{target, value}] : []))
}

function countedFromEnd(element: SubscriptElementNode, length: number): SubscriptElementNode {
  if (element.type !== 'Slice') return element
  const counted = (bound: number) => (bound < 0 ? Math.max(0, length + bound + 1) : bound)
  const {start, end} = element
  return {
    type: 'Slice',
    ...(start !== undefined && {start: counted(start)}),
    ...(end !== undefined && {end: counted(end)}),
  }
}

function startOf(element: SubscriptElementNode): number | undefined {
  if (element.type === 'Slice') return element.start ?? 0
  return element.type === 'Number' ? element.value : undefined
}

/**
 * Sort order for removals: later and deeper targets come first, so that no removal moves a target that is still to be
 * removed.
 */
export function laterFirst(a: TargetPath, b: TargetPath): number {
  for (const [at, step] of a.entries()) {
    const other = b[at]
    if (other === undefined) return -1
    if (step === other) continue
    if (typeof step === 'number' && typeof other === 'number') return other - step
    return step < other ? 1 : -1
  }
  return a.length < b.length ? 1 : 0
}

/** The path that `@sanity/mutator` resolves to this target alone. */
export function pathTo(target: TargetPath): string {
  const [first, ...rest] = target.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return NAME.test(step) ? `.${step}` : `['${step.replaceAll(/['\\]/g, String.raw`\$&`)}']`
  })
  return [first?.replace(/^\./, ''), ...rest].join('')
}

function pathNode(path: string): PathNode | undefined {
  const node = parsePath(path)
  return node?.type === 'Path' ? node : undefined
}

function find(node: ExprNode | undefined, from: PatchTarget[]): PatchTarget[] {
  if (node?.type !== 'Path') return from
  const bases = find(node.base, from)
  if (!node.recursive) return distinct(bases.flatMap((base) => named(node.segment, base)))
  const found = everything(bases).flatMap((base) => named(node.segment, base))
  return distinct(found.filter(({value}) => value !== undefined))
}

function everything(bases: PatchTarget[]): PatchTarget[] {
  const all = bases.flatMap((base) => [...withDescendants(base)])
  return bases.length > 1 ? distinct(all) : all
}

function* withDescendants(found: PatchTarget): Generator<PatchTarget> {
  yield found
  for (const inner of childrenOf(found)) yield* withDescendants(inner)
}

function childrenOf({target, value}: PatchTarget): PatchTarget[] {
  if (Array.isArray(value)) return value.map((item, index) => ({target: [...target, index], value: item}))
  if (!isObject(value)) return []
  return Object.entries(value).map(([name, item]) => ({target: [...target, name], value: item}))
}

/** The targets that a name, a star or brackets match below `found`. */
function named(segment: SegmentNode, found: PatchTarget): PatchTarget[] {
  const {target, value} = found
  switch (segment.type) {
    case 'This':
      return [found]
    case 'Wildcard':
      return childrenOf(found)
    case 'Identifier':
      if (Array.isArray(value)) return childrenOf(found).flatMap((item) => named(segment, item))
      if (isObject(value)) return [{target: [...target, segment.name], value: own(value, segment.name)}]
      return value === undefined || value === null
        ? [{target: [...target, segment.name], value: undefined}]
        : []
    case 'Subscript':
      return segment.elements.flatMap((element) => selected(element, found))
    default:
      return segment satisfies never
  }
}

/** The targets that one of the alternatives between brackets matches. */
function selected(element: SubscriptElementNode, found: PatchTarget): PatchTarget[] {
  const {target, value} = found
  switch (element.type) {
    case 'Path':
      return find(element, [found])
    case 'Number': {
      if (!Array.isArray(value)) return []
      const index = element.value < 0 ? value.length + element.value : element.value
      return Number.isInteger(index) && index >= 0 ? [{target: [...target, index], value: value[index]}] : []
    }
    case 'Slice': {
      if (!Array.isArray(value)) return []
      const {start = 0, end = value.length} = element
      return childrenOf(found).slice(clamp(start, value.length), clamp(end, value.length))
    }
    case 'Existence':
    case 'Comparison': {
      const condition: PathNode = {type: 'Path', segment: {type: 'Subscript', elements: [element]}}
      const candidates = Array.isArray(value) ? childrenOf(found) : [found]
      return candidates.filter((candidate) => !jsonMatch(candidate.value, condition).next().done)
    }
    case 'String':
    case 'Boolean':
    case 'Null':
      return [] // a literal matches nothing
    default:
      return element satisfies never
  }
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index < 0 ? length + index : index, length))
}

function distinct(found: PatchTarget[]): PatchTarget[] {
  return [...new Map(found.map((one) => [JSON.stringify(one.target), one])).values()]
}
