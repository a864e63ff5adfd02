import {LakeError} from '../errors.ts'
import {evaluateQuery} from './evaluate.ts'
import type {Expression} from './groq-tree.ts'
import {Lru} from './lru.ts'
import {parseQuery} from './parse-query.ts'
import {sightOf} from './permissions.ts'
import type {Perspective} from './perspective.ts'
import {planQuery} from './plan.ts'
import {refuseMultiplication, withoutDepth} from './query-cost.ts'
import {dependenciesOf, tagsOf, type Dependencies} from './sync-tags.ts'
import {textIndexOf} from './text-index.ts'
import {hasTextQuery, rewriteTextQueries, searchDataset} from './text-search.ts'
import type {Dataset, Identity, JsonObject} from '../types.ts'
import {viewOf, type View} from './view.ts'

/** A query, and who asks it in which perspective. */
export interface QueryRequest {
  query: string
  /** Values for `$name`, without the `$`. */
  params?: JsonObject
  perspective: Perspective
  /** Absent: an anonymous reader. */
  identity: Identity | undefined
  /** Default 2000. */
  limitMs?: number
}

export interface QueryAnswer {
  /** JSON data; shares objects with the documents, so it must not be changed. */
  result: unknown
  /** The answer can only have changed when a later live event carries one of these. */
  syncTags: string[]
}

/** An evaluation may hold up the listeners for so long, and no longer. */
const TIME_LIMIT_MS = 2000
const PARAMETER_NAME = /^[A-Za-z_]\w*$/

/**
 * Runs a GROQ query over a dataset as of its last commit.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export async function runQuery(dataset: Dataset, request: QueryRequest): Promise<QueryAnswer> {
  try {
    return await run(dataset, request)
  } catch (error) {
    throw withoutDepth(error)
  }
}

async function run(dataset: Dataset, request: QueryRequest): Promise<QueryAnswer> {
  const {perspective, identity, limitMs = TIME_LIMIT_MS} = request
  const {tree, dependencies, isSearch} = prepare(request.query, request.params ?? {})
  if (isSearch) await textIndexOf(dataset).ready()
  const view = viewOf(dataset, perspective, sightOf(dataset, identity))
  const search = rewriteTextQueries(tree, searchDataset(dataset, perspective === 'raw'))
  const reached = new Set<string>()
  const plan = planQuery(search.tree, view, search.special)
  const result = await evaluateQuery(
    plan.tree,
    {
      documents: view.documents,
      dereference(id) {
        const called = search.call(id, (rowId) => view.get(rowId)) ?? plan.rows(id)
        if (called !== undefined) return called
        reached.add(id)
        return view.get(id)
      },
      identity: identity?.id ?? 'anonymous',
      dataset: dataset.name,
    },
    limitMs,
  )
  return {result, syncTags: tagsWith(dependencies, reached, view)}
}

function tagsWith(dependencies: Dependencies, reached: Set<string>, view: View) {
  const found = {...dependencies, ids: new Set([...dependencies.ids, ...reached])}
  return tagsOf(found, (id) => view.get(id)?._type)
}

interface Prepared {
  tree: Expression
  dependencies: Dependencies
  /** Whether the full-text index is needed. */
  isSearch: boolean
}

const prepared = new Lru<Prepared>(500)
/** Longer ones are read again each time: they are rare, and would crowd the memory. */
const MAX_KEPT_LENGTH = 20_000

function prepare(query: string, params: JsonObject): Prepared {
  const wrong = Object.keys(params).find((name) => !PARAMETER_NAME.test(name) || name in Object.prototype)
  if (wrong !== undefined) throw new LakeError('badRequest', `"$${wrong}" cannot be the name of a parameter`)
  const key = JSON.stringify([query, params])
  const known = prepared.get(key)
  if (known) return known
  const tree = parseQuery(query, params)
  refuseMultiplication(tree, key.length)
  const made = {tree, dependencies: dependenciesOf(tree), isSearch: hasTextQuery(tree)}
  if (key.length <= MAX_KEPT_LENGTH) prepared.set(key, made)
  return made
}
