import {Hono, type Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {z} from 'zod'
import {LakeError} from '../model/errors.ts'
import {addressesOf, datasetOf, type LakeEnv} from '../http/context.ts'
import {senderOf} from '../../http/sender.ts'
import type {Lake} from '../lake.ts'
import {isVisitor, placeForBody} from '../admission/visitors.ts'
import {askedTooMuch} from '../admission/allowance.ts'
import {parsePerspective} from '../query/view/perspective.ts'
import type {Asker} from '../query/process/query-process.ts'
import type {SourceMapMode} from '../query/evaluate/source-map.ts'
import {queryParameters} from '../http/query-parameters.ts'
import type {Undelivered} from '../admission/undelivered.ts'
import {readJsonObject} from '../http/request.ts'
import type {JsonObject} from '../model/types.ts'
import {parseVariants} from '../http/variant-parameters.ts'
import {errorBody} from '../http/wire.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024
/** Of who has no token: reading more would keep everybody waiting. The longest query has less. */
const MAX_BODY_BYTES_OF_VISITORS = 512 * 1024

const sentQuery = z.object({
  query: z.string(),
  params: z.custom<JsonObject>((value) => typeof value === 'object' && !Array.isArray(value)).default({}),
})

interface Asked {
  query: string
  params: JsonObject
  asker: Asker | undefined
}

/** `GET` and `POST /data/query/:dataset`. The options are in the address in both. */
export function queryRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
  const {allowance} = lake.admission
  const largeBody = limitedTo(MAX_BODY_BYTES)
  const smallBody = limitedTo(MAX_BODY_BYTES_OF_VISITORS)
  routes.on('GET', addressesOf('query'), async (context) => {
    const search = new URL(context.req.url).searchParams
    const query = search.get('query')
    if (query === null) throw new LakeError('badRequest', 'The address needs a "query" parameter')
    const asker = await askerOf(context)
    return answer(lake, context, {query, params: queryParameters(search), asker})
  })
  routes.on(
    'POST',
    addressesOf('query'),
    placeForBody(lake),
    (context, next) => (isVisitor(context) ? smallBody : largeBody)(context, next),
    async (context) => {
      const asker = await askerOf(context)
      await context.req.arrayBuffer()
      // It is all here, so what follows is the time that reading it takes of everybody.
      const began = performance.now()
      const body = await readJsonObject(context).finally(() => asker?.charge(performance.now() - began))
      const sent = sentQuery.safeParse(body)
      if (!sent.success) throw new LakeError('badRequest', 'The body must be {"query": "…", "params": {…}}')
      return answer(lake, context, {...sent.data, asker})
    },
  )
  return routes

  /** Those without a token are counted; the server itself is not. */
  async function askerOf(context: Context<LakeEnv>): Promise<Asker | undefined> {
    if (!isVisitor(context)) return undefined
    const sender = senderOf(context)
    const seconds = await allowance.take(sender)
    if (seconds !== undefined) {
      context.header('Retry-After', String(seconds))
      throw askedTooMuch(seconds)
    }
    return {sender, charge: (milliseconds) => allowance.charge(sender, milliseconds)}
  }
}

async function answer(lake: Lake, context: Context<LakeEnv>, {query, params, asker}: Asked) {
  const started = performance.now()
  const perspective = parsePerspective(context.req.query('perspective'), context.get('apiVersion'))
  const variants = parseVariants(new URL(context.req.url).searchParams, context.get('apiVersion'))
  const identity = context.get('identity')
  const sourceMap = sourceMapMode(context.req.query('resultSourceMap'))
  const request = {query, params, perspective, variants, identity, asker, sourceMap}
  const found = await orLater(context, () => datasetOf(lake, context).queries.run(request))
  const head = context.req.query('returnQuery') === 'false' ? '{' : `{"query":${JSON.stringify(query)},`
  const ms = Math.round(performance.now() - started)
  const map = found.sourceMap ? `,"resultSourceMap":${JSON.stringify(found.sourceMap)}` : ''
  const tail = `${map},"syncTags":${JSON.stringify(found.syncTags)},"ms":${ms}}`
  const body =
    'json' in found
      ? await orLater(context, () =>
          bodyOf(
            [Buffer.from(`${head}"result":`), ...found.json, Buffer.from(tail)],
            lake.admission.undelivered,
            asker,
          ),
        )
      : `${head}"result":${JSON.stringify(found.result ?? null)}${tail}`
  return context.body(body, 200, {'content-type': 'application/json', 'cache-control': 'no-store'})
}

function sourceMapMode(asked: string | undefined): SourceMapMode | undefined {
  if (asked === undefined || asked === 'false') return undefined
  return asked === 'withKeyArraySelector' ? asked : 'true'
}

/** Tells whoever is refused for now when to ask again. */
async function orLater<Value>(context: Context, step: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof LakeError && error.type === 'tooManyRequests') context.header('Retry-After', '5')
    throw error
  }
}

/**
 * One body of several parts; a large one is sent as it is, without being copied.
 * @throws LakeError `tooManyRequests`, `unavailable` when too much waits to be read already
 */
function bodyOf(
  parts: Buffer[],
  undelivered: Undelivered,
  asker: Asker | undefined,
): string | ReadableStream<Uint8Array> {
  if (parts.length <= 3) return Buffer.concat(parts).toString()
  const bytes = parts.reduce((sum, {length}) => sum + length, 0)
  const leave = asker && undelivered.add(asker.sender, bytes)
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) return controller.enqueue(part)
      leave?.()
      controller.close()
    },
    cancel: () => leave?.(),
  })
}

function limitedTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError(context) {
      const error = new LakeError('payloadTooLarge', `A query's body may have ${maxSize} bytes`)
      // The rest of the body is not read, so the connection is of no further use.
      return context.json(errorBody(error, context.req.path), error.status, {connection: 'close'})
    },
  })
}
