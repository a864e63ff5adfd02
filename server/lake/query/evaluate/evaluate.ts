import {evaluate, evaluateSync, toJS, type AnyStaticValue} from 'groq-js'
import {LakeError} from '../../model/errors.ts'
import {refuseHugeAnswer} from '../parse/query-cost.ts'
import type {Expression} from '../parse/groq-tree.ts'
import {withTimeLimit} from '../../limits/time-limit.ts'
import {stepsOf} from './work.ts'
import type {StoredDocument} from '../../model/types.ts'

/** What a query finds around it. */
export interface Surroundings {
  /** The `*` of the query, ordered by `_id`. */
  documents: readonly StoredDocument[]
  /** What `->` finds. */
  dereference: (id: string) => unknown
  /** The value of `identity()`. */
  identity: string
  /** The value of `sanity::projectId()`. */
  projectId: string
  /** The value of `sanity::dataset()`. */
  dataset: string
}

/** Steps that end soon enough not to be watched: a watch takes as long as a thousand of them. */
const UNWATCHED_STEPS = 20_000

/**
 * Evaluates a tree to plain JSON data, which may share objects with the documents: do not change it.
 * @throws LakeError `queryTooExpensive` after `limitMs`, `badRequest` for what groq-js cannot evaluate
 */
export async function evaluateQuery(
  tree: Expression,
  surroundings: Surroundings,
  limitMs: number,
): Promise<unknown> {
  const options = optionsFor(surroundings)
  try {
    const run = () => plainData(evaluateSync(tree, options))
    return stepsOf(tree) <= UNWATCHED_STEPS ? run() : withTimeLimit(limitMs, run)
  } catch (error) {
    if (!isAsyncOnly(error)) throw namedFailure(error)
  }
  // `diff::` and `delta::` functions. This evaluator cannot be interrupted, so the list it walks watches the time.
  try {
    const dataset = new TimedList(surroundings.documents, limitMs)
    const value = await evaluate(tree, {...options, dataset})
    return plainData(await value.asStatic())
  } catch (error) {
    throw namedFailure(error)
  }
}

/** Evaluates a tree that needs no surroundings, on constants alone. */
export function evaluateConstant(tree: Expression): unknown {
  return evaluateSync(tree, {}).data
}

/**
 * Evaluates at once, for callers that cannot wait; `diff::` and `delta::` are refused.
 * @throws LakeError `queryTooExpensive` after `limitMs`, `badRequest` for what cannot be evaluated so
 */
export function evaluateNow(tree: Expression, surroundings: Surroundings, limitMs: number): unknown {
  return plainData(valueOf(tree, stepsOf(tree), surroundings, (run) => withTimeLimit(limitMs, run)))
}

/**
 * As `evaluateNow`, but with times and paths as the objects that groq-js has for them.
 * @param steps as `stepsOf` has them
 * @param limited runs what may take long, and stops it in time
 */
export function valueOf(
  tree: Expression,
  steps: number,
  surroundings: Surroundings,
  limited: (run: () => AnyStaticValue) => AnyStaticValue,
): AnyStaticValue {
  const options = optionsFor(surroundings)
  const run = () => evaluateSync(tree, options)
  try {
    return steps <= UNWATCHED_STEPS ? run() : limited(run)
  } catch (error) {
    throw namedFailure(error)
  }
}

/** The JSON data of a value. Its size is looked at first: what follows walks every copy of a shared part. */
function plainData(value: AnyStaticValue): unknown {
  refuseHugeAnswer(value.data)
  return toJS(value)
}

function optionsFor({documents, dereference, identity, projectId, dataset}: Surroundings) {
  return {
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
  return new LakeError('badRequest', `The query cannot be evaluated: ${error.message}`)
}

/** A list that refuses to be walked once the time is over. */
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
    for (let place = 0; place < this.length; place++) {
      if (performance.now() > this.#end) {
        throw new LakeError(
          'queryTooExpensive',
          `The query was stopped: it took longer than ${this.#limitMs / 1000} seconds`,
        )
      }
      const document = this[place]
      if (document) yield document
    }
    return undefined
  }
}
