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

/** One value in a document, by the names and indexes that lead to it. */
export type TargetPath = readonly (string | number)[]

/** A place, and what is there; `undefined` when it can be filled but is empty. */
interface Found {
  place: TargetPath
  value: Json | undefined
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/**
 * The places that a path of JSONMatch names in a document, each once; a step `..` names only what is there.
 * @param path one that `checkPaths` lets pass
 * @see https://www.sanity.io/docs/json-match
 */
export function targetsOf(document: JsonObject, path: string): Found[] {
  return find(pathNode(path), [{place: [], value: document}])
}

/** The elements of a list that a path names. */
interface Position {
  list: TargetPath
  /** In ascending order. */
  indexes: number[]
  /** Where indexes or ranges name no element: the index at which they would be. */
  gap?: number
}

/**
 * The lists that the last brackets of a path point into, with the elements that they name.
 * @param afterEnd whether -1 as a bound of a range is the place after the last element, as the client's `splice` has it
 */
export function positionsOf(document: JsonObject, path: string, {afterEnd = false} = {}): Position[] {
  const node = pathNode(path)
  const sent = node?.segment.type === 'Subscript' ? node.segment.elements : []
  return lists(node, document).flatMap(({place, value}) => {
    const elements = afterEnd ? sent.map((element) => countedFromEnd(element, value.length)) : sent
    const found = distinct(elements.flatMap((element) => selected(element, {place, value})))
    const indexes = found.flatMap(({place, value: item}) => {
      const index = place.at(-1)
      return item !== undefined && typeof index === 'number' ? [index] : []
    })
    if (indexes.length > 0) return [{list: place, indexes: indexes.sort((a, b) => a - b)}]
    const [start] = elements.map(startOf)
    return start === undefined || !elements.every((element) => startOf(element) !== undefined)
      ? []
      : [{list: place, indexes, gap: clamp(start, value.length)}]
  })
}

function lists(node: PathNode | undefined, document: JsonObject) {
  const root = [{place: [], value: document}]
  const found = node?.recursive ? everything(find(node.base, root)) : find(node?.base, root)
  return found.flatMap(({place, value}) => (Array.isArray(value) ? [{place, value}] : []))
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

/** For sorting: what comes later, or lies deeper, first, so that removing it moves nothing that is still to come. */
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

/** The path that `@sanity/mutator` reads as just this place. */
export function pathTo(place: TargetPath): string {
  const [first, ...rest] = place.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return NAME.test(step) ? `.${step}` : `['${step.replaceAll(/['\\]/g, String.raw`\$&`)}']`
  })
  return [first?.replace(/^\./, ''), ...rest].join('')
}

function pathNode(path: string): PathNode | undefined {
  const node = parsePath(path)
  return node?.type === 'Path' ? node : undefined
}

function find(node: ExprNode | undefined, from: Found[]): Found[] {
  if (node?.type !== 'Path') return from
  const bases = find(node.base, from)
  if (!node.recursive) return distinct(bases.flatMap((base) => named(node.segment, base)))
  const found = everything(bases).flatMap((base) => named(node.segment, base))
  return distinct(found.filter(({value}) => value !== undefined))
}

function everything(bases: Found[]): Found[] {
  const all = bases.flatMap((base) => [...withDescendants(base)])
  return bases.length > 1 ? distinct(all) : all
}

function* withDescendants(found: Found): Generator<Found> {
  yield found
  for (const inner of childrenOf(found)) yield* withDescendants(inner)
}

function childrenOf({place, value}: Found): Found[] {
  if (Array.isArray(value)) return value.map((item, index) => ({place: [...place, index], value: item}))
  if (!isObject(value)) return []
  return Object.entries(value).map(([name, item]) => ({place: [...place, name], value: item}))
}

/** What a name, a star or brackets after a place name. */
function named(segment: SegmentNode, found: Found): Found[] {
  const {place, value} = found
  switch (segment.type) {
    case 'This':
      return [found]
    case 'Wildcard':
      return childrenOf(found)
    case 'Identifier':
      if (Array.isArray(value)) return childrenOf(found).flatMap((item) => named(segment, item))
      if (isObject(value)) return [{place: [...place, segment.name], value: own(value, segment.name)}]
      return value === undefined || value === null
        ? [{place: [...place, segment.name], value: undefined}]
        : []
    case 'Subscript':
      return segment.elements.flatMap((element) => selected(element, found))
    default:
      return segment satisfies never
  }
}

/** What one of the alternatives between brackets names. */
function selected(element: SubscriptElementNode, found: Found): Found[] {
  const {place, value} = found
  switch (element.type) {
    case 'Path':
      return find(element, [found])
    case 'Number': {
      if (!Array.isArray(value)) return []
      const index = element.value < 0 ? value.length + element.value : element.value
      return Number.isInteger(index) && index >= 0 ? [{place: [...place, index], value: value[index]}] : []
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
      return [] // a value names no place
    default:
      return element satisfies never
  }
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index < 0 ? length + index : index, length))
}

function distinct(found: Found[]): Found[] {
  return [...new Map(found.map((one) => [JSON.stringify(one.place), one])).values()]
}
