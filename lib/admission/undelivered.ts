import type {ServerResponse} from 'node:http'
import type {Context, MiddlewareHandler} from 'hono'
import {HttpError} from '../http/http-error.ts'
import {clientKeyOf} from '../http/client-key.ts'
import type {ConcurrencyLimit} from './concurrency-limit.ts'

/** Bytes of an answer that are passed on at once. */
const CHUNK_BYTES = 64 * 1024
/**
 * Maximum number of bytes that an answer counts as. A larger answer is read from the disk while it is sent, so it holds
 * less memory. A larger answer that is in memory as a whole, such as a PDF that was printed, uses `heldBody`.
 */
const MOST_BYTES = 1_000_000
/** Bytes that an answer without a length counts as: it is short, or it is made while it is read. */
const WITHOUT_LENGTH_BYTES = CHUNK_BYTES

/** Bodies that count already. */
const held = new WeakSet<ReadableStream<Uint8Array>>()

/** The chunks of some bytes, without a copy. */
export const chunksOf = (bytes: Buffer): Buffer[] =>
  Array.from({length: Math.ceil(bytes.length / CHUNK_BYTES)}, (_, index) =>
    bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  )

/**
 * One body from several chunks, which are sent without being copied. Until the client has read or left them, they count as
 * the client's undelivered bytes.
 * @param clientKey absent: without a limit
 * @throws HttpError when too many bytes wait to be read already
 */
export function heldBody(
  chunks: Buffer[],
  undelivered: ConcurrencyLimit,
  clientKey?: string,
): ReadableStream<Uint8Array> {
  const bytes = chunks.reduce((sum, {length}) => sum + length, 0)
  const leave = clientKey === undefined ? undefined : undelivered.hold(clientKey, bytes)
  const waiting = chunks.values()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const {done, value} = waiting.next()
        if (!done) return controller.enqueue(value)
        leave?.()
        controller.close()
      },
      cancel: () => leave?.(),
    },
    {highWaterMark: 0},
  )
  held.add(body)
  return body
}

/**
 * Middleware that counts the bytes of every other answer until its client has read or left it: pages, files and short
 * answers to queries. A client with too many undelivered bytes gets 429 instead. Streams of events have a bound of
 * their own.
 */
export function countUndelivered(undelivered: ConcurrencyLimit): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const {res} = context
    const outgoing = outgoingOf(context)
    // After the client has gone, no `close` event follows, so the bytes would count for ever.
    if (!outgoing || outgoing.closed || !res.body || held.has(res.body) || isEvents(res)) return
    try {
      outgoing.once('close', undelivered.hold(clientKeyOf(context), bytesOf(res)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await res.body.cancel()
      // Headers of the former response would be added to those of the next one.
      context.res = undefined
      context.res = error.getResponse()
    }
  }
}

function bytesOf({headers}: Response): number {
  const length = headers.get('Content-Length')
  return length === null ? WITHOUT_LENGTH_BYTES : Math.min(Number(length), MOST_BYTES)
}

const isEvents = ({headers}: Response) =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false

/** The response on its connection. Undefined for requests of this process, which read what they get. */
function outgoingOf({env}: Context<{Bindings: {outgoing?: ServerResponse}}>) {
  return env?.outgoing
}
