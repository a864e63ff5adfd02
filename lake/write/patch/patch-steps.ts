import {invalid, LakeError} from '../../model/errors.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import {applyPatch} from './patch.ts'
import {laterFirst, pathTo, targetsOf, listTargetsOf, type TargetPath} from './patch-targets.ts'
import type {Insert, Json, PatchOperations, StoredDocument} from '../../model/types.ts'

/** Time limit of one patch, in milliseconds. The server answers nothing else while it applies a patch. */
const LIMIT_MS = 2000
/** Patches with at most this many single-target operations run without a time limit, which takes longer than they do. */
const MAX_UNTIMED = 20
/** Maximum number of targets of one path in one document. */
const MAX_TARGETS = 2000

/**
 * Matches a path of names and of brackets with one index, `-1` or one key. `@sanity/mutator` resolves such a path to one
 * target.
 */
const ONE_TARGET =
  /^(?:[A-Za-z_][A-Za-z0-9_]*|\['(?:[^'\\]|\\.)*'\])(?:\.[A-Za-z_][A-Za-z0-9_]*|\['(?:[^'\\]|\\.)*'\]|\[\s*(?:\d+|-1|_key\s*==\s*"(?:[^"\\]|\\.)*")\s*\])*$/

/**
 * The document after a patch, and the patches that produce it when `@sanity/mutator` applies them. A path that can match
 * many targets is replaced by its targets in this document. The mutator would resolve such a path again after each
 * step: `unset` of the first element of every list would then empty the lists.
 * @param operations with paths checked by `patch-paths.ts`
 * @throws LakeError `validationError`
 */
export function patchInSteps(
  document: StoredDocument,
  operations: PatchOperations,
): {next: StoredDocument; patches: PatchOperations[]} {
  const single = singly(operations)
  const isPlain = single.every((operation) => hasOneTarget(pathOf(operation), document))
  if (isPlain && single.length <= MAX_UNTIMED)
    return {next: applyPatch(document, operations), patches: [operations]}
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
    throw invalid(
      isLong
        ? `The patch was stopped: it takes more than ${LIMIT_MS / 1000} seconds. Send it in parts.`
        : `The patch cannot be applied: ${reason}`,
      id,
    )
  }
}

/** Splits operations so that each has one path, in the order in which `@sanity/mutator` runs them. */
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

/** The path of an operation that has only one. */
function pathOf({set, setIfMissing, unset, inc, dec, diffMatchPatch, insert}: PatchOperations): string {
  if (insert) return pathOfInsert(insert)
  const [path = ''] = unset ?? Object.keys(set ?? setIfMissing ?? inc ?? dec ?? diffMatchPatch ?? {})
  return path
}

function pathOfInsert(insert: Insert): string {
  if ('before' in insert) return insert.before
  return 'after' in insert ? insert.after : insert.replace
}

function hasOneTarget(path: string, document: StoredDocument): boolean {
  return ONE_TARGET.test(path) && !entersList(path, document)
}

/** Whether a path of names and dots enters a list. There JSONMatch matches every element. */
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

/** The operations on the concrete targets of an operation's path. */
function concrete(document: StoredDocument, operation: PatchOperations): PatchOperations[] {
  const path = pathOf(operation)
  if (hasOneTarget(path, document)) return [operation]
  const {insert} = operation
  if (insert) return insertsAt(document, insert)
  const targets = operation.set || operation.setIfMissing ? outer(document, path) : present(document, path)
  return targets.length === 0 ? [] : [onTargets(operation, targets.map(pathTo))]
}

/** The targets that can be set. Targets within another target are left out, since the outer value replaces them. */
function outer(document: StoredDocument, path: string): TargetPath[] {
  const targets = bounded(targetsOf(document, path).map(({target}) => target))
  const keys = new Set(targets.map((target) => JSON.stringify(target)))
  return targets.filter(
    (target) => !target.some((_, length) => length > 0 && keys.has(JSON.stringify(target.slice(0, length)))),
  )
}

/** The targets that have a value. */
function present(document: StoredDocument, path: string): TargetPath[] {
  const found = targetsOf(document, path).filter(({value}) => value !== undefined)
  return bounded(found.map(({target}) => target)).sort(laterFirst)
}

function bounded<Item>(targets: Item[]): Item[] {
  if (targets.length <= MAX_TARGETS) return targets
  throw invalid(`A path can have at most ${MAX_TARGETS} targets. Send the patch in parts.`)
}

function onTargets(operation: PatchOperations, paths: string[]): PatchOperations {
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

/** One insertion for each list: before the first matched element, after the last, or replacing all of them. */
function insertsAt(document: StoredDocument, insert: Insert): PatchOperations[] {
  const {items} = insert
  const positions = bounded(listTargetsOf(document, pathOfInsert(insert), {afterEnd: 'replace' in insert}))
  return positions
    .sort((a, b) => laterFirst(a.list, b.list))
    .map(({list, indexes, gap}): PatchOperations => {
      const at = (index: number | undefined) => pathTo([...list, index ?? 0])
      if (gap !== undefined || 'before' in insert) return {insert: {before: at(gap ?? indexes[0]), items}}
      if ('after' in insert) return {insert: {after: at(indexes.at(-1)), items}}
      return {insert: {replace: `${pathTo(list)}[${indexes.join(',')}]`, items}}
    })
}
