import type {Context, Hono} from 'hono'
import {routePath} from 'hono/route'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Methods that an address supports; empty when the address does not exist.
 * @param context of a handler for `*`, in `app` itself or in the app that mounts `app`
 */
export function methodsOf(app: Hono, context: Context): string[] {
  const prefix = routePath(context).replace(/\/\*$/, '')
  const path = context.req.path.slice(prefix.length)
  const isTaken = (method: string) => {
    // Hono answers HEAD with the handler for GET.
    const handled = method === 'HEAD' ? 'GET' : method
    return app.router.match(handled, path)[0].some(([[, route]]) => route.method === handled)
  }
  return METHODS.filter(isTaken)
}
