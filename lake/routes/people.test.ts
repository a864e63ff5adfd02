import {Hono} from 'hono'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'
import {lakeApp} from '../app.ts'
import {openLake, type Lake} from '../lake.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'

const TOKEN = 'people-test-token-of-forty-characters-00'
const authorization = `Bearer ${TOKEN}`
const PASSWORD = 'granite lotus river seven'
let lake: Lake
let app: Hono<ClientEnv>

beforeAll(() => {
  lake = openLake({
    dataDir: ':memory:',
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
    token: TOKEN,
    onError: (error) => {
      throw error
    },
  })
  app = appOf(lake)
})

function appOf(opened: Lake) {
  const app = new Hono<ClientEnv>()
  // The server sets the client address; here the test does.
  app.use(async (context, next) => {
    context.set('clientAddress', context.req.header('x-test-peer') ?? '192.0.2.1')
    await next()
  })
  return app.route('/', lakeApp(opened))
}

afterAll(() => lake.close())

const json = {'content-type': 'application/json'}
const signIn = async (body: unknown, peer = '192.0.2.1', headers: Record<string, string> = json, to = app) =>
  to.request('/v1/auth/sign-in', {
    method: 'POST',
    headers: {...headers, 'x-test-peer': peer},
    body: JSON.stringify(body),
  })

async function ask(path: string, token?: string, init: RequestInit = {}) {
  const headers = {...(token && {authorization: `Bearer ${token}`}), ...(init.body ? json : {})}
  const response = await app.request(path, {...init, headers})
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return {status: response.status, body}
}

const signedIn = z.object({token: z.string(), user: z.object({id: z.string()})})

test('a sign-in code opens a session, and logging out ends it', async () => {
  const response = await signIn({code: lake.people.createSignInCode()})
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const {token, user} = signedIn.parse(await response.json())
  expect(user).toEqual({id: 'owner'})
  expect((await ask('/v1/users/me', token)).body).toEqual({
    id: 'owner',
    name: 'Owner',
    email: 'owner@localhost',
    profileImage: null,
    role: 'administrator',
    roles: [{name: 'administrator', title: 'Administrator', description: ''}],
    provider: 'lake',
  })
  expect((await ask('/v1/auth/logout', token, {method: 'POST'})).status).toBe(204)
  expect(await ask('/v1/users/me', token)).toEqual({
    status: 401,
    body: {statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message: 'Session not found'},
  })
})

test('signing in works from a browser with an expired token', async () => {
  const response = await signIn({code: lake.people.createSignInCode()}, '192.0.2.2', {
    ...json,
    authorization: 'Bearer old',
  })
  expect(response.status).toBe(200)
})

test('a password opens a session', async () => {
  await lake.people.setPassword(PASSWORD)
  const response = await signIn({password: PASSWORD}, '192.0.2.3')
  expect(signedIn.parse(await response.json()).user.id).toBe('owner')
})

test.each([
  ['a wrong code', {code: 'x'}, json, 401, 'This sign-in link was used already'],
  ['a wrong password', {password: 'x'}, json, 401, 'The name or the password is not right'],
  ['an unknown name', {name: 'nobody', password: 'x'}, json, 401, 'The name or the password is not right'],
  ['neither', {}, json, 400, 'Send either'],
  ['both', {code: 'x', password: 'x'}, json, 400, 'Send either'],
  ['a number', {code: 1}, json, 400, 'Send either'],
  ['a list', [], json, 400, 'must be a JSON object'],
  ['a form', {code: 'x'}, {'content-type': 'application/x-www-form-urlencoded'}, 415, 'application/json'],
  ['a long body', {code: 'x'.repeat(10_000)}, json, 413, 'at most 4096 bytes'],
])('signing in with %s is rejected with a sentence', async (...[, body, headers, status, sentence]) => {
  const response = await signIn(body, '192.0.2.4', headers)
  expect(response.status).toBe(status)
  const text = await response.text()
  expect(text).toContain(sentence)
  expect(text).not.toContain('errorCode')
})

test('a client is stopped after ten wrong guesses, others are not, and the answer says how long', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signIn({code: `guess ${attempt}`}, '198.51.100.7')).status).toBe(401)
  }
  const code = lake.people.createSignInCode()
  const refused = await signIn({code}, '198.51.100.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(await refused.json()).toMatchObject({message: 'Too many wrong sign-ins. Try again in 15 minutes.'})
  expect((await signIn({code}, '198.51.100.8')).status).toBe(200)
})

test('the addresses of one IPv6 network count as one client', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await signIn({code: 'guess'}, `2001:db8:1:2::${attempt}`)).status)
  }
  expect(statuses.slice(-2)).toEqual([401, 429])
  expect((await signIn({code: 'guess'}, '2001:db8:1:3::1')).status).toBe(401)
})

/** Names of one person, which count as one. */
const NAMES = [undefined, 'Owner', 'owner@localhost']

test('all clients together may guess thirty times with one name, but a known client or a link still gets in', async () => {
  const other = openLake({...lake.options, dataDir: ':memory:'})
  const shop = appOf(other)
  const tryIn = async (body: object, peer: string) => (await signIn(body, peer, json, shop)).status
  const withLink = (peer: string) => tryIn({code: other.people.createSignInCode()}, peer)
  const [home, cafe] = ['203.0.113.20', '203.0.113.21']
  expect(await withLink(home)).toBe(200)
  const guess = (attempt: number) =>
    tryIn({name: NAMES[attempt % NAMES.length], password: 'guess'}, `198.51.100.${attempt % 7}`)
  for (let attempt = 0; attempt < 30; attempt += 1) expect(await guess(attempt)).toBe(401)
  expect(await guess(30)).toBe(429)
  expect(await tryIn({name: 'nobody', password: 'guess'}, cafe)).toBe(401)
  await other.people.setPassword(PASSWORD)
  expect(await tryIn({password: PASSWORD}, cafe)).toBe(429)
  expect(await tryIn({password: PASSWORD}, home)).toBe(200)
  expect(await withLink(cafe)).toBe(200)
  expect(await tryIn({password: PASSWORD}, cafe)).toBe(200)
  other.close()
})

test('correct sign-ins neither count nor reset the count of wrong ones', async () => {
  const statusOf = async (code: string) => (await signIn({code}, '203.0.113.9')).status
  const right = () => statusOf(lake.people.createSignInCode())
  for (let attempt = 0; attempt < 9; attempt += 1) {
    expect(await statusOf('guess')).toBe(401)
    expect(await right()).toBe(200)
  }
  expect(await statusOf('guess')).toBe(401)
  expect(await right()).toBe(429)
})

test('without a token users/me is empty, and with a wrong token every address answers 401', async () => {
  expect(await ask('/v1/users/me')).toEqual({status: 200, body: {}})
  expect((await ask('/v1/users/me', 'wrong')).status).toBe(401)
  expect((await ask('/v1/users/owner')).status).toBe(401)
  expect((await ask('/v1/users/me/keyvalue/a')).status).toBe(401)
})

test('users are returned by their ids', async () => {
  expect((await ask('/v1/users/owner', TOKEN)).body).toMatchObject({id: 'owner', displayName: 'Owner'})
  expect((await ask('/v1/users/owner,ghost,lake-token', TOKEN)).body).toMatchObject([
    {displayName: 'Owner'},
    null,
    {displayName: 'Scripts on this machine'},
  ])
  expect((await ask('/v1/users/server', TOKEN)).body).toMatchObject({displayName: 'The website'})
  expect((await ask('/v1/users/ghost', TOKEN)).status).toBe(404)
})

test('settings that the Studio stores for a user are returned', async () => {
  const settings = [
    {key: 'studio.structure.layout', value: {columns: 3}},
    {key: 'studio.theme', value: 'dark'},
  ]
  const put = await ask('/v1/users/me/keyvalue', TOKEN, {method: 'PUT', body: JSON.stringify(settings)})
  expect(put).toEqual({status: 200, body: settings})
  expect((await ask('/v1/users/me/keyvalue/studio.theme,other,studio.structure.layout', TOKEN)).body).toEqual(
    [
      {key: 'studio.theme', value: 'dark'},
      {key: 'other', value: null},
      {key: 'studio.structure.layout', value: {columns: 3}},
    ],
  )
  expect((await ask('/v1/users/me/keyvalue', TOKEN, {method: 'PUT', body: '{"a":1}'})).status).toBe(400)
})

test('a setting is deleted by its key', async () => {
  const address = '/v1/users/me/keyvalue/studio.passing'
  const remove = async () => (await ask(address, TOKEN, {method: 'DELETE'})).status
  expect(await remove()).toBe(404)
  const body = JSON.stringify([{key: 'studio.passing', value: 'dark'}])
  await ask('/v1/users/me/keyvalue', TOKEN, {method: 'PUT', body})
  expect(await remove()).toBe(204)
  expect((await ask(address, TOKEN)).body).toEqual([{key: 'studio.passing', value: null}])
})

test('the Studio can read the permissions of a role', async () => {
  const permissions = async (token?: string) => {
    const {body} = await ask('/v1/projects/stone/datasets/production/acl', token)
    return z.array(z.object({filter: z.string(), permissions: z.array(z.string())})).parse(body)
  }
  expect(await permissions(TOKEN)).toEqual([
    {
      filter: '_id in path("**")',
      permissions: ['read', 'history', 'update', 'create', 'editHistory', 'manage'],
    },
  ])
  const editor = lake.people.createToken('e', 'editor').token
  expect((await permissions(editor))[0]?.permissions).not.toContain('manage')
  const viewer = lake.people.createToken('v', 'viewer').token
  expect((await permissions(viewer))[0]?.permissions).toEqual(['read', 'history'])
  expect((await permissions())[0]?.permissions).toEqual(['read'])
  expect((await ask('/v1/projects/other/datasets/production/acl', TOKEN)).status).toBe(404)
  expect((await ask('/v1/projects/stone/datasets/nowhere/acl', TOKEN)).status).toBe(404)
})

test('the roles of the project are those of its people and tokens', async () => {
  const {status, body} = await ask('/v1/projects/stone/roles', TOKEN)
  expect(status).toBe(200)
  expect(body).toEqual(
    ['administrator', 'editor', 'editor-without-purge', 'catalogue-editor', 'viewer'].map((name) =>
      expect.objectContaining({name, isCustom: false, appliesToUsers: true}),
    ),
  )
  expect((await ask('/v1/projects/stone/roles')).status).toBe(401)
})

test('there is no dataset for comments', async () => {
  expect(
    (await ask('/v1/projects/stone/datasets?datasetProfile=comments&addonFor=production', TOKEN)).body,
  ).toEqual([])
})

test.each([
  ['/v1/projects/stone', {id: 'stone', members: [{id: 'owner'}], features: []}],
  ['/v1/projects/stone?includeMembers=false', {id: 'stone', studioHost: null}],
  ['/v1/projects/stone/grants', {'sanity.project': [{grants: [{name: 'read'}, {name: 'update'}]}]}],
  ['/v1/projects/stone/user-applications', []],
  ['/v1/projects/stone/datasets/production/settings/indexing', {maxFieldDepth: 5}],
  ['/v1/features', ['contentReleases', 'singleDocRelease', 'privateDataset', 'studioComments']],
  [
    '/vX/projects/stone/new-content-release-allowed',
    {data: {orgMeteredActiveReleaseCount: 0, orgActiveReleaseLimit: null}},
  ],
  [
    '/v1/subscriptions/project/stone',
    {featureTypes: {retention: {features: [{attributes: {maxRetentionDays: null}}]}}},
  ],
  ['/v1/aliases', []],
  ['/vX/journey/announcements', null],
  ['/v1/journey/trial/stone', null],
  ['/v2024-07-01/access/requests/me', []],
  ['/v1/help', {resources: {sections: []}}],
  ['/v1/intake/telemetry-status', {status: 'denied'}],
])('GET %s has the answer that the Studio expects', async (path, expected) => {
  expect(await ask(path, TOKEN)).toMatchObject({status: 200, body: expected})
})

test('a telemetry beacon is accepted and dropped, and ping answers everybody', async () => {
  const beacon = await app.request('/v1/intake/batch', {
    method: 'POST',
    headers: {'content-type': 'text/plain'},
    body: '{}',
  })
  expect(beacon.status).toBe(200)
  const ping = await app.request('/v1/ping')
  expect([ping.status, ping.headers.get('timing-allow-origin')]).toEqual([200, '*'])
})

test('an unknown project answers 404, and the details of the project need a token', async () => {
  expect((await ask('/v1/projects/other', TOKEN)).status).toBe(404)
  expect((await ask('/v1/projects/stone')).status).toBe(401)
  expect((await ask('/v1/projects', TOKEN)).body).toMatchObject([{id: 'stone'}])
})

test('the token of the options is an administrator’s', () => {
  expect(lake.people.identify(new Headers({authorization}))).toMatchObject({role: 'administrator'})
})
