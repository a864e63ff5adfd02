import {mapChildren, type Expression, type FunctionCall} from './groq-tree.ts'

/** The two rules of the public GROQ suite that groq-js does not keep. */

/**
 * Lets `path(…) in path(…)` compare texts. groq-js answers null unless the left side is a string.
 * @see https://github.com/sanity-io/groq-test-suite/blob/main/test/operator/in.yml
 */
export function writePathsAsText(node: Expression): Expression {
  const written = mapChildren(node, writePathsAsText)
  if (written.type !== 'OpCall' || written.op !== 'in') return written
  const [path] = isPath(written.left) && isPath(written.right) ? written.left.args : []
  return path ? {...written, left: path} : written
}

function isPath(node: Expression): node is FunctionCall {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
}

/**
 * Whether a node scores something else than documents: the result of a projection, or one element of a list.
 * @see https://github.com/sanity-io/groq-test-suite/blob/main/test/function/score.yml
 */
export function scoresNoDocuments(node: Expression): boolean {
  if (node.type !== 'PipeFuncCall' || node.name !== 'score') return false
  let base = node.base
  while (base.type === 'PipeFuncCall' || base.type === 'Slice' || base.type === 'Group') base = base.base
  return base.type === 'AccessElement' || (base.type === 'Map' && base.expr.type === 'Projection')
}
