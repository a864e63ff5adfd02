import {Hono, type Context} from 'hono'
import {badRequest} from '../model/errors.ts'
import {addressesOf, datasetOf, flag, requireIdentity, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {failureStream} from '../listen/channel-error.ts'
import {openStream} from '../admission/visitors.ts'
import {isPublishedByDefault} from '../query/view/perspective.ts'
import {queryParameters} from '../http/query-parameters.ts'

/** `GET /data/listen/:dataset`: server-sent events. */
export function listenRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
  routes.on('GET', addressesOf('listen'), (context) => {
    const search = new URL(context.req.url).searchParams
    const query = search.get('query')
    if (query === null) throw badRequest('The address needs a "query" parameter')
    const effectFormat = search.get('effectFormat')
    if (effectFormat !== null && effectFormat !== 'mendoza') {
      throw badRequest('The only effectFormat is "mendoza"')
    }
    const canResume = flag(context, 'enableResume')
    const request = {
      query,
      params: queryParameters(search),
      identity: context.get('identity'),
      includeMutations: search.get('includeMutations') === null || flag(context, 'includeMutations'),
      includeResult: flag(context, 'includeResult'),
      includePreviousRevision: flag(context, 'includePreviousRevision'),
      includeAllVersions:
        flag(context, 'includeAllVersions') || !isPublishedByDefault(context.get('apiVersion')),
      includeEffects: effectFormat === 'mendoza',
      isAllowed: stillIdentifies(lake, context),
      resumeAfter: canResume ? context.req.header('last-event-id') : undefined,
    }
    const open = async () => {
      const dataset = datasetOf(lake, context)
      const filter = query.length + JSON.stringify(request.params).length
      return openStream(lake, context, ({onEnd}) => dataset.listeners.listen({...request, onEnd}), {filter})
    }
    return open().catch(failureStream)
  })
  return routes
}

/** `GET /data/live/events/:dataset`, server-sent events, and `GET /check/cors`. */
export function liveRoutes(lake: Lake): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()
  routes.on('GET', addressesOf('live/events'), (context) => {
    const includeDrafts = flag(context, 'includeDrafts')
    if (includeDrafts) requireIdentity(context)
    const lastEventId = context.req.header('last-event-id') ?? context.req.query('lastLiveEventId')
    const identity = context.get('identity')
    const request = {identity, includeDrafts, lastEventId, isAllowed: stillIdentifies(lake, context)}
    const dataset = datasetOf(lake, context)
    return openStream(lake, context, ({onEnd}) => dataset.liveEvents.stream({...request, onEnd}))
  })
  // Every origin is allowed: only the token decides what may be read.
  routes.get('/check/cors', (context) => context.json({result: {allowed: true, withCredentials: true}}))
  return routes
}

/** Milliseconds that a check stays valid. A busy stream checks before each of its events. */
const VALID_MS = 1000

/**
 * Checks whether a request's token still belongs to the same identity, in the same role. A stream outlives its request, and
 * must end within a second after its session or token.
 */
function stillIdentifies(lake: Lake, context: Context<LakeEnv>): () => boolean {
  const identity = context.get('identity')
  if (!identity) return () => true
  const headers = new Headers({authorization: context.req.header('authorization') ?? ''})
  let checkedAt = performance.now()
  return () => {
    if (performance.now() - checkedAt < VALID_MS) return true
    try {
      checkedAt = performance.now()
      const found = lake.people.identify(headers)
      return found?.id === identity.id && found.role === identity.role
    } catch {
      // Revoked or expired: the reader reconnects and gets the right status.
      return false
    }
  }
}
