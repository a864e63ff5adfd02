import {Hono, type Context} from 'hono'
import {z} from 'zod'
import {badRequest} from '../model/errors.ts'
import {addressesOf, datasetOf, type LakeEnv} from '../http/context.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import type {Lake} from '../lake.ts'
import {heldBody} from '../../lib/admission/undelivered.ts'
import {isVisitor, slotForBody} from '../admission/visitors.ts'
import {parsePerspective} from '../query/view/perspective.ts'
import type {Visitor} from '../query/process/query-process.ts'
import type {SourceMapMode} from '../query/evaluate/source-map.ts'
import {parseVariants, queryParameters} from '../http/query-parameters.ts'
import {bodyUpTo, readJsonObject} from '../http/request.ts'
import {isObject} from '../model/json.ts'
import type {JsonObject} from '../model/types.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024
/** Limit without a token, because reading a body blocks everything else. The longest allowed query fits. */
const MAX_BODY_BYTES_OF_VISITORS = 512 * 1024

const sentQuery = z.object({
  query: z.string(),
  /** The client sends `null` when it is given that instead of parameters. */
  params: z.custom<JsonObject>(isObject).nullish(),
})

interface ReceivedQuery {
  query: string
  params: JsonObject
  visitor: Visitor | undefined
}

/** `GET` and `POST /data/query/:dataset`. Options are in the URL for both methods. */
export function queryRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
  const {queries, waiting} = lake.limits
  const queryUpTo = (bytes: number) => bodyUpTo(bytes, `A query's body may have ${bytes} bytes`)
  const largeBody = queryUpTo(MAX_BODY_BYTES)
  const smallBody = queryUpTo(MAX_BODY_BYTES_OF_VISITORS)
  routes.on('GET', addressesOf('query'), async (context) => {
    const search = new URL(context.req.url).searchParams
    const query = search.get('query')
    if (query === null) throw badRequest('The address needs a "query" parameter')
    const visitor = await admitVisitor(context)
    return answer(lake, context, {query, params: queryParameters(search), visitor})
  })
  routes.on(
    'POST',
    addressesOf('query'),
    slotForBody(lake),
    (context, next) => (isVisitor(context) ? smallBody : largeBody)(context, next),
    async (context) => {
      const visitor = await admitVisitor(context)
      await context.req.arrayBuffer()
      // The body has arrived. Only parsing it is charged, because parsing blocks everything else.
      const began = performance.now()
      const body = await readJsonObject(context).finally(() => visitor?.charge(performance.now() - began))
      const sent = sentQuery.safeParse(body)
      if (!sent.success) throw badRequest('The body must be {"query": "…", "params": {…}}')
      const {query, params} = sent.data
      return answer(lake, context, {query, params: params ?? {}, visitor})
    },
  )
  return routes

  /**
   * Charges a visitor for one query.
   * @returns the visitor to charge for the work; undefined with a token and for the server itself
   * @throws HttpError
   */
  async function admitVisitor(context: Context<LakeEnv>): Promise<Visitor | undefined> {
    if (!isVisitor(context)) return undefined
    const clientKey = clientKeyOf(context)
    await queries.take(clientKey)
    return {
      clientKey,
      charge: (milliseconds) => queries.charge(clientKey, milliseconds),
      wait: () => waiting.hold(clientKey),
    }
  }
}

async function answer(lake: Lake, context: Context<LakeEnv>, {query, params, visitor}: ReceivedQuery) {
  const started = performance.now()
  const perspective = parsePerspective(context.req.query('perspective'), context.get('apiVersion'))
  const variants = parseVariants(new URL(context.req.url).searchParams, context.get('apiVersion'))
  const identity = context.get('identity')
  const sourceMap = sourceMapMode(context.req.query('resultSourceMap'))
  const request = {query, params, perspective, variants, identity, visitor, sourceMap}
  const found = await datasetOf(lake, context).queries.run(request)
  const head = context.req.query('returnQuery') === 'false' ? '{' : `{"query":${JSON.stringify(query)},`
  const ms = Math.round(performance.now() - started)
  const map = found.sourceMap ? `,"resultSourceMap":${JSON.stringify(found.sourceMap)}` : ''
  const tail = `${map},"syncTags":${JSON.stringify(found.syncTags)},"ms":${ms}}`
  const chunks =
    'json' in found
      ? [Buffer.from(`${head}"result":`), ...found.json, Buffer.from(tail)]
      : [Buffer.from(`${head}"result":${JSON.stringify(found.result ?? null)}${tail}`)]
  const body =
    chunks.length > 3
      ? heldBody(chunks, lake.limits.undelivered, visitor?.clientKey)
      : Buffer.concat(chunks).toString()
  return context.body(body, 200, {'content-type': 'application/json', 'cache-control': 'no-store'})
}

function sourceMapMode(text: string | undefined): SourceMapMode | undefined {
  if (text === undefined || text === 'false') return undefined
  return text === 'withKeyArraySelector' ? text : 'true'
}
