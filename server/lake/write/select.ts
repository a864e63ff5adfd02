import {evaluateSync, toJS} from 'groq-js'
import {LakeError} from '../errors.ts'
import {parseQuery} from '../query/parse-query.ts'
import {withTimeLimit} from '../query/time-limit.ts'
import type {Documents} from './mutate.ts'
import type {JsonObject} from '../types.ts'

/** Nothing else is served while a transaction looks for its documents. */
const LIMIT_MS = 5000

/**
 * Ids of the documents that the query of a `delete` or `patch` selects, in the raw perspective.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, and `badRequest` when the query selects anything
 *   but documents
 */
export function selectIds(target: {query: string; params?: JsonObject}, among: Documents): string[] {
  const selected: unknown[] = [evaluate(target, among)].flat()
  const ids = selected.filter((item) => item !== null).map((item) => idOf(item, target.query))
  return [...new Set(ids)]
}

function evaluate({query, params = {}}: {query: string; params?: JsonObject}, among: Documents): unknown {
  const tree = parseQuery(query, params)
  const dataset = [...among.documents()]
  const dereference = ({_ref}: {_ref: string}) => among.get(_ref)
  try {
    return withTimeLimit(LIMIT_MS, (): unknown => toJS(evaluateSync(tree, {dataset, dereference})))
  } catch (error) {
    if (error instanceof LakeError) throw error
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new LakeError('badRequest', `The query cannot be evaluated: ${reason}`)
  }
}

function idOf(item: unknown, query: string): string {
  if (typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string')
    return item._id
  throw new LakeError('badRequest', 'The query of a mutation must select documents, with their "_id"', {
    query,
  })
}
