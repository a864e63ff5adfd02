/**
 * The syntax tree of groq-js 2.0.0, typed. Its own declarations name these types but resolve to `any`. The planner
 * rewrites trees, so it needs every shape.
 * @see https://github.com/sanity-io/groq-js/blob/v2.0.0/src/nodeTypes.ts
 */
export type Expression =
  | {type: 'This' | 'Everything'}
  | {type: 'Value'; value: unknown}
  | {type: 'Parameter'; name: string}
  | {type: 'Context'; key: string}
  | {type: 'Parent'; n: number}
  | {type: 'AccessAttribute'; base?: Expression; name: string}
  | {type: 'AccessElement'; base: Expression; index: number}
  | {type: 'Slice'; base: Expression; left: number; right: number; isInclusive: boolean}
  | {type: BaseOnly; base: Expression}
  | {type: 'Filter' | 'Projection' | 'Map' | 'FlatMap'; base: Expression; expr: Expression}
  | {type: 'And' | 'Or'; left: Expression; right: Expression}
  | {type: 'OpCall'; op: string; left: Expression; right: Expression}
  | {type: 'InRange'; base: Expression; left: Expression; right: Expression; isInclusive: boolean}
  | FunctionCall
  | {type: 'PipeFuncCall'; base: Expression; name: string; args: Expression[]}
  | {type: 'Object'; attributes: Attribute[]}
  | {type: 'Array'; elements: {type: 'ArrayElement'; value: Expression; isSplat: boolean}[]}
  | SelectCall
  | {type: 'Tuple'; members: Expression[]}
  | {type: 'SelectorFuncCall'; name: string; arg: Expression}
  | {type: 'SelectorNested'; base: Expression; nested: Expression}

type BaseOnly = 'ArrayCoerce' | 'Asc' | 'Desc' | 'Deref' | 'Group' | 'Neg' | 'Not' | 'Pos'

export interface FunctionCall {
  type: 'FuncCall'
  namespace: string
  name: string
  args: Expression[]
}

type Attribute =
  | {type: 'ObjectAttributeValue'; name: string; value: Expression}
  | {type: 'ObjectConditionalSplat'; condition: Expression; value: Expression}
  | {type: 'ObjectSplat'; value: Expression}

interface SelectCall {
  type: 'Select'
  alternatives: {type: 'SelectAlternative'; condition: Expression; value: Expression}[]
  fallback?: Expression
}

/** A copy of the node with `change` applied to each direct child. */
export function mapChildren(node: Expression, change: (child: Expression) => Expression): Expression {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other nodes have only a base
  switch (node.type) {
    case 'Filter':
    case 'Projection':
    case 'Map':
    case 'FlatMap':
      return {...node, base: change(node.base), expr: change(node.expr)}
    case 'And':
    case 'Or':
    case 'OpCall':
      return {...node, left: change(node.left), right: change(node.right)}
    case 'InRange':
      return {...node, base: change(node.base), left: change(node.left), right: change(node.right)}
    case 'FuncCall':
      return {...node, args: node.args.map(change)}
    case 'PipeFuncCall':
      return {...node, base: change(node.base), args: node.args.map(change)}
    case 'Object':
      return {...node, attributes: node.attributes.map((attribute) => mapAttribute(attribute, change))}
    case 'Array':
      return {...node, elements: node.elements.map((item) => ({...item, value: change(item.value)}))}
    case 'Select':
      return mapSelect(node, change)
    case 'Tuple':
      return {...node, members: node.members.map(change)}
    case 'SelectorFuncCall':
      return {...node, arg: change(node.arg)}
    case 'SelectorNested':
      return {...node, base: change(node.base), nested: change(node.nested)}
    case 'This':
    case 'Everything':
    case 'Value':
    case 'Parameter':
    case 'Context':
    case 'Parent':
      return node
    default:
      return node.base ? {...node, base: change(node.base)} : node
  }
}

function mapSelect(node: SelectCall, change: (child: Expression) => Expression): Expression {
  const alternatives = node.alternatives.map((item) => ({
    ...item,
    condition: change(item.condition),
    value: change(item.value),
  }))
  return {...node, alternatives, ...(node.fallback && {fallback: change(node.fallback)})}
}

function mapAttribute(attribute: Attribute, change: (child: Expression) => Expression): Attribute {
  if (attribute.type === 'ObjectConditionalSplat') {
    return {...attribute, condition: change(attribute.condition), value: change(attribute.value)}
  }
  return {...attribute, value: change(attribute.value)}
}

/** Calls `see` for each direct child. Allocates nothing, because every run of a query walks its tree. */
export function eachChild(node: Expression, see: (child: Expression) => void) {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other nodes are handled by their parts
  switch (node.type) {
    case 'FuncCall':
      return node.args.forEach(see)
    case 'Object':
      for (const attribute of node.attributes) {
        if (attribute.type === 'ObjectConditionalSplat') see(attribute.condition)
        see(attribute.value)
      }
      return
    case 'Array':
      return node.elements.forEach(({value}) => see(value))
    case 'Select':
      for (const {condition, value} of node.alternatives) [condition, value].forEach(see)
      if (node.fallback) see(node.fallback)
      return
    case 'Tuple':
      return node.members.forEach(see)
  }
  if ('base' in node && node.base) see(node.base)
  if ('expr' in node) see(node.expr)
  if ('left' in node && typeof node.left === 'object') see(node.left)
  if ('right' in node && typeof node.right === 'object') see(node.right)
  if ('args' in node) node.args.forEach(see)
  if ('arg' in node) see(node.arg)
  if ('nested' in node) see(node.nested)
}

/** Calls `see` for the node and everything below it, parents first. */
export function visit(node: Expression, see: (node: Expression) => void) {
  see(node)
  eachChild(node, (child) => visit(child, see))
}

const knownReads = new WeakMap<Expression, boolean>()

/** Whether a node contains a read of the dataset: `*`, or `releases::all()`. */
export function readsDataset(node: Expression): boolean {
  if (node.type === 'Everything') return true
  if (node.type === 'Value' || node.type === 'This') return false
  if ('base' in node && node.base && readsDataset(node.base)) return true
  // Most nodes are shared by all runs of a query, so the result is cached with the node.
  const known = knownReads.get(node)
  if (known !== undefined) return known
  let reads = node.type === 'FuncCall' && node.namespace === 'releases'
  eachChild(node, (child) => {
    reads ||= readsDataset(child)
  })
  knownReads.set(node, reads)
  return reads
}

/** The node inside any parentheses. */
export function ungroup(node: Expression): Expression {
  return node.type === 'Group' ? ungroup(node.base) : node
}

/** Path of an attribute from the row: `['slug', 'current']` for `slug.current`; `undefined` for any other expression. */
export function attributePath(expression: Expression): string[] | undefined {
  const node = ungroup(expression)
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base || node.base.type === 'This') return [node.name]
  const parent = attributePath(node.base)
  return parent && [...parent, node.name]
}

/** Filters over the whole dataset: `[a, b]` for `*[a][b]`, `[]` for `*`; `undefined` for any other expression. */
export function filtersOfEverything(node: Expression): Expression[] | undefined {
  if (node.type === 'Everything') return []
  if (node.type === 'Group') return filtersOfEverything(node.base)
  if (node.type !== 'Filter') return undefined
  const inner = filtersOfEverything(node.base)
  return inner && [...inner, node.expr]
}

/**
 * A dereference of `prefix` plus a text. Its value is whatever our `dereference` function returns: dereferences are the
 * only nodes for which groq-js calls our code. The value is null when `text` is not a string.
 */
export function callBack(prefix: string, text: Expression): Expression {
  const value: Expression = {type: 'OpCall', op: '+', left: {type: 'Value', value: prefix}, right: text}
  return {
    type: 'Deref',
    base: {type: 'Object', attributes: [{type: 'ObjectAttributeValue', name: '_ref', value}]},
  }
}
