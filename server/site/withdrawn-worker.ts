import {Hono} from 'hono'
import {WORKER} from './files.ts'

/** A service worker that deletes all copies of the site on a device, and then itself. */
export const WITHDRAWN = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * Serves that worker in place of the site's own. Browsers look for a new worker at the next visit.
 * @param isWithdrawn false: the site's own worker is served
 */
export function withdrawnWorker(isWithdrawn: boolean): Hono {
  const routes = new Hono()
  if (!isWithdrawn) return routes
  return routes.get(WORKER, (context) =>
    context.body(WITHDRAWN, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
}
