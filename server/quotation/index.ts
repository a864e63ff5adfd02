import {createHash} from 'node:crypto'
import {Hono, type Context} from 'hono'
import {LRUCache} from 'lru-cache'
import type {Lake} from '@stone-designs/lake'
import {order, quotationPath, type QuotationView} from '../../contract/quotation/quotation.ts'
import {QUOTATIONS} from '../../contract/services/paths.ts'
import {prefixOf, STARTS} from '../../contract/text/language-of.ts'
import {startOf} from '../../contract/text/languages.ts'
import {readJson} from '../../lib/http/body.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {chargedClientKeyOf, clientKeyOf} from '../../lib/http/client-key.ts'
import {HttpError, onFailure, onlyPost} from '../../lib/http/http-error.ts'
import type {Alerts} from '../alerts/index.ts'
import type {ContentSource} from '../content/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import type {ShopPrint} from '../print/index.ts'
import {answer, type CachedPage, type Site} from '../site/index.ts'
import {openQuotations, type QuotationEvent, type Quotations} from './quotations.ts'
import {openShopFacts} from './shop-facts.ts'

interface Needs {
  content: Pick<ContentSource, 'query'>
  /** Absent on hosted Sanity: there are no quotations then. */
  lake: Lake | undefined
  site: Pick<Site, 'quotation' | 'refused'>
  print: Pick<ShopPrint, 'servePdf'>
  alerts: Pick<Alerts, 'add'>
}

/** Requests for pages of quotations. A customer opens one some times, and whoever guesses needs 2^127 attempts. */
const LIMIT = {perClient: 120, overall: 3000, seconds: 600}
const BODY = {maxBytes: 200_000, timeoutMs: 15_000}
/** Rendered pages that are kept. */
const PAGES = 200
/** Roles that see enquiries and may change content. */
const WRITERS = new Set<string | undefined>(['administrator', 'editor', 'editor-without-purge'])

/** Tells the owner of an event. Whoever has the secret can accept, so no message carries it. */
const tellerOf =
  (alerts: Needs['alerts'], report: ShopContext['report']) =>
  ({type, quotation}: QuotationEvent) => {
    const {secret: _, ...document} = quotation
    try {
      alerts.add({type, id: `${type}.${document._id}`, at: new Date().toISOString(), document})
    } catch (error) {
      report('The owner cannot be told of a quotation', error)
    }
  }

/** Quotations: their service for staff, and a page and a PDF behind an address that nobody can guess. */
export function openShopQuotations(context: ShopContext, {content, lake, site, print, alerts}: Needs): Part {
  if (!lake) return {}
  const {config, admission, report} = context
  const onEvent = tellerOf(alerts, report)
  const shop = openShopFacts(content)
  const {dataset} = config.content
  const quotations = openQuotations({lake, dataset, shop, onEvent})
  const limit = admission.rateLimit('quotations', LIMIT)
  const routes = serviceRoutes(quotations, shop, (request) => WRITERS.has(staffOf(request, lake)?.role))
  const idOf = openSecrets(quotations, () => lake.dataset(dataset).sequence)
  const pageOf = openPages({quotations, shop, site})

  /** Serves what `make` makes of a quotation. For a secret that nobody has, the site answers that nothing is there. */
  const serve =
    (make: (id: string, context: Context<ClientEnv>) => Promise<Response>) =>
    async (context: Context<ClientEnv>, next: () => Promise<void>) => {
      try {
        await limit.take(clientKeyOf(context))
        const id = idOf((context.req.param('secret') ?? '').replace(/\.pdf$/, ''))
        return id === undefined ? await next() : await make(id, context)
      } catch (error) {
        if (error instanceof HttpError) return site.refused(context.req.raw, error)
        throw error
      }
    }

  const show = serve(async (id, context) => {
    const {req} = context
    const {pathname} = new URL(req.url)
    const isDelivery = /\/delivery(?:\.pdf)?$/.test(pathname)
    const page = await pageOf(id, pathname, {isDelivery})
    if (!pathname.endsWith('.pdf') || page.status !== 200) return answer(req.raw, page)
    const name = `quotation-${quotations.found(id).number?.replaceAll(/\W/g, '-') ?? 'draft'}`
    const clientKey = chargedClientKeyOf(context)
    return print.servePdf(req.raw, pathname.replace(/\.pdf$/, ''), {page, clientKey, name, isPrivate: true})
  })

  const accept = serve(async (id, {req}) => {
    const {status, secret} = quotations.found(id)
    if (status === 'sent' || status === 'opened') {
      quotations.accept(id)
      return new Response(null, {status: 303, headers: {Location: quotationPath(secret), ...PRIVATE}})
    }
    const {pathname} = new URL(req.url)
    const page = await pageOf(id, pathname, {isAcceptedAgain: status === 'accepted'})
    return answer(req.raw, page.status === 200 ? {...page, status: status === 'accepted' ? 409 : 410} : page)
  })

  for (const prefix of STARTS) {
    for (const path of ['', '/delivery', '/delivery.pdf']) routes.get(`${prefix}/q/:secret${path}`, show)
    routes.post(`${prefix}/q/:secret/accept`, accept)
    routes.post(
      `${prefix}/q/:secret/opened`,
      serve(async (id) => {
        quotations.open(id)
        return new Response(null, {status: 204, headers: PRIVATE})
      }),
    )
  }
  return {routes}
}

interface PagesOptions extends Pick<Needs, 'site'> {
  quotations: Quotations
  shop: ReturnType<typeof openShopFacts>
}

/** Makes the page of a quotation as it is now, and keeps it until something on it is another one. */
function openPages({quotations, shop, site}: PagesOptions) {
  const pages = new LRUCache<string, CachedPage>({max: PAGES})
  /** @param changes what the page says beside the quotation */
  return async (id: string, path: string, changes: Partial<QuotationView> = {}): Promise<CachedPage> => {
    quotations.expire(id)
    const stored = quotations.found(id)
    const {language, status, replacedBy} = stored
    const quotation = {...stored, seller: stored.seller ?? (await shop.seller(language))}
    const newer = replacedBy === undefined ? undefined : quotations.found(replacedBy).secret
    const view = {quotation, status, newer, isAcceptedAgain: false, isDelivery: false, ...changes}
    const prefix = prefixOf(path) || startOf(language)
    const key = JSON.stringify([prefix, view])
    const page = pages.get(key) ?? (await site.quotation(prefix, view))
    if (page.status === 200) pages.set(key, page)
    return page
  }
}

const PRIVATE = {'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer'}

/**
 * Finds quotations by the secret in an address. Hashes are compared, so that the time of an answer says nothing about a
 * secret. @param sequence changes with each change of the content
 */
function openSecrets({all}: Pick<Quotations, 'all'>, sequence: () => number) {
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64')
  let known: {at: number; ids: Map<string, string>} | undefined
  return (secret: string): string | undefined => {
    const at = sequence()
    if (known?.at !== at) known = {at, ids: new Map(all().map(({_id, secret}) => [hashOf(secret), _id]))}
    return known.ids.get(hashOf(secret))
  }
}

const FAILURE = onFailure(
  'A quotation could not be changed',
  'This did not work. The log of the server says why.',
)

/** `POST /quotation-service` follows an order of staff, and `GET` returns products as lines, by their number. */
function serviceRoutes(
  quotations: Quotations,
  shop: ReturnType<typeof openShopFacts>,
  mayWrite: (request: Request) => boolean,
): Hono<ClientEnv> {
  const routes = new Hono<ClientEnv>()
  routes.use(QUOTATIONS, FAILURE, async (context, next) => {
    if (!mayWrite(context.req.raw))
      throw new HttpError(403, 'Only people who see enquiries may write quotations.')
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  routes.post(QUOTATIONS, async (context) => {
    const parsed = order.safeParse(await readJson(context, BODY))
    if (parsed.success) return context.json(await quotations.follow(parsed.data))
    const [issue] = parsed.error.issues
    throw new HttpError(400, `This cannot be read: ${issue?.path.join('.') || 'body'}: ${issue?.message}.`)
  })
  routes.get(QUOTATIONS, async (context) =>
    context.json(await shop.lines('en', [], context.req.query('code') ?? '')),
  )
  routes.all(QUOTATIONS, onlyPost)
  return routes
}
