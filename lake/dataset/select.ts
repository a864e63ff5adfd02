import {LakeError} from '../model/errors.ts'
import {sortedById} from '../query/view/document-index.ts'
import {evaluateNow} from '../query/evaluate/evaluate.ts'
import {parseQuery} from '../query/parse/parse-query.ts'
import {planQuery} from '../query/plan/plan.ts'
import {refuseMultiplication, withoutDepth} from '../query/parse/query-cost.ts'
import {rewriteTextQueries, searchEach} from '../query/text/text-search.ts'
import {withTimeLimit} from '../limits/time-limit.ts'
import type {Reader} from '../query/view/reader.ts'
import type {Documents} from '../write/mutate.ts'
import type {JsonObject} from '../model/types.ts'

/** Time limit of a query in a mutation, in milliseconds. The server answers nothing else meanwhile. */
const LIMIT_MS = 2000

/** The inputs of a query in a mutation, besides the changes of its own transaction. */
export interface Selection {
  /** The committed documents, with their indexes. */
  committed: Reader
  /** Name and project of the dataset, for `sanity::dataset()` and `sanity::projectId()`. */
  dataset: string
  projectId: string
  /** Id of the author, for `identity()`. */
  identity: string
}

/**
 * Ids of the documents that the query of a `delete` or `patch` selects, in the raw perspective.
 * @param among the documents with the transaction's changes so far
 * @throws LakeError `queryParseError`, `queryTooExpensive`, and `badRequest` when the query selects anything but documents
 */
export function selectIds(
  target: {query: string; params?: JsonObject},
  among: Documents,
  selection: Selection,
): string[] {
  const selected: unknown[] = [evaluate(target, among, selection)].flat()
  const ids = selected.filter((item) => item !== null).map((item) => idOf(item, target.query))
  return [...new Set(ids)]
}

function evaluate(
  {query, params = {}}: {query: string; params?: JsonObject},
  among: Documents,
  {committed, ...named}: Selection,
): unknown {
  const tree = parseQuery(query, params)
  try {
    refuseMultiplication(tree, query.length + JSON.stringify(params).length)
    const {tree: searched, special, call} = rewriteTextQueries(tree, searchEach)
    const reader = changedReader(committed, among)
    const {documents} = reader
    return withTimeLimit(LIMIT_MS, () => {
      const plan = planQuery(searched, reader, special)
      const get = (id: string) => among.get(id)
      const dereference = (id: string) => call(id, get) ?? plan.rows(id) ?? get(id)
      return evaluateNow(plan.tree, {documents, dereference, ...named}, LIMIT_MS)
    })
  } catch (error) {
    throw withoutDepth(error)
  }
}

/** Reads the committed documents with the transaction's changes. */
function changedReader(committed: Reader, among: Documents): Reader {
  const changed = among.changed()
  const get = (id: string) => among.get(id)
  const spend = () => undefined
  if (changed.size === 0) {
    const lookup: Reader['lookup'] = (name, key, keysOf) => committed.lookup(name, key, keysOf)
    return {documents: committed.documents, get, lookup, spend}
  }
  const made = [...changed.values()].filter((document) => document !== undefined)
  const isAsItWas = ({_id}: {_id: string}) => !changed.has(_id)
  return {
    documents: sortedById([...committed.documents.filter(isAsItWas), ...made]),
    get,
    lookup(name, key, keysOf) {
      const found = committed.lookup(name, key, keysOf).filter(isAsItWas)
      return sortedById([...found, ...made.filter((document) => [...keysOf(document)].includes(key))])
    },
    spend,
  }
}

function idOf(item: unknown, query: string): string {
  if (typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string')
    return item._id
  throw new LakeError('badRequest', 'The query of a mutation must select documents with their "_id"', {
    query,
  })
}
