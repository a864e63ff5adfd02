import {STATUS_CODES, type IncomingMessage, type Server} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer, type WebSocket} from 'ws'
import type {Hono} from 'hono'
import {LakeError} from './model/errors.ts'
import {senderAt} from '../http/sender.ts'
import type {Lake} from './lake.ts'
import {MAX_PRESENCE_MESSAGE, PresenceRoom} from './listen/presence.ts'
import {MAX_STREAM_MESSAGE, serveStreams} from './listen/streams.ts'

/** Milliseconds between pings. A peer that has not answered one by the next is disconnected. */
const PING_MS = 30_000
/** Milliseconds before a rejected connection is destroyed. Destroying it at once could lose the answer. */
const LINGER_MS = 2000
/** Maximum number of sockets, across all senders. Plain requests still work when they are used up. */
const MAX_SOCKETS = 2000
/** Maximum number of sockets for one sender. A tab of the Studio uses two; pages of the shop use none. */
const MAX_SOCKETS_OF_SENDER = 200
const PRESENCE_PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9_-]{1,64})$/

interface Sockets {
  lake: Lake
  /** The lake's application. It answers the requests that arrive over a socket. */
  app: Hono
  /** Path under which the lake is mounted, such as `/lake`; may be empty. */
  prefix: string
  /** Returns the address that a request comes from. Default: the other end of the connection. */
  peerOf?: ((request: IncomingMessage) => string) | undefined
}

/**
 * Serves the lake's WebSockets on an HTTP server: `{prefix}/_streams` and `{prefix}/v{version}/socket/{dataset}`.
 * Upgrades outside `prefix` are left to other listeners; with no other listener they get a 404.
 */
export function attachSockets(server: Server, {lake, app, prefix, peerOf = connectionPeer}: Sockets) {
  const streams = new WebSocketServer({noServer: true, maxPayload: MAX_STREAM_MESSAGE})
  const presence = new WebSocketServer({noServer: true, maxPayload: MAX_PRESENCE_MESSAGE})
  const rooms = new Map<string, PresenceRoom>()
  const senders = new Map<WebSocket, string>()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the handshake is complete nothing else listens for errors, and an unhandled one would end the process.
    socket.on('error', () => socket.destroy())
    const inside = pathWithin(prefix, request)
    if (inside === undefined) {
      // A socket without an answer would stay open for ever.
      if (server.listenerCount('upgrade') === 1) refuse(socket, 404)
      return
    }
    const peer = peerOf(request)
    const sender = senderAt(peer)
    if (senders.size >= MAX_SOCKETS) return refuse(socket, 503)
    if (countOf(senders.values(), sender) >= MAX_SOCKETS_OF_SENDER) return refuse(socket, 429)
    if (inside === '/_streams') {
      return streams.handleUpgrade(request, socket, head, (client) => {
        watch(client, sender)
        serveStreams(client, {app, prefix, peer})
      })
    }
    const room = roomAt(inside)
    if (!room) return refuse(socket, 404)
    presence.handleUpgrade(request, socket, head, (client) => {
      watch(client, sender)
      room.enter(client)
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

  function watch(client: WebSocket, sender: string) {
    senders.set(client, sender)
    client.on('close', () => senders.delete(client))
    client.on('error', (error) => {
      // Protocol errors of the peer have a code; `ws` closes the socket itself.
      if (!('code' in error)) lake.onError(error)
    })
    keepAlive(client)
  }
}

const connectionPeer = ({socket}: IncomingMessage) => socket.remoteAddress ?? 'unknown'

function countOf(senders: Iterable<string>, wanted: string) {
  let count = 0
  for (const sender of senders) if (sender === wanted) count += 1
  return count
}

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
  const timer = setInterval(() => {
    if (!isAlive) return client.terminate()
    isAlive = false
    client.ping()
  }, PING_MS).unref()
  client.on('close', () => clearInterval(timer))
}

/** Path of a request below `prefix`; undefined when the path is outside it or malformed. */
function pathWithin(prefix: string, {url = '/'}: IncomingMessage): string | undefined {
  const path = URL.parse(url, 'http://lake.invalid')?.pathname
  return path?.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

function refuse(socket: Duplex, status: 404 | 429 | 503) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // A client that never closes its end would keep the connection for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
