import {jsonMatch} from '@sanity/json-match'
import {LakeError} from '../errors.ts'
import {forbiddenNameIn} from '../json.ts'
import type {PatchOperations} from '../types.ts'

/** A name, or names with dots between them: what nearly every path is. */
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** A text or a truth value alone in brackets selects nothing: `@sanity/mutator` stops reading there. */
const LITERAL_AS_PLACE = /[[,]\s*(?:""|true|false|null)\s*[\],]/

/**
 * A patch whose paths are what `@sanity/mutator` understands as a whole: it reads as far as it can, and takes the rest
 * of a malformed path for nothing. `[*]`, which it does not know, becomes `[0:]`, so that listeners who replay the
 * patch with it come to the same document.
 * @param id of the patched document, for the message
 * @throws LakeError `validationError` naming the path
 * @see https://www.sanity.io/docs/json-match
 */
export function withCheckedPaths(operations: PatchOperations, id: string): PatchOperations {
  const {set, setIfMissing, unset, inc, dec, diffMatchPatch, insert} = operations
  const checked = (path: string) => checkedPath(path, id)
  const byPath = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([path, value]) => [checked(path), value]))
  return {
    ...operations,
    ...(set && {set: byPath(set)}),
    ...(setIfMissing && {setIfMissing: byPath(setIfMissing)}),
    ...(unset && {unset: unset.map(checked)}),
    ...(inc && {inc: byPath(inc)}),
    ...(dec && {dec: byPath(dec)}),
    ...(diffMatchPatch && {diffMatchPatch: byPath(diffMatchPatch)}),
    ...(insert && {insert: checkedInsert(insert, checked)}),
  }
}

function checkedInsert(
  insert: NonNullable<PatchOperations['insert']>,
  checked: (path: string) => string,
): NonNullable<PatchOperations['insert']> {
  if ('before' in insert) return {...insert, before: checked(insert.before)}
  if ('after' in insert) return {...insert, after: checked(insert.after)}
  return {...insert, replace: checked(insert.replace)}
}

function checkedPath(path: string, id: string): string {
  if (forbiddenNameIn(path)) throw refused(path, id, 'names a field that cannot be')
  if (PLAIN.test(path)) return path
  const bare = path.replaceAll(QUOTED, (quoted) => (quoted.startsWith('"') ? '""' : "''"))
  // The mutator lists every index of a range: one of a billion would fill the memory.
  if (/\d{7}/.test(bare)) throw refused(path, id, 'has an index that is too large')
  const problem = syntaxProblem(path)
  if (problem) throw refused(path, id, `cannot be read: ${problem}`)
  if (LITERAL_AS_PLACE.test(bare)) throw refused(path, id, 'has a value in brackets where a place belongs')
  return wholeRanges(path)
}

/** What Sanity's own parser has against a path; `undefined` when nothing. */
function syntaxProblem(path: string): string | undefined {
  try {
    jsonMatch({}, path).next()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown reason'
  }
}

/** Outside of quotes, `[*]` and `[:]` are every element. */
function wholeRanges(path: string): string {
  const between = path.split(QUOTED)
  const quoted = path.match(QUOTED) ?? []
  return between
    .map((part, index) => part.replaceAll(/\[\s*(?:\*|:)\s*\]/g, '[0:]') + (quoted[index] ?? ''))
    .join('')
}

function refused(path: string, id: string, why: string): LakeError {
  return new LakeError('validationError', `The path "${path.slice(0, 200)}" ${why}`, {id})
}
