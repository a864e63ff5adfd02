import {Hono, type Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {z} from 'zod'
import {LakeError} from '../errors.ts'
import {datasetOf, type LakeEnv} from '../http/context.ts'
import {senderOf} from '../http/peer.ts'
import type {Lake} from '../lake.ts'
import {askedTooMuch, queryAllowance} from '../query/allowance.ts'
import {parsePerspective} from '../query/perspective.ts'
import {runQuery} from '../query/query.ts'
import {queryProcessOf, type Asker} from '../query/query-process.ts'
import type {SourceMapMode} from '../query/source-map.ts'
import {queryParameters} from '../query/query-parameters.ts'
import {readJsonObject} from '../http/request.ts'
import type {JsonObject} from '../types.ts'
import {errorBody} from '../http/wire.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024
/** Documents, from which on a dataset's query process is started before it is needed, so long after the server. */
const MANY = 2000
const START_MS = 1000

const sentQuery = z.object({
  query: z.string(),
  params: z.custom<JsonObject>((value) => typeof value === 'object' && !Array.isArray(value)).default({}),
})

/** `GET` and `POST /data/query/:dataset`. The options are in the address in both. */
export function queryRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
  const allowance = queryAllowance()
  lake.onDatasetEnd((dataset) => queryProcessOf(dataset).close())
  // Where a replica and its full-text index take seconds, nobody is to wait for them.
  for (const dataset of lake.datasets()) {
    if (dataset.documents.size > MANY) setTimeout(() => queryProcessOf(dataset).start(), START_MS).unref()
  }
  routes.get('/data/query/:dataset', (context) => {
    const search = new URL(context.req.url).searchParams
    const query = search.get('query')
    if (query === null) throw new LakeError('badRequest', 'The address needs a "query" parameter')
    return answer(context, query, queryParameters(search))
  })
  routes.post(
    '/data/query/:dataset',
    bodyLimit({maxSize: MAX_BODY_BYTES, onError: tooLarge}),
    async (context) => {
      const sent = sentQuery.safeParse(await readJsonObject(context))
      if (!sent.success) throw new LakeError('badRequest', 'The body must be {"query": "…", "params": {…}}')
      return answer(context, sent.data.query, sent.data.params)
    },
  )
  return routes

  async function answer(context: Context<LakeEnv>, query: string, params: JsonObject) {
    const started = performance.now()
    const perspective = parsePerspective(context.req.query('perspective'), context.get('apiVersion'))
    const identity = context.get('identity')
    const asker = identity || isOurOwn(context) ? undefined : await counted(context)
    const sourceMap = sourceMapMode(context.req.query('resultSourceMap'))
    const request = {query, params, perspective, identity, asker, sourceMap}
    const found = await runQuery(datasetOf(lake, context), request).catch((error: unknown) => {
      if (error instanceof LakeError && error.type === 'tooManyRequests') context.header('Retry-After', '5')
      throw error
    })
    const head = context.req.query('returnQuery') === 'false' ? '{' : `{"query":${JSON.stringify(query)},`
    const ms = Math.round(performance.now() - started)
    const map = found.sourceMap ? `,"resultSourceMap":${JSON.stringify(found.sourceMap)}` : ''
    const tail = `${map},"syncTags":${JSON.stringify(found.syncTags)},"ms":${ms}}`
    const body =
      'json' in found
        ? bodyOf([Buffer.from(`${head}"result":`), ...found.json, Buffer.from(tail)])
        : `${head}"result":${JSON.stringify(found.result ?? null)}${tail}`
    return context.body(body, 200, {'content-type': 'application/json', 'cache-control': 'no-store'})
  }

  async function counted(context: Context<LakeEnv>): Promise<Asker> {
    const sender = senderOf(context)
    const seconds = await allowance.take(sender)
    if (seconds !== undefined) {
      context.header('Retry-After', String(seconds))
      throw askedTooMuch(seconds)
    }
    return {sender, charge: (milliseconds) => allowance.charge(sender, milliseconds)}
  }
}

function sourceMapMode(asked: string | undefined): SourceMapMode | undefined {
  if (asked === undefined || asked === 'false') return undefined
  return asked === 'withKeyArraySelector' ? asked : 'true'
}

/** A request that came through no socket: the server's own rendering reads its content this way. */
function isOurOwn({env}: Context): boolean {
  return !(typeof env === 'object' && env !== null && 'incoming' in env)
}

/** One body of several parts; a large one is sent as it is, without being copied. */
function bodyOf(parts: Buffer[]): string | ReadableStream<Uint8Array> {
  if (parts.length <= 3) return Buffer.concat(parts).toString()
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
}

function tooLarge(context: Context) {
  const error = new LakeError('payloadTooLarge', `A query's body may have ${MAX_BODY_BYTES} bytes`)
  // The rest of the body is not read, so the connection is of no further use.
  return context.json(errorBody(error, context.req.path), error.status, {connection: 'close'})
}
