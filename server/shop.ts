import type {IncomingMessage, Server} from 'node:http'
import {join} from 'node:path'
import {inspect} from 'node:util'
import {Hono} from 'hono'
import {STARTS} from '../contract/text/language-of.ts'
import {limitPieces} from '../lib/http/pieces.ts'
import {startInTurn} from '../lib/http/turns.ts'
import {openAdmission, type Admission} from '../lib/admission/admission.ts'
import {countUndelivered} from '../lib/admission/undelivered.ts'
import {keepBackups, type Backups} from './backups/nightly.ts'
import {warningsOf, type Config} from './config.ts'
import {openDrafts} from './content/drafts.ts'
import {contentSource, LAKE_PATH, type ContentSource} from './content/content-source.ts'
import {birthOf} from '../lib/disk/folders.ts'
import {closeToOthers} from '../lib/disk/private-files.ts'
import {openOutbox, type Outbox} from './forms/outbox.ts'
import {withProduct} from './forms/lead-product.ts'
import {openLeadRoom, type LeadRoom} from './forms/lead-room.ts'
import {openLeadStock} from './forms/lead-stock.ts'
import {formRoutes} from './forms/routes.ts'
import {
  backupCheck,
  brokenLakeCheck,
  contentCheck,
  copiesCheck,
  diskChecks,
  healthRoutes,
  lakeChecks,
  outboxCheck,
} from './health/health.ts'
import {clientAddresses, type ClientEnv} from '../lib/http/client-address.ts'
import {chargedSenderOf} from '../lib/http/sender.ts'
import {Refusal} from '../lib/http/refusal.ts'
import {lakeApp} from '@stone-designs/lake/app'
import type {Lake} from '@stone-designs/lake'
import {attachSockets} from '@stone-designs/lake/sockets'
import {openShopLake} from './content/shop-lake.ts'
import {openPicturesAhead} from './pictures-ahead/index.ts'
import {openShopPrint} from './print/index.ts'
import {forAdministrators} from './privacy/index.ts'
import {openRecords} from './records/index.ts'
import {openShopAds, type ShopAds} from './ads/index.ts'
import {openShopField} from './field/index.ts'
import {keepsPages, siteOptions} from './site/index.ts'
import {openShopPreview} from './preview/index.ts'
import {openShopSimilar} from './similar/index.ts'
import {openShopUploads} from './uploads/index.ts'
import type {Preview} from './preview/preview.ts'
import {builtBundle, type BundleSource} from './site/bundle.ts'
import {openPageCopies} from './site/page-copies.ts'
import {openPageGate} from './site/page-gate.ts'
import {securityTxtRoutes} from './site/security-txt.ts'
import {openSite, type Site} from './site/site.ts'
import {withdrawnWorker} from './site/withdrawn-worker.ts'
import {staffOf} from './people/staff.ts'
import type {StudioSettings} from '../contract/services/studio-settings.ts'
import {studioRoutes} from './site/studio.ts'

/** The whole application, without a port. */
export interface Shop {
  /** Responds to any request as to a browser. */
  fetch: Hono['fetch']
  /** Methods and patterns of the addresses that it serves. */
  routes: readonly {method: string; path: string}[]
  /** The embedded lake; absent on hosted Sanity, and while it cannot be opened. */
  lake: Lake | undefined
  /** Serves WebSockets on an HTTP server that sends its requests to `fetch`. */
  attach(server: Server): void
  /** Call it only when no request is under way. */
  close(): Promise<void>
}

/**
 * Composes one application: lake, Studio, uploads, forms, and the site at every other address.
 * @param root folder that holds `.build/site` and `studio/dist`
 * @param bundles where the site's pages come from
 */
export function openShop(
  config: Config,
  root: string,
  bundles = builtBundle(join(root, '.build/site')),
): Shop {
  for (const warning of [...warningsOf(config), closeToOthers(config.dataDir)]) if (warning) onNotice(warning)
  const admission = openAdmission({onNotice})
  const shopLake = openShopLake(config, {admission, onNotice, report})
  const {lake, isBroken} = shopLake
  const backups = isBroken ? undefined : openBackups(config, lake)
  const app = new Hono<ClientEnv>()
  const clients = clientAddresses({...config, onNotice})
  app.use(clients.middleware, startInTurn(), limitPieces, countUndelivered(admission.undelivered))
  const lakeApi = lake && lakeApp(lake)
  if (lakeApi) app.route(LAKE_PATH, lakeApi)
  else if (shopLake.images) app.route(LAKE_PATH, shopLake.images)
  app.route('/studio', studio(config, root)).route('/', securityTxtRoutes(config))
  app.route('/', withdrawnWorker(!keepsPages(config, bundles)))
  const uploads = openShopUploads(config, {lake, admission, onNotice, report: reportProblem})

  const content = contentSource(config, lake, app)
  const records = openRecords(config, {onNotice, report})
  const ads = openShopAds(config, {content, lake, admission, ...records.stores, report: reportProblem})
  const outbox = openLeadOutbox(config, {content, ads})
  const outages = {outageSince: () => site.outageSince(), failingSince: () => site.failingSince()}
  const room = leadRoom(config, {admission, lake})
  app.route('/', health(config, {lake, isBroken, outbox, room, backups, ads, outages})).route('/', ads.routes)
  const held = {backups, outbox, contacts: ads.contacts, files: uploads.files, ...records.stores}
  if (lake) app.route('/', forAdministrators(config, {...held, lake}, reportProblem))
  app.route('/', formRoutes({outbox, ...records.stores, admission, room, report: reportProblem}))
  const mayRead = (request: Request) => staffOf(request, lake) !== undefined
  const field = openShopField(config, {admission, mayRead, report: reportProblem})
  app.route('/', uploads.routes).route('/', field.routes)

  const pages = openPages(config, {app, content, bundles, admission, lake})
  const {site} = pages
  const stopListening = notifyOfChanges(content, [site, ads, pages.similar, pages.ahead])
  const drafts = openDrafts(config, lake, app)
  const preview = openShopPreview(config, {drafts, lake, site, admission, report: reportProblem})
  servePages(app, {site, uploads}, preview)
  return {
    fetch: app.fetch,
    routes: app.routes,
    lake,
    attach(server) {
      if (!lake || !lakeApi) return
      const peerOf = (request: IncomingMessage) => clients.of(request)
      attachSockets(server, {lake, app: lakeApi, prefix: LAKE_PATH, peerOf})
    },
    async close() {
      stopListening()
      uploads.close()
      backups?.close()
      pages.close()
      records.close()
      field.close()
      await outbox.close()
      await ads.close()
      shopLake.close()
    },
  }
}

interface PageParts {
  app: Hono<ClientEnv>
  content: ContentSource
  bundles: BundleSource
  admission: Admission
  lake: Lake | undefined
}

/** Opens the site with what its pages show and print. Adds the routes of similar products and of paper. */
function openPages(config: Config, {app, content, bundles, admission, lake}: PageParts) {
  const similar = openShopSimilar(config, {content, report: reportProblem})
  const options = siteOptions(config, {content, bundles, similar, report})
  const copies = openPageCopies({dir: config.dataDir, settings: options.env, report: reportProblem})
  const site = openSite(options, {gate: openPageGate(admission), copies})
  similar.onChange((tags) => site.contentChanged(tags))
  const print = openShopPrint(config, {site, content, admission, report: reportProblem})
  const ahead = openPicturesAhead(config, {lake, content, site: options, report: reportProblem})
  app.route('/', similar.routes).route('/', print.routes)
  return {
    site,
    similar,
    ahead,
    close() {
      ahead.close()
      print.close()
      copies.close()
      similar.close()
    },
  }
}

interface Served {
  site: Site
  uploads: Pick<ReturnType<typeof openShopUploads>, 'isDeleted'>
}

function leadRoom(
  {dataDir: dir, content}: Config,
  {admission, lake}: {admission: Admission; lake: Lake | undefined},
) {
  return openLeadRoom(admission, {dir, stock: lake && openLeadStock(lake, content.dataset)})
}

/** Serves pages at every address that is not taken yet, with unpublished changes to those who have a pass. */
function servePages(app: Hono<ClientEnv>, {site, uploads}: Served, preview: Preview) {
  for (const prefix of STARTS)
    app.get(`${prefix}/file/:slug`, async (context, next) => {
      try {
        const isDeleted = await uploads.isDeleted(context.req.param('slug') ?? '', chargedSenderOf(context))
        return isDeleted ? await site.deletedFile(context.req.raw) : await next()
      } catch (error) {
        if (error instanceof Refusal) return site.refused(context.req.raw, error)
        throw error
      }
    })
  app.route('/', preview.routes)
  app.all('*', async (context) =>
    site.fetch(context.req.raw, chargedSenderOf(context), () => preview.of(context)),
  )
}

function openBackups({dataDir, backups}: Config, lake: Lake | undefined): Backups | undefined {
  if (!backups) return undefined
  const onBackup = (subject: string) =>
    lake?.people.audit.recordIfPossible({event: 'backed up', actor: 'server', subject})
  return keepBackups({dataDir, ...backups}, {onNotice, onBackup})
}

/** Notifies parts of the shop of each change of the content. @returns a function that ends that */
const notifyOfChanges = (content: ContentSource, parts: Pick<Site, 'contentChanged'>[]) =>
  content.onChange((tags) => {
    for (const part of parts) part.contentChanged(tags)
  })

interface LeadKeepers {
  content: ContentSource
  ads: ShopAds
}

const openLeadOutbox = ({dataDir}: Config, {content, ads}: LeadKeepers): Outbox =>
  openOutbox({
    dir: join(dataDir, 'forms'),
    saveLead: async (lead) => ads.saveLead(await withProduct(lead, content)),
    report: reportProblem,
  })

/** Parts of the shop whose state `/readyz` looks at. */
interface Watched {
  lake: Lake | undefined
  isBroken: boolean
  outbox: Outbox
  room: Pick<LeadRoom, 'health'>
  backups: Backups | undefined
  ads: ShopAds
  outages: Pick<Site, 'outageSince' | 'failingSince'>
}

function health({dataDir}: Config, {lake, isBroken, outbox, room, backups, ads, outages}: Watched) {
  const checks = [
    ...diskChecks(dataDir),
    ...(lake ? lakeChecks(lake) : []),
    isBroken ? brokenLakeCheck : contentCheck(outages.failingSince),
    outboxCheck(() => outbox.waiting()),
    ...room.health,
    copiesCheck(outages.outageSince),
    ...(backups ? [backupCheck(backups, () => birthOf(dataDir)), backups.damage] : []),
    ...ads.checks,
  ]
  return healthRoutes({checks, mayRead: (request) => staffOf(request, lake) !== undefined})
}

function studio(config: Config, root: string) {
  const {publicUrl} = config
  return studioRoutes({dist: join(root, 'studio/dist'), settings: studioSettings(config), publicUrl})
}

function studioSettings({content, publicUrl}: Config): StudioSettings {
  const {kind, projectId, dataset} = content
  return {projectId, dataset, apiHost: kind === 'embedded' ? LAKE_PATH : null, publicUrl}
}

/** Logs a failure that no request caused, whole, with its causes. */
function report(error: unknown) {
  process.stderr.write(`${new Date().toISOString()} ${inspect(error)}\n`)
}

/** Logs one plain line. */
function onNotice(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}

function reportProblem(problem: string, error: unknown) {
  report(new Error(problem, {cause: error}))
}
