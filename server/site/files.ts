import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {extname, join, relative, sep} from 'node:path'
import {Hono} from 'hono'

export interface StaticFile {
  body: Buffer
  /** Strong, in quotes. */
  etag: string
  headers: Record<string, string>
  /** Encodings made by the build. */
  encoded: Map<string, Buffer>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const YEAR = 31_536_000

/** The service worker. A browser that has the worker looks for a new worker at each visit. */
export const WORKER = '/sw.js'

/** Names under `assets/` carry a hash of the content, so these files never change. */
const cacheControl = (path: string) =>
  path === WORKER
    ? 'no-cache'
    : path.startsWith('/assets/') && !path.endsWith('.json')
      ? `public, max-age=${YEAR}, immutable`
      : 'public, max-age=3600'

/** The built files by address. They are a few hundred kilobytes, so they stay in memory. */
export function readFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const served = names.filter((name) => TYPES[extname(name)] && !relative(folder, name).startsWith('.'))
  return new Map(
    served.map((name) => {
      const path = `/${relative(folder, name).split(sep).join('/')}`
      const body = readFileSync(name)
      const headers = {'Content-Type': TYPES[extname(name)] ?? '', 'Cache-Control': cacheControl(path)}
      return [path, {body, etag: etagOf(body), headers, encoded: readEncoded(name)}]
    }),
  )
}

function readEncoded(name: string) {
  const encodings = [
    ['br', `${name}.br`],
    ['gzip', `${name}.gz`],
  ] as const
  return new Map(
    encodings
      .filter(([, file]) => existsSync(file))
      .map(([encoding, file]) => [encoding, readFileSync(file)]),
  )
}

/** A strong entity tag of the bytes, which may come in parts. */
export function etagOf(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** A service worker that deletes all copies of the site on a device, and then itself. */
export const WITHDRAWN = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * Serves `WITHDRAWN` in place of the site's own worker. Browsers look for a new worker at the next visit.
 * @param isWithdrawn false: the site's own worker is served
 */
export function withdrawnWorker(isWithdrawn: boolean): Hono {
  const routes = new Hono()
  if (!isWithdrawn) return routes
  return routes.get(WORKER, (context) =>
    context.body(WITHDRAWN, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
}
