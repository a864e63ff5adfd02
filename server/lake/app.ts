import {Hono} from 'hono'
import {cors} from 'hono/cors'
import {LakeError} from './errors.ts'
import type {LakeEnv} from './http.ts'
import type {Lake} from './lake.ts'
import {actionRoutes} from './routes/actions.ts'
import {mutateRoutes} from './routes/mutate.ts'
import {BUG, errorBody} from './wire.ts'

/** `/v1`, `/vX`, `/v2025-02-19`: routes below it see the version and who asks in their context. */
const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'

/**
 * The lake's whole HTTP API, to be mounted under the path of `publicBase`. Routes are added without the
 * version in front: `/data/query/:dataset` answers `/v2025-02-19/data/query/production`.
 */
export function lakeApp(lake: Lake): Hono {
  const api = new Hono<LakeEnv>()
  api.use(async (context, next) => {
    context.set('apiVersion', (context.req.param('version') ?? 'v1').slice(1))
    context.set('identity', lake.people.identify(context.req.raw.headers))
    await next()
  })
  api.route('/', mutateRoutes(lake))
  api.route('/', actionRoutes(lake))

  const app = new Hono()
  app.use(
    cors({
      origin: (origin) => origin,
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
      exposeHeaders: ['X-Sanity-Shard'],
      maxAge: 86_400,
    }),
  )
  app.route(VERSION, api)
  app.notFound(() => {
    throw new LakeError('notFound', 'There is nothing at this address')
  })
  app.onError((error, context) => {
    if (error instanceof LakeError) return context.json(errorBody(error, context.req.path), error.status)
    lake.onError(error)
    return context.json(BUG, 500)
  })
  return app
}
