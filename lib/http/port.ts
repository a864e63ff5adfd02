import type {Server} from 'node:http'
import {createServer, type AddressInfo, type Socket} from 'node:net'
import type {Duplex} from 'node:stream'

/** Where a server listens. */
interface Place {
  port: number
  host: string
}

/**
 * Connections that wait until the server accepts them. The system lowers it to its own limit, often 4,096. With Node's 511,
 * a crowd of strangers filled the queue, and a visitor's connection was tried again only one, three or seven seconds later.
 */
const BACKLOG = 65_535

/** Makes a server answer on a port. Rejects with system errors such as `EADDRINUSE`. */
export type Listen = (server: Server) => Promise<AddressInfo>

/** Opens the port together with its server. Port 0 takes any free one. */
export const listenOn =
  ({port, host}: Place): Listen =>
  (server) =>
    listening(server, () => server.listen({port, host, backlog: BACKLOG}))

/**
 * Opens a port before there is a server for it. Connections wait, and nothing of them is read.
 * @returns gives the port to a server, which answers the connections that wait first
 */
export async function openPort({port, host}: Place): Promise<Listen> {
  const waiting = new Set<Socket>()
  // A server of node:http makes its sockets with the same options, except the first.
  const holder = createServer({pauseOnConnect: true, allowHalfOpen: true, noDelay: true}, (socket) => {
    waiting.add(socket)
    socket.on('error', () => waiting.delete(socket)).once('close', () => waiting.delete(socket))
  })
  await listening(holder, () => holder.listen({port, host, backlog: BACKLOG}))
  return async (server) => {
    const address = await listening(server, () => server.listen(holder, BACKLOG))
    for (const socket of waiting) {
      server.emit('connection', socket)
      socket.resume()
    }
    waiting.clear()
    return address
  }
}

function listening(server: ReturnType<typeof createServer>, listen: () => void): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => {
      server.off('error', reject)
      const address = server.address()
      if (address && typeof address === 'object') resolve(address)
      else reject(new Error('The server has no address'))
    })
    listen()
  })
}

/** Milliseconds for requests that are under way when a server is drained. An upload that takes longer is cut off. */
const LONGEST_DRAIN_MS = 10_000
const IDLE_CHECK_MS = 50

/** Two ways to stop answering on a port. Each resolves when no connection is open. */
export interface Endings {
  /** Ends all connections at once. */
  cut(): Promise<void>
  /** Answers the requests that are under way, 10 seconds long. Live connections end at once: their clients connect again. */
  drain(): Promise<void>
}

/** Call it before the server listens. */
export function endingsOf(server: Server): Endings {
  /** WebSockets and event streams. */
  const live = new Set<Duplex>()
  const keep = (socket: Duplex) => {
    live.add(socket)
    socket.once('close', () => live.delete(socket))
  }
  server.on('upgrade', (_request, socket) => keep(socket))
  server.on('request', ({headers, socket}) => {
    if (headers.accept === 'text/event-stream') keep(socket)
  })
  const endLive = () => {
    for (const socket of live) socket.destroy()
  }
  const endAll = () => {
    server.closeAllConnections()
    // Upgraded sockets are not among all connections, and the server waits for them.
    endLive()
  }
  const closed = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return {
    cut() {
      const done = closed()
      endAll()
      return done
    },
    async drain() {
      // The first listener, because the response is under way when the others run.
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
      const done = closed()
      endLive()
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
      const longest = setTimeout(endAll, LONGEST_DRAIN_MS)
      await done
      clearInterval(idle)
      clearTimeout(longest)
    },
  }
}
