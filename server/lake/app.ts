import {Hono, type Context} from 'hono'
import {cors} from 'hono/cors'
import {LakeError} from './model/errors.ts'
import type {LakeEnv} from './http/context.ts'
import {methodsOf} from './http/no-route.ts'
import type {Lake} from './lake.ts'
import {accountRoutes} from './routes/account.ts'
import {actionRoutes} from './routes/actions.ts'
import {assetRoutes} from './routes/assets.ts'
import {authRoutes} from './routes/auth.ts'
import {fileRoutes} from './routes/files.ts'
import {docRoutes} from './routes/doc.ts'
import {exportRoutes} from './routes/export.ts'
import {historyRoutes} from './routes/history.ts'
import {listenRoutes} from './routes/listen.ts'
import {liveRoutes} from './routes/live.ts'
import {hostedOnlyRoutes} from './routes/hosted-only.ts'
import {imageRoutes} from './routes/images.ts'
import {mutateRoutes} from './routes/mutate.ts'
import {peopleRoutes} from './routes/people.ts'
import {datasetRoutes, projectRoutes} from './routes/projects.ts'
import {queryRoutes} from './routes/query.ts'
import {BUG, errorBody} from './http/wire.ts'
import {diskFailure, isOfDisk} from './storage/disk-failure.ts'

/** `/v1`, `/vX`, `/v2025-02-19`: routes below it see the version and who asks in their context. */
const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'
const DATE = /^v\d{4}-\d{2}-\d{2}$/

/** A version without its `v`. @throws LakeError `badRequest` when it is none: a date is a day of the calendar */
function knownVersion(version: string): string {
  const name = version.slice(1)
  if (version === 'v1' || version === 'vX') return name
  if (DATE.test(version) && new Date(`${name}T00:00:00Z`).toJSON()?.startsWith(name)) return name
  const shown = version.slice(0, 20)
  throw new LakeError(
    'badRequest',
    `The API has no version "${shown}": it has v1, vX and days such as v2025-02-19`,
  )
}

/**
 * The lake's whole HTTP API, to be mounted under the path of `publicBase`. Routes are added without the
 * version in front: `/data/query/:dataset` answers `/v2025-02-19/data/query/production`.
 */
export function lakeApp(lake: Lake): Hono {
  const api = new Hono<LakeEnv>()
  api.use(async (context, next) => {
    context.set('apiVersion', knownVersion(context.req.param('version') ?? 'v1'))
    context.set('identity', lake.people.identify(context.req.raw.headers))
    await next()
    // What one reader may see is nothing for a cache between here and another.
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  // First: it refuses other projects, for datasets as resources too.
  api.route('/', projectRoutes(lake))
  api.route('/', mutateRoutes(lake))
  api.route('/', actionRoutes(lake))
  api.route('/', assetRoutes(lake))
  api.route('/', peopleRoutes(lake))
  api.route('/', datasetRoutes(lake))
  api.route('/', accountRoutes())
  api.route('/', queryRoutes(lake))
  api.route('/', listenRoutes(lake))
  api.route('/', liveRoutes(lake))
  api.route('/', docRoutes(lake))
  api.route('/', historyRoutes(lake))
  api.route('/', exportRoutes(lake))
  api.route('/', hostedOnlyRoutes(lake.options.advice))

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
  app.use(async (context, next) => {
    const encoding = context.req.header('content-encoding') ?? 'identity'
    if (encoding !== 'identity')
      throw new LakeError('unsupportedMediaType', `Send the body as it is: "${encoding}" is not understood`)
    await next()
    // Nobody will read it: a stream would go on waiting for its reader for ever.
    if (context.req.raw.method !== 'HEAD') return
    const {body} = context.res
    context.res = new Response(null, context.res)
    await body?.cancel()
  })
  app.route('/', imageRoutes(lake))
  app.route('/', fileRoutes(lake))
  // Before the others: a browser that signs in may still send a token that is no longer good.
  app.route(VERSION, authRoutes(lake))
  app.route(VERSION, api)
  // Not `notFound`: that of an app which is mounted in another is never asked.
  app.all('*', (context) => {
    const [, version] = /\/(v[\dx][^/]*)\//i.exec(context.req.path) ?? []
    if (version !== undefined) knownVersion(version)
    const methods = methodsOf(app, context)
    if (methods.length > 0) {
      context.header('Allow', methods.join(', '))
      throw new LakeError('methodNotAllowed', `This address takes ${methods.join(', ')}`)
    }
    throw new LakeError('notFound', 'There is nothing at this address')
  })
  app.onError((error, context) => answerTo(error, context, lake))
  return app
}

function answerTo(thrown: Error, context: Context, lake: Lake): Response {
  const isDisk = isOfDisk(thrown)
  if (isDisk) lake.onError(thrown)
  const error = isDisk ? diskFailure() : thrown
  // A few seconds: a full queue empties, a full disk is looked after.
  if (error instanceof LakeError && error.type === 'unavailable') context.header('Retry-After', '5')
  if (error instanceof LakeError) return context.json(errorBody(error, context.req.path), error.status)
  // Nobody reads this any more, and whoever hangs up is no bug.
  if ('code' in error && error.code === 'ECONNRESET') return new Response(null, {status: 400})
  lake.onError(error)
  return context.json(BUG, 500)
}
