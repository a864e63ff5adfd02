import {Hono, type Context} from 'hono'
import {cors} from 'hono/cors'
import {routePath} from 'hono/route'
import {HttpError} from '../lib/http/http-error.ts'
import {badRequest, LakeError, UnsupportedError, type LakeErrorType} from './model/errors.ts'
import type {LakeEnv} from './http/context.ts'
import type {Lake} from './lake.ts'
import {admissionRoutes, auditRoutes} from './routes/administrators.ts'
import {authRoutes} from './routes/auth.ts'
import {assetRoutes, fileRoutes} from './routes/files.ts'
import {docRoutes} from './routes/doc.ts'
import {exportRoutes} from './routes/export.ts'
import {historyRoutes} from './routes/history.ts'
import {listenRoutes, liveRoutes} from './routes/listen.ts'
import {accountRoutes, hostedOnlyRoutes} from './routes/hosted-only.ts'
import {imageRoutes} from './routes/images.ts'
import {actionRoutes, mutateRoutes} from './routes/write.ts'
import {passkeyRoutes} from './routes/passkeys.ts'
import {peopleRoutes} from './routes/people.ts'
import {datasetRoutes, projectRoutes} from './routes/projects.ts'
import {queryRoutes} from './routes/query.ts'
import {BUG, errorBody} from './http/wire.ts'
import {diskFailure, isOfDisk} from './storage/disk-failure.ts'

/** `/v1`, `/vX`, `/v2025-02-19`: the context of the routes below holds the version and the identity. */
const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'
const DATE = /^v\d{4}-\d{2}-\d{2}$/

/** A version without its `v`. @throws LakeError `badRequest` for an unknown version; a date must be in the calendar */
function knownVersion(version: string): string {
  const name = version.slice(1)
  if (version === 'v1' || version === 'vX') return name
  if (DATE.test(version) && new Date(`${name}T00:00:00Z`).toJSON()?.startsWith(name)) return name
  const shown = version.slice(0, 20)
  const sentence = `The API has no version "${shown}". Use v1, vX or a date such as v2025-02-19.`
  throw new UnsupportedError('badRequest', sentence)
}

/** Names a request in logs. The client accepts only such tags. */
const TAG = /^[\w.-]{1,75}$/

/** @throws LakeError `badRequest` */
function assertTag(tag: string | undefined) {
  if (tag === undefined || TAG.test(tag)) return
  throw badRequest(
    'A tag has 1 to 75 letters, digits, underscores, dashes and dots. Send another "tag", or none.',
  )
}

/** The addresses below `/v{version}`, except those for signing in. */
function versionedApi(lake: Lake) {
  const api = new Hono<LakeEnv>()
  api.use(async (context, next) => {
    context.set('apiVersion', knownVersion(context.req.param('version') ?? 'v1'))
    assertTag(context.req.query('tag'))
    context.set('identity', lake.people.identify(context.req.raw.headers))
    await next()
    // Answers depend on the reader's rights, so no shared cache may keep them.
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  // First, because it rejects requests for other projects. Datasets that are addressed as resources need that too.
  api.route('/', projectRoutes(lake))
  api.route('/', mutateRoutes(lake))
  api.route('/', actionRoutes(lake))
  api.route('/', assetRoutes(lake))
  api.route('/', peopleRoutes(lake))
  api.route('/', passkeyRoutes(lake))
  api.route('/', auditRoutes(lake))
  api.route('/', datasetRoutes(lake))
  api.route('/', accountRoutes())
  api.route('/', admissionRoutes(lake))
  api.route('/', queryRoutes(lake))
  api.route('/', listenRoutes(lake))
  api.route('/', liveRoutes(lake))
  api.route('/', docRoutes(lake))
  api.route('/', historyRoutes(lake))
  api.route('/', exportRoutes(lake))
  api.route('/', hostedOnlyRoutes(lake.options.advice))
  return api
}

/**
 * The lake's whole HTTP API. Mount it under the path of `publicBase`. Route files leave out the version:
 * `/data/query/:dataset` serves `/v2025-02-19/data/query/production`.
 */
export function lakeApp(lake: Lake): Hono {
  const app = new Hono()
  app.use(
    cors({
      origin: (origin) => origin,
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
      maxAge: 86_400,
    }),
  )
  app.use(async (context, next) => {
    const encoding = context.req.header('content-encoding') ?? 'identity'
    if (encoding !== 'identity')
      throw new LakeError('unsupportedMediaType', `Send the body as it is: "${encoding}" is not understood`)
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    // A HEAD request has no reader: a stream would wait for one for ever.
    if (context.req.raw.method !== 'HEAD') return
    const {body} = context.res
    context.res = new Response(null, context.res)
    await body?.cancel()
  })
  app.route('/', imageRoutes(lake))
  app.route('/', fileRoutes(lake))
  // Before the API, which rejects expired tokens: a browser may still send one while it signs in.
  app.route(VERSION, authRoutes(lake))
  app.route(VERSION, versionedApi(lake))
  // Not `notFound`: Hono ignores the `notFound` handler of a mounted app.
  app.all('*', (context) => {
    const [, version] = /\/(v[\dx][^/]*)\//i.exec(context.req.path) ?? []
    if (version !== undefined) knownVersion(version)
    const methods = methodsOf(app, context)
    if (methods.length > 0) {
      context.header('Allow', methods.join(', '))
      throw new UnsupportedError('methodNotAllowed', `This address accepts ${methods.join(', ')} only`)
    }
    throw new UnsupportedError('notFound', 'There is nothing at this address')
  })
  app.onError((error, context) => answerTo(error, context, lake))
  return app
}

function answerTo(thrown: Error, context: Context, lake: Lake): Response {
  if (thrown instanceof UnsupportedError) {
    const {pathname, search} = new URL(context.req.url)
    const {method} = context.req
    lake.options.onUnsupported?.({method, path: pathname + search, sentence: thrown.message})
  }
  const isDisk = isOfDisk(thrown)
  if (isDisk) lake.onError(thrown)
  const error = isDisk ? diskFailure() : thrown instanceof HttpError ? lakeErrorOf(thrown) : thrown
  // Damaged bytes stay damaged. Without the header, clients can tell them from a busy server.
  const seconds = isDisk ? undefined : secondsToWait(thrown, error)
  if (seconds !== undefined) context.header('Retry-After', String(seconds))
  // The rest of a body that is too large stays unread, so the connection cannot be used again.
  if (error instanceof LakeError && error.type === 'payloadTooLarge') context.header('Connection', 'close')
  if (error instanceof LakeError) return context.json(errorBody(error, context.req.path), error.status)
  // The client has hung up: nobody reads the answer, and nothing is wrong here.
  if ('code' in error && error.code === 'ECONNRESET') return new Response(null, {status: 400})
  lake.onError(error)
  return context.json(BUG, 500)
}

/** The lake's error for a request over a limit. */
const lakeErrorOf = ({status, message}: HttpError) => new LakeError(TYPES[status] ?? 'unavailable', message)

const TYPES: Partial<Record<number, LakeErrorType>> = {413: 'payloadTooLarge', 429: 'tooManyRequests'}

/** Seconds of `Retry-After`. A full queue empties in five; a full disk takes longer, but a retry costs little. */
function secondsToWait(thrown: Error, error: Error): number | undefined {
  if (thrown instanceof HttpError) return thrown.retryAfter
  return error instanceof LakeError && error.type === 'unavailable' ? 5 : undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Methods that an address supports; empty when the address does not exist.
 * @param context of a handler for `*`, in `app` itself or in the app that mounts `app`
 */
function methodsOf(app: Hono, context: Context): string[] {
  const prefix = routePath(context).replace(/\/\*$/, '')
  const path = context.req.path.slice(prefix.length)
  const isTaken = (method: string) => {
    // Hono answers HEAD with the handler for GET.
    const handled = method === 'HEAD' ? 'GET' : method
    return app.router.match(handled, path)[0].some(([[, route]]) => route.method === handled)
  }
  return METHODS.filter(isTaken)
}
