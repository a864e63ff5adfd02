import {allOf} from '../query/plan/condition.ts'
import {badRequest} from '../model/errors.ts'
import {evaluateNow, type EvaluationContext} from '../query/evaluate/evaluate.ts'
import {mayTakeLonger} from '../query/evaluate/work.ts'
import {filtersOfEverything, type Expression} from '../query/parse/groq-tree.ts'
import {parseQuery} from '../query/parse/parse-query.ts'
import {refuseMultiplication, withoutDepth} from '../query/parse/query-cost.ts'
import {hasTextQuery, rewriteTextQueries, searchEach} from '../query/text/text-search.ts'
import {withComputingLimit, withTimeLimit} from '../limits/time-limit.ts'
import type {JsonObject, StoredDocument} from '../model/types.ts'

/** Milliseconds to parse a listener's query, which blocks everything else. */
const PARSE_LIMIT_MS = 50
/** Milliseconds of one listener's filter for one document. The acknowledgement of the commit waits for it. */
const TIME_LIMIT_MS = 200

/**
 * Whether a document matches a listener's query.
 * @param deadline on the clock of `performance.now()`
 * @throws LakeError `queryTooExpensive` after the deadline
 */
export type ListenFilter = (document: StoredDocument, deadline: number) => boolean

/**
 * The filter of a listener's query. Only the filters over `*` count; projections, orders and slices are ignored. A `*`
 * inside a filter is the one document alone.
 * @throws LakeError `queryParseError`, or `badRequest` for a query that does not select documents
 */
export function listenFilter(
  query: string,
  params: JsonObject,
  context: Omit<EvaluationContext, 'documents'>,
): ListenFilter {
  const {filters, special, call, isLimited} = prepare(query, params)
  if (!filters) {
    throw badRequest('A listener needs a query that selects documents, like *[_type == "post"]')
  }
  if (filters.length === 0) return () => true
  const condition = allOf(filters, special)
  const test = ({document, limitMs}: Candidate) => {
    if (condition?.isExact) return condition.test(document)
    if (condition && !condition.test(document)) return false
    const row: Expression = {type: 'Value', value: [document]}
    const filter = filters.reduce<Expression>((base, expr) => ({type: 'Filter', base, expr}), row)
    const dereference = (id: string) =>
      call(id, () => document) ?? (id === document._id ? document : context.dereference(id))
    const kept = evaluateNow(filter, {...context, dereference, documents: [document]}, limitMs)
    return Array.isArray(kept) && kept.length > 0
  }
  return (document, deadline) => {
    const limitMs = Math.ceil(Math.max(1, Math.min(TIME_LIMIT_MS, deadline - performance.now())))
    // A search walks all texts of the document, which only the outer time limit can stop.
    return isLimited ? withTimeLimit(limitMs, () => test({document, limitMs})) : test({document, limitMs})
  }
}

interface Candidate {
  document: StoredDocument
  limitMs: number
}

function prepare(query: string, params: JsonObject) {
  try {
    const tree = parseQuery(query, params, (task) => withComputingLimit(PARSE_LIMIT_MS, task))
    const characters = query.length + JSON.stringify(params).length
    refuseMultiplication(tree, characters)
    const rewritten = rewriteTextQueries(tree, searchEach)
    return {
      ...rewritten,
      filters: selectedBy(rewritten.tree),
      isLimited: hasTextQuery(tree) || mayTakeLonger(characters),
    }
  } catch (error) {
    throw withoutDepth(error)
  }
}

/** The filters below any projection, order or slice. */
function selectedBy(node: Expression): Expression[] | undefined {
  const filters = filtersOfEverything(node)
  if (filters) return filters
  return node.type !== 'AccessAttribute' && 'base' in node && node.base ? selectedBy(node.base) : undefined
}
