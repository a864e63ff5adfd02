import {once} from 'node:events'
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http'
import {Readable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib'

/** A proxy in front of a shop. */
export interface Relay {
  url: string
  close: () => void
}

/**
 * Starts a proxy that passes requests on to the shop.
 * @param change changes each HTML response
 */
export async function relay(shop: string, port: number, change: (html: string) => string): Promise<Relay> {
  const {hostname, port: shopPort} = new URL(shop)

  async function send(response: IncomingMessage, outgoing: ServerResponse) {
    const isPage = response.headers['content-type']?.startsWith('text/html')
    const changed = isPage && changedBody(await buffer(response), change)
    outgoing.writeHead(response.statusCode ?? 502, {
      ...response.headers,
      ...(changed ? {'content-length': changed.length} : {}),
    })
    // A client that closes the connection early needs no response.
    await pipeline(changed ? Readable.from([changed]) : response, outgoing).catch(() => undefined)
  }

  const server = createServer((incoming, outgoing) => {
    const {url: path = '', method} = incoming
    const headers = {...incoming.headers, 'accept-encoding': 'br'}
    const forwarded = request({hostname, port: shopPort, path, method, headers}, (response) => {
      void send(response, outgoing)
    })
    // The browser, or the shop, may end before the response is complete.
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Compressed like a cached page of the shop, in its smallest form. */
const changedBody = (body: Buffer, change: (html: string) => string) =>
  brotliCompressSync(change(brotliDecompressSync(body).toString()))
