import {openShopAddresses} from './addresses/index.ts'
import {openShopAds, openShopFeeds} from './ads/index.ts'
import {openAlerts} from './alerts/index.ts'
import {openShopBackups} from './backups/index.ts'
import {contentSource, openShopLake, type ShopLake} from './content/index.ts'
import {openShopForms} from './forms/index.ts'
import {openHealth} from './health/index.ts'
import {openParts, type Parts, type ShopContext} from './part.ts'
import {openShopPreview} from './preview/index.ts'
import {openShopPrint} from './print/index.ts'
import {openPrivacy} from './privacy/index.ts'
import {openShopQuotations} from './quotation/index.ts'
import {openRecords} from './records/index.ts'
import {openShopSimilar} from './similar/index.ts'
import {builtSite, openImagesAhead, openShopSite, openSitePages, openStudioPage} from './site/index.ts'
import {openShopUploads} from './uploads/index.ts'

/** The whole application, without a port. */
export interface Shop extends Pick<ShopLake, 'lake' | 'attach'> {
  /** Responds to any request as to a browser. */
  fetch: Parts['app']['fetch']
  /** Methods and patterns of the addresses that it serves. */
  routes: readonly {method: string; path: string}[]
  /** Call it only when no request is under way. @throws AggregateError when parts cannot be closed */
  close(): Promise<void>
}

/**
 * Composes one application: the list of its parts, each with the parts that it needs. A part serves its addresses unless
 * an earlier part has them, and is closed before the earlier parts.
 * @param root folder that holds `.build/site` and `studio/dist`
 * @param bundles where the site's pages come from
 */
export function openShop(config: ShopContext['config'], root: string, bundles = builtSite(root)): Shop {
  const parts = openParts(config, root)
  const {context, app} = parts
  const add: Parts['add'] = (part) => parts.add(part)

  const store = add(openShopLake(context))
  const {lake} = store
  const content = contentSource(config, lake, app)
  const health = add(openHealth(context, {lake, parts: parts.list, metrics: parts.metrics}))
  add(openStudioPage(context))
  const uploads = add(openShopUploads(config, {...context, lake}))
  const records = add(openRecords(context, {lake, uploads}))
  const ads = add(openShopAds(context, {content, lake, records}))
  add(openShopFeeds(context, content))
  const alerts = add(openAlerts(context, {content, lake, records, health}))
  const forms = add(openShopForms(context, {content, lake, records, ads, alerts}))
  add(openShopBackups(context, store))
  add(openPrivacy(context, {lake, uploads, records, ads, alerts, forms}))
  const similar = add(openShopSimilar(context, content))
  const site = add(openShopSite(context, {content, bundles, similar, store}))
  add(openShopAddresses(context, {content, lake, records, site}))
  const print = add(openShopPrint(context, {content, site}))
  add(openShopQuotations(context, {content, lake, site, print, alerts}))
  add(openImagesAhead(context, {lake, site}))
  const preview = add(openShopPreview(context, {lake, site}))
  add(openSitePages({site, uploads, preview}))
  add({close: content.onChange((tags) => parts.contentChanged(tags))})

  return {
    fetch: app.fetch,
    routes: app.routes,
    lake,
    attach: (server) => store.attach(server),
    close: () => parts.close(),
  }
}
