import {Hono} from 'hono'
import {getCookie} from 'hono/cookie'
import {decoded, categoryPath, paperPath, shownIn} from '../../contract/site/addresses.ts'
import {onPaper} from '../../contract/site/paper.ts'
import {prefixOf} from '../../contract/text/language-of.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {chargedClientKeyOf} from '../../lib/http/client-key.ts'
import type {Lake} from '@stone-designs/lake'
import type {ContentSource} from '../content/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {PREVIEW_COOKIE} from '../preview/index.ts'
import type {Records} from '../records/index.ts'
import {securityHeaders, tidyPath, type Site} from '../site/index.ts'
import {openBook} from './book.ts'
import {openFinder, idsToKeep, type Finder} from './finder.ts'
import {PLACES, presentOf, type Place, type Present} from './places.ts'
import {staffRoutes} from './staff-routes.ts'

interface Needs {
  content: Pick<ContentSource, 'query' | 'setIfMissing'>
  /** Absent on hosted Sanity. */
  lake: Lake | undefined
  records: {stores: Pick<Records['stores'], 'records'>}
  site: Pick<Site, 'choice'>
}

/**
 * Addresses that never die: a former address of a category or a product leads to the present one, `GET /p/<short id>` to
 * the page of a document whatever its address becomes, and products keep their ids for advertisements.
 */
export function openShopAddresses(
  {config, report}: Pick<ShopContext, 'config' | 'report'>,
  {content, lake, records, site}: Needs,
): Part {
  const book = openBook(records.stores.records)
  let present: Present = presentOf([])
  let isClosed = false

  function keepIds() {
    const kept = isClosed ? new Map<string, string>() : idsToKeep(present, book)
    if (kept.size === 0) return
    const fields = new Map([...kept].map(([id, contentId]) => [id, {contentId}]))
    content
      .setIfMissing(fields)
      .catch((error: unknown) => report('Ids for advertisements cannot be kept', error))
  }

  function look(documents: readonly unknown[]) {
    present = presentOf(documents)
    try {
      book.add(present.places)
    } catch (error) {
      report('Addresses cannot be written down', error)
    }
    // The lake is in the middle of a commit.
    setImmediate(keepIds)
  }

  const watched: Pick<Part, 'close' | 'contentChanged'> = lake
    ? watchLake(lake, config.content.dataset, look)
    : watchHosted(content, look, report)
  const finder = openFinder(book, () => present)
  return {
    routes: new Hono<ClientEnv>()
      .route('/', staffRoutes({book, finder, present: () => present, lake}))
      .route('/', leadingRoutes(finder, {site, headers: securityHeaders(config.publicUrl)})),
    ...watched,
    close() {
      isClosed = true
      return watched.close?.()
    },
  }
}

type Look = (documents: readonly unknown[]) => void

/** Looks at the content now, and in each commit that changes it, before the next one: no address is missed. */
function watchLake(lake: Lake, name: string, look: Look): Pick<Part, 'close'> {
  const dataset = lake.dataset(name)
  const isPublic = (id: string) => !id.includes('.')
  const read = () => {
    const ids = ['category', 'product'].flatMap((type) => [...dataset.idsOfType(type)])
    look(ids.filter(isPublic).flatMap((id) => dataset.documents.get(id) ?? []))
  }
  read()
  const close = dataset.onCommit(({changes}) => {
    const types = changes.flatMap(({documentId, previous, next}) =>
      isPublic(documentId) ? [previous?._type, next?._type] : [],
    )
    if (types.includes('category') || types.includes('product')) read()
  })
  return {close}
}

/** Looks at hosted content at the start and after each event, one query at a time. */
function watchHosted(
  {query}: Pick<ContentSource, 'query'>,
  look: Look,
  report: ShopContext['report'],
): Pick<Part, 'contentChanged'> {
  let last = Promise.resolve()
  const lookNow = async () => {
    try {
      const documents = await query(PLACES, {})
      if (Array.isArray(documents)) look(documents)
    } catch (error) {
      report('Addresses of the content cannot be read', error)
    }
  }
  const contentChanged = () => void (last = last.then(lookNow))
  contentChanged()
  return {contentChanged}
}

const PAPERS = ['print', 'pdf'] as const

/** Pages that show places, however their paths are typed, and printed codes. */
const LEADING = /^(?:\/[a-z]{2})?\/(?:designs|print|pdf|p)(?:\/|$)/i
const SHORT = /^(?:\/[a-z]{2})?\/p\/(\w+)$/

/** Parameter that holds the short id of the product which a visitor has chosen at an address of two. */
const MEANT = 'meant'

/** Parameters with lists of places, and what stands between two of them. A form repeats `category` instead. */
const LISTS = new Map([
  ['items', ','],
  ['category', '.'],
])

interface Leading {
  site: Pick<Site, 'choice'>
  headers: Record<string, string>
}

function leadingRoutes(finder: Finder, {site, headers}: Leading): Hono<ClientEnv> {
  return new Hono<ClientEnv>().get('*', async (context, next) => {
    const url = new URL(context.req.url)
    if (!LEADING.test(url.pathname) || decoded(url.pathname) === undefined) return next()
    url.pathname = tidyPath(url.pathname)
    const [, short] = SHORT.exec(url.pathname) ?? []
    // In a preview, addresses are those of unpublished changes.
    if (short === undefined && getCookie(context, PREVIEW_COOKIE) !== undefined) return next()
    const found = short === undefined ? leadOf(url, finder) : leadOfShort(short, url, finder)
    if (found === undefined) return next()
    if (typeof found !== 'string') return site.choice(context.req.raw, found, chargedClientKeyOf(context))
    const status = short === undefined ? 301 : 302
    // A browser would keep a redirection that it may keep, and a change back would not reach it.
    return new Response(null, {status, headers: {...headers, Location: found, 'Cache-Control': 'no-cache'}})
  })
}

/** The address to which another one leads, or the documents among which its visitor chooses. Undefined: nowhere else. */
function leadOf(url: URL, finder: Finder): string | readonly string[] | undefined {
  const {category: onSite, productId = ''} = shownIn(url) ?? {}
  const [category = onSite, item = productId] = onPaper(url).path
  if (category === undefined) return listNow(url, finder)
  const found = finder.leadOf({category, item}, url.searchParams.get(MEANT) ?? undefined)
  return found && ('place' in found ? addressOf(found.place, url) : found.pieces)
}

function leadOfShort(short: string, url: URL, finder: Finder): ReturnType<typeof leadOf> {
  const found = finder.ofShortId(short)
  if (!found || 'pieces' in found) return found?.pieces
  const other = finder.leadOf(found.place)
  if (other && 'pieces' in other) url.searchParams.set(MEANT, short)
  return addressOf(found.place, url)
}

/** The same address for another place: in its language, as a page, on paper or as a PDF, with its other parameters. */
function addressOf({category, item}: Place, {pathname, searchParams}: URL): string {
  const start = prefixOf(pathname)
  const [paper] = PAPERS.filter((each) => pathname.startsWith(`${start}/${each}/`))
  const others = [...searchParams].filter(([name]) => name !== 'item')
  const named = item === '' ? [] : [item]
  const path = paper ? paperPath(paper, category, ...named) : categoryPath(category)
  const pairs = paper || item === '' ? others : [['item', item], ...others]
  return start + path + (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`)
}

/** A list with today's names of its products (`items`) and categories. Undefined: it has them. */
function listNow({pathname, searchParams}: URL, {leadOf}: Finder): string | undefined {
  const nameNow = (key: string) => {
    const [category = '', item = ''] = key.split('/')
    const found = leadOf({category, item})
    if (!found || !('place' in found)) return key
    return found.place.item === '' ? found.place.category : `${found.place.category}/${found.place.item}`
  }
  const pairs = [...searchParams].map(([name, value]) => {
    const between = LISTS.get(name)
    return [name, between === undefined ? value : value.split(between).map(nameNow).join(between)]
  })
  const now = new URLSearchParams(pairs).toString()
  return now === searchParams.toString() ? undefined : `${pathname}?${now}`
}
