import type {Context, Hono} from 'hono'
import {routePath} from 'hono/route'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The methods that an address takes other than the one it was asked with; empty when there is nothing at it.
 * @param context of a handler for `*`, of `app` itself or of one that `app` is a route of
 */
export function methodsOf(app: Hono, context: Context): string[] {
  const prefix = routePath(context).replace(/\/\*$/, '')
  const path = context.req.path.slice(prefix.length)
  const isTaken = (method: string) => {
    // Whoever asks for the head gets that of what GET gives.
    const handled = method === 'HEAD' ? 'GET' : method
    return app.router.match(handled, path)[0].some(([[, route]]) => route.method === handled)
  }
  return METHODS.filter(isTaken)
}
