import {IncomingMessage} from 'node:http'
import type {MiddlewareHandler} from 'hono'

/** Chunks that any body may have, however small they are. */
const FREE_CHUNKS = 1000
/** Bytes that each further chunk must have on average. Clients that stream a body send thousands in each. */
const BYTES_PER_CHUNK = 512

/**
 * A request that withstands a chunked body of tiny chunks. Node bounds the bytes that wait to be read and not the
 * chunks, so 64 kB on the wire would wait as 10,000 objects, each of which takes time of the only thread. After too
 * many chunks the connection is closed. A body with a length has no such limit: the socket decides its chunks. Set this
 * class as the `IncomingMessage` of a server.
 */
export class ChunkedRequest extends IncomingMessage {
  #chunks = 0
  #bytes = 0

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.socket.destroyed) return false
    if (chunk instanceof Uint8Array && this.headers['transfer-encoding'] !== undefined) {
      this.#chunks += 1
      this.#bytes += chunk.byteLength
      if (this.#chunks > FREE_CHUNKS + this.#bytes / BYTES_PER_CHUNK) {
        this.socket.destroy()
        return false
      }
    }
    return super.push(chunk, encoding)
  }
}

/**
 * Middleware that makes a standard request of a chunked one: Hono's `bodyLimit` cannot copy the request of its Node
 * adapter.
 */
export const standardRequest: MiddlewareHandler = async (context, next) => {
  const {method, headers, signal, body, url} = context.req.raw
  const init = {method, headers, signal, body, duplex: 'half'}
  if (headers.has('transfer-encoding') && body) context.req.raw = new Request(url, init)
  await next()
}
