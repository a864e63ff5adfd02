import {join} from 'node:path'
import type {Lake} from '@stone-designs/lake'
import type {ShopAds} from '../ads/index.ts'
import type {ContentSource} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import type {Records} from '../records/index.ts'
import {withProduct} from './lead-product.ts'
import {keepLeadsFor} from './lead-retention.ts'
import {openLeadRoom} from './lead-room.ts'
import {openLeadStock} from './lead-stock.ts'
import {openOutbox, type Outbox} from './outbox.ts'
import {formRoutes} from './routes.ts'

export {openConsents, type Consent, type Consents} from './consents.ts'
export {openErrorLog, type BrowserError, type ErrorLog} from './error-log.ts'
export {ADVERTISING, CLICKS, isContactIntent, type Lead} from './lead.ts'
export {leftIn, openOutbox, type Outbox, type OutboxOptions} from './outbox.ts'

interface Needs {
  content: Pick<ContentSource, 'query'>
  lake: Lake | undefined
  records: Pick<Records, 'stores'>
  ads: Pick<ShopAds, 'saveLead'>
}

/** What visitors send with forms: enquiries, errors of their browsers, and choices about privacy. */
export interface ShopForms extends Part {
  /** Enquiries that wait to be saved. */
  outbox: Outbox
}

/** Opens the forms. Enquiries in the embedded lake are deleted after the days that the settings name. */
export function openShopForms(context: ShopContext, {content, lake, records, ads}: Needs): ShopForms {
  const {config, admission, report} = context
  const outbox = openOutbox({
    dir: join(config.dataDir, 'forms'),
    saveLead: async (lead) => ads.saveLead(await withProduct(lead, content)),
    report,
  })
  const stock = lake && openLeadStock(lake, config.content.dataset)
  const room = openLeadRoom(admission, {dir: config.dataDir, stock})
  const stopRetention = lake && keepLeads(context, lake)
  return {
    outbox,
    routes: formRoutes({outbox, ...records.stores, admission, room}),
    checks: [waitingCheck(() => outbox.waiting()), ...room.health],
    async close() {
      stopRetention?.()
      await outbox.close()
    },
  }
}

function keepLeads({config, onNotice, onError}: ShopContext, lake: Lake): (() => void) | undefined {
  const {content, dataDir} = config
  if (content.kind === 'hosted' || content.leadDays === undefined) return undefined
  const {dataset, leadDays} = content
  return keepLeadsFor(leadDays, {lake, dataset, dir: join(dataDir, 'forms'), onNotice, report: onError})
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
