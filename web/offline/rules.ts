/** What the worker decides, as functions of plain values: which page has a copy, and what a copy needs. */

/** Pages that may be kept. All other addresses of this site never go through the worker. */
const KEPT = /^(?:\/(?:te|hi))?(?:\/|\/designs(?:\/[a-z0-9-]+)?|\/about|\/contact|\/testimonials|\/privacy)?$/

/** Views of the designs page that have a copy of their own. */
const VIEWS = ['all', 'list']

/**
 * Address under which the copy of a page is kept. It holds no id of an advertisement and no words of a search. A product
 * has the copy of its category, which opens the product when it is hydrated (`arrival.ts`).
 * @returns undefined when the page is never kept
 */
export function copyAddress({pathname, search}: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (!KEPT.test(path)) return undefined
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
}

export function wayOf({url, method, mode, destination}: Asked, origin: string): Way | undefined {
  const address = new URL(url)
  if (method !== 'GET') return undefined
  // Pictures of the content have this form in the embedded lake and at Sanity. Uploads have another one.
  if (destination === 'image' && /\/images\/[^/]+\/[^/]+\/[0-9a-f]{40}-/.test(address.pathname))
    return 'picture'
  if (address.origin !== origin) return undefined
  if (address.pathname.startsWith('/assets/')) return 'asset'
  return mode === 'navigate' && copyAddress(address) !== undefined ? 'page' : undefined
}

interface Answered {
  status: number
  type: string
  redirected: boolean
  headers: Pick<Headers, 'get'>
}

/** Whether a response is a page that everybody gets. Errors, previews and redirections are none. */
export function isKeepable({status, type, redirected, headers}: Answered): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isPersonal = /no-store|private/.test(headers.get('Cache-Control') ?? '')
  return status === 200 && type === 'basic' && !redirected && isHtml && !isPersonal
}

/** The entry script of a page, which names the build. Undefined: a page without scripts. */
export const buildOf = (html: string): string | undefined =>
  /<script[^>]* src="(?<entry>\/assets\/[^"]+\.js)"/.exec(html)?.groups?.['entry']

/** Addresses of all scripts, styles and fonts that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)),
]

/** Name of the element that says when a copy was saved. The page shows it (`saved-copy.ts`). */
export const SAVED_AT = 'saved-copy'

/** Marks a copy at the end of its head, where hydration accepts more elements than React knows. */
export const marked = (html: string, savedAt: Date): string =>
  html.replace('</head>', `<meta name="${SAVED_AT}" content="${savedAt.toISOString()}"/></head>`)

/**
 * The entries beyond a limit: those that were not used longest.
 * @param stored in the order in which they were stored
 * @param used since the worker started, in the order of use. Older uses are not known, so these stay longest.
 */
export function surplus(stored: readonly string[], used: readonly string[], limit: number): string[] {
  const recent = new Set(used)
  const known = new Set(stored)
  const order = [...stored.filter((each) => !recent.has(each)), ...used.filter((each) => known.has(each))]
  return order.slice(0, Math.max(0, order.length - limit))
}
