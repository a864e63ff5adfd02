import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {gzip} from 'node:zlib'
import {serveStatic} from '@hono/node-server/serve-static'
import {Hono, type MiddlewareHandler} from 'hono'
import {secureHeaders} from 'hono/secure-headers'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {isMissing} from '../../lib/disk/system-error.ts'
import {LAKE_PATH} from '../content/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {chooseEncoding} from './answer.ts'
import {hashOf, transportSecurity} from './security.ts'

interface StudioOptions {
  /** Folder of the built Studio. */
  dist: string
  settings: StudioSettings
  /** Origin under which people reach the Studio, without a trailing slash. */
  publicUrl: string
}

/** Names with a hash of the content: such a file never changes. */
const HASHED = /-[\w-]{8}\.\w+$/
/** Names with a hash whose content is text, which is sent compressed. */
const COMPRESSED = /-[\w-]{8}\.(?:js|css|svg|json)$/
/** The service worker that shows messages. It works for the whole Studio. */
const ALERTS_WORKER = '/alerts-worker.js'
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

/** The page and the files of the Studio. */
export function openStudioPage({config: {content, publicUrl}, root}: ShopContext): Part {
  const {kind, projectId, dataset} = content
  const settings = {projectId, dataset, apiHost: kind === 'embedded' ? LAKE_PATH : null, publicUrl}
  const studio = studioRoutes({dist: join(root, 'studio/dist'), settings, publicUrl})
  return {routes: new Hono<ClientEnv>().route('/studio', studio)}
}

/**
 * The built Studio, to be mounted at `/studio`. Every address that is no file gives its page, because the Studio routes
 * in the browser. The page carries the settings, so one build serves every deployment.
 */
export function studioRoutes({dist, settings, publicUrl}: StudioOptions): Hono {
  const app = new Hono()
  app.use(
    secureHeaders({
      referrerPolicy: 'same-origin',
      strictTransportSecurity: transportSecurity(publicUrl) ?? false,
    }),
  )
  app.use('/static/*', async (context, next) => {
    await next()
    const maxAge = HASHED.test(context.req.path) ? `${YEAR_SECONDS}, immutable` : HOUR_SECONDS
    if (context.res.status === 200) context.header('Cache-Control', `public, max-age=${maxAge}`)
    if (context.req.path.endsWith(ALERTS_WORKER)) context.header('Service-Worker-Allowed', '/studio/')
  })
  app.use('/static/*', compressOnce())
  app.use(
    '/static/*',
    serveStatic({root: dist, rewriteRequestPath: (path) => path.slice(path.indexOf('/static/'))}),
  )
  app.all('/static/*', (context) => context.text('The Studio has no such file.', 404))
  app.get('*', async (context) => {
    const page = await readPage(dist)
    if (page === undefined) return context.text('The Studio is not built yet. Run npm run build.', 503)
    const headers = {'Cache-Control': 'no-cache', 'Content-Security-Policy': policyOf(page)}
    return context.html(withSettings(page, settings), 200, headers)
  })
  return app
}

/**
 * Middleware that sends the files of the build compressed. Each is compressed once and stays in memory: 3 MB in all. One
 * compression of the largest takes a quarter of a second, and requests have no limit.
 */
function compressOnce(): MiddlewareHandler {
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return async (context, next) => {
    await next()
    const {res, req} = context
    if (res.status !== 200 || req.method !== 'GET') return
    // One file has many addresses: any character can be escaped.
    const name = decodeURI(req.path)
    if (!COMPRESSED.test(name)) return
    context.header('Vary', 'Accept-Encoding')
    if (chooseEncoding(req.header('Accept-Encoding') ?? null, ['gzip']) === undefined) return
    const known = compressed.get(name)
    const made =
      known ?? res.arrayBuffer().then(async (bytes) => new Uint8Array(await promisify(gzip)(bytes)))
    compressed.set(name, made)
    if (known) await res.body?.cancel()
    const body = await made
    const headers = new Headers(res.headers)
    headers.set('Content-Encoding', 'gzip')
    headers.set('Content-Length', String(body.byteLength))
    // Headers of the former response would be added to those of the next one.
    context.res = undefined
    context.res = new Response(body, {headers})
  }
}

async function readPage(dist: string): Promise<string | undefined> {
  return readFile(join(dist, 'index.html'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/**
 * The Content-Security-Policy of the Studio's page: only scripts of the build run, and inline only those in the page as
 * it was built. Styles are not restricted, because the Studio adds them at run time.
 */
function policyOf(page: string): string {
  const inline = [...page.matchAll(/<script>(?<text>[^]*?)<\/script>/g)].map(
    ({groups}) => groups?.['text'] ?? '',
  )
  return [
    `script-src 'self' ${inline.map(hashOf).join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Adds the settings as a data block, which browsers never run. */
function withSettings(page: string, settings: StudioSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return page.replace(
    '<head>',
    () => `<head><script type="application/json" id="studio-settings">${json}</script>`,
  )
}
