import {Hono} from 'hono'
import {expect, test, vi} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {CachedPage} from '../site/page-cache.ts'
import {NotPrinted, type Printer} from './chromium.ts'
import type {PdfOptions} from './pdfs.ts'
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
  fetchImage?: PdfOptions['fetchImage']
  /** Where the page's images are. */
  pictures?: string[]
  imageBase?: string
}

const copier: Printer = {
  print: async (make) => Buffer.from(`%PDF ${await make()}`),
  close: () => undefined,
}

/** Routes over a site with a page at every address but those with "nothing". */
function open({fetchImage, pictures = [IMAGE], imageBase = '/lake/images', ...given}: Given = {}) {
  const kept = new Map<string, Buffer>()
  const printed: string[] = []
  const reported: unknown[] = []
  const printer = 'printer' in given ? given.printer : copier
  const admission = openAdmission({onNotice: () => undefined})
  const {routes} = printRoutes({
    site: {
      print: async (address) =>
        address.includes('nothing')
          ? undefined
          : pageOf(
              `<html><head></head>${address}${pictures.map((src) => `<img src="${src}">`).join('')}</html>`,
            ),
      refused: async (_, {status, retryAfter}) =>
        new Response('wait', {status, headers: {'Retry-After': String(retryAfter)}}),
      file: async () => undefined,
    },
    printer: printer && {
      ...printer,
      print: (make, user) => {
        printed.push(user.clientKey ?? 'nobody')
        return printer.print(make, user)
      },
    },
    cache: {get: async (key) => kept.get(key), put: async (key, bytes) => void kept.set(key, bytes)},
    imageBase,
    fetchImage: fetchImage ?? (async () => new Response('jpeg', {headers: {'Content-Type': 'image/jpeg'}})),
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
  ['pictures cannot be reached', {fetchImage: () => Promise.reject(new Error('away'))}],
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

test('a client has thirty PDFs made in ten minutes; those that are kept are free', async () => {
  const {get, printed} = open()
  for (let at = 0; at < 30; at += 1) expect((await get(`/pdf/c${at}`)).status).toBe(200)
  const refused = await get('/pdf/more')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  expect((await get('/pdf/c1')).status).toBe(200)
  expect((await get('/pdf/more', {'x-test-address': '203.0.113.8'})).status).toBe(200)
  expect(printed).toHaveLength(31)
})

test('all clients together have 120 PDFs made in ten minutes; the browsers of others print the page', async () => {
  const {get, printed} = open()
  const statuses: number[] = []
  for (let at = 0; at < 130; at += 1)
    statuses.push((await get(`/pdf/c${at}`, {'x-test-address': `203.0.113.${at}`})).status)
  expect(printed).toHaveLength(120)
  expect(statuses.slice(120)).toEqual(Array.from({length: 10}, () => 303))
})

test('an attempt that the printer refused is not one of the thirty', async () => {
  let isBusy = true
  const {get} = open({
    printer: {
      ...copier,
      print: (make, user) => (isBusy ? Promise.reject(new NotPrinted('busy')) : copier.print(make, user)),
    },
  })
  for (let at = 0; at < 40; at += 1) expect((await get(`/pdf/c${at}`)).status).toBe(503)
  isBusy = false
  for (let at = 0; at < 30; at += 1) expect((await get(`/pdf/c${at}`)).status).toBe(200)
  expect((await get('/pdf/more')).status).toBe(429)
})

test('a client waits when the printer is busy, or when its budget of pictures is used up', async () => {
  const busy = open({printer: {print: () => Promise.reject(new NotPrinted('busy')), close: () => undefined}})
  const response = await busy.get('/pdf/fountain')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '20'])
  const limited = open({fetchImage: async () => new Response('', {status: 429})})
  expect((await limited.get('/pdf/fountain')).status).toBe(429)
  expect(limited.reported).toEqual([])
})

test('a client waits while the server is too busy to make a picture, and nothing is reported as a fault', async () => {
  const {get, reported} = open({
    fetchImage: async () => new Response('', {status: 503, headers: {'Retry-After': '5'}}),
  })
  const response = await get('/pdf/fountain')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '20'])
  expect(reported).toEqual([])
})

const ANOTHER = {'x-test-address': '203.0.113.8'}

test('a client whose PDF another client began gets it when that one’s budget of pictures is used up', async () => {
  const {promise, resolve} = Promise.withResolvers<void>()
  const {get, printed} = open({
    fetchImage: async (_address, _signal, clientKey) => {
      await promise
      const isRefused = clientKey?.includes('203.0.113.7')
      return new Response('jpeg', {status: isRefused ? 429 : 200})
    },
  })
  const first = get('/pdf/fountain')
  await vi.waitFor(() => expect(printed).toHaveLength(1))
  const others = [get('/pdf/fountain', ANOTHER), get('/pdf/fountain', ANOTHER)]
  await new Promise(setImmediate)
  resolve()
  expect((await first).status).toBe(429)
  for (const response of await Promise.all(others)) expect(response.status).toBe(200)
  expect(printed).toHaveLength(2)
})

test('a client whose PDF another client began gets it when that one has to wait for the printer', async () => {
  const {promise, resolve} = Promise.withResolvers<void>()
  const {get} = open({
    printer: {
      ...copier,
      async print(make, user) {
        await promise
        if (user.clientKey?.includes('203.0.113.7')) throw new NotPrinted('busy')
        return copier.print(make, user)
      },
    },
  })
  const first = get('/pdf/fountain')
  const other = get('/pdf/fountain', ANOTHER)
  await new Promise(setImmediate)
  resolve()
  expect([(await first).status, (await other).status]).toEqual([503, 200])
})

test('a PDF that is not read counts all of its bytes, and a range no more than its own', async () => {
  const pdf = Buffer.alloc(8_000_000, 'x')
  const {get, admission} = open({printer: {...copier, print: async () => pdf}})
  const held = () => admission.counts()['bytes of undelivered answers']?.held
  const first = await get('/pdf/fountain')
  expect(held()).toBe(8_000_000)
  for (let at = 1; at < 12; at += 1) expect((await get('/pdf/fountain')).status).toBe(200)
  expect((await get('/pdf/fountain')).status).toBe(429)
  expect(await first.bytes()).toHaveLength(8_000_000)
  expect(held()).toBe(88_000_000)
  const part = await get('/pdf/fountain', {Range: 'bytes=0-999'})
  expect([part.status, held()]).toEqual([206, 88_001_000])
  expect(await part.bytes()).toHaveLength(1000)
  expect((await get('/pdf/fountain')).status).toBe(200)
})

test('a download of a PDF does not go on with the bytes of one that was made again', async () => {
  const {get, kept} = open()
  const first = await get('/pdf/fountain', {Range: 'bytes=0-9'})
  const tag = first.headers.get('ETag') ?? ''
  expect([first.status, tag]).toEqual([206, 'W/"page"'])
  kept.clear()
  const next = await get('/pdf/fountain', {Range: 'bytes=10-', 'If-Range': tag})
  expect(next.status).toBe(200)
  expect(await next.text()).toMatch(/^%PDF /)
})

test('a PDF without a picture that was missing for a moment is kept neither here nor by the browser', async () => {
  let status = 404
  const {get, printed} = open({fetchImage: async () => new Response('jpeg', {status})})
  const first = await get('/pdf/fountain')
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  expect(await first.text()).toContain('src="data:,"')
  status = 200
  const next = await get('/pdf/fountain', {'If-None-Match': first.headers.get('ETag') ?? ''})
  expect(next.status).toBe(200)
  expect(await next.text()).toContain(Buffer.from('jpeg').toString('base64'))
  expect((await get('/pdf/fountain', {'If-None-Match': next.headers.get('ETag') ?? ''})).status).toBe(304)
  expect(printed).toHaveLength(2)
})

test.each([400, 500, 503])(
  'a picture that fails with status %i costs only itself, and is reported',
  async (status) => {
    const damaged = IMAGE.replace('a.jpg', 'damaged.jpg')
    const {get, kept, reported} = open({
      pictures: [IMAGE, damaged],
      fetchImage: async (address) => new Response('jpeg', {status: address === damaged ? status : 200}),
    })
    const response = await get('/pdf/fountain')
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/;base64,anBlZw=="><img src="data:,"/)
    expect(reported).toEqual([new Error(`Status ${status}: ${damaged}`)])
    expect(kept.size).toBe(0)
  },
)

test.each([
  [
    '/lake/images',
    ['/lake/images/p/d/a.jpg?w=1'],
    ['http://10.0.0.5/lake/images/a.jpg', '//10.0.0.5/images/a', '/lake/images/../query', '/x/images/a.jpg'],
  ],
  [
    'https://cdn.sanity.io/images',
    ['https://cdn.sanity.io/images/p/d/a.jpg?w=1'],
    ['/lake/images/a.jpg', 'https://cdn.sanity.io.shop.example/images/a.jpg'],
  ],
])('only pictures below %s are fetched, and others are left out', async (imageBase, fetched, others) => {
  const asked: string[] = []
  const {get} = open({
    imageBase,
    pictures: [...fetched, ...others],
    fetchImage: async (address) => {
      asked.push(address)
      return new Response('jpeg', {headers: {'Content-Type': 'image/jpeg'}})
    },
  })
  const pdf = await (await get('/pdf/fountain')).text()
  expect(asked).toEqual(fetched)
  expect(pdf.split('src="data:,"')).toHaveLength(others.length + 1)
})
