import {evaluate, evaluateSync, toJS, type AnyStaticValue} from 'groq-js'
import {badRequest, LakeError} from '../../model/errors.ts'
import {refuseHugeAnswer} from '../parse/query-cost.ts'
import type {Expression} from '../parse/groq-tree.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import {stepsOf} from './work.ts'
import type {StoredDocument} from '../../model/types.ts'

/** Everything outside the query that its evaluation needs. */
export interface EvaluationContext {
  /** The `*` of the query, ordered by `_id`. */
  documents: readonly StoredDocument[]
  /** Resolves `->`. */
  dereference: (id: string) => unknown
  /** The value of `identity()`. */
  identity: string
  /** The value of `sanity::projectId()`. */
  projectId: string
  /** The value of `sanity::dataset()`. */
  dataset: string
  /** The value of `now()`, in milliseconds since 1970. Default: the time of the machine. */
  now?: number | undefined
}

/** Number of steps up to which no time limit is set: setting one costs as much as a thousand steps. */
const UNWATCHED_STEPS = 20_000

/**
 * Evaluates a tree to plain JSON data, which may share objects with the documents: do not change it.
 * @throws LakeError `queryTooExpensive` after `limitMs`, `badRequest` for what groq-js cannot evaluate
 */
export async function evaluateQuery(
  tree: Expression,
  context: EvaluationContext,
  limitMs: number,
): Promise<unknown> {
  const options = optionsFor(context)
  try {
    // Always limited: what comes here takes long, or was estimated too low.
    return withTimeLimit(limitMs, () => plainData(evaluateSync(tree, options)))
  } catch (error) {
    if (!isAsyncOnly(error)) throw namedFailure(error)
  }
  // For `diff::` and `delta::`. The asynchronous evaluator cannot be stopped, so the list of documents checks the time. A
  // query that is slow without walking `*` again ends only when its process is killed.
  try {
    const dataset = new TimedList(context.documents, limitMs)
    const value = await evaluate(tree, {...options, dataset})
    return plainData(await value.asStatic())
  } catch (error) {
    throw namedFailure(error)
  }
}

/** Evaluates a tree of constants. */
export function evaluateConstant(tree: Expression): unknown {
  return evaluateSync(tree, {}).data
}

/**
 * Evaluates synchronously. `diff::` and `delta::` are rejected, because groq-js has only an asynchronous evaluator for them.
 * @throws LakeError `queryTooExpensive` after `limitMs`, `badRequest` for anything groq-js cannot evaluate synchronously
 */
export function evaluateNow(tree: Expression, context: EvaluationContext, limitMs: number): unknown {
  return plainData(valueOf(tree, stepsOf(tree), context, (run) => withTimeLimit(limitMs, run)))
}

/**
 * Works like `evaluateNow`, but times and paths stay the objects of groq-js.
 * @param steps from `stepsOf`; infinite when `mayTakeLonger`
 * @param limited runs a task and stops it in time
 */
export function valueOf(
  tree: Expression,
  steps: number,
  context: EvaluationContext,
  limited: (run: () => AnyStaticValue) => AnyStaticValue,
): AnyStaticValue {
  const options = optionsFor(context)
  const run = () => evaluateSync(tree, options)
  try {
    return steps <= UNWATCHED_STEPS ? run() : limited(run)
  } catch (error) {
    throw namedFailure(error)
  }
}

/** JSON data of a value. The size is checked first, because the conversion copies shared parts each time. */
function plainData(value: AnyStaticValue): unknown {
  refuseHugeAnswer(value.data)
  return toJS(value)
}

function optionsFor({documents, dereference, identity, projectId, dataset, now}: EvaluationContext) {
  return {
    ...(now !== undefined && {timestamp: new Date(now)}),
    dataset: documents,
    dereference: ({_ref}: {_ref: string}) => dereference(_ref),
    identity,
    sanity: {projectId, dataset},
  }
}

function isAsyncOnly(error: unknown) {
  return error instanceof Error && /not supported|not possible in evalu/i.test(error.message)
}

function namedFailure(error: unknown): unknown {
  if (error instanceof LakeError || error instanceof RangeError || !(error instanceof Error)) return error
  return badRequest(`The query cannot be evaluated: ${error.message}`)
}

/** A list that throws when it is walked after the time limit. */
class TimedList extends Array<StoredDocument> {
  readonly #end: number
  readonly #limitMs: number

  static override get [Symbol.species]() {
    return Array
  }

  constructor(documents: readonly StoredDocument[], limitMs: number) {
    super()
    this.#end = performance.now() + limitMs
    this.#limitMs = limitMs
    for (const document of documents) this.push(document)
  }

  override *[Symbol.iterator]() {
    for (let index = 0; index < this.length; index++) {
      if (performance.now() > this.#end) {
        throw new LakeError(
          'queryTooExpensive',
          `The query was stopped: it took longer than ${this.#limitMs / 1000} seconds`,
        )
      }
      const document = this[index]
      if (document) yield document
    }
    return undefined
  }
}
