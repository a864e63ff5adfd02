import type {Hono} from 'hono'
import type {Admission} from '../../lib/admission/admission.ts'
import type {Config} from '../config.ts'
import type {ContentSource} from '../content/content-source.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {findChromium} from './chromium-path.ts'
import {openPrinter} from './chromium.ts'
import {openPdfCache} from './pdfs.ts'
import {printRoutes} from './routes.ts'
import type {Site} from '../site/site.ts'

interface Parts {
  site: Site
  content: Pick<ContentSource, 'addresses' | 'fetch'>
  admission: Admission
  report: (problem: string, error: unknown) => void
}

/** Tear sheets and catalogues. Chromium makes PDFs of them where this machine has one. */
export function openShopPrint(
  config: Config,
  {site, content, admission, report}: Parts,
): {routes: Hono<ClientEnv>; close: () => void} {
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
