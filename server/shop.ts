import type {Server} from 'node:http'
import {join} from 'node:path'
import {inspect} from 'node:util'
import {Hono} from 'hono'
import {warningsOf, type Config} from './config.ts'
import {contentSource, LAKE_PATH, type ContentSource} from './content.ts'
import {openErrorLog} from './forms/error-log.ts'
import {openOutbox} from './forms/outbox.ts'
import {keepLeadsFor} from './forms/lead-retention.ts'
import {formRoutes} from './forms/routes.ts'
import {lakeApp} from './lake/app.ts'
import {openLake, type Lake} from './lake/lake.ts'
import {attachSockets} from './lake/sockets.ts'
import {peer, peerOf, type PeerEnv} from './peer.ts'
import {secretFile} from './secret-file.ts'
import {builtBundle} from './site/bundle.ts'
import type {SiteEnv} from './site/env.ts'
import {openSite} from './site/site.ts'
import {studioRoutes, type StudioSettings} from './studio.ts'
import {uploadRoutes} from './uploads/routes.ts'

/** The whole application, without a port. */
export interface Shop {
  /** Answers any request, as a browser would be answered. */
  fetch: Hono['fetch']
  /** The embedded lake; absent on hosted Sanity. */
  lake: Lake | undefined
  /** Serves WebSockets on the server that `fetch` answers for. */
  attach(server: Server): void
  /** To be called when no request is under way any more. */
  close(): Promise<void>
}

/**
 * Puts the parts together on one application: lake, Studio, uploads, forms, and the site at every other address.
 * @param root folder that holds `.build/site` and `studio/dist`
 * @param bundles where the site's pages come from
 */
export function openShop(
  config: Config,
  root: string,
  bundles = builtBundle(join(root, '.build/site')),
): Shop {
  for (const warning of warningsOf(config)) note(warning)
  const lake = openEmbeddedLake(config)
  const app = new Hono<PeerEnv>()
  app.use(peer(config.trustedProxies))
  app.get('/healthz', (context) => context.json({status: 'ok'}))
  if (lake) app.route(LAKE_PATH, lakeApp(lake))
  app.route('/studio', studioRoutes({dist: join(root, 'studio/dist'), settings: studioSettings(config)}))
  app.route('/', uploads(config))

  const content = contentSource(config, lake, app)
  const outbox = openOutbox({
    dir: join(config.dataDir, 'forms'),
    saveLead: (lead) => content.createIfNotExists(lead),
    report: reportProblem,
  })
  const errorLog = openErrorLog({dir: join(config.dataDir, 'forms')})
  app.route('/', formRoutes({outbox, errorLog, report: reportProblem}))

  const site = openSite({
    bundles,
    env: siteEnv(config, content.addresses),
    fetchContent: (request) => content.fetch(request),
    position: () => content.position(),
    onError: report,
  })
  const stopListening = content.onChange((tags) => site.contentChanged(tags))
  app.all('*', (context) => site.fetch(context.req.raw))
  return {
    fetch: app.fetch,
    lake,
    attach(server) {
      if (lake) attachSockets(server, lake, LAKE_PATH, (request) => peerOf(request, config.trustedProxies))
    },
    async close() {
      stopListening()
      await outbox.close()
      lake?.close()
    },
  }
}

function openEmbeddedLake({content, dataDir, publicUrl}: Config): Lake | undefined {
  if (content.kind === 'hosted') return undefined
  const {projectId, dataset, token, historyDays, leadDays} = content
  const publicBase = `${publicUrl}${LAKE_PATH}`
  const lake = openLake({
    dataDir,
    publicBase,
    projectId,
    dataset,
    token,
    historyDays,
    // Who deletes an enquiry means it.
    purgedTypes: ['lead'],
    onError: report,
    onNotice: note,
  })
  if (leadDays !== undefined) lake.onClose(keepLeadsFor(leadDays, {lake, dataset, note, report}))
  return lake
}

function studioSettings({content}: Config): StudioSettings {
  const {kind, projectId, dataset} = content
  return {projectId, dataset, apiHost: kind === 'embedded' ? LAKE_PATH : null}
}

function uploads({publicUrl, dataDir, bucket, uploadSecret}: Config) {
  if (bucket) return uploadRoutes({publicUrl, store: {kind: 'bucket', ...bucket}, report: reportProblem})
  const secret = uploadSecret ?? secretFile(join(dataDir, 'upload-secret'))
  const store = {kind: 'local' as const, dir: join(dataDir, 'uploads'), secret}
  return uploadRoutes({publicUrl, store, report: reportProblem})
}

/** What the site is told of this deployment. */
export function siteEnv(
  {publicUrl, content, tracking, forms, bucket}: Config,
  addresses: ContentSource['addresses'],
): SiteEnv {
  return {
    publicUrl,
    ...addresses,
    projectId: content.projectId,
    dataset: content.dataset,
    ...tracking,
    formsSubmissionsUrl: forms.submissionsUrl,
    formsLeadsUrl: forms.leadsUrl,
    formsErrorsUrl: forms.errorsUrl,
    ipLookupUrl: forms.ipLookupUrl,
    uploadUrls: bucket && bucketAddresses(bucket),
  }
}

/** Where the browser sends files and finds them. */
function bucketAddresses({bucket, region, endpoint, readUrl}: NonNullable<Config['bucket']>): string[] {
  const address = endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`
  return readUrl ? [address, readUrl] : [address]
}

/** A failure that no request can answer for goes to the log, whole, with what caused it. */
function report(error: unknown) {
  process.stderr.write(`${new Date().toISOString()} ${inspect(error)}\n`)
}

/** One plain line. */
function note(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}

function reportProblem(problem: string, error: unknown) {
  report(new Error(problem, {cause: error}))
}
