import type {Lake} from '@stone-designs/lake'
import type {ShopAds} from '../ads/index.ts'
import type {Alerts} from '../alerts/index.ts'
import type {ContentSource} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Records} from '../records/index.ts'
import {withProduct} from './lead-product.ts'
import {openLeadRoom} from './lead-room.ts'
import {openLeadStock} from './lead-stock.ts'
import {openOutbox, type Outbox} from './outbox.ts'
import {formRoutes} from './routes.ts'

export {openConsents, type Consent, type Consents} from './consents.ts'
export {openErrorLog, type BrowserError, type ErrorLog} from './error-log.ts'
export {ADVERTISING, isContactIntent, parseLead, type Lead} from './lead.ts'
export {deleteLeads, keptLeads} from './lead-retention.ts'
export {leftIn, openOutbox, openQueue, type Outbox, type OutboxOptions, type Queue} from './outbox.ts'

interface Needs {
  content: Pick<ContentSource, 'query'>
  lake: Lake | undefined
  records: Pick<Records, 'stores'>
  ads: Pick<ShopAds, 'saveLead'>
  alerts: Pick<Alerts, 'addEnquiry'>
}

/** What visitors send with forms: enquiries, errors of their browsers, and choices about privacy. */
export interface ShopForms extends Part {
  /** Enquiries that wait to be saved. */
  outbox: Outbox
}

export function openShopForms(
  {config, admission, report}: ShopContext,
  {content, lake, records, ads, alerts}: Needs,
): ShopForms {
  const outbox = openOutbox({
    records: records.stores.records,
    queue: 'enquiries',
    async saveLead(lead) {
      const whole = await withProduct(lead, content)
      // Before the enquiry is saved, so that nothing between the two can lose the message to the owner.
      alerts.addEnquiry(whole)
      await ads.saveLead(whole)
    },
    report,
  })
  const stock = lake && openLeadStock(lake, config.content.dataset)
  const room = openLeadRoom(admission, {dir: config.dataDir, stock})
  return {
    outbox,
    routes: formRoutes({outbox, ...records.stores, admission, room}),
    checks: [waitingCheck(() => outbox.waiting()), ...room.health],
    close: () => outbox.close(),
  }
}

/** Enquiries wait for moments when the lake is busy. More of them mean that the lake or Sanity rejects them. */
export const waitingCheck = (waiting: () => number): HealthCheck => ({
  name: 'outbox',
  isVital: false,
  problem: () => {
    const count = waiting()
    if (count === 0) return undefined
    const sentence = `${count} ${count === 1 ? 'enquiry waits' : 'enquiries wait'} in the data folder to be saved. The log says why; the shop tries again every few minutes.`
    return {sentence, figure: count}
  },
})
