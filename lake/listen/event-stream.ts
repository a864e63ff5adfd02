import {every} from '../../lib/process/periodic.ts'

/** One message of a `text/event-stream`. */
export interface ServerEvent {
  /** Default: `message`. */
  event?: string
  id?: string
  /** JSON text; it holds no line breaks. */
  data: string
}

/** Writes to one reader. */
export interface EventSink {
  /** @param events text of events, or its bytes in UTF-8, which many readers can share */
  send(events: string | Uint8Array): void
  /** Ends the stream from the server's side. */
  close(): void
}

/** Limits on a reader's stream. */
export interface StreamRights {
  /** Called before every event and heartbeat. The stream ends when the result is false. */
  isAllowed?: () => boolean
  /** Called once, when the stream has ended on either side. */
  onEnd?: () => void
  /** Maximum bytes queued for the reader. A slower reader is disconnected. Default: 8 MB. */
  maxQueuedBytes?: number | undefined
}

/** Maximum bytes queued for one reader. The client of a slower reader reconnects and reads afresh. */
const MAX_QUEUED_BYTES = 8 * 1024 * 1024
/** The same for a visitor. One address may have 1,500 streams. */
export const MAX_QUEUED_FOR_VISITORS = 64 * 1024
/** Milliseconds between heartbeats. Proxies and clients drop a silent connection after 30 seconds or more. */
const HEARTBEAT_MS = 20_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const beating = new Set<() => void>()
let stopAll: (() => void) | undefined

/** Text of an event as it is sent. The same text can be sent to many readers. */
export function eventText({event, id, data}: ServerEvent) {
  return `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${data}\n\n`
}

/** Bytes of events for many readers. Undefined without events. */
export const bytesOf = (events: readonly string[]) =>
  events.length > 0 ? encoder.encode(events.join('')) : undefined

/**
 * A response that stays open. `open` is called at once with the sink to write to. It returns a function that is called
 * exactly once, when the stream has ended on either side.
 */
export function eventStream(open: (sink: EventSink) => () => void, rights: StreamRights = {}): Response {
  let stop: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const writer = new Writer(controller)
        stop = () => writer.stop()
        writer.begin(open, rights)
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({highWaterMark: 0}),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // Without this header nginx buffers what it proxies.
      'x-accel-buffering': 'no',
    },
  })
}

class Writer implements EventSink {
  readonly #controller: ReadableStreamDefaultController<Uint8Array>
  #isOpen = true
  #leave: (() => void) | undefined
  #onEnd: (() => void) | undefined
  #isAllowed: () => boolean = () => true
  #maxQueuedBytes = MAX_QUEUED_BYTES
  readonly #beat = () => this.#writeIfAllowed(HEARTBEAT)

  constructor(controller: ReadableStreamDefaultController<Uint8Array>) {
    this.#controller = controller
  }

  begin(open: (sink: EventSink) => () => void, {isAllowed, onEnd, maxQueuedBytes}: StreamRights) {
    this.#onEnd = onEnd
    this.#maxQueuedBytes = maxQueuedBytes ?? MAX_QUEUED_BYTES
    this.#isAllowed = isAllowed ?? this.#isAllowed
    startBeating(this.#beat)
    const leave = open(this)
    if (this.#isOpen) this.#leave = leave
    else leave()
  }

  send(events: string | Uint8Array) {
    this.#writeIfAllowed(typeof events === 'string' ? encoder.encode(events) : events)
  }

  close() {
    if (!this.#isOpen) return
    this.stop()
    this.#controller.close()
  }

  stop() {
    if (!this.#isOpen) return
    this.#isOpen = false
    stopBeating(this.#beat)
    this.#leave?.()
    this.#onEnd?.()
  }

  #writeIfAllowed(bytes: Uint8Array) {
    if (!this.#isOpen) return
    if (!this.#isAllowed()) return this.close()
    const queued = -(this.#controller.desiredSize ?? 0)
    if (queued > 0 && queued + bytes.byteLength > this.#maxQueuedBytes) {
      this.#controller.error(new Error('The reader is too slow'))
      this.stop()
    } else {
      this.#controller.enqueue(bytes)
    }
  }
}

/** Starts the heartbeat of a reader. One timer serves all: a thousand idle readers cost a thousand small writes every 20 s. */
function startBeating(beat: () => void) {
  beating.add(beat)
  stopAll ??= every(HEARTBEAT_MS, () => {
    for (const beat of beating) beat()
  })
}

function stopBeating(beat: () => void) {
  beating.delete(beat)
  if (beating.size > 0) return
  stopAll?.()
  stopAll = undefined
}
