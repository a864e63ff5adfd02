import {randomUUID} from 'node:crypto'
import {Hono, type Context, type Next} from 'hono'
import {onPaper, pageOfPdf} from '../../contract/site/paper.ts'
import {STARTS} from '../../contract/text/language-of.ts'
import {heldBody, chunksOf} from '../../lib/admission/undelivered.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {chargedClientKeyOf} from '../../lib/http/client-key.ts'
import {answer, type CachedPage, type Sendable, type Site} from '../site/index.ts'
import {NotPrinted, type Printer} from './chromium.ts'
import {openPdfs, type Made, type PdfOptions} from './pdfs.ts'

interface PrintOptions extends PdfOptions {
  site: Pick<Site, 'print' | 'refused' | 'file'>
  /** Absent: there is no Chromium, and browsers print the page. */
  printer: Printer | undefined
}

/** Seconds after which the queue of the printer has moved on. */
const RETRY_SECONDS = 20
/** Paths below `/print` and `/pdf`. */
const PATHS = ['', '/:category', '/:category/:product']

/**
 * Pages for paper: `GET /print/<category>/<productId>`, `/print/<category>` and `/print?items=…`, and the same below `/pdf`
 * as a PDF. Where no PDF can be made, the address leads to the page, which a browser prints.
 */
export function printRoutes(options: PrintOptions): {routes: Hono<ClientEnv>; servePdf: ServePdf} {
  const {site, printer, report, admission} = options
  const pdfOf = openPdfs(options)

  /** @param make responds with the page, or with its PDF */
  async function serve(context: Context, {address, next, make}: Serving): Promise<Response | void> {
    const clientKey = chargedClientKeyOf(context)
    try {
      const page = await site.print(address, clientKey)
      if (!page) return await next()
      return page.status === 200 ? await make(page, clientKey) : answer(context.req.raw, page)
    } catch (error) {
      if (error instanceof HttpError) return site.refused(context.req.raw, error)
      throw error
    }
  }

  const servePdf: ServePdf = async (request, address, {page, clientKey, name, isPrivate}) => {
    try {
      if (printer) {
        const html = page.body.toString()
        const {bytes: body, isWhole} = await pdfOf(printer, {html, clientKey, isPrivate})
        const deliver = (bytes: Buffer) => {
          // A view of a range would keep the whole PDF in memory, and count less.
          const own = bytes.length < body.length ? Buffer.from(bytes) : bytes
          return heldBody(chunksOf(own), admission.undelivered, clientKey)
        }
        return await sendPdf(request, page, {body, deliver, isWhole, name})
      }
    } catch (error) {
      if (error instanceof NotPrinted && error.reason === 'busy')
        throw new HttpError(503, error.message, {retryAfter: RETRY_SECONDS})
      if (error instanceof HttpError) throw error
      // A printer that rests was reported when it failed, and the log has a line about limits that all senders reach.
      if (!(error instanceof NotPrinted && ['resting', 'many'].includes(error.reason)))
        report('A PDF could not be made', error)
    }
    return new Response(null, {status: 303, headers: {Location: address, 'Cache-Control': 'no-store'}})
  }

  const routes = new Hono<ClientEnv>()
  for (const prefix of STARTS)
    for (const path of PATHS) {
      routes.get(`${prefix}/print${path}`, (context, next) => {
        const make = async (page: CachedPage) => answer(context.req.raw, page)
        return serve(context, {address: addressOf(context.req.raw), next, make})
      })
      routes.get(`${prefix}/pdf${path}`, (context, next) => {
        const address = pageOfPdf(addressOf(context.req.raw))
        const make = (page: CachedPage, clientKey?: string) =>
          servePdf(context.req.raw, address, {page, clientKey})
        return serve(context, {address, next, make})
      })
    }
  return {routes, servePdf}
}

/**
 * Responds with the PDF of a page, or leads to the page's address where none can be made.
 * @throws HttpError when the client has to wait
 */
export type ServePdf = (request: Request, address: string, pdf: ServedPdf) => Promise<Response>

interface ServedPdf {
  page: CachedPage
  clientKey: string | undefined
  /** Of the file. Absent: the address names it. */
  name?: string | undefined
  /** For one reader: no disk keeps it. */
  isPrivate?: boolean
}

interface Serving {
  address: string
  next: Next
  make: (page: CachedPage, clientKey?: string) => Promise<Response>
}

function addressOf({url}: Request): string {
  const {pathname, search} = new URL(url)
  return pathname + search
}

/**
 * A PDF has the headers and the tag of its page, so that a stale copy is marked as one, and gives way to the page. The
 * tag is weak, because a PDF that is made again has other bytes: a download must not go on with those.
 * @throws HttpError when the client has to read other answers first
 */
function sendPdf(
  request: Request,
  page: CachedPage,
  {
    isWhole,
    name: own,
    ...pdf
  }: Pick<Sendable, 'body' | 'deliver'> & Pick<Made, 'isWhole'> & {name?: string | undefined},
): Promise<Response> {
  const name =
    own ??
    (onPaper(new URL(request.url))
      .path.join('-')
      .replaceAll(/[^\w-]+/g, '') ||
      'catalogue')
  const {'Content-Security-Policy': _, ...common} = page.headers
  const headers = {
    ...common,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    ...(isWhole ? {} : {'Cache-Control': 'no-store'}),
  }
  // With the tag of its page, a PDF without an image would stay in the browser when the image is back.
  const etag = isWhole ? page.etag.replace(/^(?:W\/)?/, 'W/') : `W/"${randomUUID()}"`
  return answer(request, {...pdf, etag, headers, encoded: new Map()})
}
