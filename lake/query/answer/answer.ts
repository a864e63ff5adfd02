import {toJS} from 'groq-js'
import {LakeError} from '../../model/errors.ts'
import {CautiousView, isTooExpensive} from '../view/caution.ts'
import {evaluateQuery, valueOf, type EvaluationContext} from '../evaluate/evaluate.ts'
import {matchCondition} from '../plan/match-index.ts'
import type {ReadAccess} from '../view/permissions.ts'
import type {Perspective} from '../view/perspective.ts'
import {planQuery} from '../plan/plan.ts'
import {lengthOf, prepare, prepareAtOnce, type PreparedQuery} from './prepare.ts'
import {isWithin, withoutDepth, type AnswerSize} from '../parse/query-cost.ts'
import {sourceMapOf, type SourceMap, type SourceMapMode} from '../evaluate/source-map.ts'
import {tagsOf} from './sync-tags.ts'
import {prepareTexts} from '../text/text-query.ts'
import {rewriteTextQueries, searchStored} from '../text/text-search.ts'
import {withComputingLimit, withTimeLimit} from '../../limits/time-limit.ts'
import {traceWithin} from '../evaluate/trace.ts'
import type {JsonObject} from '../../model/types.ts'
import type {View} from '../view/view.ts'
import type {Source} from '../view/reader.ts'
import type {Views} from '../view/views.ts'
import {VARIANT_TYPE} from '../../model/variant-id.ts'
import {mayTakeLonger, stepsOf} from '../evaluate/work.ts'

/** Documents with their views. One exists in the server for each dataset, another in its query process. */
export interface Queryable {
  source: Source
  views: Views
}

/** A query with everything that decides its answer. Plain data, so it can be sent to another process. */
export interface Question {
  query: string
  /** Values for `$name`, without the `$`. */
  params: JsonObject
  perspective: Perspective
  /** Ids of the variants to show, in order of preference. Default: none. */
  variants?: readonly string[] | undefined
  readAccess: ReadAccess
  /** The value of `identity()`. */
  identity: string
  /** The value of `now()`, in milliseconds since 1970. */
  now?: number
  /** Form of the source map. Default: no source map. */
  sourceMap?: SourceMapMode
}

/** An answer with its sync tags. */
export interface QueryAnswer {
  /** JSON data; shares objects with the documents, so it must not be changed. */
  result: unknown
  /** Tags to compare with those of live events. Without a common tag the answer has not changed. */
  syncTags: string[]
  sourceMap?: SourceMap
  /** Whether the answer changes with the time, and not only with the documents. */
  readsClock: boolean
}

/** Default time limit of `answer`, in milliseconds. */
const LIMIT_MS = 2000

/**
 * Answers a query from the documents as of their last commit.
 * @param limits `limitMs` applies to the evaluation. `onStart` is called when the evaluation begins, with the
 *   milliseconds spent preparing texts to search and the ordered documents
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export async function answer(
  queryable: Queryable,
  question: Question,
  {limitMs = LIMIT_MS, onStart}: {limitMs?: number; onStart?: (waitedMs: number) => void} = {},
): Promise<QueryAnswer> {
  try {
    const prepared = prepare(question.query, question.params)
    const read = performance.now()
    const {documents} = queryable.source
    if (prepared.isSearch) await prepareTexts(documents)
    // The first use of a view reads all documents. The time limit must not stop a view that is brought up to date.
    const view = viewFor(queryable, question)
    void view.documents
    onStart?.(performance.now() - read)
    const search = rewriteTextQueries(prepared.tree, searchStored(documents, question.perspective === 'raw'))
    const plan = withTimeLimit(limitMs, () => planQuery(search.tree, view, search.special))
    const reached = new Set<string>()
    const get = (id: string) => view.get(id)
    const context: EvaluationContext = {
      ...around(queryable.source, question),
      documents: view.documents,
      dereference(id) {
        const called = search.call(id, get) ?? plan.rows(id)
        if (called !== undefined) return called
        reached.add(id)
        return view.get(id)
      },
    }
    const result = await evaluateQuery(plan.tree, context, limitMs)
    const {readsClock} = prepared
    const found = {result, syncTags: tagsWith(prepared, reached, view, question), readsClock}
    if (!question.sourceMap) return found
    const traced = traceWithin(plan.tree, {...context, get, limitMs})
    return {...found, sourceMap: sourceMapOf(result, traced, question.sourceMap)}
  } catch (error) {
    throw withoutDepth(error)
  }
}

/** Limits of `answerAtOnce`: documents that a plan may read, estimated steps, and milliseconds if the estimate was wrong. */
const AT_ONCE_DOCUMENTS = 5000
const AT_ONCE_STEPS = 100_000
const AT_ONCE_MS = 20
/** Maximum size of an answer at once, because sending occupies the thread too. */
const AT_ONCE_SIZE: AnswerSize = {values: 100_000, characters: 2_000_000}

/**
 * Answers like `answer`, but synchronously and within milliseconds, from indexes that exist or are quick to
 * build.
 * @returns `undefined` for a query that may take longer
 */
export function answerAtOnce(queryable: Queryable, question: Question): QueryAnswer | undefined {
  try {
    if (question.sourceMap) return undefined
    const prepared = prepareAtOnce(question.query, question.params)
    if (!prepared || prepared.isSearch) return undefined
    if (!isViewReady(queryable, question)) return undefined
    const view = viewFor(queryable, question)
    const plan = planQuery(prepared.tree, new CautiousView(view, AT_ONCE_DOCUMENTS), matchCondition)
    const steps = stepsOf(plan.tree)
    if (steps > AT_ONCE_STEPS) return undefined
    const isLong = mayTakeLonger(question.query.length + lengthOf(question.params))
    const reached = new Set<string>()
    const context = {
      ...around(queryable.source, question),
      documents: view.documents,
      dereference(id: string) {
        const rows = plan.rows(id)
        if (rows !== undefined) return rows
        reached.add(id)
        return view.get(id)
      },
    }
    const value = valueOf(plan.tree, isLong ? Infinity : steps, context, (run) =>
      withComputingLimit(AT_ONCE_MS, run),
    )
    if (!isWithin(value.data, AT_ONCE_SIZE)) return undefined
    const result: unknown = prepared.hasObjects ? toJS(value) : value.data
    const {readsClock} = prepared
    return {result, syncTags: tagsWith(prepared, reached, view, question), readsClock}
  } catch (error) {
    if (isTooExpensive(error) || error instanceof RangeError) return undefined
    if (error instanceof LakeError && error.type === 'queryTooExpensive') return undefined
    throw error
  }
}

function around({name, projectId}: Source, {identity, now}: Question) {
  return {dataset: name, projectId, identity, now}
}

function viewFor({views}: Queryable, {perspective, readAccess, variants}: Question): View {
  return views.view(perspective, readAccess, variants)
}

/** Whether the view exists or is quick to make. Anybody can request any combination of variants, so a view may be new. */
function isViewReady(
  {source, views}: Queryable,
  {perspective, readAccess, variants = []}: Question,
): boolean {
  if (variants.length === 0 || source.documents.size <= AT_ONCE_DOCUMENTS) return true
  return views.has(perspective, readAccess, variants)
}

function tagsWith({dependencies}: PreparedQuery, reached: Set<string>, view: View, {variants}: Question) {
  const ids = reached.size === 0 ? dependencies.ids : new Set([...dependencies.ids, ...reached])
  // The definitions decide which variants are shown.
  const types = variants ? new Set([...dependencies.types, VARIANT_TYPE]) : dependencies.types
  return tagsOf({...dependencies, types, ids}, (id) => view.get(id)?._type)
}
