import {LRUCache} from 'lru-cache'
import {HttpError} from '../../lib/http/http-error.ts'
import type {ContentSource} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Site} from '../site/index.ts'
import {findChromium, missingChromium} from './chromium-path.ts'
import {NotPrinted, openPrinter} from './chromium.ts'
import {openPdfCache, openPdfs} from './pdfs.ts'
import {printRoutes, RETRY_SECONDS} from './routes.ts'
import {triedPrinter} from './trial.ts'

interface Needs {
  content: Pick<ContentSource, 'addresses' | 'fetch'>
  site: Pick<Site, 'file' | 'print' | 'refused'>
}

const NO_PDF =
  'Chromium is installed and makes no PDF, so visitors get pages that their own browsers print. The log says why. Install it again (apt install chromium-headless-shell), name another one with CHROMIUM, or set CHROMIUM=off. It is tried again every few minutes.'

/** Makes PDFs. */
export interface ShopPrint extends Part {
  /**
   * The PDF of a page for one reader, which no disk keeps. Undefined: none can be made, and browsers print the page.
   * @throws HttpError when the client has to wait
   */
  privatePdf(html: string, clientKey: string | undefined): Promise<Buffer | undefined>
}

/** Bytes of PDFs for one reader that stay in memory for some minutes. */
const PRIVATE_BYTES = 20_000_000
const PRIVATE_MS = 10 * 60_000

/** Tear sheets and catalogues. Chromium makes PDFs of them where this machine has a Chromium. */
export function openShopPrint(
  {config, admission, onNotice, report}: ShopContext,
  {content, site}: Needs,
): ShopPrint {
  const missing = missingChromium(config.chromium)
  if (missing !== undefined) onNotice(missing)
  const chromium = findChromium(config.chromium)
  const printer = chromium === undefined ? undefined : triedPrinter(openPrinter(chromium), report)
  const sources = {
    site,
    imageBase: content.addresses.imageBase,
    fetchImage: (address: string, signal: AbortSignal, clientKey?: string) =>
      content.fetch(new Request(new URL(address, config.publicUrl), {signal}), clientKey),
    admission,
    report,
  }
  const routes = printRoutes({...sources, printer, cache: openPdfCache(config.dataDir)})
  const kept = new LRUCache<string, Buffer>({
    maxSize: PRIVATE_BYTES,
    sizeCalculation: ({length}) => length,
    ttl: PRIVATE_MS,
  })
  const cache = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, bytes: Buffer) => void kept.set(key, bytes),
  }
  const pdfOf = openPdfs({...sources, cache, limit: 'printed quotations'})
  const check: HealthCheck = {
    name: 'PDF',
    isVital: false,
    problem: () => missing ?? (printer?.isFailing ? NO_PDF : undefined),
  }
  return {
    routes,
    checks: [check],
    async privatePdf(html, clientKey) {
      try {
        return printer && (await pdfOf(printer, html, clientKey)).bytes
      } catch (error) {
        if (error instanceof NotPrinted && error.reason === 'busy')
          throw new HttpError(503, error.message, {retryAfter: RETRY_SECONDS})
        if (error instanceof HttpError) throw error
        report('A PDF could not be made', error)
        return undefined
      }
    },
    close: () => printer?.close(),
  }
}
