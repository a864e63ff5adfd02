import {answerSoon, type Question} from './answer/answer.ts'
import {Queryable} from './answer/queryable.ts'
import {sightOf} from './view/permissions.ts'
import type {Perspective} from './view/perspective.ts'
import {QueryProcess, type Asker} from './process/query-process.ts'
import type {SourceMap, SourceMapMode} from './evaluate/source-map.ts'
import {shownVariants, type AskedVariants} from './view/shown-variants.ts'
import type {Views} from './view/views.ts'
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

/** The queries of one dataset: answered at once when its indexes have the answer, else in the dataset's query process. */
export class Queries {
  readonly queryable: Queryable
  readonly process: QueryProcess
  readonly #dataset: QueriedDataset

  constructor(dataset: QueriedDataset) {
    this.#dataset = dataset
    this.queryable = new Queryable(dataset, dataset.views)
    this.process = new QueryProcess(dataset)
  }

  /**
   * Runs a GROQ query over the documents as of the last commit. Other requests do not wait for a long query.
   * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge`, `badRequest`; `tooManyRequests` or
   *   `unavailable` when too many queries wait already
   */
  async run(request: QueryRequest): Promise<QueryAnswer> {
    const {query, params = {}, perspective, variants, identity, asker, sourceMap} = request
    const sight = sightOf(this.#dataset, identity)
    const question: Question = {
      query,
      params,
      perspective,
      variants: variants && perspective !== 'raw' ? shownVariants(this.#dataset, variants) : undefined,
      sight,
      identity: identity?.id ?? 'anonymous',
      sourceMap,
    }
    const soon = () => answerSoon(this.queryable, question)
    const started = asker ? performance.now() : 0
    const found = soon()
    asker?.charge(performance.now() - started)
    return found ?? this.process.ask(question, asker, soon)
  }

  /** Ends the query process. */
  close() {
    this.process.close()
  }
}

type QueriedDataset = Dataset & {readonly views: Views}
