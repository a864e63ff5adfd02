import {dropList, dropUnknown, findPage, keepList, keepPage} from './copies.ts'
import {ANY, type Device} from './device.ts'
import type {KeepRequest} from './worker-client.ts'
import {openImages} from './image-cache.ts'
import {copyAddress, wayOf} from './rules.ts'

// The service worker of the site, `/sw.js`. It answers three kinds of requests and leaves all others to the browser. It
// never decides what is current: pages come from the network, and a copy only stands in for one.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface InstallEvent extends WorkEvent {
  /** Chromium only: routes for which the worker is not even started. */
  addRoutes?(routes: {condition: {urlPattern: string}; source: 'network'}[]): Promise<void>
}

interface FetchEvent extends WorkEvent {
  request: Request
  /** Resolves without a response for other requests, and where the browser has no navigation preload. Firefox: from 99 on. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkMessage extends WorkEvent {
  data: KeepRequest
  ports: readonly MessagePort[]
}

interface WorkerScope {
  /** Chromium only. */
  InstallEvent?: {prototype: object}
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkMessage) => void): void
  skipWaiting(): Promise<void>
  clients: {claim(): Promise<void>}
  registration: ServiceWorkerRegistration
}

declare const self: WorkerScope

/** Longest wait for the network, for a page that has a copy and for the images of a copy. */
const PATIENCE_MS = 3000

/** Addresses of the server that are not pages. Images of the lake are not among them (`wayOf`). */
const NEVER = ['/lake/v*', '/forms/*', '/uploads/*', '/upload-service/*', '/studio*', '/preview/*', '/ip']

const device: Device = {caches, fetch: (input, init) => fetch(input, init), now: () => new Date()}
const images = openImages(device)

/**
 * Whether the browser requests a page while it starts the worker. Without routes it would request the addresses above twice:
 * it cancels such a request of a page that the worker leaves to the browser.
 */
const hasPreload = 'addRoutes' in (self.InstallEvent?.prototype ?? {})

self.addEventListener('install', (event) => {
  const routes = NEVER.map((urlPattern) => ({condition: {urlPattern}, source: 'network' as const}))
  // Requests of an older page find their files as before, so this version need not wait until all pages are closed.
  event.waitUntil(Promise.all([self.skipWaiting(), event.addRoutes?.(routes).catch(() => undefined)]))
})

self.addEventListener('activate', (event) => {
  const {navigationPreload} = self.registration
  const preload = hasPreload ? navigationPreload.enable() : navigationPreload?.disable()
  event.waitUntil(Promise.all([dropUnknown(device), preload, self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const {request} = event
  const way = wayOf(request, location.origin)
  if (way) event.respondWith({page: answerPage, asset: answerAsset, picture: answerImage}[way](event))
  else if (hasPreload && request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fromNetwork(event))
})

let work: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  // One after the other: two pages may need the same build.
  work = work
    .then(() => keep(event.data))
    .then(
      () => event.ports[0]?.postMessage('kept'),
      () => event.ports[0]?.postMessage('failed'),
    )
  event.waitUntil(work)
})

function keep(request: KeepRequest): Promise<void> {
  if ('page' in request) return keepPage(device, request.page)
  return request.list ? keepList(device, request.list) : dropList(device)
}

const late = (ms = PATIENCE_MS) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/** Milliseconds in which a page loads after it has found the network silent. */
const LEAVING_MS = 2000

/** Milliseconds since 1970. Until then, pages come from their copies at once: a page has just waited in vain. */
let silentUntil = 0

/** The page that was opened last is a copy, because the network did not answer. */
let isNetworkSilent = false

/**
 * Returns the page from the network. When the network fails or takes long, returns the last copy. A page sends HEAD to
 * learn whether another page would open, and `only-if-cached` after it has waited for the network in vain.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const {request} = event
  const network = fromNetwork(event)
  if (request.cache === 'only-if-cached') silentUntil = Date.now() + LEAVING_MS
  const isSilent = Date.now() < silentUntil
  const first = await Promise.race([network.catch(() => undefined), late(isSilent ? 0 : PATIENCE_MS)])
  isNetworkSilent = false
  if (first && first.status < 500) return first
  const copy = await orNone(findPage(device, copyAddress(new URL(request.url)) ?? ''))
  isNetworkSilent = copy !== undefined && first === undefined
  return copy ?? network
}

const fromNetwork = async ({request, preloadResponse}: FetchEvent) =>
  (await preloadResponse) ?? fetch(request)

const answerAsset = async ({request}: FetchEvent) =>
  (await orNone(caches.match(request.url, ANY))) ?? fetch(request)

/** A read of the caches that fails finds nothing. Safari rejects some reads with “Internal error”. */
const orNone = (found: Promise<Response | undefined>) => found.catch(() => undefined)

/**
 * Returns the image from the cache or the network; without network, in any size that is stored. An image that never
 * arrives would keep a copy from finishing its load, and so from hydrating.
 */
async function answerImage(event: FetchEvent): Promise<Response> {
  const {request} = event
  const found = await orNone(images.find(request.url))
  if (found) {
    event.waitUntil(images.renew(request.url).catch(() => undefined))
    return found
  }
  const network = fetch(readable(request)).catch(() => undefined)
  const response = await (isNetworkSilent ? Promise.race([network, late()]) : network)
  if (!response) {
    const otherSize = await orNone(images.anySize(request.url))
    return otherSize ?? (isNetworkSilent ? Response.error() : fetch(request))
  }
  if (response.status === 200)
    event.waitUntil(images.keep(request.url, response.clone()).catch(() => undefined))
  return response
}

/** The request in a form whose response shows its status, also from another origin. */
function readable(request: Request): Request {
  const {url, headers, signal} = request
  if (new URL(url).origin === location.origin) return request
  return new Request(url, {mode: 'cors', credentials: 'omit', headers, signal})
}
