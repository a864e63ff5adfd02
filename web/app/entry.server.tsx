import {createRequestHandler, getSsrStatus, RouterServer} from '@tanstack/react-router/ssr/server'
import type {ServerManifest} from '@tanstack/router-core'
import {renderToString} from 'react-dom/server'
import {prefix} from '#messages/language'
import type {Env} from '../../contract/site/env.ts'
import type {
  Failure,
  Markup,
  PageAddress,
  PrintPage,
  RenderedPage,
  RenderOptions,
  ServerBundle,
  ShopContact,
} from '../../contract/site/render.ts'
import {isAdvertising} from '../../contract/site/parameters.ts'
import {QUERIES} from '../../schemas/generated/queries.ts'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {ChoicePage, CHOICE_STYLES} from '../choice/ChoicePage.tsx'
import guard from '../consent/guard.ts?inline-script'
import {languagesOf, languageTags} from '../discovery/language-tags.ts'
import {imageAddresses as addressesOf, PICTURES} from '../discovery/image-addresses.ts'
import {llmsText, robotsText, SITEMAP, sitemapXml} from '../discovery/sitemap.ts'
import watchPage from '../start/replay-queue.ts?inline-script'
import {listedQuery} from '../print/print.queries.ts'
import {renderPrint as makePrint} from '../print/render-print.tsx'
import {noticeVersionQuery} from '../privacy/privacy.queries.ts'
import {renderQuotation as makeQuotation} from '../quotation/render-quotation.tsx'
import {getRouter} from './router.tsx'
import {answered, CONTENT_ELEMENT, ContentError, groqFn} from '../data/sanity.ts'
import {parseSearch, stringifySearch, type Search} from '../links/search.ts'
import {FailurePage} from '../shell/FailurePage.tsx'
import {shopQuery} from '../shop/shop.queries.ts'
import {mailSubject} from '#messages/contact'

/** The inline script of every page. */
const EARLY = `${watchPage}(${JSON.stringify(encodeURIComponent(mailSubject))})`
/**
 * Marks an English page with the language that its reader prefers, before the first paint: a line leads to that page
 * (`shell/Languages.tsx`). Nothing is stored, and nobody is sent elsewhere.
 */
const READER = 'document.documentElement.dataset.reads=navigator.language;'

/** The inline script that keeps trackers back until the visitor allows them. Only pages with trackers have it. */
function guardScript({noticeVersion = '', metaPixelId}: Env): string {
  const version = JSON.stringify(noticeVersion).replaceAll('<', String.raw`\u003c`)
  return `${guard}(${version},${Boolean(metaPixelId)})`
}

/** React's mark for a component that threw. The browser would render it again and fail again. */
export const FAILED_PART = '<!--$!-->'

/**
 * Renders the complete page at an address.
 * @throws ContentError when the content cannot be read (see `isUnreachable`), and any other failure of the page
 */
export async function render(
  request: Request,
  {env, fetch, script, styles, scriptsOf, position}: RenderOptions,
): Promise<RenderedPage> {
  const {pathname, search} = new URL(request.url)
  const own: Env = {...env, address: pathname + search}
  const address = env.publicUrl + pathname + search
  // Nobody can guess it, so no script that came with the content has it.
  const nonce = crypto.randomUUID()
  const router = getRouter({env: own, fetch, position, nonce})
  // Images and fonts come first: the script waits until they are painted.
  const scripts = [{attrs: {type: 'module', async: true, fetchPriority: 'low', src: script}}]
  const manifest: ServerManifest = {routes: {__root__: {scripts}}}
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest,
  })
  const first = [prefix ? EARLY : READER + EARLY]
  const hasTrackers = Boolean(env.metaPixelId ?? env.gaMeasurementId ?? env.googleAdsSendTo)
  let page = {html: '', inline: NOTHING_INLINE}
  const response = await handle(async ({router, responseHeaders}) => {
    const failed = router.state.matches.find((match) => match.status === 'error')
    if (failed) throw failed.error
    if (scriptsOf) Object.assign(own, {scripts: scriptsOf(chunksOf(router.state.matches)), styles})
    if (hasTrackers) {
      own.noticeVersion = await router.options.context.queryClient.fetchQuery(noticeVersionQuery())
      first.push(guardScript(own))
    }
    const html = renderToString(<RouterServer router={router} />)
    if (html.includes(FAILED_PART)) throw new Error('A part of the page failed while it was rendered')
    const languages = await tagsOfLanguages(router, env, address)
    page = withTags(html, nonce, first, languages + sheetTag(styles))
    // A body of a response would be encoded and decoded again.
    return new Response(null, {status: getSsrStatus(router), headers: responseHeaders})
  })
  const tags = new Set([...router.options.context.content.tags.values()].flat())
  const isListed = response.status === 200 && isOneOfFew(router.state.matches, address)
  const {status, headers} = response
  const shop = router.options.context.queryClient.getQueryData(shopQuery().queryKey)
  return {status, headers, ...page, tags: [...tags], isListed, shop}
}

type Router = ReturnType<typeof getRouter>
type Matches = Router['state']['matches']

/** Chunks of the views of the designs, by the parameter `view`. */
const VIEWS = new Map<unknown, string>([
  ['all', 'all-products'],
  ['list', 'enquiry'],
])

/** The chunks of the build that a page shows: the component of its route, and what it loads by itself. */
function chunksOf(matches: Matches): string[] {
  const match = matches.at(-1)
  if (!match) return []
  // The route `/designs/` is in the file `routes/designs.index.tsx`.
  const file = match.routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.')
  const search: Search = match.search
  return [
    `routes/${file}.tsx?tsr-split=component`,
    ...(search.item ? ['dialog'] : []),
    ...(match.routeId === '/designs/' ? [VIEWS.get(search.view) ?? 'designs'] : []),
  ]
}

const canonicalOf = (matches: Matches) =>
  matches.flatMap((match) => match.links ?? []).find((link) => link?.rel === 'canonical')?.href

/** Whether a page names this address as its own. Numbered pages and shared files do too, but their addresses are unlimited. */
const isOneOfFew = (matches: Matches, address: string) =>
  canonicalOf(matches) === address &&
  !parseSearch(new URL(address).search).page &&
  matches.at(-1)?.routeId !== '/file/$slug'

/**
 * Tags about the languages of a page that search engines may list. These tags are for the served page only: the browser
 * keeps the tags of the first page, and no script holds them. Call it after rendering, so that the page does not hold
 * the query.
 * @param address of the page. Search engines read these tags at its canonical address only.
 */
async function tagsOfLanguages({state, options}: Router, env: Env, address: string): Promise<string> {
  const canonical = canonicalOf(state.matches)
  const isUnlisted = state.matches.some(({meta}) =>
    meta?.some((tag) => tag && 'name' in tag && tag.name === 'robots'),
  )
  if (canonical !== address || isUnlisted) return ''
  const path = withoutPrefix(canonical.slice(env.publicUrl.length))
  return languageTags(env, {path, languages: await languagesOf(options.context.queryClient, path)})
}

/** Path of a page inside its language. */
const withoutPrefix = (pathname: string) => pathname.slice(prefix.length) || '/'

/**
 * Characters of the parameters that a page carries for its visitor. The page repeats them in about 140 links, and an
 * advertisement's parameters have a few hundred characters. The browser adds longer parameters to the links of the
 * shared page.
 */
const MAX_OWN = 2000

/** Makes the function that finds the addresses of the page that a visitor requests. */
export function openAddresses(env: Env): (pathname: string, search: string) => PageAddress {
  const router = getRouter({env, fetch: () => Promise.reject(new Error('An address has no content'))})
  return (pathname, search) => {
    const known: Search =
      router.matchRoutes(withoutPrefix(pathname), parseSearch(search)).at(-1)?._strictSearch ?? {}
    const shared = Object.fromEntries(Object.entries(known).filter(([name]) => !isAdvertising(name)))
    const own = isFromForm(search) ? search : stringifySearch(known)
    const ofAll = pathname + stringifySearch(shared)
    return {own: own.length > MAX_OWN ? ofAll : pathname + own, shared: ofAll}
  }
}

/** A form without scripts sends empty fields and repeats `category`. The router redirects it to the page's own address. */
function isFromForm(search: string): boolean {
  const fields = new URLSearchParams(search)
  return fields.getAll('category').length > 1 || [...fields.values()].includes('')
}

/** Text of a file for search engines and language models, by its path. Undefined for any other path. */
export async function renderFile(path: string, {env, fetch}: RenderOptions): Promise<string | undefined> {
  if (path === '/robots.txt') return robotsText(env)
  const isForModels = path === '/llms.txt'
  if (!isForModels && path !== `${prefix}/sitemap.xml`) return undefined
  const {queryClient} = getRouter({env, fetch}).options.context
  if (isForModels) {
    const categories = await queryClient.fetchQuery(categoriesQuery())
    return llmsText(env, await queryClient.fetchQuery(shopQuery()), categories)
  }
  const content = await queryClient.fetchQuery({queryKey: ['sitemap'], queryFn: groqFn(SITEMAP)})
  answered(content.categories)
  return sitemapXml(env, content)
}

/** Addresses of all images that pages show, in every width. @throws ContentError */
export async function imageAddresses({env, fetch}: Pick<RenderOptions, 'env' | 'fetch'>): Promise<string[]> {
  const {queryClient} = getRouter({env, fetch}).options.context
  return addressesOf(env, await queryClient.fetchQuery({queryKey: ['pictures'], queryFn: groqFn(PICTURES)}))
}

/** The page for paper at an address, its path and parameters. Undefined when nothing is there. @throws ContentError */
export function renderPrint(address: string, {env, fetch}: RenderOptions): Promise<PrintPage | undefined> {
  return makePrint(address, {env, queryClient: getRouter({env, fetch}).options.context.queryClient})
}

/**
 * The page that asks which of some products is meant.
 * @param search parameters that its links carry on
 * @throws ContentError
 */
export async function renderChoice(
  ids: readonly string[],
  search: string,
  {env, fetch, styles}: RenderOptions,
): Promise<Markup> {
  const {queryClient} = getRouter({env, fetch}).options.context
  const [shop, pieces] = await Promise.all([
    queryClient.fetchQuery(shopQuery()),
    queryClient.fetchQuery(listedQuery([], ids)),
  ])
  const {item: _, ...carried} = parseSearch(search)
  const html = renderToString(
    <ChoicePage env={env} shop={shop} pieces={pieces} search={stringifySearch(carried)} />,
  )
  return {
    html: `<!DOCTYPE html>${addToHead(html, sheetTag(styles))}`,
    inline: {scripts: [], styles: [CHOICE_STYLES]},
  }
}
/** The page of a quotation, which needs no content. */
export const renderQuotation: ServerBundle['renderQuotation'] = async (view, env) => makeQuotation(view, env)

/** Whether a query is one that a page of the site sends. */
export const isKnownQuery = (groq: string) => QUERIES.has(groq)

/** Whether a failure means that the content cannot be read, rather than a bug. */
export const isUnreachable = (error: unknown) => error instanceof ContentError

/**
 * The page for requests that cannot be rendered. It needs neither script nor content.
 * @param shop absent: not known yet
 */
export function renderFailure(kind: Failure, styles: string, shop?: ShopContact): Markup {
  const html = renderToString(<FailurePage kind={kind} shop={shop} />)
  return {html: `<!DOCTYPE html>${addToHead(html, sheetTag(styles))}`, inline: NOTHING_INLINE}
}

const NOTHING_INLINE: Markup['inline'] = {scripts: [], styles: []}

/** The server puts the rules that the page needs in the place of this tag (`server/site/styles.ts`). */
const sheetTag = (styles: string) => `<link rel="stylesheet" href="${styles}"/>`

/** Begins the content of a page. The router's state follows the content (`shell/Document.tsx`). */
const CONTENT_START = `<script id="${CONTENT_ELEMENT}"`

/** The router writes the time at which a route was loaded into its script, as `updatedAt`. */
const LOADED_AT = /,u:\d{13},s:/g

/** Texts of the scripts with the nonce, which are the router's own. */
const routerScriptsIn = (html: string, nonce: string) =>
  [
    ...html.matchAll(
      new RegExp(`<script(?<attributes>[^>]* nonce="${nonce}"[^>]*)>(?<text>[^]*?)</script>`, 'g'),
    ),
  ].flatMap(({groups: {attributes = '', text = ''} = {}}) => (/\ssrc=/.test(attributes) ? [] : text))

/**
 * The whole page: what React rendered, with tags added to its head.
 * - The time of the page's arrival in the browser takes the place of the time of its rendering, so that two renderings of
 *   the same content are equal.
 * - U+0000 becomes U+FFFD, as HTML parsers read it: the hash of a script is that of the text that the browser parses.
 * - A page may be sent many times, so its policy names hashes. The nonce only marks the router's scripts, and goes.
 * @param first texts of the scripts that run before all others
 */
function withTags(html: string, nonce: string, first: readonly string[], tags: string): Markup {
  const end = html.indexOf('</script>', html.lastIndexOf(CONTENT_START))
  const scripts = html.slice(end).replaceAll(LOADED_AT, ',u:Date.now(),s:').replaceAll('\0', '\u{fffd}')
  const before = html.slice(0, end)
  const own = [before, scripts].flatMap((part) => routerScriptsIn(part, nonce))
  const head = tags + first.map((text) => `<script>${text}</script>`).join('')
  const page = `<!DOCTYPE html>${addToHead(before, head)}${scripts}`
  return {
    html: page
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    inline: {scripts: [...first, ...own], styles: []},
  }
}

/** The end of the head is the only place where hydration accepts more elements than React knows. */
const addToHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`)

// The server imports these functions by name.
void ({
  render,
  renderFile,
  renderPrint,
  renderChoice,
  renderQuotation,
  imageAddresses,
  renderFailure,
  isUnreachable,
  isKnownQuery,
  openAddresses,
} satisfies ServerBundle)
