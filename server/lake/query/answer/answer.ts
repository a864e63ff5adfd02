import {toJS} from 'groq-js'
import {LakeError} from '../../model/errors.ts'
import {CautiousView, isTooDear} from '../view/caution.ts'
import {evaluateQuery, valueOf, type Surroundings} from '../evaluate/evaluate.ts'
import {matchCondition} from '../plan/match-index.ts'
import type {Sight} from '../view/permissions.ts'
import type {Perspective} from '../view/perspective.ts'
import {planQuery} from '../plan/plan.ts'
import {prepare, prepareSoon, type Prepared} from './prepare.ts'
import {isWithin, withoutDepth, type AnswerSize} from '../parse/query-cost.ts'
import {sourceMapOf, type SourceMap, type SourceMapMode} from '../evaluate/source-map.ts'
import {tagsOf} from './sync-tags.ts'
import {matchDataset, rewriteTextQueries, searchDataset} from '../text/text-search.ts'
import {withComputingLimit} from '../../limits/time-limit.ts'
import {traceWithin} from '../evaluate/trace.ts'
import type {JsonObject} from '../../model/types.ts'
import type {View} from '../view/view.ts'
import type {Source} from '../view/reader.ts'
import type {Queryable} from './queryable.ts'
import {VARIANT_TYPE} from '../../model/variant-id.ts'
import {stepsOf} from '../evaluate/work.ts'

/** A query as it is put to documents. Plain data: it can go to another process. */
export interface Question {
  query: string
  /** Values for `$name`, without the `$`. */
  params: JsonObject
  perspective: Perspective
  /** Ids of the variants to show, that which goes before first. Absent: none was asked for. */
  variants?: readonly string[] | undefined
  sight: Sight
  /** The value of `identity()`. */
  identity: string
  /** Whether a source map is wanted, and how. */
  sourceMap?: SourceMapMode
}

/** An answer, and what it depends on. */
export interface Found {
  /** JSON data; shares objects with the documents, so it must not be changed. */
  result: unknown
  /** The answer can only have changed when a later live event carries one of these. */
  syncTags: string[]
  sourceMap?: SourceMap
}

/** Default of `answer`, in milliseconds. */
const LIMIT_MS = 2000

/**
 * Answers a query from documents as of their last commit.
 * @param limits `limitMs`: for the evaluation; `onStart` is told when it begins, after reading the query and waiting
 *   for the full-text index and the documents in order, and how long that was
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge` or `badRequest`
 */
export async function answer(
  queryable: Queryable,
  question: Question,
  {limitMs = LIMIT_MS, onStart}: {limitMs?: number; onStart?: (waitedMs: number) => void} = {},
): Promise<Found> {
  try {
    const prepared = prepare(question.query, question.params)
    const read = performance.now()
    const index = queryable.textIndex()
    if (prepared.isSearch) await index.ready()
    // Made of all documents when it is first asked for.
    const view = viewFor(queryable, question)
    onStart?.(performance.now() - read)
    const isRaw = question.perspective === 'raw'
    const search = rewriteTextQueries(prepared.tree, searchDataset(index, isRaw))
    const matches = matchDataset(index, isRaw)
    const plan = planQuery(search.tree, view, (node) => search.special(node) ?? matches(node))
    const reached = new Set<string>()
    const get = (id: string) => view.get(id)
    const surroundings: Surroundings = {
      ...around(queryable.source, question),
      documents: view.documents,
      dereference(id) {
        const called = search.call(id, get) ?? plan.rows(id)
        if (called !== undefined) return called
        reached.add(id)
        return view.get(id)
      },
    }
    const result = await evaluateQuery(plan.tree, surroundings, limitMs)
    const found = {result, syncTags: tagsWith(prepared, reached, view, question)}
    if (!question.sourceMap) return found
    const traced = traceWithin(plan.tree, {...surroundings, get, limitMs})
    return {...found, sourceMap: sourceMapOf(result, traced, question.sourceMap)}
  } catch (error) {
    throw withoutDepth(error)
  }
}

/** Documents that a plan may go through, steps that an evaluation may take, and its time if the guess was wrong. */
const SOON_DOCUMENTS = 5000
const SOON_STEPS = 100_000
const SOON_MS = 20
/** About ten milliseconds of sending. */
const SOON_SIZE: AnswerSize = {values: 100_000, characters: 2_000_000}

/**
 * As `answer`, but at once and within some milliseconds: from indexes that are there, or not at all.
 * @returns `undefined` for a query that may take longer
 */
export function answerSoon(queryable: Queryable, question: Question): Found | undefined {
  try {
    if (question.sourceMap) return undefined
    const prepared = prepareSoon(question.query, question.params)
    if (!prepared || prepared.isSearch) return undefined
    if (!isViewSoon(queryable, question)) return undefined
    const view = viewFor(queryable, question)
    const plan = planQuery(prepared.tree, new CautiousView(view, SOON_DOCUMENTS), matchCondition)
    const steps = stepsOf(plan.tree)
    if (steps > SOON_STEPS) return undefined
    const reached = new Set<string>()
    const surroundings = {
      ...around(queryable.source, question),
      documents: view.documents,
      dereference(id: string) {
        const rows = plan.rows(id)
        if (rows !== undefined) return rows
        reached.add(id)
        return view.get(id)
      },
    }
    const value = valueOf(plan.tree, steps, surroundings, (run) => withComputingLimit(SOON_MS, run))
    if (!isWithin(value.data, SOON_SIZE)) return undefined
    const result: unknown = prepared.hasObjects ? toJS(value) : value.data
    return {result, syncTags: tagsWith(prepared, reached, view, question)}
  } catch (error) {
    if (isTooDear(error) || error instanceof RangeError) return undefined
    if (error instanceof LakeError && error.type === 'queryTooExpensive') return undefined
    throw error
  }
}

function around({name, projectId}: Source, {identity}: Question) {
  return {dataset: name, projectId, identity}
}

function viewFor({views}: Queryable, {perspective, sight, variants}: Question): View {
  return views.view(perspective, sight, variants)
}

/** Anybody can ask for any variants together: of many documents, what they show is not put together here. */
function isViewSoon({source, views}: Queryable, {perspective, sight, variants = []}: Question): boolean {
  if (variants.length === 0 || source.documents.size <= SOON_DOCUMENTS) return true
  return views.has(perspective, sight, variants)
}

function tagsWith({dependencies}: Prepared, reached: Set<string>, view: View, {variants}: Question) {
  const ids = reached.size === 0 ? dependencies.ids : new Set([...dependencies.ids, ...reached])
  // Which variants are shown depends on their definitions.
  const types = variants ? new Set([...dependencies.types, VARIANT_TYPE]) : dependencies.types
  return tagsOf({...dependencies, types, ids}, (id) => view.get(id)?._type)
}
