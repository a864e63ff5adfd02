import type {ContentSource} from '../content/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Site} from '../site/index.ts'
import {findChromium} from './chromium-path.ts'
import {openPrinter} from './chromium.ts'
import {openPdfCache} from './pdfs.ts'
import {printRoutes} from './routes.ts'

interface Needs {
  content: Pick<ContentSource, 'addresses' | 'fetch'>
  site: Pick<Site, 'file' | 'print' | 'refused'>
}

/** Tear sheets and catalogues. Chromium makes PDFs of them where this machine has one. */
export function openShopPrint({config, admission, report}: ShopContext, {content, site}: Needs): Part {
  const chromium = findChromium(config.chromium)
  const printer = chromium === undefined ? undefined : openPrinter(chromium)
  const routes = printRoutes({
    site,
    printer,
    cache: openPdfCache(config.dataDir),
    imageBase: content.addresses.imageBase,
    fetchPicture: (address, signal, sender) =>
      content.fetch(new Request(new URL(address, config.publicUrl), {signal}), sender),
    admission,
    report,
  })
  return {routes, close: () => printer?.close()}
}
