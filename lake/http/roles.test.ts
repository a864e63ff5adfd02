import {beforeEach, expect, test} from 'vitest'
import {lakeApp} from '../app.ts'
import {administrator, newLakeForEachTest} from '../testing/lake.ts'

const shop = newLakeForEachTest()
const HIDDEN = 'hidden'
const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'
const MUTATION = {mutations: [{createOrReplace: {_id: 'b', _type: 'product'}}]}

type Statuses = readonly [nobody: number, viewer: number, editor: number, administrator: number]

/** Readable by everybody, each within their rights. */
const OPEN: Statuses = [200, 200, 200, 200]
const MEMBERS: Statuses = [401, 200, 200, 200]
const WRITERS: Statuses = [401, 403, 200, 200]
/** A mutation without a token has the status of missing permissions, as on the hosted service. */
const MUTATORS: Statuses = [403, 403, 200, 200]
const ADMINISTRATORS: Statuses = [401, 403, 403, 200]
/** People, and no tokens of scripts. */
const PEOPLE: Statuses = [401, 403, 403, 403]

interface RouteRow {
  /** Path of the route as registered in Hono. */
  route: string
  /** A path of this route, with `{dataset}` for the dataset. */
  path: string
  body?: unknown
  statuses: Statuses
}

const NAMED: RouteRow[] = [
  {route: 'POST /data/mutate/:dataset', path: '/data/mutate/{dataset}', body: MUTATION, statuses: MUTATORS},
  {
    route: 'POST /data/actions/:dataset',
    path: '/data/actions/{dataset}',
    body: {actions: []},
    statuses: WRITERS,
  },
  {
    route: 'POST /assets/:kind{images|files}/:dataset',
    path: '/assets/files/{dataset}',
    body: 'bytes',
    statuses: WRITERS,
  },
  {route: 'GET /admission', path: '/admission', statuses: ADMINISTRATORS},
  {route: 'GET /users/me', path: '/users/me', statuses: OPEN},
  {route: 'GET /users/me/keyvalue/:keys', path: '/users/me/keyvalue/a', statuses: MEMBERS},
  {
    route: 'PUT /users/me/keyvalue',
    path: '/users/me/keyvalue',
    body: [{key: 'a', value: 1}],
    statuses: MEMBERS,
  },
  {
    route: 'DELETE /users/me/keyvalue/:key',
    path: '/users/me/keyvalue/none',
    statuses: [401, 404, 404, 404],
  },
  {route: 'GET /users/:ids', path: '/users/owner', statuses: MEMBERS},
  {route: 'GET /auth/passkeys', path: '/auth/passkeys', statuses: PEOPLE},
  {route: 'POST /auth/passkeys/options', path: '/auth/passkeys/options', statuses: PEOPLE},
  {route: 'POST /auth/passkeys', path: '/auth/passkeys', body: {}, statuses: PEOPLE},
  {route: 'DELETE /auth/passkeys/:id', path: '/auth/passkeys/none', statuses: PEOPLE},
  {route: 'GET /audit', path: '/audit', statuses: ADMINISTRATORS},
  {route: 'GET /projects', path: '/projects', statuses: OPEN},
  {route: 'GET /projects/:project', path: '/projects/shop', statuses: MEMBERS},
  {route: 'GET /projects/:project/grants', path: '/projects/shop/grants', statuses: OPEN},
  {route: 'GET /projects/:project/roles', path: '/projects/shop/roles', statuses: MEMBERS},
  {
    route: 'GET /projects/:project/user-applications',
    path: '/projects/shop/user-applications',
    statuses: OPEN,
  },
  {
    route: 'GET /projects/:project/new-content-release-allowed',
    path: '/projects/shop/new-content-release-allowed',
    statuses: MEMBERS,
  },
  {route: 'GET /projects/:project/datasets', path: '/projects/shop/datasets', statuses: OPEN},
  {route: 'GET /datasets', path: '/datasets', statuses: OPEN},
  {
    route: 'GET /projects/:project/datasets/:dataset/acl',
    path: '/projects/shop/datasets/{dataset}/acl',
    statuses: OPEN,
  },
  {
    route: 'GET /projects/:project/datasets/:dataset/settings/indexing',
    path: '/projects/shop/datasets/{dataset}/settings/indexing',
    statuses: OPEN,
  },
  ...['/datasets/', '/projects/:project/datasets/'].map((route): RouteRow => ({
    route: `GET ${route}:dataset/settings/embeddings`,
    path: `${route.replace(':project', 'shop')}{dataset}/settings/embeddings`,
    statuses: MEMBERS,
  })),
  {
    route: 'GET /invitations/project/:project',
    path: '/invitations/project/shop',
    statuses: MEMBERS,
  },
  {
    route: 'GET /subscriptions/project/:project',
    path: '/subscriptions/project/shop',
    statuses: MEMBERS,
  },
  {route: 'GET /aliases', path: '/aliases', statuses: OPEN},
  ...['', '/projects/:project'].flatMap((prefix, index): RouteRow[] => {
    const [route, path] = [`${prefix}/datasets/:dataset`, `${prefix.replace(':project', 'shop')}/datasets`]
    return [
      {route: `PUT ${route}`, path: `${path}/new${index}`, body: {}, statuses: ADMINISTRATORS},
      {
        route: `PATCH ${route}`,
        path: `${path}/${HIDDEN}`,
        body: {aclMode: 'private'},
        statuses: ADMINISTRATORS,
      },
      {route: `DELETE ${route}`, path: `${path}/${HIDDEN}`, statuses: ADMINISTRATORS},
    ]
  }),
  ...['/features', '/help', '/ping', '/intake/telemetry-status', '/access/requests/me', '/check/cors'].map(
    (path): RouteRow => ({route: `GET ${path}`, path, statuses: OPEN}),
  ),
  {route: 'GET /journey/*', path: '/journey/trial', statuses: OPEN},
  {route: 'POST /intake/batch', path: '/intake/batch', body: {}, statuses: OPEN},
  {
    route: 'GET /data/query/:dataset',
    path: '/data/query/{dataset}?query=*',
    statuses: OPEN,
  },
  {
    route: 'POST /data/query/:dataset',
    path: '/data/query/{dataset}',
    body: {query: '*'},
    statuses: OPEN,
  },
  {
    route: 'GET /data/listen/:dataset',
    path: '/data/listen/{dataset}?query=*',
    statuses: OPEN,
  },
  {
    route: 'GET /data/live/events/:dataset',
    path: '/data/live/events/{dataset}',
    statuses: OPEN,
  },
  {route: 'GET /data/doc/:dataset/:ids', path: '/data/doc/{dataset}/a', statuses: OPEN},
  {route: 'GET /data/ping/:dataset', path: '/data/ping/{dataset}', statuses: OPEN},
  {
    route: 'GET /data/references/:dataset/documents/:id/to',
    path: '/data/references/{dataset}/documents/a/to',
    statuses: OPEN,
  },
  ...['transactions', 'transactions/', 'transactions/:ids'].map((list): RouteRow => ({
    route: `GET /data/history/:dataset/${list}`,
    path: `/data/history/{dataset}/${list.replace(':ids', 'a')}`,
    statuses: MEMBERS,
  })),
  {
    route: 'GET /data/history/:dataset/documents/:ids',
    path: '/data/history/{dataset}/documents/a?lastRevision=true',
    statuses: MEMBERS,
  },
  ...['documents', 'releases'].map((of): RouteRow => ({
    route: `GET /data/history/:dataset/events/${of}/:id`,
    path: `/data/history/{dataset}/events/${of}/a`,
    statuses: MEMBERS,
  })),
  {route: 'GET /data/export/:dataset', path: '/data/export/{dataset}', statuses: OPEN},
  {route: 'POST /auth/logout', path: '/auth/logout', statuses: [204, 204, 204, 204]},
]

const DATA = /\/data\/(query|mutate|actions|listen|live\/events|doc)\/(:dataset|\{dataset\})/

/** The same operation on a dataset as a resource. */
const ofResource = ({route, path, ...rest}: RouteRow): RouteRow => ({
  route: route.replace(DATA, '/projects/:project/datasets/:dataset/$1'),
  path: path.replace(DATA, '/projects/shop/datasets/{dataset}/$1'),
  ...rest,
})

const ROWS: RouteRow[] = [...NAMED, ...NAMED.filter(({route}) => DATA.test(route)).map(ofResource)]

let senders: (Record<string, string> | undefined)[]

beforeEach(() => {
  shop.lake.createDataset(HIDDEN, 'private')
  const {people} = shop.lake
  const bearer = (role: 'viewer' | 'editor') => ({
    authorization: `Bearer ${people.createToken(role, role).token}`,
  })
  senders = [undefined, bearer('viewer'), bearer('editor'), administrator]
})

async function statusesOf({route, path, body}: RouteRow, dataset: string): Promise<number[]> {
  const [method = ''] = route.split(' ')
  const found: number[] = []
  for (const headers of senders) {
    const response = await shop.request(`/v2025-02-19${path.replace('{dataset}', dataset)}`, {
      method,
      ...(headers && {headers}),
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    })
    found.push(response.status)
    await response.body?.cancel()
  }
  return found
}

test('every route of the lake has a row in this table', () => {
  const patterns = lakeApp(shop.lake).routes.flatMap(({method, path}) =>
    method !== 'ALL' && path.startsWith(VERSION) ? [`${method} ${path.slice(VERSION.length)}`] : [],
  )
  // Signing in needs no role; images and files are readable by everybody who knows their address.
  const others = ['POST /auth/sign-in', 'POST /auth/passkey-options']
  expect(new Set([...ROWS.map(({route}) => route), ...others])).toEqual(new Set(patterns))
})

test.each(ROWS)(
  '$route gives visitor, viewer, editor and administrator the expected answers',
  async (row) => {
    expect(await statusesOf(row, 'production')).toEqual(row.statuses)
  },
)

const WITH_DATASET = ROWS.filter(({path}) => path.includes('{dataset}'))

test.each(WITH_DATASET)(
  '$route of a private dataset answers nobody, viewer, editor and administrator as it should',
  async (row) => {
    expect(await statusesOf(row, HIDDEN)).toEqual(row.statuses)
  },
)

test('a viewer reads a private dataset, and a visitor reads none of it', async () => {
  const secret = {create: {_id: 'a', _type: 'product', name: 'a word of the shop alone'}}
  shop.lake.dataset(HIDDEN).commit({mutations: [secret], author: 'owner'})
  const seen: string[] = []
  for (const {route, path, body} of WITH_DATASET.filter(({path}) => !/listen|live/.test(path))) {
    const [method = ''] = route.split(' ')
    const address = path.replace('{dataset}', HIDDEN)
    const sent = body === undefined ? {} : {body}
    const [nobody, viewer] = await Promise.all([
      shop.ask(address, {method, ...sent}),
      shop.ask(address, {method, ...sent, headers: senders[1] ?? {}}),
    ])
    expect(nobody.text, route).not.toContain('a word of the shop')
    if (viewer.text.includes('a word of the shop')) seen.push(route)
  }
  expect(seen).toEqual([
    'GET /data/query/:dataset',
    'POST /data/query/:dataset',
    'GET /data/doc/:dataset/:ids',
    'GET /data/history/:dataset/transactions',
    'GET /data/history/:dataset/transactions/',
    'GET /data/history/:dataset/transactions/:ids',
    'GET /data/history/:dataset/documents/:ids',
    'GET /data/export/:dataset',
    'GET /projects/:project/datasets/:dataset/query',
    'POST /projects/:project/datasets/:dataset/query',
    'GET /projects/:project/datasets/:dataset/doc/:ids',
  ])
})

test('an editor of the catalogue reads no document with a dot of its own in its id, on any route', async () => {
  const words = 'an enquiry from Hyderabad'
  shop.lake.dataset(HIDDEN).commit({
    mutations: [
      {create: {_id: 'lead.a', _type: 'lead', words}},
      {create: {_id: 'drafts.lead.a', _type: 'lead', words}},
    ],
    author: 'forms',
  })
  const tokenOf = (role: 'editor' | 'catalogue-editor') => ({
    authorization: `Bearer ${shop.lake.people.createToken(role, role).token}`,
  })
  const [editor, ofCatalogue] = [tokenOf('editor'), tokenOf('catalogue-editor')]
  const readers = WITH_DATASET.filter(({route}) => !/listen|live|mutate|\/actions|assets/.test(route))
  const seen: string[] = []
  for (const {route, path, body} of readers) {
    const [method = ''] = route.split(' ')
    const address = path.replace('{dataset}', HIDDEN).replace(/\/a(?=$|\?|\/)/, '/lead.a')
    const sent = {method, ...(body !== undefined && {body})}
    const whole = await shop.ask(address, {...sent, headers: editor})
    const part = await shop.ask(address, {...sent, headers: ofCatalogue})
    if (whole.text.includes(words)) seen.push(route)
    expect(part.text, route).not.toContain(words)
  }
  expect(seen).toHaveLength(11)
  const events = await shop.ask(`/data/history/${HIDDEN}/events/documents/lead.a`, {headers: ofCatalogue})
  expect(events.answer.events).toEqual({'lead.a': []})
})
