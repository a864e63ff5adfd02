import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {answer, chooseEncoding} from './answer.ts'
import {loadBundle, type Bundle, type Failure} from './bundle.ts'
import type {SiteEnv} from './env.ts'
import {etagOf, readFiles} from './files.ts'
import {createPageCache, type CachedPage} from './page-cache.ts'
import {contentSecurityPolicy, securityHeaders} from './security.ts'

interface SiteOptions {
  /** Folder that holds the built `client` and `server`. */
  dist: string
  env: SiteEnv
  /** Answers requests for content: the lake in this process, or the network. Addresses are absolute. */
  fetchContent: (request: Request) => Promise<Response>
  /** Hears of every failure that is a fault of ours. */
  onError?: (error: unknown) => void
}

/** The public site: its files and its pages. */
export interface Site {
  fetch(request: Request): Promise<Response>
  /**
   * To be called after each change of the content, with the tags that answers to queries carry.
   * Without tags everything is taken for changed.
   */
  contentChanged(tags?: string[]): void
}

const STATUS: Record<Failure, number> = {unreachable: 503, broken: 500, unreadable: 400}

const ADVERTISING = /^(?:(?:utm_|hsa_).*|gclid|gclsrc|gbraid|wbraid|_gl|_ga|dclid|fbclid)$/

const compressions = {
  // 5 of 11: a page of 100 kB in 3 ms.
  br: (body: Buffer) => promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Opens the built site. Nothing is read from the network until a page is asked for. */
export function openSite({dist, env, fetchContent, onError}: SiteOptions): Site {
  const files = readFiles(join(dist, 'client'))
  const cache = createPageCache({maxBytes: 64 * 2 ** 20, maxAgeMs: 10 * 60_000})
  const common = securityHeaders(env.publicUrl)
  let loading: Promise<Bundle> | undefined

  const fetch = (address: string, init?: RequestInit) =>
    fetchContent(new Request(new URL(address, env.publicUrl), init))

  function loadOnce() {
    loading ??= loadBundle(dist).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function toPage(html: string, status: number, tags: string[]): CachedPage {
    const body = Buffer.from(html)
    const headers = {
      ...common,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': status < 500 ? 'no-cache' : 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(html, env),
      ...(status === 503 ? {'Retry-After': '30'} : {}),
    }
    return {status, headers, body, etag: etagOf(body), tags, encoded: new Map()}
  }

  async function makePage(bundle: Bundle, address: URL): Promise<CachedPage> {
    try {
      const {status, headers, html, tags} = await bundle.render(new Request(address), {
        env,
        fetch,
        script: bundle.script,
      })
      const page = toPage(html, status, tags)
      const location = headers.get('Location')
      return location ? {...page, headers: {...page.headers, Location: location}} : page
    } catch (error) {
      const kind = bundle.isUnreachable(error) ? 'unreachable' : 'broken'
      onError?.(error)
      return toPage(bundle.renderFailure(kind), STATUS[kind], [])
    }
  }

  async function sendPage(request: Request, page: CachedPage) {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
    if (encoding && !page.encoded.has(encoding)) {
      page.encoded.set(encoding, await compressions[encoding](page.body))
    }
    return page.status === 200 ? answer(request, page) : answerWhole(request, page)
  }

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('This address can only be read.', {
          status: 405,
          headers: {...common, Allow: 'GET, HEAD'},
        })
      }
      const url = new URL(request.url)
      const file = files.get(url.pathname)
      if (file) return answer(request, {...file, headers: {...common, ...file.headers}})
      const path = tidy(url.pathname)
      if (path !== url.pathname) {
        return new Response(null, {status: 308, headers: {...common, Location: path + url.search}})
      }
      const bundle = await loadOnce().catch((error: unknown) => {
        onError?.(error)
        return String(error)
      })
      if (typeof bundle === 'string') return new Response(bundle, {status: 503, headers: common})
      if (!isReadable(path)) return sendPage(request, toPage(bundle.renderFailure('unreadable'), 400, []))
      const address = new URL(path + url.search, env.publicUrl)
      const make = () => makePage(bundle, address)
      // Links of such a page carry the visitor's own parameters on, so it is of use to nobody else.
      const isTracked = [...url.searchParams.keys()].some((name) => ADVERTISING.test(name))
      return sendPage(request, await (isTracked ? make() : cache.get(path + url.search, make)))
    },
    contentChanged: (tags) => cache.contentChanged(tags),
  }
}

/** Without doubled or closing slashes, which name no page of ours. */
const tidy = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

function isReadable(path: string) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** An answer other than 200 is never taken from the caller's cache and never cut into ranges. */
function answerWhole(request: Request, page: CachedPage) {
  const headers = new Headers(request.headers)
  for (const name of ['If-None-Match', 'If-Range', 'Range']) headers.delete(name)
  return answer(new Request(request.url, {method: request.method, headers}), page)
}
