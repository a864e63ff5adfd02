import {answerAtOnce, type Queryable, type Question} from './answer/answer.ts'
import {KnownAnswers} from './answer/known-answers.ts'
import {ANONYMOUS, readAccessOf} from './view/permissions.ts'
import type {Perspective} from './view/perspective.ts'
import {QueryProcess, type Visitor} from './process/query-process.ts'
import type {SourceMap, SourceMapMode} from './evaluate/source-map.ts'
import {shownVariants, type RequestedVariants} from './view/shown-variants.ts'
import type {Identity, JsonObject} from '../model/types.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

/** A query with its perspective and the identity behind it. */
export interface QueryRequest {
  query: string
  /** Values for `$name`, without the `$`. */
  params?: JsonObject
  perspective: Perspective
  /** Default: the documents themselves, without variants. */
  variants?: RequestedVariants | undefined
  /** Undefined for an anonymous reader. */
  identity: Identity | undefined
  sourceMap?: SourceMapMode
  /** Visitor whose limits count the query. Default: the query is not limited. */
  visitor?: Visitor
}

/** An answer: either data, which must not be changed, or parts of JSON text in UTF-8 from the query process. */
export type QueryAnswer = {
  /** Tags to compare with those of live events. Without a common tag the answer has not changed. */
  syncTags: string[]
  sourceMap?: SourceMap
} & ({result: unknown} | {json: Buffer[]})

/** The queries of one dataset. They are answered at once when the indexes have the answer, else in the query process. */
export class Queries {
  readonly queryable: Queryable
  readonly process: QueryProcess
  readonly #dataset: StoredDataset
  readonly #known: KnownAnswers

  constructor(dataset: StoredDataset) {
    this.#dataset = dataset
    this.queryable = {source: dataset, views: dataset.views}
    this.process = new QueryProcess(dataset)
    this.#known = new KnownAnswers(dataset)
  }

  /**
   * Runs a GROQ query over the documents as of the last commit. A long query does not delay other requests.
   * @throws LakeError `queryParseError`, `queryTooExpensive`, `payloadTooLarge`, `badRequest`, `unavailable` when too
   *   many queries are waiting; HttpError when too many of visitors are
   */
  async run(request: QueryRequest): Promise<QueryAnswer> {
    const {query, params = {}, perspective, variants, identity, visitor, sourceMap} = request
    const readAccess = readAccessOf(this.#dataset, identity)
    const question: Question = {
      query,
      params,
      perspective,
      variants: variants && perspective !== 'raw' ? shownVariants(this.#dataset, variants) : undefined,
      readAccess,
      identity: identity?.id ?? ANONYMOUS,
      now: this.#dataset.now(),
      sourceMap,
    }
    const known = this.#known.get(question)
    if (known) return known
    const attempt = () => answerAtOnce(this.queryable, question)
    const started = visitor ? performance.now() : 0
    const found = this.#known.keep(question, attempt())
    visitor?.charge(performance.now() - started)
    return found ?? this.process.ask(question, visitor, attempt)
  }

  /** Ends the query process. */
  close() {
    this.process.close()
  }
}
