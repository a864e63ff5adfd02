import {join} from 'node:path'
import type {Hono} from 'hono'
import {LEAD_DAYS} from './conversions.ts'
import {openMeta, type Meta} from './meta.ts'
import {adsRoutes} from './routes.ts'
import type {Admission} from '../../lib/admission/admission.ts'
import type {Config} from '../config.ts'
import type {ContentSource} from '../content/content-source.ts'
import type {Lead} from '../forms/lead.ts'
import {leftIn, type Outbox} from '../forms/outbox.ts'
import {openFeeds} from '../feeds/routes.ts'
import type {HealthCheck} from '../health/health.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {WAYS, type Lake} from '@stone-designs/lake'
import type {Erasures} from '../privacy/erasures.ts'
import type {RecordsDatabase} from '../records/database.ts'

interface Parts {
  content: Pick<ContentSource, 'addresses' | 'createIfNotExists' | 'has' | 'leadsSince' | 'query'>
  lake: Lake | undefined
  admission: Admission
  erasures: Pick<Erasures, 'hasLead'>
  records: RecordsDatabase
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
}

/** Reports to advertising networks: feeds of the shop's products, and the outcome of clicks. */
export interface ShopAds {
  routes: Hono<ClientEnv>
  checks: HealthCheck[]
  /** Contacts that wait to be reported to Meta, also those from before Meta's settings were removed. */
  contacts: Pick<Outbox, 'find' | 'erase'>
  /**
   * Saves an enquiry. The report to Meta is on the disk before, so that nothing between the two can lose it. An enquiry
   * that is saved already is not reported again, and one that was erased is dropped.
   */
  saveLead(lead: Lead): Promise<void>
  /** Call it after each change of the content. */
  contentChanged(): void
  close(): Promise<void>
}

const DAY_MS = 86_400_000

export function openShopAds(config: Config, parts: Parts): ShopAds {
  const {content, lake, admission, erasures, records, report} = parts
  const meta = metaOf(config, parts)
  // Ids of enquiries that Meta's outbox has and the content does not yet: each attempt to save one would report it again.
  const reported = new Set<string>()
  const routes = adsRoutes({
    feed: config.adsFeed,
    readLeads: () => content.leadsSince(new Date(Date.now() - LEAD_DAYS * DAY_MS).toISOString()),
    admission,
    onWrong: (sender) => lake?.people.audit.failedSignIn(WAYS.conversions, sender),
    report,
  })
  const {imageBase} = content.addresses
  const {projectId, dataset} = config.content
  const feeds = openFeeds({
    publicUrl: config.publicUrl,
    pictures: new URL(`${imageBase}/${projectId}/${dataset}`, config.publicUrl).href,
    storeCode: config.storeCode,
    query: (groq, params) => content.query(groq, params),
    report,
  })
  routes.route('/', feeds.routes)
  return {
    routes,
    checks: meta ? [meta.check] : [],
    contacts: meta ?? leftIn(records, 'contacts'),
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
    contentChanged: () => feeds.contentChanged(),
    close: async () => meta?.close(),
  }
}

function metaOf(
  config: Config,
  {erasures, records, report}: Pick<Parts, 'erasures' | 'records' | 'report'>,
): Meta | undefined {
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
