import {answerSoon, type Question} from './answer/answer.ts'
import {sightOf} from './view/permissions.ts'
import type {Perspective} from './view/perspective.ts'
import {queryProcessOf, type Asker} from './process/query-process.ts'
import type {SourceMap, SourceMapMode} from './evaluate/source-map.ts'
import {shownVariants, type AskedVariants} from './view/shown-variants.ts'
import type {Dataset, Identity, JsonObject} from '../model/types.ts'

/** A query, and who asks it in which perspective. */
export interface QueryRequest {
  query: string
  /** Values for `$name`, without the `$`. */
  params?: JsonObject
  perspective: Perspective
  /** Absent: the documents themselves. */
  variants?: AskedVariants | undefined
  /** Absent: an anonymous reader. */
  identity: Identity | undefined
  sourceMap?: SourceMapMode
  /** Whose queries are counted. Absent: nobody's. */
  asker?: Asker
}

/** The answer as data, which must not be changed, or as JSON text in UTF-8, in parts, where that has been made elsewhere. */
export type QueryAnswer = {
  /** The answer can only have changed when a later live event carries one of these. */
  syncTags: string[]
  sourceMap?: SourceMap
} & ({result: unknown} | {json: Buffer[]})

/**
 * Runs a GROQ query over a dataset as of its last commit: at once when the indexes have the answer, else in the
 * dataset's query process, so that nobody else waits for it.
 * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge`, `badRequest`; `tooManyRequests` or
 *   `unavailable` when too many wait already
 */
export async function runQuery(dataset: Dataset, request: QueryRequest): Promise<QueryAnswer> {
  const {query, params = {}, perspective, variants, identity, asker, sourceMap} = request
  const sight = sightOf(dataset, identity)
  const question: Question = {
    query,
    params,
    perspective,
    variants: variants && perspective !== 'raw' ? shownVariants(dataset, variants) : undefined,
    sight,
    identity: identity?.id ?? 'anonymous',
    sourceMap,
  }
  const started = asker ? performance.now() : 0
  const found = answerSoon(dataset, question)
  asker?.charge(performance.now() - started)
  return found ?? queryProcessOf(dataset).ask(question, asker, () => answerSoon(dataset, question))
}
