import {Hono} from 'hono'

/**
 * Services besides the content that the Studio requests: plans, announcements, help, telemetry. The lake has almost none
 * of them. The Studio accepts these empty answers without an error message.
 */
export function accountRoutes() {
  const routes = new Hono()
  // Releases; scheduled drafts, which are releases of one document; private datasets. Without comments, the Studio would
  // offer to buy them: it draws itself a second time for that offer, and a person's input of the first seconds is lost.
  // The Studio's configuration switches comments off.
  routes.get('/features', (context) =>
    context.json(['contentReleases', 'singleDocRelease', 'privateDataset', 'studioComments']),
  )
  routes.get('/journey/*', (context) => context.json(null))
  // Requests for roles: the owner assigns roles by command only, so there are none.
  routes.get('/access/requests/me', (context) => context.json([]))
  routes.get('/help', (context) => context.json({resources: {sections: []}}))
  routes.get('/ping', (context) => {
    context.header('Timing-Allow-Origin', '*')
    context.header('Cache-Control', 'no-store')
    return context.json({pong: true})
  })
  routes.get('/intake/telemetry-status', (context) => context.json({status: 'denied'}))
  routes.post('/intake/batch', (context) => context.json({}))
  return routes
}
