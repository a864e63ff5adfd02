import {Hono, type Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {z} from 'zod'
import {LakeError} from '../errors.ts'
import {datasetOf, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {parsePerspective} from '../query/perspective.ts'
import {runQuery} from '../query/query.ts'
import {queryParameters} from '../query/query-parameters.ts'
import {readJsonObject} from '../http/request.ts'
import type {JsonObject} from '../types.ts'
import {errorBody} from '../http/wire.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024

const sentQuery = z.object({
  query: z.string(),
  params: z.custom<JsonObject>((value) => typeof value === 'object' && !Array.isArray(value)).default({}),
})

/** `GET` and `POST /data/query/:dataset`. The options are in the address in both. */
export function queryRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
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
    const {result, syncTags} = await runQuery(datasetOf(lake, context), {
      query,
      params,
      perspective,
      identity: context.get('identity'),
    })
    const head = context.req.query('returnQuery') === 'false' ? {} : {query}
    const body = JSON.stringify({
      ...head,
      result: result ?? null,
      syncTags,
      ms: Math.round(performance.now() - started),
    })
    return context.body(body, 200, {'content-type': 'application/json', 'cache-control': 'no-store'})
  }
}

function tooLarge(context: Context) {
  const error = new LakeError('payloadTooLarge', `A query's body may have ${MAX_BODY_BYTES} bytes`)
  // The rest of the body is not read, so the connection is of no further use.
  return context.json(errorBody(error, context.req.path), error.status, {connection: 'close'})
}
