import {badRequest, LakeError} from '../../model/errors.ts'
import {
  callBack,
  filtersOfEverything,
  mapChildren,
  ungroup,
  visit,
  type Expression,
} from '../parse/groq-tree.ts'
import {documentMatches, parseTextQuery, type TextQuery} from './text-query.ts'
import type {StoredDocument} from '../../model/types.ts'
import type {Condition} from '../view/reader.ts'

/** Prefix of the references by which a query calls our code. No document's id can hold this character. */
const CALL = '\u0000text:'

/** Maximum number of words in all searches of a query. Equal searches count once. */
const MAX_WORDS = 500

/** A query whose calls of `text::query()` are replaced. */
export interface RewrittenQuery {
  tree: Expression
  /** Condition of a node that replaces a search. */
  special: (node: Expression) => Condition | undefined
  /** Resolves a reference that is a call of ours; `undefined` for the id of a document. */
  call: (ref: string, get: (id: string) => StoredDocument | undefined) => boolean | undefined
}

/**
 * Replaces `X match text::query(q)`, which groq-js cannot evaluate. When X is the document itself (`@`, or a list with
 * `@`), the test becomes a look-up in the result of `search`, called through a dereference. When X is a field, the test
 * becomes a plain `match` of the words.
 * @throws LakeError `badRequest` when the searched text is not a constant, `queryTooExpensive` when it is long
 */
export function rewriteTextQueries(
  tree: Expression,
  search: (query: TextQuery) => Condition,
): RewrittenQuery {
  const conditions: Condition[] = []
  const known = new Map<Expression, Condition>()
  const read = new Map<string, TextQuery>()
  let words = 0

  function rewrite(node: Expression, isRow: boolean): Expression {
    if (node.type === 'OpCall' && node.op === 'match') {
      const text = searchedText(node.right)
      if (text !== undefined) {
        const query = readText(text)
        return isRow && isWholeDocument(node.left)
          ? found(query)
          : fieldMatch(rewrite(node.left, isRow), query)
      }
    }
    if (node.type === 'Filter' && overEverything(node.base)) {
      return {...node, base: rewrite(node.base, false), expr: rewrite(node.expr, true)}
    }
    if (node.type === 'PipeFuncCall' && node.name === 'score' && overEverything(node.base)) {
      const args = node.args.map((argument) => rewrite(argument, true))
      return {...node, base: rewrite(node.base, false), args}
    }
    return mapChildren(node, (child) => rewrite(child, isRow && keepsRow(node)))
  }

  /** Parses a searched text, and limits the words: each word may be searched in every document. */
  function readText(text: string): TextQuery {
    const known = read.get(text)
    if (known) return known
    const query = parseTextQuery(text)
    for (const phrase of [...query.wanted, ...query.excluded]) words += phrase.words.length
    if (words > MAX_WORDS) {
      throw new LakeError('queryTooExpensive', `The query searches for more than ${MAX_WORDS} words`)
    }
    read.set(text, query)
    return query
  }

  function found(query: TextQuery): Expression {
    if (query.matchesAll && query.excluded.length === 0) return {type: 'Value', value: true}
    const condition = search(query)
    conditions.push(condition)
    const node = callNode(conditions.length - 1)
    known.set(node, condition)
    return node
  }

  return {
    tree: rewrite(tree, false),
    special: (node) => known.get(node),
    call(ref, get) {
      if (!ref.startsWith(CALL)) return undefined
      const end = ref.indexOf(':', CALL.length)
      const condition = conditions[Number(ref.slice(CALL.length, end))]
      const document = get(ref.slice(end + 1))
      return Boolean(document && condition?.test(document))
    },
  }
}

export function hasTextQuery(tree: Expression) {
  let isFound = false
  visit(tree, (node) => {
    if (node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query') isFound = true
  })
  return isFound
}

/**
 * Searches a dataset, as a view shows it.
 * @param documents of the dataset, as they are stored: a view may show a draft under the id of its document
 */
export function searchStored(
  documents: ReadonlyMap<string, StoredDocument>,
  isRaw: boolean,
): (query: TextQuery) => Condition {
  return (query) =>
    searching((document) => {
      const stored = documents.get(storedIdOf(document, isRaw))
      return stored !== undefined && documentMatches(stored, query)
    })
}

/** Searches documents as they are stored: for listeners and mutations. */
export const searchEach = (query: TextQuery): Condition =>
  searching((document) => documentMatches(document, query))

function searching(test: (document: StoredDocument) => boolean): Condition {
  return {isExact: true, test, lookup: (view) => view.documents.filter(test)}
}

function storedIdOf(document: StoredDocument, isRaw: boolean) {
  const original = isRaw ? undefined : document['_originalId']
  return typeof original === 'string' ? original : document._id
}

function searchedText(expression: Expression): string | undefined {
  const node = ungroup(expression)
  if (node.type !== 'FuncCall' || node.namespace !== 'text' || node.name !== 'query') return undefined
  const argument = node.args[0] && ungroup(node.args[0])
  if (argument?.type !== 'Value' || typeof argument.value !== 'string') {
    throw badRequest('text::query() needs a string, or a parameter that is a string')
  }
  return argument.value
}

function isWholeDocument(expression: Expression): boolean {
  const node = ungroup(expression)
  if (node.type === 'This') return true
  return node.type === 'Array' && node.elements.some((element) => isWholeDocument(element.value))
}

/** Whether the rows of a node are documents of the dataset. */
function overEverything(node: Expression): boolean {
  if (node.type === 'PipeFuncCall' || node.type === 'Slice') return overEverything(node.base)
  if (node.type === 'Filter') return overEverything(node.base)
  return filtersOfEverything(node) !== undefined
}

/** Whether `@` inside a node is the same row as outside. */
function keepsRow(node: Expression) {
  return !['Filter', 'Projection', 'Map', 'FlatMap', 'PipeFuncCall'].includes(node.type)
}

/** A node that is true when `RewrittenQuery.call` returns true for the row. */
function callNode(index: number): Expression {
  const row = callBack(`${CALL}${index}:`, {type: 'AccessAttribute', name: '_id'})
  return {type: 'OpCall', op: '==', left: row, right: {type: 'Value', value: true}}
}

function fieldMatch(left: Expression, query: TextQuery): Expression {
  const matching = (phrases: TextQuery['wanted']): Expression => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: {
      type: 'Value',
      value: phrases.map(({words, isPrefix}) => words.join(' ') + (isPrefix ? '*' : '')).join(' '),
    },
  })
  const wanted: Expression =
    query.wanted.length > 0
      ? matching(query.wanted)
      : {type: 'Value', value: query.matchesAll || query.excluded.length > 0}
  return query.excluded.reduce<Expression>(
    (rest, phrase) => ({
      type: 'And',
      left: rest,
      right: {type: 'Not', base: matching([phrase])},
    }),
    wanted,
  )
}
