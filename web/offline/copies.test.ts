import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {dropList, dropUnknown, findPage, keepList, keepPage} from './copies.ts'
import {openImages} from './image-cache.ts'

const SHOP = 'https://shop.example'
const hrefOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), SHOP).href

/** As much of the browser's caches as the worker uses. */
function openCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const newCache = (store: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL, {ignoreSearch = false} = {}) => {
      const plain = (href: string) => (ignoreSearch ? href.replace(/\?.*/, '') : href)
      return [...store].find(([href]) => plain(href) === plain(hrefOf(key)))?.[1].clone()
    },
    matchAll: async () => [...store.values()].map((each) => each.clone()),
    keys: async (key?: RequestInfo | URL) =>
      [...store.keys()].filter((url) => !key || url === hrefOf(key)).map((url) => new Request(url)),
    // As in Safari, an entry that is stored again stays in its place. Other browsers make it the last one.
    put: async (key: RequestInfo | URL, response: Response) => void store.set(hrefOf(key), response),
    delete: async (key: RequestInfo | URL) => store.delete(hrefOf(key)),
    add: () => Promise.reject(new Error('unused')),
    addAll: () => Promise.reject(new Error('unused')),
  })
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return newCache(store)
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (key: RequestInfo | URL, options = {}) => {
      for (const name of stores.keys()) {
        const found = await (await open(name)).match(key, options)
        if (found) return found
      }
      return undefined
    },
  }
}

let caches: ReturnType<typeof openCaches>
/** What the server has. */
let served: Map<string, Response>
/** The browser's HTTP cache: files that its pages have loaded. */
let loaded: Map<string, Response>
/** Paths, with the formats that were asked for. */
let requested: string[]

const device = () => ({
  caches,
  now: () => new Date(0),
  fetch: async (input: RequestInfo | URL, {headers, cache}: RequestInit = {}) => {
    const path = hrefOf(input).slice(SHOP.length)
    const isLocal = cache === 'only-if-cached'
    if (!isLocal) requested.push([path, new Headers(headers).get('Accept')].filter(Boolean).join(' '))
    const response =
      (isLocal ? loaded : served).get(path)?.clone() ?? new Response('', {status: isLocal ? 504 : 404})
    // A constructed response has no type and no address of its own.
    Object.defineProperties(response, {type: {value: 'basic'}, url: {value: hrefOf(input)}})
    return response
  },
})

/** Puts a build on the server, in place of the one before. `shared-1.js` is the same in all builds. */
function release(build: string, pages = ['/', '/designs']) {
  const parts = [`/assets/entry-${build}.js`, `/assets/dialog-${build}.js`, '/assets/shared-1.js']
  const html = `<head></head><script src="${parts[0]}"></script>`
  const headers = {'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'"}
  served = new Map([
    ...pages.map((path): [string, Response] => [path, new Response(html, {headers})]),
    ...parts.map((path): [string, Response] => [path, new Response(path)]),
    [`${parts[0]}.json`, new Response(JSON.stringify(parts))],
  ])
}

const builds = async () => (await caches.keys()).filter((name) => name.startsWith('build '))
const entryOf = async (path: string) => (await findPage(device(), path))?.headers.get('X-Build')

beforeEach(() => {
  vi.stubGlobal('location', new URL(SHOP))
  caches = openCaches()
  requested = []
  loaded = new Map()
  release('a')
})

test('a copy is whole: its policy, its date, and every part of its build', async () => {
  await keepPage(device(), '/designs')
  const copy = await findPage(device(), '/designs')
  expect(copy?.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  expect(await copy?.text()).toContain('content="1970-01-01T00:00:00.000Z"')
  for (const part of ['entry-a', 'dialog-a', 'shared-1'])
    expect(await (await caches.match(`/assets/${part}.js`))?.text()).toBe(`/assets/${part}.js`)
})

test('a request that gets no response for a minute ends, so that what is to be kept next need not wait', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = (_: RequestInfo | URL, {signal}: RequestInit = {}) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const failed = vi.fn<(error: unknown) => void>()
  keepPage({...device(), fetch}, '/designs').catch(failed)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledOnce()
})

test('a copy has the fonts that the browser has loaded, and fetches no others', async () => {
  const fonts = ['/assets/latin-1.woff2', '/assets/devanagari-1.woff2']
  const styles = fonts.map((font) => `@font-face{src:url(${font})}`).join('')
  const html = `<head><style>${styles}</style></head><script src="/assets/entry-a.js"></script>`
  served.set('/', new Response(html, {headers: {'Content-Type': 'text/html'}}))
  for (const font of fonts) served.set(font, new Response(font))
  loaded.set('/assets/latin-1.woff2', new Response('latin'))
  await keepPage(device(), '/')
  expect(await (await caches.match('/assets/latin-1.woff2'))?.text()).toBe('latin')
  expect(await caches.match('/assets/devanagari-1.woff2')).toBeUndefined()
  expect(requested.filter((path) => path.includes('woff2'))).toEqual([])
})

test('a page of a new build has its own parts, and the old build stays for as long as a page needs it', async () => {
  await keepPage(device(), '/')
  await keepPage(device(), '/designs')
  release('b')
  requested = []
  await keepPage(device(), '/')
  expect(requested).not.toContain('/assets/shared-1.js')
  expect([await entryOf('/'), await entryOf('/designs')]).toEqual([
    '/assets/entry-b.js',
    '/assets/entry-a.js',
  ])
  expect(await builds()).toHaveLength(2)
  await keepPage(device(), '/designs')
  expect(await builds()).toEqual(['build /assets/entry-b.js'])
})

test.each(['/assets/dialog-b.js', '/assets/entry-b.js.json'])(
  'while %s of a release is missing, the old copy stays with all its parts',
  async (missing) => {
    await keepPage(device(), '/')
    release('b')
    served.delete(missing)
    await expect(keepPage(device(), '/')).rejects.toThrow('404')
    expect(await entryOf('/')).toBe('/assets/entry-a.js')
    expect(await caches.match('/assets/dialog-a.js')).toBeDefined()
  },
)

test('a page that is gone loses its copy, a page that fails keeps it', async () => {
  await keepPage(device(), '/')
  served.set('/', new Response('', {status: 503}))
  await keepPage(device(), '/')
  expect(await entryOf('/')).toBeDefined()
  served.delete('/')
  await keepPage(device(), '/')
  expect(await entryOf('/')).toBeUndefined()
})

const OUTAGE = {'Content-Type': 'text/html', 'X-Last-Good-Copy': '2026-11-23T05:00:00.000Z'}

test('a copy that the server sends in an outage has the date of its content, and replaces no other copy', async () => {
  const html = await served.get('/designs')?.clone().text()
  served.set('/designs', new Response(html, {headers: OUTAGE}))
  await keepPage(device(), '/designs')
  const dated = async () => (await findPage(device(), '/designs'))?.text()
  expect(await dated()).toContain('content="2026-11-23T05:00:00.000Z"')
  release('a')
  await keepPage(device(), '/designs')
  served.set('/designs', new Response(html, {headers: OUTAGE}))
  await keepPage(device(), '/designs')
  expect(await dated()).toContain('content="1970-01-01T00:00:00.000Z"')
})

test('a page that comes without scripts in an outage is not kept, and leaves the copy that is there', async () => {
  served.set('/', new Response('<head></head><p>stone</p>', {headers: OUTAGE}))
  await keepPage(device(), '/')
  expect(await findPage(device(), '/')).toBeUndefined()
  await keepPage(device(), '/designs')
  served.set('/designs', new Response('<head></head><p>stone</p>', {headers: OUTAGE}))
  await keepPage(device(), '/designs')
  expect(await entryOf('/designs')).toBe('/assets/entry-a.js')
})

const keepShopList = (list: {pages: string[]; pictures: string[]; products: string[]}) =>
  keepList(device(), {formats: 'image/avif,*/*', ...list})

const keptProducts = async () => (await caches.match('/kept-list'))?.json()

test('a kept list replaces the one before, and its pages keep their build', async () => {
  served.set('/old.png?w=820', new Response('old')).set('/new.png?w=820', new Response('new'))
  await keepPage(device(), '/')
  await keepShopList({pages: ['/', '/designs'], pictures: ['/old.png?w=820'], products: ['old']})
  await keepShopList({pages: ['/designs'], pictures: ['/new.png?w=820'], products: ['new']})
  expect(await keptProducts()).toEqual(['new'])
  expect(await caches.match('/old.png?w=820')).toBeUndefined()
  expect(await entryOf('/')).toBeUndefined()
  expect(await entryOf('/designs')).toBe('/assets/entry-a.js')
  expect(await caches.match('/assets/dialog-a.js')).toBeDefined()
})

test('while a part of a new list is missing, the former list stays whole', async () => {
  served.set('/old.png', new Response('old'))
  await keepShopList({pages: ['/designs'], pictures: ['/old.png'], products: ['old']})
  const next = {pages: ['/'], pictures: ['/missing.png'], products: ['new']}
  await expect(keepShopList(next)).rejects.toThrow('404')
  expect(await keptProducts()).toEqual(['old'])
  expect(await caches.match('/old.png')).toBeDefined()
  expect(await entryOf('/designs')).toBe('/assets/entry-a.js')
})

test('a list that could not be kept leaves no picture, and the copies of its pages', async () => {
  served.set('/a.png', new Response('a'))
  const list = {pages: ['/designs'], pictures: ['/a.png', '/missing.png'], products: ['a']}
  await expect(keepShopList(list)).rejects.toThrow('404')
  expect(await caches.match('/a.png')).toBeUndefined()
  expect(await entryOf('/designs')).toBe('/assets/entry-a.js')
})

test('the pictures of a list are fetched six at a time', async () => {
  const pictures = Array.from({length: 14}, (_, index) => `/${index}.png`)
  for (const image of pictures) served.set(image, new Response(image))
  const {fetch, ...rest} = device()
  let [underWay, most] = [0, 0]
  const counting = async (...request: Parameters<typeof fetch>) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve))
    underWay--
    return fetch(...request)
  }
  const list = {pages: [], pictures, products: [], formats: '*/*'}
  await keepList({...rest, fetch: counting}, list)
  expect(most).toBe(6)
  expect(await (await caches.open('list')).keys()).toHaveLength(15)
})

test('a copy that the full device does not store leaves the former copy', async () => {
  await keepPage(device(), '/')
  const {open} = caches
  caches.open = async (name) => {
    const cache = await open(name)
    return name === 'pages' ? {...cache, put: () => Promise.reject(new Error('full'))} : cache
  }
  await expect(keepPage(device(), '/')).rejects.toThrow('full')
  expect(await entryOf('/')).toBe('/assets/entry-a.js')
})

test('a list is not kept while the server cannot send one of its pages whole', async () => {
  served.set('/designs', new Response('', {status: 503, headers: {'Content-Type': 'text/html'}}))
  await expect(keepShopList({pages: ['/designs'], pictures: [], products: ['new']})).rejects.toThrow(
    '/designs cannot be kept',
  )
  expect(await (await caches.open('list')).match('/kept-list')).toBeUndefined()
})

test('a page of the kept list is renewed where it is, and thirty other pages do not displace it', async () => {
  const pages = Array.from({length: 32}, (_, index) => `/designs/category-${index}`)
  release('a', ['/designs', ...pages])
  await keepShopList({pages: ['/designs'], pictures: [], products: []})
  release('b', ['/designs', ...pages])
  for (const page of ['/designs', ...pages]) await keepPage(device(), page)
  expect(await entryOf('/designs')).toBe('/assets/entry-b.js')
  expect(await (await caches.open('pages')).match('/designs')).toBeUndefined()
})

test('a list that is kept no longer leaves nothing', async () => {
  served.set('/old.png', new Response('old'))
  await keepShopList({pages: ['/designs'], pictures: ['/old.png'], products: ['old']})
  await dropList(device())
  expect(await (await caches.open('list')).keys()).toEqual([])
  expect(await builds()).toEqual([])
})

test('thirty pages are kept, those that were opened last', async () => {
  const pages = Array.from({length: 30}, (_, index) => `/designs/category-${index}`)
  release('a', ['/about', '/contact', ...pages])
  for (const page of [...pages, '/designs/category-0', '/about', '/contact']) await keepPage(device(), page)
  const stored = await (await caches.open('pages')).keys()
  expect(stored.map(({url}) => url.slice(SHOP.length))).toEqual([
    ...pages.slice(3),
    '/designs/category-0',
    '/about',
    '/contact',
  ])
})

/** Visits a page, without which no image is kept. */
const visit = () => keepPage(device(), '/')

test('while no page is kept, neither are the pictures that are seen', async () => {
  served.set('/old.png', new Response('old'))
  await keepShopList({pages: ['/'], pictures: ['/old.png'], products: []})
  const images = openImages(device())
  await images.keep(`${SHOP}/images/a.png`, new Response(''))
  expect(await images.find(`${SHOP}/images/a.png`)).toBeUndefined()
})

test('the pictures of a list are requested in the formats that the browser shows', async () => {
  served.set('/a.png', new Response('a'))
  await keepShopList({pages: ['/'], pictures: ['/a.png'], products: []})
  expect(requested).toContain('/a.png image/avif,*/*')
})

test('a picture is found in another size', async () => {
  await visit()
  const images = openImages(device())
  await images.keep(`${SHOP}/images/a.png?w=160`, new Response('small'))
  expect(await (await images.anySize(`${SHOP}/images/a.png?w=820`))?.text()).toBe('small')
  expect(await images.anySize(`${SHOP}/images/b.png?w=160`)).toBeUndefined()
})

test('without network a picture of the kept list is shown large', async () => {
  await visit()
  const images = openImages(device())
  await images.keep(`${SHOP}/images/a.png?w=160`, new Response('small'))
  served.set('/images/a.png?w=820', new Response('large'))
  await keepShopList({pages: [], pictures: [`${SHOP}/images/a.png?w=820`], products: []})
  expect(await (await images.anySize(`${SHOP}/images/a.png?w=580`))?.text()).toBe('large')
})

test('two hundred pictures are kept, those that were seen last', async () => {
  await visit()
  const address = (index: number) => `${SHOP}/images/${index}`
  let images = openImages(device())
  for (let index = 0; index < 200; index += 1) await images.keep(address(index), new Response(''))
  // Browsers end a worker that has nothing to do, and start it for the next page.
  images = openImages(device())
  await images.renew(address(0))
  images = openImages(device())
  await images.keep(address(200), new Response(''))
  expect(await images.find(address(0))).toBeDefined()
  expect(await images.find(address(1))).toBeUndefined()
  expect(await (await caches.open('pictures')).keys()).toHaveLength(200)
})

test('a picture of the kept list is not stored a second time when it is seen', async () => {
  await (await caches.open('list')).put(`${SHOP}/images/1`, new Response(''))
  await openImages(device()).renew(`${SHOP}/images/1`)
  expect(await (await caches.open('pictures')).keys()).toEqual([])
})

test('caches of other versions are deleted', async () => {
  await caches.open('pages-of-long-ago')
  await keepPage(device(), '/')
  await dropUnknown(device())
  expect((await caches.keys()).toSorted()).toEqual(['build /assets/entry-a.js', 'list', 'pages'])
})
