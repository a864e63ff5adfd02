import {Hono} from 'hono'
import {expect, test} from 'vitest'
import {openAdmission} from '../admission/admission.ts'
import type {ClientEnv} from '../http/client-address.ts'
import type {CachedPage} from '../site/page-cache.ts'
import {NotPrinted, type Printer} from './chromium.ts'
import {printRoutes} from './routes.ts'

const IMAGE = '/lake/images/p/d/a.jpg?w=1'

const pageOf = (html: string): CachedPage => ({
  status: 200,
  headers: {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'",
    'X-Robots-Tag': 'noindex',
  },
  body: Buffer.from(html),
  etag: '"page"',
  tags: [],
  isListed: false,
  encoded: new Map(),
})

interface Given {
  printer?: Printer | undefined
  fetchPicture?: () => Promise<Response>
}

const copier: Printer = {
  print: async (make) => Buffer.from(`%PDF ${await make()}`),
  close: () => undefined,
}

/** Routes over a site with a page at every address but those with "nothing". */
function open({fetchPicture, ...given}: Given = {}) {
  const kept = new Map<string, Buffer>()
  const printed: string[] = []
  const reported: unknown[] = []
  const printer = 'printer' in given ? given.printer : copier
  const admission = openAdmission({alarm: () => undefined})
  const routes = printRoutes({
    site: {
      print: async (address) =>
        address.includes('nothing')
          ? undefined
          : pageOf(`<html><head></head>${address}<img src="${IMAGE}"></html>`),
      refused: async (_, {status, retryAfterSeconds}) =>
        new Response('wait', {status, headers: {'Retry-After': String(retryAfterSeconds)}}),
      file: async () => undefined,
    },
    printer: printer && {
      ...printer,
      print: (make, user) => {
        printed.push(user.sender ?? 'nobody')
        return printer.print(make, user)
      },
    },
    cache: {get: async (key) => kept.get(key), put: async (key, bytes) => void kept.set(key, bytes)},
    fetchPicture:
      fetchPicture ?? (async () => new Response('jpeg', {headers: {'Content-Type': 'image/jpeg'}})),
    admission,
    report: (_, error) => reported.push(error),
  })
  const app = new Hono<ClientEnv>()
    .use(async (context, next) => {
      context.set('clientAddress', context.req.header('x-test-address') ?? '203.0.113.7')
      await next()
    })
    .route('/', routes)
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, {headers})
  return {get, printed, reported, kept, admission}
}

test.each([
  ['/pdf/fountain/FOU-001', '/print/fountain/FOU-001', 'fountain-FOU-001'],
  ['/te/pdf/fountain', '/te/print/fountain', 'fountain'],
  ['/hi/pdf?items=a/1,b/2', '/hi/print?items=a/1,b/2', 'catalogue'],
])('%s is the PDF of the page %s, with its pictures inside', async (path, page, name) => {
  const {get} = open()
  const response = await get(path)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="${name}.pdf"`)
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await response.text()).toContain(`${page}<img src="data:image/jpeg;base64,`)
})

test('a PDF is made once, also for simultaneous requests, until its page changes', async () => {
  const {get, printed} = open()
  await Promise.all([get('/pdf/fountain'), get('/pdf/fountain')])
  await get('/pdf/fountain')
  expect(printed).toHaveLength(1)
  await get('/pdf/gazebo')
  expect(printed).toHaveLength(2)
})

test.each([
  ['there is no Chromium', {printer: undefined}],
  [
    'Chromium fails',
    {printer: {print: () => Promise.reject(new NotPrinted('memory')), close: () => undefined}},
  ],
  ['a picture cannot be read', {fetchPicture: async () => new Response('', {status: 500})}],
])('where %s, the address leads to the page that a browser prints', async (_, given) => {
  const {get, kept} = open(given)
  const response = await get('/te/pdf/fountain/FOU-001?x=1')
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/te/print/fountain/FOU-001?x=1'])
  expect(kept.size).toBe(0)
})

test('a page for paper is sent as it is, and an address without one is left to the site', async () => {
  const {get} = open()
  const response = await get('/print/fountain')
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  expect(await response.text()).toContain('/print/fountain')
  expect((await get('/print/nothing')).status).toBe(404)
  expect((await get('/pdf/nothing')).status).toBe(404)
})

test('a sender has thirty PDFs made in ten minutes; those that are kept are free', async () => {
  const {get, printed} = open()
  for (let at = 0; at < 30; at += 1) expect((await get(`/pdf/c${at}`)).status).toBe(200)
  const refused = await get('/pdf/more')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect((await get('/pdf/c1')).status).toBe(200)
  expect((await get('/pdf/more', {'x-test-address': '203.0.113.8'})).status).toBe(200)
  expect(printed).toHaveLength(31)
})

test('all senders together have 120 PDFs made in ten minutes', async () => {
  const {get, printed} = open()
  const statuses: number[] = []
  for (let at = 0; at < 130; at += 1)
    statuses.push((await get(`/pdf/c${at}`, {'x-test-address': `203.0.113.${at}`})).status)
  expect(printed).toHaveLength(120)
  expect(statuses.slice(120)).toEqual(Array.from({length: 10}, () => 503))
})

test('a sender waits when the printer is busy, or when its allowance of pictures is used up', async () => {
  const busy = open({printer: {print: () => Promise.reject(new NotPrinted('busy')), close: () => undefined}})
  const response = await busy.get('/pdf/fountain')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '20'])
  const limited = open({fetchPicture: async () => new Response('', {status: 429})})
  expect((await limited.get('/pdf/fountain')).status).toBe(429)
  expect(limited.reported).toEqual([])
})
