import {Hono} from 'hono'
import {PLAIN_ADVICE, type Advice} from '../model/advice.ts'
import {UnsupportedError} from '../model/errors.ts'

/** Addresses of services that only hosted Sanity has, and the alternative here. */
const servicesWith = (advice: Advice): [what: string, instead: string, ...paths: string[]][] => [
  ['Webhooks', 'listen to the dataset', '/hooks/*'],
  ['GraphQL APIs', 'use GROQ', '/apis/graphql/*'],
  ['Lists of CORS origins', 'every origin is answered', '/projects/:project/cors/*'],
  [
    'Tokens over HTTP',
    advice.tokens,
    '/access/project/:project/robots/*',
    '/access/robots/*',
    '/access/project/:project/roles',
  ],
  ['Invitations', advice.people, '/invitations/*'],
  [
    'Copies of datasets',
    'export one and import it',
    '/datasets/:dataset/copy',
    '/projects/:project/datasets/copy',
  ],
  ['Aliases of datasets', 'use their names', '/aliases/*'],
  [
    'Backups over HTTP',
    advice.backups,
    '/projects/:project/datasets/:dataset/backups/*',
    '/projects/:project/datasets/:dataset/settings/backups',
  ],
  [
    'Schemas',
    'the Studio has its own, and the lake stores documents of any shape',
    '/projects/:project/datasets/:dataset/schemas/*',
  ],
  [
    'Embeddings',
    'search with text::query() or match',
    '/projects/:project/datasets/:dataset/settings/embeddings',
  ],
  ['Organizations', 'there is one project', '/organizations/*'],
  ['Sign-in providers', 'use a token', '/auth/providers'],
  ['Agent actions', 'there is no model', '/agent/*'],
  ['Tasks of AI Assist', 'there is no model', '/assist/*'],
  ['Functions', 'there are none', '/functions/*', '/blueprints/*'],
  ['Comments', 'there are none', '/collaboration/*'],
  ['Media libraries', 'assets belong to a dataset', '/media-libraries/*'],
  ['Canvases', 'there are none', '/canvases/*'],
  ['Knowledge bases', 'there are none', '/knowledge-bases/*'],
  ['Dashboards', 'there are none', '/dashboards/*'],
]

/** Answers 404 with a sentence about the missing service. Clients and Sanity's command line tool show the sentence. */
export function hostedOnlyRoutes(advice = PLAIN_ADVICE) {
  const routes = new Hono()
  for (const [what, instead, ...paths] of servicesWith(advice)) {
    routes.on('ALL', paths, () => {
      throw new UnsupportedError(
        'notFound',
        `${what} are a service of hosted Sanity, which the embedded Content Lake does not have: ${instead}`,
      )
    })
  }
  return routes
}

/**
 * Services besides the content that the Studio requests: plans, announcements, help, telemetry. The lake has hardly any
 * of these services. The Studio accepts these empty answers without an error message.
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
  // Requests for roles are always empty: the owner assigns roles by command only.
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
