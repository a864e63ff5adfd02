import type {ContentSource} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Site} from '../site/index.ts'
import {findChromium, missingChromium} from './chromium-path.ts'
import {openPrinter} from './chromium.ts'
import {openPdfCache} from './pdfs.ts'
import {printRoutes, type ServePdf} from './routes.ts'
import {triedPrinter} from './trial.ts'

interface Needs {
  content: Pick<ContentSource, 'addresses' | 'fetch'>
  site: Pick<Site, 'file' | 'print' | 'refused'>
}

const NO_PDF =
  'Chromium is installed and makes no PDF, so visitors get pages that their own browsers print. The log says why. Install it again (apt install chromium-headless-shell), name another one with CHROMIUM, or set CHROMIUM=off. It is tried again every few minutes.'

/** Pages for paper, and what makes PDFs of other pages. */
export interface ShopPrint extends Part {
  servePdf: ServePdf
}

/** Tear sheets and catalogues. Chromium makes PDFs of them where this machine has a Chromium. */
export function openShopPrint(
  {config, admission, onNotice, report}: ShopContext,
  {content, site}: Needs,
): ShopPrint {
  const missing = missingChromium(config.chromium)
  if (missing !== undefined) onNotice(missing)
  const chromium = findChromium(config.chromium)
  const printer = chromium === undefined ? undefined : triedPrinter(openPrinter(chromium), report)
  const {routes, servePdf} = printRoutes({
    site,
    printer,
    cache: openPdfCache(config.dataDir),
    imageBase: content.addresses.imageBase,
    fetchImage: (address, signal, clientKey) =>
      content.fetch(new Request(new URL(address, config.publicUrl), {signal}), clientKey),
    admission,
    report,
  })
  const check: HealthCheck = {
    name: 'PDF',
    isVital: false,
    problem: () => missing ?? (printer?.isFailing ? NO_PDF : undefined),
  }
  return {routes, servePdf, checks: [check], close: () => printer?.close()}
}
