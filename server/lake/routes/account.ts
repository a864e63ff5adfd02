import {Hono} from 'hono'

/**
 * What the Studio asks of the hosted service around the content: plans, announcements, help, telemetry.
 * There is hardly any of it here; the answers say so in the form that keeps the Studio quiet.
 */
export function accountRoutes() {
  const routes = new Hono()
  // Releases; drafts with a time of their own, which are releases of one document; datasets that need a token.
  routes.get('/features', (context) =>
    context.json(['contentReleases', 'singleDocRelease', 'privateDataset']),
  )
  routes.get('/journey/*', (context) => context.json(null))
  // Roles that this person has asked for: they are given by the owner's command alone.
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
