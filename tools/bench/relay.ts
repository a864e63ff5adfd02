import {once} from 'node:events'
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http'
import {Readable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import {setTimeout as wait} from 'node:timers/promises'
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib'
import type {Line} from './slow-line.ts'

/** A proxy in front of a shop, which changes one thing about it. */
export interface Relay {
  url: string
  /** Requests so far, in their order. */
  requests: Relayed[]
  close: () => void
}

interface Relayed {
  path: string
  /** The browser requested it ahead of the visitor. */
  isPrefetch: boolean
  /** Bytes of the response's body that the browser has. */
  bytes: number
}

interface RelayOptions {
  /** Changes each HTML response. */
  change?: (html: string) => string
  /** Headers that each HTML response has too. */
  headers?: Record<string, string>
  /** Responses that the shop does not have, by their paths. */
  files?: Readonly<Record<string, {type: string; body: string}>>
  /** Everything passes through this line, also what the browser requests ahead, which its own emulation leaves out. */
  line?: Line
  /** Whether a path is never answered. */
  isHeld?: (path: string) => boolean
}

/** Starts a proxy that passes requests on to the shop. */
export async function relay(shop: string, port: number, options: RelayOptions = {}): Promise<Relay> {
  const {change, headers = {}, files = {}, line, isHeld = () => false} = options
  const {hostname, port: shopPort} = new URL(shop)
  const requests: Relayed[] = []
  const deliver = line ? openLine(line) : (body: AsyncIterable<Buffer>) => body

  async function send(response: IncomingMessage, outgoing: ServerResponse, relayed: Relayed) {
    const isPage = response.headers['content-type']?.startsWith('text/html')
    const changed = isPage && change && changedBody(await buffer(response), change)
    outgoing.writeHead(response.statusCode ?? 502, {
      ...response.headers,
      ...(isPage ? headers : {}),
      ...(changed ? {'content-length': changed.length} : {}),
    })
    // A client that closes the connection early needs no response.
    await pipeline(changed ? Readable.from([changed]) : response, deliver, counted(relayed), outgoing).catch(
      () => undefined,
    )
  }

  const server = createServer((incoming, outgoing) => {
    const {url: path = '', method} = incoming
    const relayed = {path, isPrefetch: incoming.headers['sec-purpose'] === 'prefetch', bytes: 0}
    requests.push(relayed)
    if (isHeld(path)) return
    void wait(line?.latency ?? 0).then(() => {
      const file = files[path]
      if (file) return outgoing.writeHead(200, {'content-type': file.type}).end(file.body)
      const own = {...incoming.headers, 'accept-encoding': 'br'}
      const forwarded = request({hostname, port: shopPort, path, method, headers: own}, (response) => {
        void send(response, outgoing, relayed)
      })
      // The browser, or the shop, may end before the response is complete.
      forwarded.on('error', () => outgoing.destroy())
      outgoing.on('close', () => forwarded.destroy())
      return incoming.pipe(forwarded)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Compressed like a cached page of the shop, in its smallest form. */
const changedBody = (body: Buffer, change: (html: string) => string) =>
  brotliCompressSync(change(brotliDecompressSync(body).toString()))

const counted = (relayed: Relayed) =>
  async function* (body: AsyncIterable<Buffer>) {
    for await (const piece of body) {
      yield piece
      relayed.bytes += piece.length
    }
  }

/** Bytes that the line carries at once, before it carries some of another response. */
const PIECE_BYTES = 1500

/** Opens a line that responses share. They arrive no sooner than it can carry them all. */
function openLine({downloadThroughput}: Line) {
  let freeAt = 0
  return async function* (body: AsyncIterable<Buffer>) {
    for await (const bytes of body)
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        const piece = bytes.subarray(from, from + PIECE_BYTES)
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / downloadThroughput) * 1000
        await wait(freeAt - performance.now())
        yield piece
      }
  }
}
