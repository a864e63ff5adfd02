import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {answer, chooseEncoding} from './answer.ts'
import type {PreviewOf} from '../preview/index.ts'
import type {HttpError} from '../../lib/http/http-error.ts'
import type {StaticFile} from './files.ts'
import type {CachedPage} from './page-cache.ts'
import {createEncoder} from './page-encodings.ts'
import {mendedAddress, tidyPath} from './meant-address.ts'
import type {PageCopies} from './page-copies.ts'
import type {PageGate} from './page-gate.ts'
import {createPages, type Pages, type SiteOptions} from './pages.ts'
import {openRendering, type Rendering} from './rendering.ts'
import {securityHeaders} from './security.ts'

/** The public site: its files and its pages. */
export interface Site
  extends
    Pick<Rendering, 'contentChanged' | 'counts' | 'outages' | 'print'>,
    Pick<Pages, 'isKnownQuery' | 'quotation'> {
  /**
   * @param clientKey whose limit of renderings counts the page; absent: this server itself, which has no limit
   * @param previewOf finds the preview of a client who may see unpublished changes; not called for files
   */
  fetch(
    request: Request,
    clientKey?: string,
    previewOf?: () => Promise<PreviewOf | undefined>,
  ): Promise<Response>
  /** A file of the build, by its address. */
  file(path: string): Promise<StaticFile | undefined>
  /** The page that asks which of some products is meant by an address. @param ids of their documents */
  choice(request: Request, ids: readonly string[], clientKey?: string): Promise<Response>
  /** The page for a client who has to wait. */
  refused(request: Request, failure: HttpError): Promise<Response>
  /** The page of a file that was taken down. */
  deletedFile(request: Request): Promise<Response>
  /** The page of a link to unpublished changes that has ended. @param path of the page that it leads to; absent: not known */
  endedPreview(request: Request, path: string | undefined): Promise<Response>
}

/**
 * Opens the site and loads its bundle. Nothing is read from the network until a page is requested.
 * @param guards `gate`: absent, everything is rendered; `copies`: absent, pages fail while the content cannot be read
 */
export function openSite(options: SiteOptions, guards: {gate?: PageGate; copies?: PageCopies} = {}): Site {
  const pages = createPages(options)
  const rendering = openRendering(pages, guards)
  const common = securityHeaders(options.env.publicUrl)
  const encode = createEncoder()

  async function sendPage(request: Request, page: CachedPage) {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
    if (encoding) await encode(page, encoding)
    return answer(request, page)
  }

  const redirect = (address: string) =>
    new Response(null, {status: 308, headers: {...common, Location: address}})

  /** The path of a page that exists, where a path was typed or pasted that leads to none. */
  async function meantPath(path: string, {status}: CachedPage, clientKey?: string) {
    // The page of a shared file looks the file up in the browser, so it is there for any name.
    if (status !== 404 && !/^(?:\/[a-z]{2})?\/file\//.test(path)) return undefined
    const meant = tidyPath(path)
    if (meant === path) return undefined
    const found = await rendering.page(await pages.addressOf(meant, ''), clientKey)
    return found.status === 200 ? meant : undefined
  }

  return {
    async fetch(request, clientKey, previewOf) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return readOnly(common)
      const {pathname, search} = new URL(request.url)
      const file = (await pages.files()).get(pathname)
      if (file) return answer(request, {...file, headers: {...common, ...file.headers}})
      const path = tidy(pathname)
      const address = mendedAddress(path, search)
      if (address !== pathname + search) return redirect(address)
      if (!isReadable(path)) return sendPage(request, await pages.failed(path, 'unreadable'))
      const preview = await previewOf?.()
      const asked = await pages.addressOf(path, search)
      const make = preview && (() => pages.preview(asked.own, preview))
      if (make) return sendPage(request, await rendering.once(asked, make, clientKey))
      if (options.bundles.isDevelopment) return sendPage(request, await pages.make(path + search))
      const page = await rendering.page(asked, clientKey)
      const meant = await meantPath(path, page, clientKey)
      if (meant !== undefined) return redirect(meant + search)
      // The router writes some characters, such as `^`, in another way than addresses do, and would redirect for ever.
      const isLoop = page.headers.Location && new URL(page.headers.Location, request.url).href === request.url
      return sendPage(request, isLoop ? await pages.failed(path, 'unreadable') : page)
    },
    print: rendering.print,
    file: async (path) => (await pages.files()).get(path),
    async choice(request, ids, clientKey) {
      const own = addressIn(request)
      const make = () => pages.choice(own, ids, clientKey)
      return sendPage(request, await rendering.once({own, shared: own}, make, clientKey))
    },
    refused: async (request, failure) => sendPage(request, await pages.refused(pathOf(request), failure)),
    deletedFile: async (request) => sendPage(request, await pages.failed(pathOf(request), 'deleted')),
    endedPreview: async (request, path = preferredPrefix(request.headers.get('Accept-Language'))) =>
      sendPage(request, await pages.failed(path, 'ended')),
    isKnownQuery: pages.isKnownQuery,
    quotation: pages.quotation,
    contentChanged: rendering.contentChanged,
    outages: rendering.outages,
    counts: rendering.counts,
  }
}

const addressIn = ({url}: Request) => {
  const {pathname, search} = new URL(url)
  return pathname + search
}

const readOnly = (headers: Record<string, string>) =>
  new Response('This address can only be read.', {status: 405, headers: {...headers, Allow: 'GET, HEAD'}})

const pathOf = (request: Request) => new URL(request.url).pathname

/** Removes doubled and trailing slashes: no page has them in its address. */
const tidy = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

function isReadable(path: string) {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * The prefix of the first language in `Accept-Language` that the site has: `/te`, `/hi`, or `''` for English. It is used
 * only where no address names a language: at a preview link that has ended.
 */
export function preferredPrefix(acceptLanguage: string | null): string {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0])
  const first = tags.find((tag) => tag === 'en' || TRANSLATED_LANGUAGES.some((language) => language === tag))
  return first === undefined || first === 'en' ? '' : `/${first}`
}
