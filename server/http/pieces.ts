import type {MiddlewareHandler} from 'hono'
import {Refusal} from './refusal.ts'

/** Pieces that any body may have, however small they are. */
const FREE_PIECES = 1000
/** Bytes that each further piece must have on average. Clients that stream a body send thousands in each. */
const BYTES_PER_PIECE = 512

/**
 * Middleware that rejects a chunked body of many tiny chunks: six bytes on the wire would cost 30 microseconds of the only
 * thread, and an object in memory. A body with a length arrives in pieces of the network, which grow while the server
 * is busy.
 */
export const limitPieces: MiddlewareHandler = async (context, next) => {
  const {raw} = context.req
  if (context.req.header('transfer-encoding') !== undefined && raw.body) {
    const {method, headers, signal} = raw
    const init = {method, headers, signal, body: counted(raw.body), duplex: 'half'}
    // From its parts: the platform's class rejects the adapter's own kind of request.
    context.req.raw = new Request(raw.url, init)
  }
  await next()
}

/** The same bytes. Reading them fails with a Refusal 413 when they come in too many pieces. */
function counted(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let pieces = 0
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await reader.read()
      if (done) return controller.close()
      pieces += 1
      bytes += value.byteLength
      if (pieces > FREE_PIECES + bytes / BYTES_PER_PIECE) {
        controller.error(new Refusal(413, 'The body comes in too many small pieces.'))
        await reader.cancel().catch(() => undefined)
      } else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
