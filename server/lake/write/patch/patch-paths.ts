import {parsePath, type ExprNode, type SubscriptElementNode} from '@sanity/json-match'
import {LakeError} from '../../model/errors.ts'
import {forbiddenNameIn} from '../../model/json.ts'
import type {PatchOperations} from '../../model/types.ts'

/** A name, or names with dots between them: what nearly every path is. */
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** A text or a truth value alone in brackets selects nothing. */
const LITERAL_AS_PLACE = /[[,]\s*(?:""|true|false|null)\s*[\],]/

/**
 * Refuses a patch with a path that is not JSONMatch as a whole: `@sanity/mutator` reads as far as it can, and takes
 * the rest of a malformed path for nothing.
 * @param id of the patched document, for the message
 * @throws LakeError `validationError` naming the path
 * @see https://www.sanity.io/docs/json-match
 */
export function checkPaths(operations: PatchOperations, id: string) {
  for (const path of pathsOf(operations)) {
    const problem = problemOf(path)
    if (problem === undefined) continue
    throw new LakeError('validationError', `The path "${path.slice(0, 200)}" ${problem}`, {id})
  }
}

/** Every path that a patch names, of whatever operation. */
function pathsOf({
  set,
  setIfMissing,
  unset = [],
  inc,
  dec,
  insert,
  diffMatchPatch,
}: PatchOperations): string[] {
  const byPath = [set, setIfMissing, inc, dec, diffMatchPatch].flatMap((values) => Object.keys(values ?? {}))
  const places = insert ? Object.values(insert).filter((place) => typeof place === 'string') : []
  return [...byPath, ...unset, ...places]
}

/** What is wrong with a path, to follow it in a sentence; `undefined` when nothing. */
function problemOf(path: string): string | undefined {
  if (forbiddenNameIn(path)) return 'names a field that cannot be'
  if (PLAIN.test(path)) return undefined
  const bare = path.replaceAll(QUOTED, (quoted) => (quoted.startsWith('"') ? '""' : "''"))
  if (/\d{7}/.test(bare)) return 'has an index that is too large'
  if (path.endsWith('..')) return 'ends where a name belongs'
  try {
    const problem = shapeProblem(parsePath(path))
    if (problem) return problem
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`
  }
  return LITERAL_AS_PLACE.test(bare) ? 'has a value in brackets where a place belongs' : undefined
}

/** What reads well but names no place. */
function shapeProblem(node: ExprNode | SubscriptElementNode | undefined): string | undefined {
  if (node?.type === 'Comparison' && node.left.type === 'Path' && node.right.type === 'Path')
    return 'compares two fields: a text to compare with stands in double quotes'
  if (node?.type !== 'Path') return undefined
  const {base, recursive, segment} = node
  if (segment.type === 'This') return 'names no field'
  const within = segment.type === 'Subscript' ? segment.elements.map(shapeProblem) : []
  const isAnywhere = recursive && base?.type === 'Path' && base.segment.type === 'This' && !base.base
  return (isAnywhere ? undefined : shapeProblem(base)) ?? within.find((problem) => problem !== undefined)
}
