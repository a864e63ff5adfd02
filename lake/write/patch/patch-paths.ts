import {parsePath, type ExprNode, type SubscriptElementNode} from '@sanity/json-match'
import {invalid} from '../../model/errors.ts'
import {forbiddenNameIn} from '../../model/json.ts'
import type {PatchOperations} from '../../model/types.ts'

/** Names with dots between them, as in most paths. */
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
/** A literal alone in brackets, which matches nothing. */
const LITERAL_IN_BRACKETS = /[[,]\s*(?:""|true|false|null)\s*[\],]/

/**
 * Rejects a patch with a malformed path. `@sanity/mutator` would parse the path as far as it can and ignore the rest.
 * @param id id of the patched document, for the error's details
 * @throws LakeError `validationError`, naming the path
 * @see https://www.sanity.io/docs/json-match
 */
export function checkPaths(operations: PatchOperations, id: string) {
  for (const path of pathsOf(operations)) {
    const problem = problemOf(path)
    if (problem === undefined) continue
    throw invalid(`The path "${path.slice(0, 200)}" ${problem}`, id)
  }
}

/** Every path in the operations of a patch. */
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
  const insertPaths = insert ? Object.values(insert).filter((path) => typeof path === 'string') : []
  return [...byPath, ...unset, ...insertPaths]
}

/** The problem with a path, as the predicate of a sentence; undefined when there is none. */
function problemOf(path: string): string | undefined {
  if (forbiddenNameIn(path)) return 'contains a forbidden field name'
  if (PLAIN.test(path)) return undefined
  const bare = path.replaceAll(QUOTED, (quoted) => (quoted.startsWith('"') ? '""' : "''"))
  if (/\d{7}/.test(bare)) return 'has an index that is too large'
  if (path.endsWith('..')) return 'needs a name after ".."'
  try {
    const problem = shapeProblem(parsePath(path))
    if (problem) return problem
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`
  }
  return LITERAL_IN_BRACKETS.test(bare) ? 'has a literal in brackets, which matches nothing' : undefined
}

/** The problem with a path that can be parsed but matches nothing. */
function shapeProblem(node: ExprNode | SubscriptElementNode | undefined): string | undefined {
  if (node?.type === 'Comparison' && node.left.type === 'Path' && node.right.type === 'Path')
    return 'compares two fields; put a text to compare with in double quotes'
  if (node?.type !== 'Path') return undefined
  const {base, recursive, segment} = node
  if (segment.type === 'This') return 'names no field'
  const within = segment.type === 'Subscript' ? segment.elements.map(shapeProblem) : []
  const isAnywhere = recursive && base?.type === 'Path' && base.segment.type === 'This' && !base.base
  return (isAnywhere ? undefined : shapeProblem(base)) ?? within.find((problem) => problem !== undefined)
}
