import {Hono} from 'hono'
import {PLAIN_ADVICE, type Advice} from '../model/advice.ts'
import {LakeError} from '../model/errors.ts'

/** Addresses of services that only the hosted Sanity has, and what there is here instead. */
const servicesWith = (advice: Advice): [what: string, instead: string, ...paths: string[]][] => [
  ['Webhooks', 'listen to the dataset', '/hooks/*'],
  ['GraphQL APIs', 'ask in GROQ', '/apis/graphql/*'],
  ['Lists of CORS origins', 'every origin is answered', '/projects/:project/cors/*'],
  [
    'Tokens over HTTP',
    advice.tokens,
    '/access/project/:project/robots/*',
    '/access/robots/*',
    '/access/project/:project/roles',
  ],
  ['Invitations', advice.people, '/invitations/*', '/projects/:project/roles'],
  [
    'Copies of datasets',
    'export one and import it',
    '/datasets/:dataset/copy',
    '/projects/:project/datasets/copy',
  ],
  ['Aliases of datasets', 'use their names', '/aliases/*', '/projects/:project/aliases/*'],
  [
    'Backups over HTTP',
    advice.backups,
    '/projects/:project/datasets/:dataset/backups/*',
    '/projects/:project/datasets/:dataset/settings/backups',
  ],
  [
    'Schemas',
    'the Studio has its own, and documents are taken as they come',
    '/projects/:project/datasets/:dataset/schemas/*',
  ],
  [
    'Embeddings',
    'search with text::query() or match',
    '/datasets/:dataset/settings/embeddings',
    '/projects/:project/datasets/:dataset/settings/embeddings',
  ],
  ['Organizations', 'there is one project', '/organizations/*'],
  ['Sign-in providers', 'use a token', '/auth/providers'],
  ['Agent actions', 'there is no model', '/agent/*'],
  ['Functions', 'there are none', '/functions/*', '/blueprints/*'],
  ['Comments', 'there are none', '/collaboration/*'],
  ['Media libraries', 'assets belong to a dataset', '/media-libraries/*'],
  ['Canvases', 'there are none', '/canvases/*'],
  ['Knowledge bases', 'there are none', '/knowledge-bases/*'],
  ['Dashboards', 'there are none', '/dashboards/*'],
]

/** Says what is not there, where nothing else answers: clients and Sanity's command line tool show the sentence. */
export function hostedOnlyRoutes(advice = PLAIN_ADVICE) {
  const routes = new Hono()
  for (const [what, instead, ...paths] of servicesWith(advice)) {
    routes.on('ALL', paths, () => {
      throw new LakeError(
        'notFound',
        `${what} are a service of hosted Sanity, which the embedded Content Lake does not have: ${instead}`,
      )
    })
  }
  return routes
}
