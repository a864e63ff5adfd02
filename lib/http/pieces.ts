import {IncomingMessage} from 'node:http'
import type {Socket} from 'node:net'
import type {MiddlewareHandler} from 'hono'
import {HttpError} from './http-error.ts'

/** Pieces that any body may have, however small they are. */
const FREE_PIECES = 1000
/** Bytes that each further piece must have on average. Clients that stream a body send thousands in each. */
const BYTES_PER_PIECE = 512

/**
 * A request that withstands a chunked body of tiny pieces. Node bounds the bytes that wait to be read and not the pieces,
 * so 64 kB on the wire would wait as 10,000 objects, and each would take 30 microseconds of the only thread.
 *
 * Pieces that arrive together are passed on as one. After too many, the rest of the body is neither parsed nor read,
 * and `limitPieces` rejects the request. A body with a length has no such limit: its pieces grow while the server is
 * busy. Set this class as the `IncomingMessage` of a server.
 */
export class RequestInPieces extends IncomingMessage {
  /** Whether the body came in too many pieces. Its end is missing then. */
  isCut = false
  #arrived: Uint8Array[] = []
  #pieces = 0
  #bytes = 0

  /** @returns false for a piece: the connection is read again when the reader wants more */
  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.isCut) return false
    if (!(chunk instanceof Uint8Array) || this.headers['transfer-encoding'] === undefined) {
      this.#passOn()
      return super.push(chunk, encoding)
    }
    this.#pieces += 1
    this.#bytes += chunk.byteLength
    this.isCut = this.#pieces > FREE_PIECES + this.#bytes / BYTES_PER_PIECE
    if (this.isCut) skipRest(this.socket)
    if (this.#arrived.push(chunk) === 1) setImmediate(() => this.#passOn())
    return false
  }

  /** Leaves the rest of a cut body on the connection, which the response closes. */
  override _read(size: number) {
    if (!this.isCut) super._read(size)
  }

  #passOn() {
    if (this.#arrived.length === 0) return
    const joined = Buffer.concat(this.#arrived)
    this.#arrived = []
    super.push(joined)
  }
}

/** Middleware that rejects a body in too many pieces, for servers of `RequestInPieces`. */
export const limitPieces: MiddlewareHandler<{Bindings: {incoming?: IncomingMessage}}> = async (
  context,
  next,
) => {
  const {raw} = context.req
  // Requests of this process have no bindings.
  const incoming = context.env?.incoming
  if (
    incoming instanceof RequestInPieces &&
    context.req.header('transfer-encoding') !== undefined &&
    raw.body
  ) {
    const {method, headers, signal} = raw
    const init = {method, headers, signal, body: unlessCut(raw.body, incoming), duplex: 'half'}
    // Built from its parts, because `new Request(raw)` throws for the request object of Hono's Node adapter.
    context.req.raw = new Request(raw.url, init)
  }
  await next()
}

/** The same bytes. Reading them fails with a HttpError 413 when they come in too many pieces. */
function unlessCut(body: ReadableStream<Uint8Array>, request: RequestInPieces): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const {done, value} = await reader.read()
      if (request.isCut) {
        controller.error(new HttpError(413, 'The body comes in too many small pieces.'))
        await reader.cancel().catch(() => undefined)
      } else if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** Where Node's parser keeps the function that takes a piece of a body: its `HTTPParser.kOnBody`. */
const ON_BODY = '3'

/**
 * Makes Node's parser skip the pieces that it has read and not handed over. One read of a connection holds up to 10,000,
 * each takes a microsecond, and a hundred connections may be read in one turn of the event loop: one second. Node has no
 * documented way to stop its parser, so this changes the parser itself, and does nothing where it is not as expected.
 */
function skipRest(socket: Socket) {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser !== 'object' || parser === null) return
  const onBody: unknown = Reflect.get(parser, ON_BODY)
  if (typeof onBody !== 'function') return
  Reflect.set(parser, ON_BODY, undefined)
  // A later connection gets the same parser, at the earliest after this connection is closed.
  setImmediate(() => Reflect.set(parser, ON_BODY, onBody))
}
