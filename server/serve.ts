import {createServer, type IncomingMessage} from 'node:http'
import {isIP} from 'node:net'
import {getRequestListener} from '@hono/node-server'
import {ConfigError, localOrigin, type Config} from './config.ts'
import {LAKE_PATH} from './content/index.ts'
import {endingsOf, listenOn, type Listen} from '../lib/http/port.ts'
import {openShop, type Shop} from './shop.ts'
import {ChunkedRequest} from '../lib/http/chunked-request.ts'
import {answerUnreadable, endAfter} from '../lib/http/unreadable-request.ts'
import type {BundleSource} from './site/index.ts'

/** A shop that answers on a port. */
export interface RunningShop {
  /** Origin for people: the configured public address. */
  url: string
  /** Origin on this machine, for scripts. */
  localUrl: string
  /** Whether the content is there. False: the embedded lake could not be opened, and the shop serves copies of pages. */
  hasContent: boolean
  /** Signs the owner in to the Studio, once. Absent on hosted Sanity, and once the owner has a password. */
  signInLink: string | undefined
  /** Ends open connections and closes the lake. Everything that was acknowledged is already on disk. */
  close(): Promise<void>
  /** Does the same after it has answered the requests that are under way. New ones are not accepted. */
  drain(): Promise<void>
}

interface ServeOptions {
  unreadMs?: number
  bundles?: BundleSource
  keepsSignInLink?: boolean
  listen?: Listen
}

/** Time for a 20 MB upload over a slow phone line. Node's default of 5 minutes would cut it off. */
const LONGEST_UPLOAD_MS = 20 * 60_000

/** Time for 16 MB of mutations over a slow line. Forms and sign-ins are far smaller. */
const SHORT_BODY_MS = 3 * 60_000

/**
 * A client that reads nothing of a response for this long is gone, or blocks it on purpose. No response takes nearly as
 * long before its first byte; event streams and sockets have heartbeats.
 */
const UNREAD_MS = 5 * 60_000

/**
 * Idle time after which a connection ends. Proxies close their idle connections after 60 seconds. If the server were first,
 * a proxy would now and then send a request into a connection that is just being closed, and its visitor would get a 502.
 */
const IDLE_MS = 65_000

/** Other upgrades that clients offer, such as HTTP/2, are ignored: such a request is answered over HTTP/1.1. */
const wantsSocket = ({url = '', headers}: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(`${LAKE_PATH}/`)

/** A proxy may have read one of them, and this server the other. */
const hasTwoHosts = ({headersDistinct: {host}}: IncomingMessage) => (host?.length ?? 0) > 1

const isUpload = ({url = ''}: IncomingMessage) =>
  url.startsWith('/upload-service/') || /^\/v[^/]+\/assets\//.test(url.slice(LAKE_PATH.length))

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

function assertOwnerIsProtected({host}: Config, {lake}: Shop) {
  if (!lake || isLoopback(host) || lake.people.hasPassword()) return
  throw new ConfigError(
    `HOST=${host} opens the Studio to other machines, but the owner has no password yet. Set one first: npm run owner`,
  )
}

/**
 * Opens the shop and its port. Port 0 takes any free one.
 * @param root folder that holds `.build/site` and `studio/dist`
 * @param options `unreadMs`: time without a byte either way after which a connection ends; `bundles`: where the site's
 *   pages come from; `keepsSignInLink`: the link of the start before stays valid, and no new one is made; `listen`: opens
 *   the port, or gives one that is open
 * @throws ConfigError when the settings would leave the Studio unprotected; system errors such as `EADDRINUSE`
 */
export async function serveShop(
  config: Config,
  root: string,
  {unreadMs = UNREAD_MS, bundles, keepsSignInLink = false, listen = listenOn(config)}: ServeOptions = {},
): Promise<RunningShop> {
  const shop = openShop(config, root, bundles)
  try {
    assertOwnerIsProtected(config, shop)
    const listener = getRequestListener(shop.fetch, {overrideGlobalObjects: false})
    const options = {
      IncomingMessage: ChunkedRequest,
      keepAliveTimeout: IDLE_MS,
      requestTimeout: LONGEST_UPLOAD_MS,
      shouldUpgradeCallback: wantsSocket,
    }
    const server = createServer(options, (request, response) => {
      if (hasTwoHosts(request)) return answerUnreadable(new Error('Two Host headers'), request.socket)
      if (!isUpload(request)) endAfter(SHORT_BODY_MS, request, response)
      // The listener responds to its own failures.
      void listener(request, response)
    })
    server.setTimeout(unreadMs)
    server.on('clientError', answerUnreadable)
    shop.attach(server)
    const endings = endingsOf(server)
    const {port} = await listen(server)
    return {
      url: config.publicUrl,
      localUrl: localOrigin({host: config.host, port}),
      hasContent: shop.lake !== undefined || config.content.kind === 'hosted',
      signInLink: keepsSignInLink ? undefined : signInLinkOf(config, shop),
      close: () => endings.cut().then(() => shop.close()),
      drain: () => endings.drain().then(() => shop.close()),
    }
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** A log may keep what a start prints, so an owner with a password gets a link only from `npm run owner -- --link`. */
function signInLinkOf({publicUrl}: Config, {lake}: Shop): string | undefined {
  if (!lake || lake.people.hasPassword()) return undefined
  return `${publicUrl}/studio/#sign-in=${lake.people.createSignInCode()}`
}
