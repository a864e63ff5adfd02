import {prefixOf} from '../../contract/text/language-of.ts'
import {SAVED_AT} from '../env/saved-mark.ts'

// Decisions of the worker as pure functions: which page has a copy, and what a copy needs.

/** Pages that may be kept. All other addresses of this site never go through the worker. */
const KEPT = /^(?:\/|\/designs(?:\/[a-z0-9-]+)?|\/about|\/contact|\/testimonials|\/privacy)?$/

/** Views of the designs page that have a copy of their own. */
const VIEWS = ['all', 'list']

/**
 * Address under which the copy of a page is kept. It holds no id of an advertisement and no words of a search. A product
 * has the copy of its category, which opens the product when it is hydrated (`arrival.ts`).
 * @returns undefined when the page is never kept
 */
export function copyAddress({pathname, search}: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (!KEPT.test(path.slice(prefixOf(path).length))) return undefined
  const view = path.endsWith('/designs') ? new URLSearchParams(search).get('view') : null
  return view !== null && VIEWS.includes(view) ? `${path}?view=${view}` : path
}

/** How the worker answers a request. Undefined: the browser does, as without a worker. */
export type Way = 'page' | 'asset' | 'picture'

interface Asked {
  url: string
  method: string
  mode: string
  destination: string
  referrerPolicy: string
}

/**
 * Referrer policy of the Studio's page (`server/site/studio.ts`). No page of the site has it. The referrer itself would not
 * do: the Studio's requests for images from Sanity have none.
 */
const STUDIO_POLICY = 'same-origin'

export function wayOf(
  {url, method, mode, destination, referrerPolicy}: Asked,
  origin: string,
): Way | undefined {
  const address = new URL(url)
  const isOwn = address.origin === origin
  // A page asks with HEAD whether another one would open. In a frame, a page is a preview.
  const isNavigation = method === 'GET' && mode === 'navigate' && destination !== 'iframe'
  const isForPage = method === 'HEAD' || isNavigation
  if (isOwn && isForPage && copyAddress(address) !== undefined) return 'page'
  if (method !== 'GET') return undefined
  // Images of the content have this form in the embedded lake and at Sanity. Uploads have another one.
  if (destination === 'image' && /\/images\/[^/]+\/[^/]+\/[0-9a-f]{40}-/.test(address.pathname))
    // The thumbnails of the Studio would displace the images of pages.
    return referrerPolicy === STUDIO_POLICY ? undefined : 'picture'
  return isOwn && address.pathname.startsWith('/assets/') ? 'asset' : undefined
}

interface Answered {
  status: number
  type: string
  /** After redirections. */
  url: string
  headers: Pick<Headers, 'get'>
}

/**
 * Whether a response is the page of a copy address, as everybody gets it. Errors, previews and redirections to another
 * page are no such page. Static hosts redirect `/about` to `/about/`, which is the same page.
 */
export function isKeepable({status, type, url, headers}: Answered, address: string): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isPersonal = /no-store|private/.test(headers.get('Cache-Control') ?? '')
  const isOther = copyAddress(new URL(url)) !== address
  return status === 200 && type === 'basic' && !isOther && isHtml && !isPersonal
}

/** The entry script of a page, which names the build. Undefined: a page without scripts. */
export const buildOf = (html: string): string | undefined =>
  /<script[^>]* src="(?<entry>\/assets\/[^"]+\.js)"/.exec(html)?.groups?.['entry']

/** Addresses of all scripts, styles and fonts that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)),
]

/** Marks a copy at the end of its head, where hydration accepts more elements than React knows. */
export const marked = (html: string, savedAt: Date): string =>
  html.replace('</head>', `<meta name="${SAVED_AT}" content="${savedAt.toISOString()}"/></head>`)
