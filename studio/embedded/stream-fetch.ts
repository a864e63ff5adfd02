import {BehaviorSubject, takeWhile, type Observable} from 'rxjs'
import {webSocket} from 'rxjs/webSocket'
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
 * for other requests. Those are sent unchanged. Where a proxy passes no WebSockets, HTTP/2 carries the streams.
 * @see `sockets.ts` of the lake for the messages
 */
export function createStreamFetch(apiHost: string): typeof fetch {
  const gate = watchProxy(apiHost)
  // Opens with the first stream, and again with the next one after it was lost.
  const socket = webSocket<StreamMessage>({
    url: `${apiHost.replace(/^http/, 'ws')}/_streams`,
    deserializer: ({data}) => fromServer.parse(JSON.parse(String(data))),
    openObserver: {next: () => gate.opened()},
    closeObserver: {next: () => void gate.closed()},
  })
  let lastId = 0
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!/\/data\/(listen|live\/events)\//.test(url) || (gate.isBlocked() && isMultiplexed()))
      return fetch(input, init)
    init?.signal?.throwIfAborted()
    const {pathname, search} = new URL(url, globalThis.location?.href)
    const id = ++lastId
    const request = {id, path: pathname + search, headers: Object.fromEntries(new Headers(init?.headers))}
    const messages: Observable<StreamMessage> = socket.multiplex(
      () => request,
      () => ({id, stop: true}),
      (message) => message.id === id,
    )
    return responseOf(messages.pipe(takeWhile(({end}) => !end, true)), init?.signal)
  }
}

/** Notices a proxy that answers requests for the lake, but passes no WebSocket. */
function watchProxy(apiHost: string) {
  let isOpen = false
  let failures = 0
  let isBlocked = false
  const block = (blocked: boolean) => {
    isBlocked = blocked
    lacksSockets.next(blocked && !isMultiplexed())
  }
  return {
    isBlocked: () => isBlocked,
    opened() {
      isOpen = true
      failures = 0
      block(false)
    },
    async closed() {
      const wasOpen = isOpen
      isOpen = false
      if (wasOpen || ++failures < ATTEMPTS) return
      // The lake answers each request with JSON, also one that it does not know.
      const type = await fetch(`${apiHost}/v1/users/me`).then(
        ({headers}) => headers.get('content-type'),
        () => null,
      )
      block(type?.startsWith('application/json') ?? false)
    },
  }
}

const encoder = new TextEncoder()

/**
 * One event stream, as the `Response` that a plain request would return: it resolves with the first message. Its body fails
 * when the connection is lost; the client then subscribes again.
 */
function responseOf(messages: Observable<StreamMessage>, signal?: AbortSignal | null): Promise<Response> {
  const {promise, resolve, reject} = Promise.withResolvers<Response>()
  let stop = () => {}
  const body: ReadableStream<Uint8Array> = new ReadableStream({
    start(controller) {
      const fail = (reason: unknown) => {
        reject(reason)
        controller.error(reason)
      }
      const lose = () => fail(new TypeError('The connection to the content lake was lost.'))
      let isEnded = false
      const subscription = messages.subscribe({
        next({status, type = 'text/event-stream', data, end}) {
          if (status !== undefined) resolve(new Response(body, {status, headers: {'content-type': type}}))
          if (data !== undefined) controller.enqueue(encoder.encode(data))
          isEnded ||= end === true
        },
        error: lose,
        complete: () => (isEnded ? controller.close() : lose()),
      })
      stop = () => subscription.unsubscribe()
      signal?.addEventListener('abort', () => {
        stop()
        fail(signal.reason)
      })
    },
    cancel: () => stop(),
  })
  return promise
}
