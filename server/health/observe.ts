import {randomUUID} from 'node:crypto'
import {performance} from 'node:perf_hooks'
import type {MiddlewareHandler} from 'hono'
import {routePath} from 'hono/route'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {clientKeyAt, networkOf} from '../../lib/http/client-key.ts'
import {hasConnection} from '../../lib/process/request-queue.ts'
import type {Log} from './log.ts'
import type {Metrics} from './metrics.ts'

/** Ids of proxies in front, such as Caddy's and nginx's. Anything else is replaced. */
const REQUEST_ID = /^[\w.:-]{8,80}$/

/**
 * Middleware that gives each request an id (its own, or that of a proxy's `X-Request-Id`), which the response and the
 * entries in the log have too, counts the request, and logs it where the settings say so. Requests of the shop to itself are
 * a part of the request that caused them: they are only counted.
 */
export function observe(
  log: Log,
  metrics: Pick<Metrics, 'count'>,
  hasAccessLog: boolean,
): MiddlewareHandler<ClientEnv> {
  return async (context, next) => {
    const {req} = context
    const began = performance.now()
    const isOwn = !hasConnection(context)
    const count = () => {
      const milliseconds = performance.now() - began
      const origin = isOwn ? ('server' as const) : ('client' as const)
      const {status} = context.res
      metrics.count({
        route: routePath(context),
        method: req.method,
        status,
        seconds: milliseconds / 1000,
        origin,
      })
      return {status, milliseconds: Math.round(milliseconds)}
    }
    if (isOwn) {
      await next()
      count()
      return
    }
    const sent = req.header('x-request-id') ?? ''
    const id = REQUEST_ID.test(sent) ? sent : randomUUID()
    context.set('requestId', id)
    await log.during(id, async () => {
      await next()
      context.header('X-Request-Id', id)
      const answered = count()
      const client = maskedOf(context.get('clientAddress'))
      if (hasAccessLog) log.access({method: req.method, path: req.path, client, ...answered})
    })
  }
}

/** An address without its last part. `203.0.113.7` becomes `203.0.113.0`, an IPv6 address its /48 network. */
export function maskedOf(address = 'unknown'): string {
  return networkOf(clientKeyAt(address)) ?? address.replace(/\d+$/, '0')
}
