import {BehaviorSubject} from 'rxjs'
import {z} from 'zod'

/** A message of the stream `id`: first one with `status` and `type`, then any number with `data`, last one with `end`. */
const fromServer = z.object({
  id: z.number(),
  status: z.number().optional(),
  type: z.string().optional(),
  data: z.string().optional(),
  end: z.boolean().optional(),
})

type StreamMessage = z.infer<typeof fromServer>

/** Whether a proxy passes requests to the lake, but no WebSockets, on a connection that is too narrow for plain streams. */
export const lacksSockets = new BehaviorSubject(false)

/** Attempts without a WebSocket after which the proxy is asked for. A server that starts again refuses one. */
const ATTEMPTS = 2

/** Whether the page came over HTTP/2 or 3, which carry any number of streams over one connection. */
const isMultiplexed = () =>
  performance.getEntriesByType('navigation').some(({nextHopProtocol}) => /^h[23]/.test(nextHopProtocol))

/**
 * A `fetch` that carries every event stream of the lake over one WebSocket. A browser opens at most six HTTP/1.1
 * connections to an origin, and one open document needs six streams. Without the WebSocket, no connection would be left
 * for other requests. Other requests are sent unchanged. Where a proxy passes no WebSockets, HTTP/2 carries the
 * streams.
 * @see `sockets.ts` of the lake for the messages
 */
export function createStreamFetch(apiHost: string): typeof fetch {
  const socket = new StreamSocket(apiHost)
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!/\/data\/(listen|live\/events)\//.test(url) || (socket.isBlocked && isMultiplexed()))
      return fetch(input, init)
    return socket.open(new URL(url, globalThis.location?.href), init)
  }
}

/** One connection for all streams. It opens with the first stream, and again with the next one after it was lost. */
class StreamSocket {
  /** Whether the lake answers requests, but opens no WebSocket. */
  isBlocked = false
  private readonly apiHost: string
  private failures = 0
  private connection: Promise<WebSocket> | undefined
  private readonly streams = new Map<number, Stream>()
  private lastId = 0

  constructor(apiHost: string) {
    this.apiHost = apiHost
  }

  /** Opens a stream and returns its response. The body fails when the connection is lost; the client then subscribes again. */
  async open(url: URL, init: RequestInit = {}): Promise<Response> {
    init.signal?.throwIfAborted()
    const connection = await this.connect()
    init.signal?.throwIfAborted()
    const id = ++this.lastId
    const stream = new Stream(() => this.stop(id, connection), init.signal)
    this.streams.set(id, stream)
    const headers = Object.fromEntries(new Headers(init.headers))
    connection.send(JSON.stringify({id, path: url.pathname + url.search, headers}))
    return stream.response
  }

  private connect(): Promise<WebSocket> {
    this.connection ??= new Promise((resolve, reject) => {
      const connection = new WebSocket(`${this.apiHost.replace(/^http/, 'ws')}/_streams`)
      let isOpen = false
      connection.addEventListener('open', () => {
        isOpen = true
        this.failures = 0
        this.block(false)
        resolve(connection)
      })
      connection.addEventListener('message', ({data}) => this.receive(data))
      connection.addEventListener('close', () => {
        this.connection = undefined
        if (!isOpen) void this.checkProxy()
        const lost = new TypeError('The connection to the content lake was lost.')
        reject(lost)
        for (const stream of this.streams.values()) stream.fail(lost)
        this.streams.clear()
      })
    })
    return this.connection
  }

  /** The lake answers each request with JSON, also one that it does not know. */
  private async checkProxy(): Promise<void> {
    if (++this.failures < ATTEMPTS) return
    const answer = await fetch(`${this.apiHost}/v1/users/me`).then(
      (response) => response.headers.get('content-type'),
      () => null,
    )
    this.block(answer?.startsWith('application/json') ?? false)
  }

  private block(isBlocked: boolean): void {
    this.isBlocked = isBlocked
    lacksSockets.next(isBlocked && !isMultiplexed())
  }

  private receive(data: unknown): void {
    const message = fromServer.parse(JSON.parse(String(data)))
    this.streams.get(message.id)?.take(message)
    if (message.end) this.streams.delete(message.id)
  }

  private stop(id: number, connection: WebSocket): void {
    if (this.streams.delete(id) && connection.readyState === WebSocket.OPEN) {
      connection.send(JSON.stringify({id, stop: true}))
    }
  }
}

const encoder = new TextEncoder()

/** One event stream, as the `Response` that a plain request would return. */
class Stream {
  private readonly answer = Promise.withResolvers<Response>()
  private readonly body: ReadableStream<Uint8Array>
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined

  constructor(stop: () => void, signal: AbortSignal | null | undefined) {
    this.body = new ReadableStream({
      start: (controller) => {
        this.controller = controller
      },
      cancel: stop,
    })
    signal?.addEventListener('abort', () => {
      stop()
      this.fail(signal.reason)
    })
  }

  /** Resolves with the first message. */
  get response(): Promise<Response> {
    return this.answer.promise
  }

  take({status, type, data, end}: StreamMessage): void {
    if (status !== undefined) {
      this.answer.resolve(
        new Response(this.body, {status, headers: {'content-type': type ?? 'text/event-stream'}}),
      )
    }
    if (data !== undefined) this.controller?.enqueue(encoder.encode(data))
    if (end) this.finish()
  }

  fail(reason: unknown): void {
    this.answer.reject(reason)
    this.controller?.error(reason)
    this.controller = undefined
  }

  private finish(): void {
    this.answer.reject(new TypeError('The content lake closed the stream before answering.'))
    this.controller?.close()
    this.controller = undefined
  }
}
