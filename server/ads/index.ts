import {join} from 'node:path'
import {LEAD_DAYS} from './conversions.ts'
import {openFeeds} from './feeds/feeds.ts'
import {openMeta, type Meta} from './meta.ts'
import {adsRoutes} from './routes.ts'
import type {Config} from '../config.ts'
import type {ContentSource} from '../content/index.ts'
import {leftIn, type Lead, type Outbox} from '../forms/index.ts'
import {WAYS, type Lake} from '@stone-designs/lake'
import type {Part, ShopContext} from '../part.ts'
import type {Erasures} from '../privacy/index.ts'
import type {RecordsDatabase} from '../records/index.ts'

export {EVENTS, LEAD_DAYS, conversionsOf} from './conversions.ts'
export {fetchedFile, uploadedFile} from './files.ts'

interface Needs {
  content: Pick<ContentSource, 'createIfNotExists' | 'has' | 'leadsWith'>
  lake: Lake | undefined
  records: {stores: {erasures: Pick<Erasures, 'hasLead'>; records: RecordsDatabase}}
}

/** Reports to advertising networks: the outcome of clicks. */
export interface ShopAds extends Part {
  /** Contacts that wait to be reported to Meta, also those from before Meta's settings were removed. */
  contacts: Pick<Outbox, 'find' | 'erase'>
  /**
   * Saves an enquiry. The report to Meta is on the disk before, so that nothing between the two can lose it. An enquiry
   * that is saved already is not reported again, and one that was erased is dropped.
   */
  saveLead(lead: Lead): Promise<void>
}

const DAY_MS = 86_400_000

export function openShopAds(
  {config, admission, report}: Pick<ShopContext, 'config' | 'admission' | 'report'>,
  {content, lake, records}: Needs,
): ShopAds {
  const {erasures, records: database} = records.stores
  const meta = metaOf(config, {erasures, records: database, report})
  // Ids of enquiries that Meta's outbox has and the content does not yet: each attempt to save one would report it again.
  const reported = new Set<string>()
  const routes = adsRoutes({
    feed: config.adsFeed,
    readLeads: () => content.leadsWith('receivedAt', new Date(Date.now() - LEAD_DAYS * DAY_MS).toISOString()),
    admission,
    onWrong: (clientKey) => lake?.people.audit.failedSignIn(WAYS.conversions, clientKey),
  })
  return {
    routes,
    checks: meta ? [meta.check] : [],
    contacts: meta ?? leftIn(database, 'contacts'),
    async saveLead(lead) {
      const {_id: id} = lead
      const isNew = meta !== undefined && !(await content.has(id)) && !reported.has(id)
      // After the last wait: an erasure may have come meanwhile.
      if (erasures.hasLead(id)) return
      try {
        if (isNew) {
          meta.keep(lead)
          reported.add(id)
        }
      } catch (error) {
        // The enquiry is worth more than the report.
        report('A contact cannot be reported to Meta', error)
      }
      await content.createIfNotExists(lead)
      reported.delete(id)
    },
    close: async () => meta?.close(),
  }
}

interface MetaNeeds extends Pick<ShopContext, 'report'> {
  erasures: Pick<Erasures, 'hasLead'>
  records: RecordsDatabase
}

function metaOf(config: Config, {erasures, records, report}: MetaNeeds): Meta | undefined {
  const {dataDir, metaToken, tracking} = config
  const {metaPixelId} = tracking
  if (metaToken === undefined || metaPixelId === undefined) return undefined
  return openMeta({
    dir: join(dataDir, 'meta'),
    records,
    pixelId: metaPixelId,
    token: metaToken,
    isErased: erasures.hasLead,
    report,
  })
}

/** Feeds of the shop's products, for advertising networks. */
export function openShopFeeds(
  {config, report}: ShopContext,
  {addresses, query}: Pick<ContentSource, 'addresses' | 'query'>,
): Part {
  const {publicUrl, storeCode} = config
  const {projectId, dataset} = config.content
  return openFeeds({
    publicUrl,
    pictures: new URL(`${addresses.imageBase}/${projectId}/${dataset}`, publicUrl).href,
    storeCode,
    query,
    report,
  })
}
