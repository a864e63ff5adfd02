import type {EventEmitter} from 'node:events'
import {STATUS_CODES, type IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer, type WebSocket} from 'ws'
import type {Hono} from 'hono'
import {LakeError} from './model/errors.ts'
import {guardSocket, type Identify, type Strangers} from './admission/guarded-socket.ts'
import {HttpError} from '../lib/http/http-error.ts'
import {every} from '../lib/process/periodic.ts'
import {clientKeyAt} from '../lib/http/client-key.ts'
import type {Lake} from './lake.ts'
import {MAX_PRESENCE_MESSAGE, PresenceRoom} from './listen/presence.ts'
import {MAX_STREAM_MESSAGE, serveStreams} from './listen/streams.ts'

/** Milliseconds between pings. A peer that has not answered one by the next is disconnected. */
const PING_MS = 30_000
/** Milliseconds before a rejected connection is destroyed. Destroying it at once could lose the answer. */
const LINGER_MS = 2000
/** Messages that arrive in one chunk are handled one in each turn of the event loop. `guardSocket` answers pings. */
const OPTIONS = {noServer: true, allowSynchronousEvents: false, autoPong: false}
const PRESENCE_PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9_-]{1,64})$/

interface Sockets {
  lake: Lake
  /** The lake's application. It answers the requests that arrive over a socket. */
  app: Hono
  /** Path under which the lake is mounted, such as `/lake`; may be empty. */
  prefix: string
  /** Returns the address that a request comes from. Default: the other end of the connection. */
  peerOf?: ((request: IncomingMessage) => string) | undefined
  /** Milliseconds in which a socket must send a valid token. Default: 10 seconds. */
  identifyMs?: number | undefined
}

/**
 * Serves the lake's WebSockets on an HTTP server: `{prefix}/_streams` and `{prefix}/v{version}/socket/{dataset}`.
 * Upgrades outside `prefix` are left to other listeners; with no other listener they get a 404.
 */
export function attachSockets(
  server: EventEmitter,
  {lake, app, prefix, peerOf = connectionPeer, identifyMs}: Sockets,
) {
  const streams = new WebSocketServer({...OPTIONS, maxPayload: MAX_STREAM_MESSAGE})
  const presence = new WebSocketServer({...OPTIONS, maxPayload: MAX_PRESENCE_MESSAGE})
  const rooms = new Map<string, PresenceRoom>()
  const strangers: Strangers = new Set()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is complete nothing else listens for errors, and an unhandled one would end the process.
    socket.on('error', () => socket.destroy())
    const inside = pathWithin(prefix, request)
    if (inside === undefined) {
      // A socket without an answer would stay open for ever.
      if (server.listenerCount('upgrade') === 1) refuse(socket, 404)
      return
    }
    const isStreams = inside === '/_streams'
    const room = isStreams ? undefined : roomAt(inside)
    if (!isStreams && !room) return refuse(socket, 404)
    const peer = peerOf(request)
    const leave = slotOf(lake, socket, {clientKey: clientKeyAt(peer), strangers})
    if (!leave) return
    const sockets = isStreams ? streams : presence
    sockets.handleUpgrade(request, socket, head, (client) => {
      const identify = watch(client, leave)
      if (room) room.enter(client, identify)
      else serveStreams(client, {app, prefix, peer, identify})
    })
  }
  server.on('upgrade', upgrade)
  lake.onDatasetEnd(({name}) => {
    rooms.get(name)?.close()
    rooms.delete(name)
  })
  lake.onClose(() => {
    server.off('upgrade', upgrade)
    for (const client of [...streams.clients, ...presence.clients])
      client.close(1001, 'The server is going down')
  })

  function roomAt(path: string): PresenceRoom | undefined {
    const name = PRESENCE_PATH.exec(path)?.[1]
    if (name === undefined || !hasDataset(lake, name)) return undefined
    const room = rooms.get(name) ?? new PresenceRoom(lake.people)
    rooms.set(name, room)
    return room
  }

  function watch(client: WebSocket, leave: () => void): Identify {
    client.on('error', (error) => {
      // Protocol errors of the peer have a code; `ws` closes the socket itself.
      if (!('code' in error)) lake.onError(error)
    })
    keepAlive(client)
    return guardSocket(client, lake, {leave, strangers, identifyMs})
  }
}

/**
 * Takes a slot until the connection ends. When all slots are taken, the oldest socket that has sent no token loses its own:
 * the Studio sends its token within a moment, so strangers with many addresses cannot keep it out.
 * @returns frees the slot; undefined when the upgrade was rejected
 */
function slotOf(
  lake: Lake,
  socket: Duplex,
  {clientKey, strangers}: {clientKey: string; strangers: Strangers},
): (() => void) | undefined {
  const hold = () => {
    try {
      return lake.limits.sockets.hold(clientKey)
    } catch (error) {
      if (error instanceof HttpError) return error
      throw error
    }
  }
  let slot = hold()
  const [displaceOldest] = strangers
  if (slot instanceof HttpError && slot.status === 503 && displaceOldest) {
    displaceOldest()
    slot = hold()
  }
  if (slot instanceof HttpError) {
    refuse(socket, slot.status, slot.retryAfter)
    return undefined
  }
  socket.on('close', slot)
  return slot
}

const connectionPeer = ({socket}: IncomingMessage) => socket.remoteAddress ?? 'unknown'

function hasDataset(lake: Lake, name: string) {
  try {
    return Boolean(lake.dataset(name))
  } catch (error) {
    if (error instanceof LakeError) return false
    throw error
  }
}

function keepAlive(client: WebSocket) {
  let isAlive = true
  client.on('pong', () => {
    isAlive = true
  })
  const stop = every(PING_MS, () => {
    if (!isAlive) return client.terminate()
    isAlive = false
    client.ping()
  })
  client.on('close', stop)
}

/** Path of a request below `prefix`; undefined when the path is outside it or malformed. */
function pathWithin(prefix: string, {url = '/'}: IncomingMessage): string | undefined {
  const path = URL.parse(url, 'http://lake.invalid')?.pathname
  return path?.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

function refuse(socket: Duplex, status: number, retryAfterSeconds?: number) {
  const wait = retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`,
  )
  // A client that never closes its end would keep the connection for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
