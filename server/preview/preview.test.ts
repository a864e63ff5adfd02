import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {schemaIdSingleton} from '@sanity/preview-url-secret/constants'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {
  disablePreviewAccessSharing,
  enablePreviewAccessSharing,
} from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import {Hono} from 'hono'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {z} from 'zod'
import {openAdmission} from '../../lib/admission/admission.ts'
import {readConfig} from '../config.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import {onBehalfOf} from '../../lib/http/client-key.ts'
import {openShop, type Shop} from '../shop.ts'
import type {Bundle} from '../site/bundle.ts'
import {openPasses} from './pass.ts'
import {openPreview} from './preview.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
const NAMES = '*[_type == "product"]{_id, name, productId}'
const DRAFT = 'Fountain that nobody knows yet'
const FESTIVAL = 'Fountain at the price of the festival'
/** Runs of the characters that mark a text for the editor. */
const MARKS = /[\u200b-\u200d\u2060-\u2064\ufeff]{4,}/

/** A build whose one page shows the names of all products, as JSON. */
const bundle: Bundle = {
  script: '/assets/entry.js',
  styles: '/assets/style.css',
  preview: {script: '/assets/entry-of-previews.js', styles: '/assets/style-of-previews.css'},
  files: new Map(),
  async render(_request, {env, fetch, script}) {
    const address = `${env.apiBase}/v2025-02-19/data/query/production?query=${encodeURIComponent(NAMES)}`
    const {result}: {result: unknown} = await (await fetch(address)).json()
    const html = `<script src="${script}"></script><p>${env.preview ?? 'visitor'}</p>${JSON.stringify(result)}`
    const inline = {scripts: [], styles: ['a{}']}
    return {status: 200, headers: new Headers(), html, inline, tags: [], isListed: true}
  },
  renderFile: async () => undefined,
  renderPrint: async () => undefined,
  renderChoice: async () => ({html: '', inline: {scripts: [], styles: []}}),
  renderQuotation: async () => ({html: '', inline: {scripts: [], styles: []}}),
  imageAddresses: async () => [],
  renderFailure: (kind) => ({html: `<title>${kind}</title>`, inline: {scripts: [], styles: []}}),
  isUnreachable: () => false,
  isKnownQuery: (groq) => groq === NAMES,
  openAddresses: () => (pathname, search) => ({own: pathname + search, shared: pathname}),
}

/** The build for an address. Its page for a failure names the address. */
const bundleFor = (address: string): Bundle => ({
  ...bundle,
  renderFailure: (kind) => ({html: `<title>${kind}</title>${address}`, inline: {scripts: [], styles: []}}),
})

let folder: string
let shop: Shop

const open = (environment: Record<string, string> = {}) =>
  openShop(
    readConfig(
      {
        PORT: '0',
        DATA_DIR: folder,
        PUBLIC_URL: 'http://shop.example',
        LAKE_TOKEN: TOKEN,
        BACKUP_DIR: 'off',
        ...environment,
      },
      folder,
    ),
    folder,
    {isDevelopment: false, load: async (address) => bundleFor(address)},
  )

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  await mkdir(join(folder, 'studio/dist'), {recursive: true})
  shop = open()
  const published = {_type: 'product', productId: 'FOU-001', name: 'Lotus Fountain'}
  await studio().createOrReplace({_id: 'product-1', ...published})
  await studio().createOrReplace({_id: 'drafts.product-1', ...published, name: DRAFT})
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
  await rm(folder, {recursive: true})
})

/** A client with the rights of the Studio. */
const studio = () =>
  createClient({
    projectId: 'stone-designs',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://shop.example/lake',
    useProjectHostname: false,
    useCdn: false,
    token: TOKEN,
    resolveFetch: () => async (address, init) => shop.fetch(new Request(address, init)),
  })

const EVENTS = '/preview/v2025-02-19/data/live/events/production'

const fetchFor = async (request: Request, clientKey = '203.0.113.7') =>
  shop.fetch(request, onBehalfOf(clientKey))

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetchFor(new Request(`http://shop.example${path}`, {headers}))

/** Names the session of a member of staff, as the Studio does before it opens a preview. */
const introduce = async (token = TOKEN) => {
  const headers = {authorization: `Bearer ${token}`}
  return fetchFor(new Request('http://shop.example/preview/staff', {method: 'POST', headers}))
}

interface Opened {
  path?: string
  perspective?: string
  /** Cookie of the session that the Studio has named. Absent: the Studio has named the session of `TOKEN`. */
  introduction?: Record<string, string>
}

/** Opens a link with a secret, as the Studio does. */
const enable = async (
  secret: string,
  {path = '/designs/fountain', perspective = 'drafts', introduction}: Opened = {},
) => {
  const search = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': perspective,
  })
  return get(`/preview/enable?${search}`, introduction ?? cookieOf(await introduce()))
}

const secretOfStudio = async () =>
  (await createPreviewSecret(studio(), 'test', 'http://shop.example/studio')).secret
const secretOfLink = async () =>
  (await enablePreviewAccessSharing(studio(), 'test', 'http://shop.example/studio')).secret

const cookieOf = (response: Response) => ({cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? ''})

const QUERY = '/preview/v2025-02-19/data/query/production'
const queryFor = (groq: string) => `${QUERY}?${new URLSearchParams({query: groq})}`

test('a secret of the Studio gives a pass that no script can read, and leads to the page', async () => {
  const response = await enable(await secretOfStudio(), {path: '/designs/fountain?item=FOU-001'})
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/designs/fountain?item=FOU-001')
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^preview=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  )
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
})

test('on a site with https, the pass is sent over https only', async () => {
  await shop.close()
  shop = open({PUBLIC_URL: 'https://shop.example'})
  const response = await enable(await secretOfStudio())
  expect(response.headers.get('Set-Cookie')).toContain('; Secure')
})

test.each(['', 'wrong', "' || true || '"])('the secret “%s” gives no pass', async (secret) => {
  await secretOfStudio()
  const response = await enable(secret)
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('<title>ended</title>')
  expect(response.headers.get('Set-Cookie')).toBeNull()
})

test('a link that has ended says so in the language of its page, and without a page in the reader’s own', async () => {
  const ended = async (path: string, language: string) =>
    (await get(`/preview/enable?${path}`, {'Accept-Language': language})).text()
  const telugu = 'sanity-preview-secret=x&sanity-preview-pathname=%2Fte%2Fdesigns'
  expect(await ended(telugu, 'en')).toBe('<title>ended</title>/te/designs')
  expect(await ended('sanity-preview-secret=x', 'hi-IN,hi;q=0.9')).toBe('<title>ended</title>/hi')
})

test('a secret of the Studio gives no pass after an hour', async () => {
  const secret = await secretOfStudio()
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 59 * 60_000})
  expect((await enable(secret)).status).toBe(303)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect((await enable(secret)).status).toBe(410)
})

test.each([
  'https://other.example/x',
  '//other.example/x',
  '/.//other.example/x',
  '/\\\\other.example/x',
  'x:/\\other.example',
  '/.//',
  'javascript:alert(1)',
])('a link to %s stays on this site', async (path) => {
  const left = await get(`/preview/disable?to=${encodeURIComponent(path)}`)
  for (const {status, headers} of [await enable(await secretOfStudio(), {path}), left]) {
    expect(status).toBe(303)
    const location = headers.get('Location') ?? ''
    expect(location).toMatch(/^\/(?!\/)/)
    expect(new URL(location, 'http://shop.example').host).toBe('shop.example')
  }
})

test('a page with a pass shows drafts, marked for the editor, in a frame of this site, and no cache keeps it', async () => {
  const response = await get('/', cookieOf(await enable(await secretOfStudio())))
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  const html = await response.text()
  expect(html).toContain(DRAFT)
  expect(html).toMatch(MARKS)
  expect(html).toContain('<p>edit</p>')
  expect(html).toContain('/assets/entry-of-previews.js')
  expect(html).not.toContain(shop.lake?.people.readerToken)
})

test('a visitor gets the same page as before, while somebody sees a preview', async () => {
  const before = await get('/')
  await get('/', cookieOf(await enable(await secretOfStudio())))
  const after = await get('/')
  const html = await after.text()
  expect(html).toBe(await before.text())
  expect(html).not.toContain(DRAFT)
  expect(html).not.toMatch(MARKS)
  expect(html).not.toContain('previews')
  const policy = after.headers.get('Content-Security-Policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

/** Creates a release that changes the name of the product. */
async function createRelease() {
  await studio().releases.create({
    releaseId: 'rFestival',
    metadata: {title: 'Festival', releaseType: 'undecided'},
  })
  await studio().create({
    _id: 'versions.rFestival.product-1',
    _type: 'product',
    productId: 'FOU-001',
    name: FESTIVAL,
  })
}

/** Names of the products in the answer to a query with a perspective. */
async function namesIn(perspective: string, pass: Record<string, string>) {
  const {result} = await (await get(`${queryFor(NAMES)}&perspective=${perspective}`, pass)).json()
  const {data} = z.array(z.object({name: z.string()})).safeParse(result)
  return data?.map(({name}) => name.replace(MARKS, ''))
}

test('the Studio chooses drafts, a release or what is published; a page is rendered with the same choice', async () => {
  await createRelease()
  const secret = await secretOfStudio()
  const pass = cookieOf(await enable(secret))
  expect(await namesIn('rFestival,drafts', pass)).toEqual([FESTIVAL])
  expect(await namesIn('rOther,drafts', pass)).toEqual([DRAFT])
  expect(await namesIn('drafts', pass)).toEqual([DRAFT])
  expect(await namesIn('published', pass)).toEqual(['Lotus Fountain'])
  const festival = cookieOf(await enable(secret, {perspective: 'rFestival,drafts'}))
  expect(await (await get('/', festival)).text()).toContain(FESTIVAL)
  expect(await (await get('/')).text()).not.toMatch(/Festival|festival/)
})

test.each([
  ['all versions at once', 'raw'],
  ['all versions among layers', 'drafts,raw'],
  ['no layer', ''],
  ['a pattern', '*'],
  ['a path', '../x'],
  ['a long name', 'a'.repeat(129)],
  ['many layers', Array(40).fill('r').join()],
])('a preview rejects a perspective of %s', async (_, perspective) => {
  const secret = await secretOfStudio()
  const pass = cookieOf(await enable(secret))
  expect((await get(`${queryFor(NAMES)}&perspective=${perspective}`, pass)).status).toBe(400)
  const html = await (await get('/', cookieOf(await enable(secret, {perspective})))).text()
  expect(html).toContain(DRAFT)
})

test('a page of a shared link shows the layers that the link names, and no others', async () => {
  await createRelease()
  const pass = cookieOf(await enable(await secretOfLink(), {perspective: 'rFestival,drafts'}))
  expect(await namesIn('published', pass)).toEqual([FESTIVAL])
  const drafts = cookieOf(await enable(await secretOfLink()))
  expect(await namesIn('rFestival,drafts', drafts)).toEqual([DRAFT])
})

test('ids and numbers are not marked', async () => {
  const pass = cookieOf(await enable(await secretOfStudio()))
  const {result} = await (await get(queryFor(NAMES), pass)).json()
  expect(result).toEqual([{_id: 'product-1', productId: 'FOU-001', name: expect.stringMatching(MARKS)}])
})

test.each([QUERY, '/preview/v2025-02-19/data/live/events/production'])(
  '%s answers only those with a pass',
  async (path) => {
    const pass = cookieOf(await enable(await secretOfStudio()))
    const [body, signature] = pass.cookie.split('.')
    const forged = {cookie: `${body}A.${signature}`}
    for (const headers of [{}, {cookie: 'preview='}, {cookie: 'preview=x.y'}, forged])
      expect((await get(`${path}?query=${encodeURIComponent(NAMES)}`, headers)).status).toBe(401)
    const response = await get(`${path}?query=${encodeURIComponent(NAMES)}`, pass)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    await response.body?.cancel()
  },
)

test('a pass does not open the lake: queries that no page sends are rejected', async () => {
  const pass = cookieOf(await enable(await secretOfLink()))
  expect((await get(queryFor('*[_type == "lead"]'), pass)).status).toBe(403)
  expect((await get(`${queryFor(NAMES)}&$a=nonsense`, pass)).status).toBe(400)
})

test('a preview is notified when a draft changes', async () => {
  const pass = cookieOf(await enable(await secretOfLink()))
  const {body} = await get('/preview/v2025-02-19/data/live/events/production', pass)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value ?? ''
  expect(await next()).toContain('event: welcome')
  await studio().patch('drafts.product-1').set({name: 'Another name'}).commit()
  expect(await next()).toContain('event: message')
  await reader?.cancel()
})

test('a preview that reconnects gets the events since the last one that it has received', async () => {
  const pass = cookieOf(await enable(await secretOfLink()))
  const address = '/preview/v2025-02-19/data/live/events/production'
  const idsOf = (text: string) => [...text.matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id)
  /** Ids of the welcome and of the first events after it. */
  const open = async (search: string, headers = {}) => {
    const {body} = await get(address + search, {...pass, ...headers})
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const ids: string[] = []
    return {
      take: async (count: number) => {
        while (ids.length < count) ids.push(...idsOf((await reader?.read())?.value ?? ''))
        return ids
      },
      close: () => reader?.cancel(),
    }
  }
  const first = await open('')
  const [opened = ''] = await first.take(1)
  const rename = (name: string) => studio().patch('drafts.product-1').set({name}).commit()
  await rename('First')
  const [, seen = ''] = await first.take(2)
  await first.close()
  await rename('Second')
  const again = await open(`?lastLiveEventId=${opened}`, {'Last-Event-ID': seen})
  expect((await again.take(2))[0]).toBe(seen)
  await again.close()
})

test('a shared link shows drafts without marks, until it is withdrawn', async () => {
  const secret = await secretOfLink()
  const pass = cookieOf(await enable(secret))
  const html = await (await get('/', pass)).text()
  expect(html).toContain(DRAFT)
  expect(html).toContain('<p>look</p>')
  expect(html).not.toMatch(MARKS)

  await disablePreviewAccessSharing(studio(), 'test', 'http://shop.example/studio')
  expect((await enable(secret)).status).toBe(410)
  expect(await (await get('/', pass)).text()).not.toContain(DRAFT)
  expect((await get(queryFor(NAMES), pass)).status).toBe(401)
})

test('a restore of the content ends the shared links that were made before it', async () => {
  const secret = await secretOfLink()
  const pass = cookieOf(await enable(secret))
  expect(await (await get('/', pass)).text()).toContain(DRAFT)
  shop.lake?.people.audit.record({event: 'restored'})
  expect((await enable(secret)).status).toBe(410)
  expect(await (await get('/', pass)).text()).not.toContain(DRAFT)
})

test('a shared link expires after seven days, with every pass that it gave', async () => {
  const secret = await secretOfLink()
  const pass = cookieOf(await enable(secret))
  const day = 86_400_000
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 6.9 * day})
  expect((await enable(secret)).status).toBe(303)
  vi.setSystemTime(Date.now() + 0.2 * day)
  expect((await enable(secret)).status).toBe(410)
  expect(await (await get('/', pass)).text()).not.toContain(DRAFT)
})

test('a change of the document of a shared link gives the link no further days', async () => {
  const secret = await secretOfLink()
  const day = 86_400_000
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 6 * day})
  await studio().patch(schemaIdSingleton).set({userId: 'somebody'}).commit()
  expect((await enable(secret)).status).toBe(303)
  vi.setSystemTime(Date.now() + 1.1 * day)
  expect((await enable(secret)).status).toBe(410)
})

test('the pass of the Studio expires after a working day', async () => {
  const pass = cookieOf(await enable(await secretOfStudio()))
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 7.9 * 3_600_000})
  expect(await (await get('/', pass)).text()).toContain(DRAFT)
  vi.setSystemTime(Date.now() + 0.2 * 3_600_000)
  expect(await (await get('/', pass)).text()).not.toContain(DRAFT)
})

type People = NonNullable<Shop['lake']>['people']

function people(): People {
  if (!shop.lake) throw new Error('The shop has no lake')
  return shop.lake.people
}

/** A pass that somebody got who is signed in with a session of their own. */
async function passOf({token}: {token: string}) {
  const introduction = cookieOf(await introduce(token))
  return {introduction, pass: cookieOf(await enable(await secretOfStudio(), {introduction}))}
}

test.each<[string, (people: People, token: string) => unknown]>([
  ['is removed', ({staff}) => staff.remove('ravi@shop.example')],
  [
    'gets a new password',
    (people) => people.setPassword('a much better one', people.staff.find('ravi@shop.example').id),
  ],
  ['is signed out by the owner', ({staff}) => staff.endSessions('ravi@shop.example')],
  ['signs out', (people, token) => people.signOut(new Headers({authorization: `Bearer ${token}`}))],
])('the pass of a person who %s ends at once', async (_, end) => {
  const {id} = people().staff.add('ravi@shop.example', 'Ravi', 'editor')
  const signIn = () => people().signInWithCode(people().createSignInCode(id))
  // A session on another device keeps no pass of this one alive.
  signIn()
  const signedIn = signIn()
  const {introduction, pass} = await passOf(signedIn)
  expect(await namesIn('drafts', pass)).toEqual([DRAFT])
  const colleague = cookieOf(await enable(await secretOfStudio()))
  await end(people(), signedIn.token)
  expect((await get(queryFor(NAMES), pass)).status).toBe(401)
  expect(await (await get('/', pass)).text()).not.toContain(DRAFT)
  expect((await enable(await secretOfStudio(), {introduction})).status).toBe(410)
  expect(await namesIn('drafts', colleague)).toEqual([DRAFT])
})

test('a secret of the Studio gives no pass to those who are not signed in', async () => {
  expect((await enable(await secretOfStudio(), {introduction: {}})).status).toBe(410)
  expect((await enable(await secretOfStudio(), {introduction: {cookie: 'preview-staff=a.b'}})).status).toBe(
    410,
  )
  expect((await introduce('wrong')).status).toBe(401)
  expect((await introduce('')).status).toBe(401)
})

test('what names a session is no pass', async () => {
  const [, value] = cookieOf(await introduce()).cookie.split('=')
  expect((await get(queryFor(NAMES), {cookie: `preview=${value}`})).status).toBe(401)
})

test('leaving a preview takes the pass away', async () => {
  const response = await get('/preview/disable?to=/about')
  expect(response.headers.get('Location')).toBe('/about')
  expect(response.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0;/)
})

test('the record of access says who made and withdrew the shared link, and who opened a preview', async () => {
  const {id} = people().staff.add('ravi@shop.example', 'Ravi', 'editor')
  await passOf(people().signInWithCode(people().createSignInCode(id)))
  const secret = await secretOfLink()
  await enable(secret, {introduction: {}})
  await enable('wrong', {introduction: {}})
  await disablePreviewAccessSharing(studio(), 'test', 'http://shop.example/studio')
  await disablePreviewAccessSharing(studio(), 'test', 'http://shop.example/studio')
  const entries = people()
    .audit.list({limit: 20})
    .filter(({event}) => event.startsWith('preview'))
    .map(({event, actor, subject, sender}) => [event, actor, subject, sender])
  expect(entries.toReversed()).toEqual([
    ['preview opened', id, '', '203.0.113.7'],
    ['preview link made', 'lake-token', 'production', ''],
    ['preview opened', 'unknown', 'by the shared link', '203.0.113.7'],
    ['preview link withdrawn', 'lake-token', 'production', ''],
  ])
  expect(JSON.stringify(entries)).not.toContain(secret)
})

test('strangers who open a shared link often do not fill the record of access', async () => {
  const secret = await secretOfLink()
  for (let n = 0; n < 45; n += 1) await enable(secret, {introduction: {}})
  people().audit.close()
  const opened = people()
    .audit.list({limit: 100})
    .filter(({event}) => event === 'preview opened')
  expect(opened).toHaveLength(31)
  expect(opened[0]).toMatchObject({subject: 'more in one hour, from any sender', count: 15})
})

test('a client opens sixty links in a minute', async () => {
  const open = async () => (await enable('wrong', {introduction: {}})).status
  const statuses = await Promise.all(Array.from({length: 61}, open))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('links of strangers use nothing of what staff may open', async () => {
  const introduction = cookieOf(await introduce())
  for (let n = 0; n < 650; n += 1)
    await fetchFor(
      new Request('http://shop.example/preview/enable?sanity-preview-secret=x'),
      `203.0.113.${n % 50}`,
    )
  expect((await enable('wrong', {introduction: {}})).status).toBe(503)
  expect((await enable(await secretOfStudio(), {introduction})).status).toBe(303)
})

test('a client sends 1,200 queries of previews in a minute', async () => {
  const pass = cookieOf(await enable(await secretOfStudio()))
  const count = async (times: number) => {
    const answers = Array.from({length: times}, async () => (await get(queryFor('*'), pass)).status)
    return (await Promise.all(answers)).filter((status) => status === 429).length
  }
  expect(await count(1200)).toBe(0)
  expect(await count(1)).toBe(1)
})

test('a client has fifty event streams of previews, and another one when a page is closed', async () => {
  const pass = cookieOf(await enable(await secretOfStudio()))
  const events = () => get('/preview/v2025-02-19/data/live/events/production', pass)
  const open = await Promise.all(Array.from({length: 50}, events))
  expect(new Set(open.map(({status}) => status))).toEqual(new Set([200]))
  expect((await events()).status).toBe(429)
  await open[0]?.body?.cancel()
  await vi.waitFor(async () => expect((await events()).status).toBe(200))
})

test('HEAD requests for the event stream of previews leave no stream open', async () => {
  const pass = cookieOf(await enable(await secretOfStudio()))
  const head = async () =>
    fetchFor(new Request(`http://shop.example${EVENTS}`, {method: 'HEAD', headers: pass}))
  for (let n = 0; n < 50; n += 1) expect((await head()).status).toBe(200)
  const {status, body} = await get(EVENTS, pass)
  expect(status).toBe(200)
  await body?.cancel()
})

test('while passes cannot be checked, their holders see the public site, and previews answer 503', async () => {
  const problems: string[] = []
  const client = createClient({
    projectId: 'abc123',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    token: 'withdrawn',
    resolveFetch: () => async () => Response.json({message: 'Unauthorized'}, {status: 401}),
  })
  const unused = async () => {
    throw new Error('No request should get this far')
  }
  const preview = openPreview({
    drafts: {client, events: unused},
    key: 'key',
    isSecure: false,
    admission: openAdmission({onNotice: () => undefined}),
    isKnownQuery: unused,
    endedPage: unused,
    report: (problem) => problems.push(problem),
  })
  const app = new Hono<ClientEnv>().onError(errorHandler((problem) => problems.push(problem)))
  app.route('/', preview.routes)
  app.get('*', async (context) => context.text((await preview.of(context)) ? 'preview' : 'public'))
  const until = Date.now() + 60_000
  const pass = openPasses('key').write({mode: 'look', link: 'secret', perspective: ['drafts'], until})
  const ask = async (path: string) =>
    app.fetch(
      new Request(`http://shop.example${path}`, {headers: {cookie: `preview=${pass}`}}),
      onBehalfOf('203.0.113.7'),
    )
  expect(await (await ask('/')).text()).toBe('public')
  expect(problems).toEqual(['The pass of a preview cannot be checked'])
  for (const path of [queryFor(NAMES), EVENTS, '/preview/enable?sanity-preview-secret=secret']) {
    const response = await ask(path)
    expect([response.status, await response.json()]).toEqual([
      503,
      {message: 'The preview does not work at the moment. Try again in a minute.'},
    ])
  }
})
