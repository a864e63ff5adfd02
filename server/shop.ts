import type {Server} from 'node:http'
import {join} from 'node:path'
import {Hono} from 'hono'
import type {Config} from './config.ts'
import {contentSource, LAKE_PATH} from './content.ts'
import {lakeApp} from './lake/app.ts'
import {openLake, type Lake} from './lake/lake.ts'
import {attachSockets} from './lake/sockets.ts'
import {peer, type PeerEnv} from './peer.ts'
import {openSite} from './site/site.ts'
import {studioRoutes, type StudioSettings} from './studio.ts'

/** The whole application, without a port. */
export interface Shop {
  /** Answers any request, as a browser would be answered. */
  fetch: Hono['fetch']
  /** The embedded lake; absent on hosted Sanity. */
  lake: Lake | undefined
  /** Serves WebSockets on the server that `fetch` answers for. */
  attach(server: Server): void
  close(): void
}

/** A failure that no request can answer for goes to the log, whole. */
function report(error: unknown) {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? error.stack : String(error)}\n`,
  )
}

function openEmbeddedLake({content, dataDir, publicUrl}: Config): Lake | undefined {
  if (content.kind === 'hosted') return undefined
  const {projectId, dataset, token} = content
  return openLake({
    dataDir,
    publicBase: `${publicUrl}${LAKE_PATH}`,
    projectId,
    dataset,
    token,
    onError: report,
  })
}

function studioSettings({content}: Config): StudioSettings {
  const {kind, projectId, dataset} = content
  return {projectId, dataset, apiHost: kind === 'embedded' ? LAKE_PATH : null}
}

/**
 * Puts the parts together: lake, Studio and site on one application.
 * @param root folder that holds `web/dist` and `studio/dist`
 */
export function openShop(config: Config, root: string): Shop {
  const lake = openEmbeddedLake(config)
  const app = new Hono<PeerEnv>()
  app.use(peer(config.trustedProxies))
  app.get('/healthz', (context) => context.json({status: 'ok'}))
  if (lake) app.route(LAKE_PATH, lakeApp(lake))
  app.route('/studio', studioRoutes({dist: join(root, 'studio/dist'), settings: studioSettings(config)}))

  const source = contentSource(config, lake, app)
  const {publicUrl, tracking, content} = config
  const site = openSite({
    dist: join(root, 'web/dist'),
    env: {
      publicUrl,
      ...source.addresses,
      projectId: content.projectId,
      dataset: content.dataset,
      ...tracking,
    },
    fetchContent: (request) => source.fetch(request),
    onError: report,
  })
  const stopListening = source.onChange((tags) => site.contentChanged(tags))
  app.all('*', (context) => site.fetch(context.req.raw))
  return {
    fetch: app.fetch,
    lake,
    attach: (server) => lake && attachSockets(server, lake, LAKE_PATH),
    close() {
      stopListening()
      lake?.close()
    },
  }
}
