import {HttpError} from '../../lib/http/http-error.ts'
import {PREVIEW_PATH, type PreviewOf} from '../preview/index.ts'
import type {Bundle, BundleSource} from './bundle.ts'
import type {QuotationView} from '../../contract/quotation/quotation.ts'
import type {Env} from '../../contract/site/env.ts'
import type {Failure, Fetch, Markup, PageAddress, ShopContact} from '../../contract/site/render.ts'
import {etagOf, type StaticFile} from './files.ts'
import type {CachedPage} from './page-cache.ts'
import {contentSecurityPolicy, headersOfQuotation, printPolicy, securityHeaders} from './security.ts'
import {withQueriesOf} from './page-gate.ts'
import {withStyles} from './styles.ts'

export interface SiteOptions {
  /** Where pages come from; `builtBundle` everywhere but in development. */
  bundles: BundleSource
  env: Env
  /**
   * Fetches content from the lake in this process, or over the network. Addresses are absolute. The request counts
   * against the client's limits; without a client, it is the server's own and has no limit.
   */
  fetchContent: (request: Request, clientKey?: string) => Promise<Response>
  /** Position in the log of changes, as live events number it. */
  position?: () => string | undefined
  /** Receives every failure that is a fault of the server. */
  onError?: (error: unknown) => void
}

/** Addresses of a page, and the build that renders it. */
export interface AddressInBuild extends PageAddress {
  /** Script and styles that the page names. Absent without a build, and in development. */
  build?: string
}

/** Renders pages, and files such as the sitemap that are made from the content. */
export interface Pages extends ReturnType<typeof openAddresses> {
  /** The browser's files by address. Empty when the site is not built. */
  files(): Promise<Map<string, StaticFile>>
  /**
   * Renders the page at an address: path and parameters.
   * @throws HttpError 429 when the client may send no more queries
   */
  make(address: string, clientKey?: string): Promise<CachedPage>
  /**
   * Renders the page for paper at an address: path and parameters. Undefined when nothing is there.
   * @throws HttpError 429 when the client may send no more queries
   */
  print(address: string, clientKey?: string): Promise<CachedPage | undefined>
  /**
   * Renders the page that asks which of some products is meant.
   * @throws HttpError 429 when the client may send no more queries
   */
  choice(address: string, ids: readonly string[], clientKey?: string): Promise<CachedPage>
  /** Renders the page of a quotation, for nobody else and no search engine. @param prefix start of its language */
  quotation: (prefix: string, view: QuotationView) => Promise<CachedPage>
  /** Renders the page at an address with unpublished changes. Nobody else may get it. */
  preview(address: string, preview: PreviewOf): Promise<CachedPage>
  /** Whether a query is one that a page of the site sends. */
  isKnownQuery: (groq: string) => Promise<boolean>
  /** The page of a failure. Never rejects. Like all pages, in the language of the address. */
  failed(address: string, kind: Failure): Promise<CachedPage>
  /** The page for a client who has to wait. Never rejects. */
  refused(address: string, failure: HttpError): Promise<CachedPage>
}

const NO_FILES = new Map<string, StaticFile>()

const STATUS: Record<Failure, number> = {
  unreachable: 503,
  broken: 500,
  unreadable: 400,
  deleted: 410,
  ended: 410,
  tooMany: 429,
  crowded: 503,
}

const HTML = 'text/html; charset=utf-8'
const NOTHING_INLINE: Markup['inline'] = {scripts: [], styles: []}

const typeOf = (path: string) => `${path.endsWith('.xml') ? 'application/xml' : 'text/plain'}; charset=utf-8`

export function createPages({bundles, env, fetchContent, position, onError}: SiteOptions): Pages {
  const toPage = pageMaker(env, bundles)
  const failures = openFailures(toPage, bundles)
  const renderFor = openRenderer({env, fetchContent, position}, toPage, (shop) => failures.nameShop(shop))
  const printFor = openRendererOfPaper({env, fetchContent}, toPage)
  const choiceFor = openRendererOfChoice({env, fetchContent}, toPage)

  function toFailure(error: unknown, bundle: Bundle | undefined): CachedPage {
    onError?.(error)
    // Nothing can be rendered without a build, so the reason is sent as text for the operator of the server.
    if (!bundle) return toPage(String(error), {status: 503, type: 'text/plain; charset=utf-8'})
    return failures.page(bundle, bundle.isUnreachable(error) ? 'unreachable' : 'broken')
  }

  async function withBundle<Made>(
    address: string,
    use: (bundle: Bundle) => Made | Promise<Made>,
  ): Promise<Made | CachedPage> {
    let bundle: Bundle | undefined
    try {
      bundle = await bundles.load(address)
      return await use(bundle)
    } catch (error) {
      if (error instanceof HttpError) throw error
      return toFailure(error, bundle)
    }
  }

  // Loaded now, so the first visitor does not wait and a later build does not mix with this one.
  bundles.load('/').catch(() => undefined)

  const failed = (address: string, kind: Failure) =>
    withBundle(address, (bundle) => failures.page(bundle, kind))

  return {
    async files() {
      return (await bundles.load('/').catch(() => undefined))?.files ?? NO_FILES
    },
    ...openAddresses({bundles, env}),
    make: (address, clientKey) =>
      withBundle(address, (bundle) => renderFor(bundle, new URL(address, env.publicUrl), clientKey)),
    print: (address, clientKey) =>
      withBundle(address, (bundle) => printFor(bundle, new URL(address, env.publicUrl), clientKey)),
    choice: (address, ids, clientKey) =>
      withBundle(address, (bundle) => choiceFor(bundle, new URL(address, env.publicUrl), {ids, clientKey})),
    quotation: (prefix, view) =>
      withBundle(prefix || '/', async (bundle) => {
        const {html, inline} = await bundle.renderQuotation(view, env)
        const page = toPage(html, {})
        return {...page, headers: {...page.headers, ...headersOfQuotation(inline, env)}}
      }),
    preview(address, {mode, perspective, fetch}) {
      const own = {...previewEnv(env), preview: mode, perspective: perspective.join(',')}
      const content = {env: own, fetchContent: (request: Request) => fetch(request.url), position}
      const render = openRenderer(content, toPrivate(pageMaker(own, bundles)))
      return withBundle(address, (bundle) =>
        render({...bundle, ...bundle.preview}, new URL(address, env.publicUrl)),
      )
    },
    isKnownQuery: async (groq) => (await bundles.load('/')).isKnownQuery(groq),
    failed,
    async refused(address, {status, retryAfter}) {
      const page = await failed(address, status === 429 ? 'tooMany' : 'crowded')
      return {...page, headers: {...page.headers, 'Retry-After': String(retryAfter ?? 60)}}
    },
  }
}

function openAddresses({bundles, env}: Pick<SiteOptions, 'bundles' | 'env'>) {
  const addresses = new WeakMap<Bundle, ReturnType<Bundle['openAddresses']>>()
  const buildOf = ({script, styles}: Bundle) => (bundles.isDevelopment ? {} : {build: `${script} ${styles}`})
  return {
    /** Addresses of the requested page. Without a build, the address as it is. */
    async addressOf(pathname: string, search: string): Promise<AddressInBuild> {
      const bundle = await bundles.load(pathname).catch(() => undefined)
      if (!bundle) return {own: pathname + search, shared: pathname + search}
      const addressesOf = addresses.get(bundle) ?? bundle.openAddresses(env)
      addresses.set(bundle, addressesOf)
      return {...addressesOf(pathname, search), ...buildOf(bundle)}
    },
    /**
     * Addresses of a page for paper. Parameters choose the products of a list; other pages have none.
     * @param address path and parameters
     */
    async addressOnPaper(address: string): Promise<AddressInBuild> {
      const bundle = await bundles.load(address).catch(() => undefined)
      const {pathname, searchParams} = new URL(address, env.publicUrl)
      const items = /\/print\/?$/.test(pathname) ? `?items=${searchParams.get('items') ?? ''}` : ''
      return {own: address, shared: pathname + items, ...(bundle && buildOf(bundle))}
    },
  }
}

/** Makes failure pages. One is the same for everybody who reads its language, and many clients may need one at once. */
function openFailures(toPage: ToPage, {isDevelopment}: BundleSource) {
  let shop: ShopContact | undefined
  let made = new WeakMap<Bundle, Map<Failure, CachedPage>>()
  return {
    /** Later failure pages name this shop. Until it is known, they name none. */
    nameShop({brand, phone}: ShopContact) {
      if (brand === shop?.brand && phone === shop.phone) return
      shop = {brand, phone}
      made = new WeakMap()
    },
    page(bundle: Bundle, kind: Failure): CachedPage {
      const ofBundle = made.get(bundle) ?? new Map<Failure, CachedPage>()
      const known = isDevelopment ? undefined : ofBundle.get(kind)
      if (known) return known
      const {html, inline} = withStyles(bundle.renderFailure(kind, bundle.styles, shop), bundle)
      const page = toPage(html, {inline, status: STATUS[kind]})
      made.set(bundle, ofBundle.set(kind, page))
      return page
    },
  }
}

interface PageFacts {
  status?: number
  type?: string
  inline?: Markup['inline']
  tags?: string[]
  isListed?: boolean
  /** Position in the event stream that the text names. */
  position?: string | undefined
}

type ToPage = (text: string, facts: PageFacts) => CachedPage

/** Makes the function that renders a page for paper. Robots may list none. */
function openRendererOfPaper({env, fetchContent}: Pick<SiteOptions, 'env' | 'fetchContent'>, toPage: ToPage) {
  return (bundle: Bundle, address: URL, clientKey?: string): Promise<CachedPage | undefined> =>
    withQueriesOf(clientKey, {env, fetchContent}, async (fetch) => {
      const {script, styles} = bundle
      const printed = await bundle.renderPrint(address.pathname + address.search, {
        env,
        fetch,
        script,
        styles,
      })
      if (!printed) return undefined
      const page = toPage(printed.html, {isListed: printed.isCanonical})
      const policy = printPolicy(printed.styles, env)
      return {
        ...page,
        headers: {...page.headers, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex'},
      }
    })
}

/** Makes the function that renders the page which asks what is meant by an address. */
function openRendererOfChoice(
  {env, fetchContent}: Pick<SiteOptions, 'env' | 'fetchContent'>,
  toPage: ToPage,
) {
  return (
    bundle: Bundle,
    {search}: URL,
    {ids, clientKey}: {ids: readonly string[]; clientKey?: string | undefined},
  ): Promise<CachedPage> =>
    withQueriesOf(clientKey, {env, fetchContent}, async (fetch) => {
      const {script, styles} = bundle
      const asking = await bundle.renderChoice(ids, search, {env, fetch, script, styles})
      const {html, inline} = withStyles(asking, bundle)
      return toPage(html, {inline})
    })
}

/** Makes the function that adds the headers of this deployment to a text. */
function pageMaker(env: Env, bundles: BundleSource): ToPage {
  const common = securityHeaders(env.publicUrl)
  return (text, facts) => {
    const {status = 200, type = HTML, inline = NOTHING_INLINE, tags = [], isListed = false, position} = facts
    const body = Buffer.from(text)
    const policy = type === HTML && contentSecurityPolicy(inline, env, bundles)
    const headers = {
      ...common,
      'Content-Type': type,
      // A proxy that rewrites a page, as Cloudflare does with e-mail addresses, breaks its hydration.
      'Cache-Control': `${status < 500 && status !== 429 ? 'no-cache' : 'no-store'}, no-transform`,
      ...(policy ? {'Content-Security-Policy': policy} : {}),
      ...(status === 503 ? {'Retry-After': '30'} : {}),
    }
    return {status, headers, body, etag: tagOf(body, position), tags, isListed, encoded: new Map()}
  }
}

/**
 * Entity tag of a page. Renderings that differ only in their position have the same tag, so that a browser keeps the one
 * that it has: from an older position, it receives the events since then, or an event that makes it load everything again.
 */
function tagOf(body: Buffer, position: string | undefined): string {
  if (!position) return etagOf(body)
  const at = body.indexOf(position)
  if (at === -1) return `W/${etagOf(body)}`
  return `W/${etagOf(body.subarray(0, at), body.subarray(at + Buffer.byteLength(position)))}`
}

/** Settings of a page with unpublished changes. It reports nothing to trackers, and is not measured. */
const previewEnv = (env: Env): Env => ({
  ...env,
  metaPixelId: undefined,
  gaMeasurementId: undefined,
  googleAdsSendTo: undefined,
  sampled: undefined,
  apiBase: PREVIEW_PATH,
  liveBase: PREVIEW_PATH,
})

/** Pages that no cache between the server and the browser may keep. */
const toPrivate =
  (toPage: ToPage): ToPage =>
  (text, facts) => {
    const page = toPage(text, facts)
    return {...page, headers: {...page.headers, 'Cache-Control': 'private, no-store'}}
  }

/**
 * Makes the function that renders a page with queries that count as the client's.
 * It throws HttpError 429 when the client may send no more, and whatever the build throws.
 * @param onShop called with the shop of each page
 */
function openRenderer(
  {env, fetchContent, position}: Pick<SiteOptions, 'env' | 'fetchContent' | 'position'>,
  toPage: ToPage,
  onShop?: (shop: ShopContact) => void,
) {
  async function render(bundle: Bundle, address: URL, fetch: Fetch): Promise<CachedPage> {
    const {script, styles, scriptsOf} = bundle
    const options = {env, fetch, script, styles, scriptsOf, position: position?.()}
    const file = await bundle.renderFile(address.pathname, options)
    if (file !== undefined) return toPage(file, {type: typeOf(address.pathname), isListed: true})
    const rendered = await bundle.render(new Request(address), options)
    const {headers, html, shop, ...facts} = withStyles(rendered, bundle)
    if (shop) onShop?.(shop)
    const page = toPage(html, {...facts, position: options.position})
    const location = headers.get('Location')
    return location ? {...page, headers: {...page.headers, Location: location}} : page
  }

  return (bundle: Bundle, address: URL, clientKey?: string): Promise<CachedPage> =>
    withQueriesOf(clientKey, {env, fetchContent}, (fetch) => render(bundle, address, fetch))
}
