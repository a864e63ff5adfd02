import {LakeError} from '../../model/errors.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import {applyPatch} from './patch.ts'
import {laterFirst, pathTo, targetsOf, positionsOf, type TargetPath} from './patch-targets.ts'
import type {Insert, Json, PatchOperations, StoredDocument} from '../../model/types.ts'

/** Nothing else is served while the places of a patch are found and it is applied. */
const LIMIT_MS = 2000
/** So many operations on one place each are applied at once, however long the lists that they look through. */
const FEW = 20
const MAX_PLACES = 2000

/** Names, with an index, the last element or a key after them: `@sanity/mutator` finds the one place of such a path. */
const ONE_PLACE =
  /^(?:[A-Za-z_][A-Za-z0-9_]*|\['(?:[^'\\]|\\.)*'\])(?:\.[A-Za-z_][A-Za-z0-9_]*|\['(?:[^'\\]|\\.)*'\]|\[\s*(?:\d+|-1|_key\s*==\s*"(?:[^"\\]|\\.)*")\s*\])*$/

/**
 * The document after a patch, and the patches that lead to it when `@sanity/mutator` applies them. A path that can
 * name many places becomes the places that it names in this document: the mutator takes them one after another, each
 * moving the next, so that `unset` of the first element of every list would empty the lists.
 * @param operations with checked paths, see `patch-paths.ts`
 * @throws LakeError `validationError`
 */
export function patchInSteps(
  document: StoredDocument,
  operations: PatchOperations,
): {next: StoredDocument; patches: PatchOperations[]} {
  const single = singly(operations)
  const isPlain = single.every((operation) => namesOnePlace(pathOf(operation), document))
  if (isPlain && single.length <= FEW) return {next: applyPatch(document, operations), patches: [operations]}
  return inTime(document._id, () => {
    if (isPlain) return {next: applyPatch(document, operations), patches: [operations]}
    let next = document
    const patches: PatchOperations[] = []
    for (const operation of single) {
      for (const patch of concrete(next, operation)) {
        next = applyPatch(next, patch)
        patches.push(patch)
      }
    }
    return patches.length > 0 ? {next, patches} : {next: applyPatch(document, {}), patches: [{}]}
  })
}

function inTime<Result>(id: string, work: () => Result): Result {
  try {
    return withTimeLimit(LIMIT_MS, work)
  } catch (error) {
    if (error instanceof LakeError && error.type !== 'queryTooExpensive') throw error
    const isLong = error instanceof LakeError
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new LakeError(
      'validationError',
      isLong ? 'The patch was stopped: it takes too long' : `The patch cannot be applied: ${reason}`,
      {id},
    )
  }
}

/** One operation on one path each, in the order in which `@sanity/mutator` runs them. */
function singly(operations: PatchOperations): PatchOperations[] {
  const {
    set = {},
    setIfMissing = {},
    unset = [],
    inc = {},
    dec = {},
    diffMatchPatch = {},
    insert,
  } = operations
  return [
    ...Object.entries(setIfMissing).map(([path, value]) => ({setIfMissing: {[path]: value}})),
    ...Object.entries(set).map(([path, value]) => ({set: {[path]: value}})),
    ...unset.map((path) => ({unset: [path]})),
    ...Object.entries(diffMatchPatch).map(([path, value]) => ({diffMatchPatch: {[path]: value}})),
    ...Object.entries(inc).map(([path, value]) => ({inc: {[path]: value}})),
    ...Object.entries(dec).map(([path, value]) => ({dec: {[path]: value}})),
    ...(insert ? [{insert}] : []),
  ]
}

/** The path of an operation that stands by itself. */
function pathOf({set, setIfMissing, unset, inc, dec, diffMatchPatch, insert}: PatchOperations): string {
  if (insert) return pathOfInsert(insert)
  const [path = ''] = unset ?? Object.keys(set ?? setIfMissing ?? inc ?? dec ?? diffMatchPatch ?? {})
  return path
}

function pathOfInsert(insert: Insert): string {
  if ('before' in insert) return insert.before
  return 'after' in insert ? insert.after : insert.replace
}

function namesOnePlace(path: string, document: StoredDocument): boolean {
  return ONE_PLACE.test(path) && !entersList(path, document)
}

/** Whether names with dots between them lead into a list, where JSONMatch means every element. */
function entersList(path: string, document: StoredDocument): boolean {
  if (path.includes('[')) return false
  let value: Json | undefined = document
  for (const name of path.split('.')) {
    if (Array.isArray(value)) return true
    if (value === null || typeof value !== 'object') return false
    value = value[name]
  }
  return false
}

/** An operation on the places that its path names. */
function concrete(document: StoredDocument, operation: PatchOperations): PatchOperations[] {
  const path = pathOf(operation)
  if (namesOnePlace(path, document)) return [operation]
  const {insert} = operation
  if (insert) return insertsAt(document, insert)
  const places = operation.set || operation.setIfMissing ? outer(document, path) : present(document, path)
  return places.length === 0 ? [] : [onPlaces(operation, places.map(pathTo))]
}

/** Those that can be filled, but for what lies within another of them: that goes with it. */
function outer(document: StoredDocument, path: string): TargetPath[] {
  const places = bounded(targetsOf(document, path).map(({place}) => place))
  const keys = new Set(places.map((place) => JSON.stringify(place)))
  return places.filter(
    (place) => !place.some((_, length) => length > 0 && keys.has(JSON.stringify(place.slice(0, length)))),
  )
}

/** Those that hold something. */
function present(document: StoredDocument, path: string): TargetPath[] {
  const found = targetsOf(document, path).filter(({value}) => value !== undefined)
  return bounded(found.map(({place}) => place)).sort(laterFirst)
}

function bounded<Item>(places: Item[]): Item[] {
  if (places.length <= MAX_PLACES) return places
  throw new LakeError('validationError', `A path may not name more than ${MAX_PLACES} places`)
}

function onPlaces(operation: PatchOperations, paths: string[]): PatchOperations {
  const each = <Value>(values: Record<string, Value>): Record<string, Value> => {
    const [value] = Object.values(values)
    return value === undefined ? {} : Object.fromEntries(paths.map((path) => [path, value]))
  }
  const {set, setIfMissing, inc, dec, diffMatchPatch} = operation
  if (set) return {set: each(set)}
  if (setIfMissing) return {setIfMissing: each(setIfMissing)}
  if (inc) return {inc: each(inc)}
  if (dec) return {dec: each(dec)}
  if (diffMatchPatch) return {diffMatchPatch: each(diffMatchPatch)}
  return {unset: paths}
}

/** One insertion for each list: before the first, after the last or in place of all of its elements that are named. */
function insertsAt(document: StoredDocument, insert: Insert): PatchOperations[] {
  const {items} = insert
  const positions = bounded(positionsOf(document, pathOfInsert(insert), {afterEnd: 'replace' in insert}))
  return positions
    .sort((a, b) => laterFirst(a.list, b.list))
    .map(({list, indexes, gap}): PatchOperations => {
      const at = (index: number | undefined) => pathTo([...list, index ?? 0])
      if (gap !== undefined || 'before' in insert) return {insert: {before: at(gap ?? indexes[0]), items}}
      if ('after' in insert) return {insert: {after: at(indexes.at(-1)), items}}
      return {insert: {replace: `${pathTo(list)}[${indexes.join(',')}]`, items}}
    })
}
