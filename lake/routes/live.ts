import {Hono} from 'hono'
import {addressesOf, datasetOf, flag, requireIdentity, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {stillIdentifies} from '../listen/still-identifies.ts'
import {openStream} from '../admission/visitors.ts'

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
