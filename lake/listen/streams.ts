/**
 * Many event streams over one WebSocket. A browser opens at most six HTTP/1.1 connections to a server, and one open
 * document of the Studio needs six streams. Messages are text, each a JSON object. `id` is a whole number, chosen by the
 * client for a stream. It is free again after `end`.
 *
 * The client sends
 *   `{"id": 1, "path": "/lake/v2025-02-19/data/listen/production?query=…", "headers": {"authorization": "Bearer …"}}`
 *     to open a stream: path and search of a `GET` request to `data/listen` or `data/live/events`. The headers
 *     `authorization`, `last-event-id` and `accept` are passed on.
 *   `{"id": 1, "stop": true}` to close it. After that nothing more is sent for the stream, not even `end`.
 * The server sends, for each stream and in this order,
 *   `{"id": 1, "status": 200, "type": "text/event-stream; charset=utf-8"}`
 *   `{"id": 1, "data": "event: welcome\ndata: …\n\n"}`, any number of times: the text of the body, split anywhere
 *   `{"id": 1, "end": true}` after the body. A rejected request (4xx) has the same form, with its JSON as data.
 * Any other message closes the socket with code 1008; a message that is too large, with 1009. A socket without a request
 * with a valid token is closed with 1008 after ten seconds.
 */
import type {Hono} from 'hono'
import type {RawData, WebSocket} from 'ws'
import {z} from 'zod'
import {onBehalfOf} from '../../lib/http/client-key.ts'

/** Maximum number of streams on one socket. A tab with several documents open has a few dozen. */
const MAX_STREAMS = 200
/** Maximum bytes queued for one socket. Above that no more is read from its streams. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** Maximum bytes of a message. The URL of a listener has at most 16 kB. */
export const MAX_STREAM_MESSAGE = 64 * 1024

const id = z.int().min(0)
const clientMessage = z.union([
  z.object({id, stop: z.literal(true)}),
  z.object({id, path: z.string(), headers: z.record(z.string(), z.string()).default({})}),
])
const PASSED_ON = new Set(['authorization', 'last-event-id', 'accept'])
const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\/[^/]+$/

interface StreamsOptions {
  /** The lake's API without `prefix`. */
  app: Hono
  prefix: string
  /** Address of the client. */
  peer: string
  /** Receives the headers of each request. */
  identify: (headers: Headers) => void
}

/** Serves the streams of one socket. */
export function serveStreams(socket: WebSocket, {app, prefix, peer, identify}: StreamsOptions) {
  const streams = new Map<number, AbortController>()
  const send = senderTo(socket)

  socket.on('message', (data: RawData, isBinary: boolean) => {
    // Messages of the last chunk still come after the socket is closed.
    if (socket.readyState !== socket.OPEN) return
    const message = isBinary ? undefined : parseMessage(textOf(data))
    if (!message) return socket.close(1008, 'Not a message of this protocol')
    if ('stop' in message) return stop(message.id)
    if (streams.has(message.id)) return socket.close(1008, `Stream ${message.id} is open already`)
    if (streams.size >= MAX_STREAMS)
      return refuse(message.id, 429, `Open at most ${MAX_STREAMS} streams on one socket`)
    const request = toRequest(message.path, message.headers, prefix)
    if (!request)
      return refuse(message.id, 404, 'Only data/listen and data/live/events are available as streams')
    void start(message.id, request)
  })
  socket.on('close', () => {
    for (const id of streams.keys()) stop(id)
  })

  function stop(id: number) {
    streams.get(id)?.abort()
    streams.delete(id)
  }

  async function start(id: number, request: Request) {
    const stopped = new AbortController()
    streams.set(id, stopped)
    identify(request.headers)
    const response = await app.fetch(request, onBehalfOf(peer))
    if (!stopped.signal.aborted) {
      void send({id, status: response.status, type: response.headers.get('content-type') ?? ''})
    }
    await pump(response, stopped.signal, (data) => send({id, data}))
    if (stopped.signal.aborted) return
    streams.delete(id)
    void send({id, end: true})
  }

  function refuse(id: number, status: number, message: string) {
    void send({id, status, type: 'application/json'})
    void send({id, data: JSON.stringify({statusCode: status, message})})
    void send({id, end: true})
  }
}

/** Sends the body of a response, as fast as `send` resolves. Resolves when the body has ended or is stopped. */
async function pump({body}: Response, stopped: AbortSignal, send: (text: string) => Promise<void>) {
  if (!body) return
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  stopped.addEventListener('abort', cancel)
  if (stopped.aborted) cancel()
  const decoder = new TextDecoder()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (stopped.aborted) return
      await send(decoder.decode(part.value, {stream: true}))
    }
  } catch {
    // The reader was too slow and the stream dropped it. The client gets `end` and reconnects.
  }
}

/** Returns a function that sends to a socket. Its result resolves when there is room for more. */
function senderTo(socket: WebSocket) {
  return (message: ServerMessage): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return Promise.resolve()
    return new Promise((resolve) => {
      socket.send(JSON.stringify(message), () => resolve())
      if (socket.bufferedAmount < MAX_BUFFERED_BYTES) resolve()
    })
  }
}

type ServerMessage =
  | {id: number; status: number; type: string}
  | {id: number; data: string}
  | {id: number; end: true}

function parseMessage(text: string) {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function toRequest(path: string, headers: Record<string, string>, prefix: string): Request | undefined {
  try {
    if (!path.startsWith(`${prefix}/`)) return undefined
    const url = new URL(path.slice(prefix.length), 'http://lake.invalid')
    if (!STREAM_PATH.test(url.pathname)) return undefined
    const passedOn = Object.entries(headers).filter(([name]) => PASSED_ON.has(name.toLowerCase()))
    return new Request(url, {headers: passedOn})
  } catch {
    return undefined
  }
}

export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}
