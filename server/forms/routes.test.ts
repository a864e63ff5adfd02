import {createServer} from 'node:http'
import {connect} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {errorHandler} from '../../lib/http/http-error.ts'
import type {BrowserError} from './error-log.ts'
import type {Lead} from './lead.ts'
import {formRoutes, type FormOptions} from './routes.ts'

const NOW = Date.parse('2026-11-21T10:11:12.345Z')

function open(options: Partial<FormOptions> = {}) {
  const leads: Lead[] = []
  const errors: BrowserError[] = []
  const reported: unknown[] = []
  const choices: unknown[] = []
  const routes = formRoutes({
    outbox: {deliver: async (lead) => void leads.push(lead)},
    consents: {add: (choice) => void choices.push(choice)},
    errorLog: {write: async (error) => void errors.push(error)},
    admission: openAdmission({onNotice: () => undefined}),
    room: {check: async () => undefined},
    now: () => NOW,
    ...options,
  })
  const app = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', context.req.header('x-test-address') ?? '203.0.113.7')
      await next()
    })
    .route('/', routes)
    .onError(errorHandler((_problem, error) => reported.push(error)))
  return {app, leads, errors, reported, choices}
}

type App = ReturnType<typeof open>['app']

const JSON_TYPE = {'content-type': 'application/json'}
const CHOICE = {version: '2', at: '2026-11-21T10:11:12.000Z', purposes: ['advertising']}
/** A time in the right format, with more digits than a browser sends. */
const LONG_TIME = `2026-11-21T10:11:12.${'0'.repeat(20)}Z`
const FORM_TYPE = {'content-type': 'application/x-www-form-urlencoded;charset=UTF-8'}

const submit = (app: App, body: unknown, headers: Record<string, string> = {}, query = '') =>
  app.request(`/forms/submissions${query}`, {
    method: 'POST',
    headers: {...JSON_TYPE, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const send = (app: App, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, {method: 'POST', headers: {...FORM_TYPE, ...headers}, body: new URLSearchParams(fields)})

const SUBMISSION = {
  fields: [
    {name: 'page_url', value: 'https://shop.example/designs/fountain?item=FOU-001&gclid=x'},
    {name: 'action', value: 'price'},
  ],
  context: {
    ipAddress: '198.51.100.9',
    pageUri: 'https://shop.example/designs/fountain?item=FOU-001&gclid=x',
    pageName: 'FOU-001 | Fountain | Stone Designs',
  },
}
const STORE = JSON.stringify({
  clickID: [
    {Cj0K: {name: 'gclid', ts: 1_732_147_200_000}},
    {'0AAAAA': {name: 'gbraid', ts: 1_732_147_201_000}},
  ],
})
const PAGE = JSON.stringify({
  pageUri: 'https://shop.example/designs/gazebo',
  pageName: 'Gazebo | Stone Designs',
})

const clicks = (value: string) =>
  `store={"clickID":[{"${value}":{"name":"gclid","ts":1}}]}&hs_context=${PAGE}`

const errorOf = async (response: Response) =>
  z.object({message: z.string()}).parse(await response.json()).message

test('a submission becomes a lead with its time, action, page and product', async () => {
  const {app, leads} = open()
  expect((await submit(app, SUBMISSION)).status).toBe(204)
  expect(leads).toEqual([
    {
      _id: expect.stringMatching(
        /^lead\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      _type: 'lead',
      kind: 'submission',
      receivedAt: '2026-11-21T10:11:12.345Z',
      action: 'price',
      category: 'fountain',
      productId: 'FOU-001',
      language: 'en',
      pageUri: SUBMISSION.context.pageUri,
      pageName: SUBMISSION.context.pageName,
      ipAddress: '198.51.100.9',
      fields: [
        {_key: 'field-0', _type: 'field', ...SUBMISSION.fields[0]},
        {_key: 'field-1', _type: 'field', ...SUBMISSION.fields[1]},
      ],
    },
  ])
})

const CONSENT = {version: '1', at: '2026-11-21T10:11:12.000Z', purposes: ['advertising']}
const CLICKED = {clickID: [{Cj0K: {name: 'gclid', ts: 1_732_147_200_000}}]}

test('an enquiry keeps its code, the visitor’s choice and, with it, what advertising networks require', async () => {
  const {app, leads} = open()
  const sent = {...SUBMISSION, ref: 'K7Q2MT', consent: CONSENT, store: CLICKED}
  await submit(app, sent, {'idempotency-key': 'a-key-of-the-browser', 'user-agent': 'Chrome'})
  await submit(app, {...sent, consent: {...CONSENT, purposes: ['statistics']}}, {'user-agent': 'Chrome'})
  const [allowed, declined] = leads
  expect(allowed).toMatchObject({
    ref: 'K7Q2MT',
    consent: CONSENT,
    eventId: 'a-key-of-the-browser',
    userAgent: 'Chrome',
    clicks: [{name: 'gclid', value: 'Cj0K', at: '2024-11-21T00:00:00.000Z'}],
  })
  expect(declined).toMatchObject({ref: 'K7Q2MT', consent: {...CONSENT, purposes: ['statistics']}})
  expect(Object.keys(declined ?? {})).not.toEqual(expect.arrayContaining(['clicks']))
  expect(Object.keys(declined ?? {})).not.toEqual(expect.arrayContaining(['userAgent']))
})

test.each([{at: 'now'}, {at: 7}, {at: LONG_TIME}, {}])(
  'a choice with the time %j is stored without a time',
  async (time) => {
    const {app, leads} = open()
    const choice = {version: '1', purposes: ['advertising']}
    await submit(app, {...SUBMISSION, consent: {...choice, ...time}})
    expect(leads[0]?.consent).toStrictEqual(choice)
  },
)

test('an enquiry that a browser sent before its scripts ran has the ad clicks of its address, with consent only', async () => {
  const {app, leads} = open()
  const pageUri = 'https://shop.example/te/designs/fountain?gclid=Cj0K&wbraid=w1&item=FOU-001'
  const sent = {fields: [{name: 'action', value: 'price'}], context: {pageUri}}
  await submit(app, {...sent, consent: CONSENT})
  await submit(app, sent)
  const [allowed, declined] = leads
  expect(allowed).toMatchObject({category: 'fountain', productId: 'FOU-001'})
  expect(allowed?.clicks?.map(({name, value}) => `${name} ${value}`)).toEqual(['gclid Cj0K', 'wbraid w1'])
  expect(Object.keys(declined ?? {})).not.toContain('clicks')
})

test.each([
  ['https://shop.example/te/designs/fountain?item=FOU-001', 'te'],
  ['https://shop.example/te', 'te'],
  ['https://shop.example/hi/contact', 'hi'],
  ['https://shop.example/', 'en'],
  ['https://shop.example/temple', 'en'],
  ['https://shop.example/designs/te', 'en'],
  ['te', undefined],
])('an enquiry from %s notes the language of the page: %s', async (pageUri, language) => {
  const {app, leads} = open()
  await submit(app, {...SUBMISSION, context: {pageUri}})
  expect(leads[0]?.language).toBe(language)
})

test.each([
  {ref: 'K7Q2'},
  {ref: 'AEIOUL'},
  {ref: 7},
  {consent: 'yes'},
  {consent: CONSENT, store: {clickID: 7}},
])('an enquiry with %j is stored without it', async (wrong) => {
  const {app, leads} = open()
  expect((await submit(app, {...SUBMISSION, ...wrong})).status).toBe(204)
  expect(leads).toMatchObject([{action: 'price', productId: 'FOU-001'}])
  expect(leads[0]?.ref).toBeUndefined()
})

test('an enquiry keeps only the parameters that the site knows, and no click after “Reject all”', async () => {
  const {app, leads} = open()
  const href = 'https://shop.example/designs/gazebo?item=GAZ-001&srsltid=S&gclid=G#msclkid=M'
  const sent = {fields: [{name: 'page_url', value: href}], context: {pageUri: href}}
  await submit(app, sent)
  await submit(app, {...sent, consent: {...CONSENT, purposes: []}})
  const kept = 'https://shop.example/designs/gazebo?item=GAZ-001'
  expect(leads).toMatchObject([
    {pageUri: `${kept}&gclid=G`, productId: 'GAZ-001', fields: [{value: `${kept}&gclid=G`}]},
    {pageUri: kept, productId: 'GAZ-001', fields: [{value: kept}]},
  ])
})

test('a qualified lead keeps the visitor’s choice', async () => {
  const {app, leads} = open()
  const fields = {store: STORE, hs_context: PAGE, consent: JSON.stringify(CONSENT)}
  expect((await send(app, '/forms/qualified-leads', fields)).status).toBe(204)
  expect((await send(app, '/forms/qualified-leads', {...fields, consent: '{'})).status).toBe(204)
  expect(leads.map(({consent}) => consent)).toEqual([CONSENT, undefined])
})

test('a qualified lead keeps every ad click, with its time', async () => {
  const {app, leads} = open()
  expect((await send(app, '/forms/qualified-leads', {store: STORE, hs_context: PAGE})).status).toBe(204)
  expect(leads).toEqual([
    {
      _id: expect.stringMatching(/^lead\./),
      _type: 'lead',
      kind: 'qualified',
      receivedAt: '2026-11-21T10:11:12.345Z',
      category: 'gazebo',
      pageUri: 'https://shop.example/designs/gazebo',
      pageName: 'Gazebo | Stone Designs',
      clicks: [
        {_key: 'click-0', _type: 'click', name: 'gclid', value: 'Cj0K', at: '2024-11-21T00:00:00.000Z'},
        {_key: 'click-1', _type: 'click', name: 'gbraid', value: '0AAAAA', at: '2024-11-21T00:00:01.000Z'},
      ],
    },
  ])
})

test('a lead has at most a hundred ad clicks, the newest, however many keys an entry has', async () => {
  const {app, leads} = open()
  const entry = Object.fromEntries(Array.from({length: 130}, (_, index) => [`c${index}`, {name: 'a', ts: 1}]))
  const store = {clickID: [entry]}
  await submit(app, {...SUBMISSION, consent: CONSENT, store})
  await send(app, '/forms/qualified-leads', {store: JSON.stringify(store), hs_context: '{}'})
  const kept = leads.map(({clicks: [...each] = []}) => [each.length, each[0]?.value, each.at(-1)?.value])
  expect(kept).toEqual([
    [100, 'c30', 'c129'],
    [100, 'c30', 'c129'],
  ])
})

test.each<Record<string, string>>([{store: ''}, {store: '{}'}, {store: '{"clickID":[]}'}, {}])(
  'a device without ad clicks makes a lead too: %j',
  async (fields) => {
    const {app, leads} = open()
    expect((await send(app, '/forms/qualified-leads', {...fields, hs_context: PAGE})).status).toBe(204)
    expect(leads).toMatchObject([{clicks: []}])
  },
)

test.each([
  ['https://shop.example/designs/garden-banch?item=12', 'garden-banch', '12'],
  ['https://shop.example/designs/garden-banch/?item=12#x', 'garden-banch', '12'],
  ['https://shop.example/designs/temple', 'temple', undefined],
  ['https://shop.example/designs/temple?item=%22%3E%3Cb', 'temple', undefined],
  ['https://shop.example/designs?item=12', undefined, undefined],
  ['https://shop.example/', undefined, undefined],
  ['not an address', undefined, undefined],
])('%s is about category %s and product %s', async (pageUri, category, productId) => {
  const {app, leads} = open()
  await submit(app, {fields: [{name: 'page_url', value: pageUri}]})
  expect(leads).toMatchObject([{pageUri: pageUri.replace('#x', '')}])
  expect([leads[0]?.category, leads[0]?.productId]).toEqual([category, productId])
})

test('an enquiry about one product of many names that product, whatever its page', async () => {
  const {app, leads} = open()
  const pageUri = 'https://shop.example/designs/murti'
  const asked = {name: 'product_url', value: 'https://shop.example/designs/murti?item=7'}
  await submit(app, {fields: [{name: 'page_url', value: pageUri}, asked], context: {pageUri}})
  expect(leads).toMatchObject([{pageUri, category: 'murti', productId: '7'}])
})

test('an enquiry about a list of products names the first, and keeps the addresses of all', async () => {
  const {app, leads} = open()
  const asked = ['murti?item=7', 'fountain?item=FOU-001'].map((path) => ({
    name: 'product_url',
    value: `https://shop.example/designs/${path}`,
  }))
  await submit(app, {fields: asked, context: {pageUri: 'https://shop.example/designs?view=list'}})
  expect(leads).toMatchObject([{category: 'murti', productId: '7', fields: asked}])
})

test('a key gives the same document each time, but another document for another kind of request', async () => {
  const {app, leads} = open()
  const key = {'idempotency-key': '6f1f2b0e-7d0c-4d56-8a4d-6d9b0d7b1f11'}
  await submit(app, SUBMISSION, key)
  await submit(app, SUBMISSION, {}, `?idempotency-key=${key['idempotency-key']}`)
  await send(app, '/forms/qualified-leads', {store: STORE, hs_context: PAGE}, key)
  await submit(app, SUBMISSION)
  const [first, again, otherKind, withoutKey] = leads.map(({_id}) => _id)
  expect(again).toBe(first)
  expect(new Set([first, otherKind, withoutKey]).size).toBe(3)
  expect(first).toMatch(/^lead\.[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an error report goes to the log', async () => {
  const {app, errors} = open()
  const fields = {message: 'x is not a function', page_url: 'https://shop.example/about', hs_context: PAGE}
  expect((await send(app, '/forms/error-log', fields)).status).toBe(204)
  expect(errors).toEqual([
    {
      at: '2026-11-21T10:11:12.345Z',
      message: 'x is not a function',
      pageUrl: 'https://shop.example/about',
      pageName: 'Gazebo | Stone Designs',
    },
  ])
})

test.each<[status: number, named: string, path: string, body: unknown, headers: Record<string, string>]>([
  [400, 'not JSON', 'submissions', '{', JSON_TYPE],
  [400, 'fields', 'submissions', {}, JSON_TYPE],
  [400, 'fields', 'submissions', {fields: []}, JSON_TYPE],
  [400, 'fields.0.value', 'submissions', {fields: [{name: 'a', value: 5}]}, JSON_TYPE],
  [400, 'context', 'submissions', {fields: [{name: 'a', value: 'b'}], context: 'x'}, JSON_TYPE],
  [400, 'body', 'submissions', [], JSON_TYPE],
  [400, 'idempotency', 'submissions', SUBMISSION, {...JSON_TYPE, 'idempotency-key': 'short'}],
  [413, 'too long', 'submissions', {fields: [{name: 'a', value: 'b'.repeat(70_000)}]}, JSON_TYPE],
  [400, 'fields.0.name', 'submissions', {fields: [{name: 'a'.repeat(101), value: 'b'}]}, JSON_TYPE],
  [400, 'fields.0.value', 'submissions', {fields: [{name: 'a', value: 'b'.repeat(2001)}]}, JSON_TYPE],
  [
    400,
    'fields',
    'submissions',
    {fields: Array.from({length: 51}, () => ({name: 'a', value: 'b'}))},
    JSON_TYPE,
  ],
  [400, 'pageUri', 'submissions', {...SUBMISSION, context: {pageUri: 'a'.repeat(2001)}}, JSON_TYPE],
  [400, 'pageName', 'submissions', {...SUBMISSION, context: {pageName: 'a'.repeat(301)}}, JSON_TYPE],
  [400, 'ipAddress', 'submissions', {...SUBMISSION, context: {ipAddress: 'a'.repeat(65)}}, JSON_TYPE],
  [400, 'store.clickID', 'qualified-leads', clicks('c'.repeat(1001)), FORM_TYPE],
  [413, 'at most 8192', 'qualified-leads', `store=${'%20'.repeat(2800)}&hs_context=${PAGE}`, FORM_TYPE],
  [413, 'at most 16384', 'error-log', `message=${'a'.repeat(16_400)}`, FORM_TYPE],
  [415, 'application/json', 'submissions', 'a=b', FORM_TYPE],
  [415, 'urlencoded', 'qualified-leads', '{}', JSON_TYPE],
  [400, 'hs_context', 'qualified-leads', 'store={}', FORM_TYPE],
  [400, 'store: is not JSON', 'qualified-leads', `store={&hs_context=${PAGE}`, FORM_TYPE],
  [400, 'store.clickID', 'qualified-leads', `store={"clickID":5}&hs_context=${PAGE}`, FORM_TYPE],
  [
    400,
    'ts',
    'qualified-leads',
    `store={"clickID":[{"a":{"name":"gclid","ts":9e15}}]}&hs_context=${PAGE}`,
    FORM_TYPE,
  ],
  [400, 'version', 'consent', {...CHOICE, version: ''}, JSON_TYPE],
  [400, 'at', 'consent', {...CHOICE, at: 'yesterday'}, JSON_TYPE],
  [400, 'at', 'consent', {...CHOICE, at: LONG_TIME}, JSON_TYPE],
  [400, 'purposes.0', 'consent', {...CHOICE, purposes: ['everything']}, JSON_TYPE],
  [415, 'application/json', 'consent', 'version=1', FORM_TYPE],
  [400, 'message', 'error-log', 'page_url=x', FORM_TYPE],
  [415, 'urlencoded', 'error-log', 'message=x', {'content-type': 'text/plain'}],
])('responds with %i and a sentence that names %s', async (...[status, named, path, body, headers]) => {
  const {app, leads, errors} = open()
  const response = await app.request(`/forms/${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(response.status).toBe(status)
  expect(await errorOf(response)).toContain(named)
  expect([leads, errors]).toEqual([[], []])
})

test('a choice about privacy is stored without its client, and a client makes a limited number', async () => {
  const {app, choices} = open({limits: {consents: {perClient: 2, overall: 100, seconds: 600}}})
  const post = async () =>
    (
      await app.request('/forms/consent', {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({...CHOICE, id: 7}),
      })
    ).status
  expect([await post(), await post(), await post()]).toEqual([204, 204, 429])
  expect(choices).toEqual([CHOICE, CHOICE])
})

test('all clients together make a limited number of choices a day, which wrong ones do not use up', async () => {
  const {app, choices} = open({limits: {consentsPerDay: {perClient: 10, overall: 2, seconds: 86_400}}})
  const post = async (client: string, body: unknown = CHOICE) =>
    (
      await app.request('/forms/consent', {
        method: 'POST',
        headers: {...JSON_TYPE, 'x-test-address': client},
        body: JSON.stringify(body),
      })
    ).status
  expect(await post('203.0.113.1', {})).toBe(400)
  expect([await post('203.0.113.1'), await post('203.0.113.2'), await post('203.0.113.3')]).toEqual([
    204, 204, 503,
  ])
  expect(choices).toHaveLength(2)
})

test('a client over its limit gets a time to wait, another client does not', async () => {
  const {app, leads} = open({limits: {leads: {perClient: 2, overall: 100, seconds: 600}}})
  const answers = [
    await submit(app, SUBMISSION),
    await submit(app, SUBMISSION),
    await submit(app, SUBMISSION),
  ]
  expect(answers.map(({status}) => status)).toEqual([204, 204, 429])
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(590)
  expect((await submit(app, SUBMISSION, {'x-test-address': '203.0.113.8'})).status).toBe(204)
  expect(leads).toHaveLength(3)
})

test('the addresses of one IPv6 network are one client', async () => {
  const {app} = open({limits: {leads: {perClient: 1, overall: 100, seconds: 600}}})
  const from = async (address: string) => (await submit(app, SUBMISSION, {'x-test-address': address})).status
  expect(await from('2001:db8:1:2::1')).toBe(204)
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(204)
})

test('a lead that cannot be stored is not acknowledged, and only the owner learns the reason', async () => {
  const failure = new Error('disk /data is on fire')
  const {app, reported} = open({outbox: {deliver: () => Promise.reject(failure)}})
  const response = await submit(app, SUBMISSION)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await errorOf(response)).not.toContain('disk')
  expect(reported).toEqual([failure])
})

test('another method gets 405 with the allowed one', async () => {
  const response = await open().app.request('/forms/submissions')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a site on another origin may post, with its key', async () => {
  const response = await open().app.request('/forms/submissions', {
    method: 'OPTIONS',
    headers: {origin: 'https://static.example', 'access-control-request-method': 'POST'},
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type,Idempotency-Key')
})

test('GET /ip returns the address of the client, and is not cached', async () => {
  const response = await open().app.request('/ip', {headers: {'x-test-address': '2001:db8::1'}})
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ip: '2001:db8::1'})
})

test('over a socket, a body that stalls or is too long gets a response, not a broken connection', async () => {
  const {app, leads} = open({limits: {timeoutMs: 300}})
  const listener = getRequestListener(app.fetch, {overrideGlobalObjects: false})
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(z.object({port: z.number()}).parse(server.address()).port))
  })
  const head = (length: number) =>
    `POST /forms/submissions HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const speak = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let heard = ''
      socket.on('data', (data) => {
        heard += data.toString()
        if (heard.includes('"error"')) resolve(heard)
      })
      socket.on('error', (error) => resolve(`${heard} ${error.message}`))
      socket.on('close', () => resolve(`${heard} closed`))
      socket.write(text)
    })
  try {
    expect(await speak(`${head(100)}{"fields": [`)).toMatch(/^HTTP\/1.1 408 .*too long to arrive/s)
    expect(await speak(head(10_000_000) + ' '.repeat(10_000_000))).toMatch(/^HTTP\/1.1 413 .*too long/s)
    expect(leads).toEqual([])
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
