/** One message of a `text/event-stream`. */
export interface ServerEvent {
  /** Absent: `message`. */
  event?: string
  id?: string
  /** JSON text; it holds no line breaks. */
  data: string
}

/** Writes to one reader. */
export interface EventSink {
  send(text: string): void
  /** Ends the stream from our side. */
  close(): void
}

/** Whether and how long a reader may have a stream. */
export interface StreamRights {
  /** Asked before every event and heartbeat; the stream ends when the reader may no longer have it. */
  isAllowed?: () => boolean
  /** Called once, when the stream has ended, whoever ended it. */
  onEnd?: () => void
}

/** A reader that falls behind by more is dropped; it reconnects and asks afresh. */
const MAX_QUEUED_BYTES = 8 * 1024 * 1024
/** Proxies and clients give up on a silent connection after 30 s or more. */
const HEARTBEAT_MS = 20_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const beating = new Set<() => void>()
let timer: NodeJS.Timeout | undefined

/** The text of an event as it goes over the wire. Made once, it can be sent to many readers. */
export function eventText({event, id, data}: ServerEvent) {
  return `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${data}\n\n`
}

/**
 * A response that stays open. `open` is called at once with where to write, and returns what to do when the reader
 * has gone, whoever ended it: that is called exactly once.
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
      // nginx holds back what it proxies unless told otherwise.
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
  readonly #beat = () => this.#writeIfAllowed(HEARTBEAT)

  constructor(controller: ReadableStreamDefaultController<Uint8Array>) {
    this.#controller = controller
  }

  begin(open: (sink: EventSink) => () => void, {isAllowed, onEnd}: StreamRights) {
    this.#onEnd = onEnd
    this.#isAllowed = isAllowed ?? this.#isAllowed
    startBeating(this.#beat)
    const leave = open(this)
    if (this.#isOpen) this.#leave = leave
    else leave()
  }

  send(text: string) {
    this.#writeIfAllowed(encoder.encode(text))
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
    if (queued > 0 && queued + bytes.byteLength > MAX_QUEUED_BYTES) {
      this.#controller.error(new Error('The reader is too slow'))
      this.stop()
    } else {
      this.#controller.enqueue(bytes)
    }
  }
}

/** One timer for all readers: a thousand idle ones cost a thousand small writes every 20 s. */
function startBeating(beat: () => void) {
  beating.add(beat)
  timer ??= setInterval(() => {
    for (const beat of beating) beat()
  }, HEARTBEAT_MS).unref()
}

function stopBeating(beat: () => void) {
  beating.delete(beat)
  if (beating.size > 0) return
  clearInterval(timer)
  timer = undefined
}
