import type {Expression} from '../parse/groq-tree.ts'

/** Estimated steps to evaluate a node, and estimated elements of its value. */
interface Work {
  steps: number
  elements: number
}

/** Assumed number of elements of a list inside a document. */
const USUAL_ELEMENTS = 30
/** Assumed number of parts of a document that is walked, at one step each. */
const USUAL_DOCUMENT = 50

/** Characters above which the lists of a query and its parameters may be much longer than assumed. */
const TRUSTED_CHARACTERS = 500

/**
 * Whether `stepsOf` may be far too low. Then a time limit must be set, whatever it says.
 * @param characters of the query and its parameters
 */
export const mayTakeLonger = (characters: number): boolean => characters > TRUSTED_CHARACTERS

const rowsCalls = new WeakSet<Expression>()

/** Marks a node that finds its rows in an index, by a key that depends on the outer row. */
export function asRowsCall(node: Expression): Expression {
  rowsCalls.add(node)
  return node
}

/**
 * Estimated steps of a planned query, each about a tenth of a microsecond. Infinite when nothing bounds them: when the
 * query reads all documents, or compares patterns that backtrack. The length of lists inside documents and parameters is
 * assumed: see `mayTakeLonger`.
 */
export function stepsOf(tree: Expression): number {
  return workOf(tree).steps
}

/** Work of the object nodes of queries. Most of these nodes are shared when a query is run again. */
const worksOfObjects = new WeakMap<Expression, Work>()

function workOf(node: Expression): Work {
  if (node.type !== 'Object') return workOfNode(node)
  const known = worksOfObjects.get(node)
  if (known) return known
  const work = workOfNode(node)
  worksOfObjects.set(node, work)
  return work
}

function workOfNode(node: Expression): Work {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other nodes are the sum of their parts
  switch (node.type) {
    case 'Everything':
      return {steps: Infinity, elements: Infinity}
    case 'Value':
      return {steps: 1, elements: Array.isArray(node.value) ? node.value.length : 1}
    case 'AccessAttribute':
      return {steps: 1 + (node.base ? workOf(node.base).steps : 0), elements: USUAL_ELEMENTS}
    case 'AccessElement':
      return {steps: 1 + workOf(node.base).steps, elements: USUAL_ELEMENTS}
    case 'Slice':
      return sliceWork(node)
    case 'Filter':
    case 'Map':
    case 'FlatMap':
      return loopWork(node.type === 'FlatMap', workOf(node.base), workOf(node.expr))
    case 'Projection':
      return {steps: 1 + workOf(node.base).steps + workOf(node.expr).steps, elements: USUAL_ELEMENTS}
    case 'PipeFuncCall':
      // Ordering compares each element with some of the others.
      return loopWork(false, workOf(node.base), sum(node.args, 5))
    case 'FuncCall':
      return callWork(node)
    case 'OpCall':
      return operatorWork(node)
    case 'Object':
      return sum(
        node.attributes.flatMap((item) =>
          'condition' in item ? [item.condition, item.value] : [item.value],
        ),
        node.attributes.length * 2,
      )
    case 'Array':
      return sum(
        node.elements.map((element) => element.value),
        1,
      )
    case 'Select':
      return sum(
        [...node.alternatives.flatMap(({condition, value}) => [condition, value]), ...fallback(node)],
        1,
      )
    case 'And':
    case 'Or':
      return sum([node.left, node.right], 1)
    case 'InRange':
      return sum([node.base, node.left, node.right], 1)
    default:
      return 'base' in node && node.base ? sum([node.base], 1) : {steps: 1, elements: USUAL_ELEMENTS}
  }
}

const fallback = (node: Extract<Expression, {type: 'Select'}>) => (node.fallback ? [node.fallback] : [])

function loopWork(isFlat: boolean, base: Work, inner: Work): Work {
  return {
    // An empty list costs nothing, even with an infinite inner cost.
    steps: base.steps + times(base.elements, 1 + inner.steps),
    elements: isFlat ? times(base.elements, inner.elements) : base.elements,
  }
}

/** Product in which 0 wins over infinity: `0 * Infinity` would not be a number. */
const times = (count: number, each: number) => (count === 0 || each === 0 ? 0 : count * each)

function sliceWork({base, left, right, isInclusive}: Extract<Expression, {type: 'Slice'}>): Work {
  const {steps, elements} = workOf(base)
  const isPlain = left >= 0 && right >= left
  return {
    steps: steps + 1,
    elements: isPlain ? Math.min(elements, right - left + Number(isInclusive)) : elements,
  }
}

/** Cost of `+`, high enough that a query in which a text or list grows repeatedly gets a time limit. */
const GROWTH_STEPS = 500

function operatorWork({op, left, right}: Extract<Expression, {type: 'OpCall'}>): Work {
  const [a, b] = [workOf(left), workOf(right)]
  const steps = a.steps + b.steps + 1
  if (op === 'match') return {steps: steps + (isPlainPattern(right) ? MATCH_STEPS : Infinity), elements: 1}
  if (op === '+') return {steps: steps + GROWTH_STEPS, elements: a.elements + b.elements}
  return {steps: op === 'in' ? steps + b.elements : steps, elements: 1}
}

/** Cost of splitting a usual text into words and comparing them. */
const MATCH_STEPS = 300
const MAX_PLAIN_PATTERN = 100

/** Whether a pattern compares in linear time: words with at most one star each. */
function isPlainPattern(node: Expression): boolean {
  if (node.type !== 'Value' || typeof node.value !== 'string') return false
  return node.value.length <= MAX_PLAIN_PATTERN && !/\*\S*\*/.test(node.value)
}

/** Namespaces and functions that read all documents, or make long values from short ones. */
const UNBOUNDED = new Set(['diff', 'delta', 'releases', 'split', 'join', 'intersects'])

function callWork(node: Extract<Expression, {type: 'FuncCall'}>): Work {
  if (rowsCalls.has(node)) return {steps: 5, elements: USUAL_ELEMENTS}
  const {namespace, name, args} = node
  if (UNBOUNDED.has(namespace) || UNBOUNDED.has(name)) return {steps: Infinity, elements: 1}
  const {steps, elements} = sum(args, 1)
  const isWalk = name === 'references' || name === 'text'
  return {steps: steps + (isWalk ? elements * USUAL_DOCUMENT : elements), elements}
}

function sum(nodes: Expression[], own: number): Work {
  let steps = own
  let elements = 1
  for (const node of nodes) {
    const work = workOf(node)
    steps += work.steps
    elements = Math.max(elements, work.elements)
  }
  return {steps, elements}
}
