import type {Bundle, BundleSource, Failure} from './bundle.ts'
import type {SiteEnv} from './env.ts'
import {etagOf, type StaticFile} from './files.ts'
import type {CachedPage} from './page-cache.ts'
import {contentSecurityPolicy, securityHeaders} from './security.ts'

export interface SiteOptions {
  /** Where pages come from; `builtBundle` everywhere but in development. */
  bundles: BundleSource
  env: SiteEnv
  /** Fetches content from the lake in this process, or over the network. Addresses are absolute. */
  fetchContent: (request: Request) => Promise<Response>
  /** Position in the log of changes, as live events number it. */
  position?: () => string | undefined
  /** Receives every failure that is a fault of the server. */
  onError?: (error: unknown) => void
}

/** Renders pages, and files such as the sitemap that are made from the content. Never rejects. */
export interface Pages {
  /** The browser's files by address. Empty when the site is not built. */
  files(): Promise<Map<string, StaticFile>>
  make(address: URL): Promise<CachedPage>
  /** The page for an address that cannot be decoded. */
  unreadable(): Promise<CachedPage>
}

const NO_FILES = new Map<string, StaticFile>()

const STATUS: Record<Failure, number> = {unreachable: 503, broken: 500, unreadable: 400}

const HTML = 'text/html; charset=utf-8'

const TYPES: Record<string, string> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

export function createPages({bundles, env, fetchContent, position, onError}: SiteOptions): Pages {
  const common = securityHeaders(env.publicUrl)

  const fetch = (address: string, init?: RequestInit) =>
    fetchContent(new Request(new URL(address, env.publicUrl), init))

  function toPage(text: string, page: {status?: number; type?: string; tags?: string[]}): CachedPage {
    const {status = 200, type = HTML, tags = []} = page
    const body = Buffer.from(text)
    const headers = {
      ...common,
      'Content-Type': type,
      'Cache-Control': status < 500 ? 'no-cache' : 'no-store',
      ...(type === HTML ? {'Content-Security-Policy': contentSecurityPolicy(text, env, bundles)} : {}),
      ...(status === 503 ? {'Retry-After': '30'} : {}),
    }
    return {status, headers, body, etag: etagOf(body), tags, encoded: new Map()}
  }

  function toFailure(error: unknown, bundle: Bundle | undefined): CachedPage {
    onError?.(error)
    // Nothing can be rendered without a build, so the reason is sent as text for the operator of the server.
    if (!bundle) return toPage(String(error), {status: 503, type: 'text/plain; charset=utf-8'})
    const kind = bundle.isUnreachable(error) ? 'unreachable' : 'broken'
    return toPage(bundle.renderFailure(kind, bundle.styles), {status: STATUS[kind]})
  }

  async function render(bundle: Bundle, address: URL): Promise<CachedPage> {
    const {script, styles} = bundle
    const options = {env, fetch, script, styles, position: position?.()}
    const file = await bundle.renderFile(address.pathname, options)
    if (file !== undefined)
      return toPage(file, {type: TYPES[address.pathname] ?? 'text/plain; charset=utf-8'})
    const {status, headers, html, tags} = await bundle.render(new Request(address), options)
    const page = toPage(html, {status, tags})
    const location = headers.get('Location')
    return location ? {...page, headers: {...page.headers, Location: location}} : page
  }

  async function withBundle(use: (bundle: Bundle) => CachedPage | Promise<CachedPage>) {
    let bundle: Bundle | undefined
    try {
      bundle = await bundles.load()
      return await use(bundle)
    } catch (error) {
      return toFailure(error, bundle)
    }
  }

  // Loaded now, so the first visitor does not wait and a later build does not mix with this one.
  bundles.load().catch(() => undefined)

  return {
    async files() {
      return (await bundles.load().catch(() => undefined))?.files ?? NO_FILES
    },
    make: (address) => withBundle((bundle) => render(bundle, address)),
    unreadable: () =>
      withBundle((bundle) => toPage(bundle.renderFailure('unreadable', bundle.styles), {status: 400})),
  }
}
