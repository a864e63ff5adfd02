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

/** A reader that falls behind by more is dropped; it reconnects and asks afresh. */
const MAX_QUEUED_BYTES = 8 * 1024 * 1024
/** Proxies and clients give up on a silent connection after 30 s or more. */
const HEARTBEAT_MS = 20_000

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const beating = new Set<(bytes: Uint8Array) => void>()
let timer: NodeJS.Timeout | undefined

/** The text of an event as it goes over the wire. Made once, it can be sent to many readers. */
export function eventText({event, id, data}: ServerEvent) {
  return `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${data}\n\n`
}

/**
 * A response that stays open. `open` is called at once with where to write, and returns what to do when the reader
 * has gone, whoever ended it: that is called exactly once.
 */
export function eventStream(open: (sink: EventSink) => () => void): Response {
  let stop: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        const write = (bytes: Uint8Array) => {
          if (!isOpen) return
          const queued = -(controller.desiredSize ?? 0)
          if (queued > 0 && queued + bytes.byteLength > MAX_QUEUED_BYTES) {
            controller.error(new Error('The reader is too slow'))
            stop()
          } else {
            controller.enqueue(bytes)
          }
        }
        const sink: EventSink = {
          send: (text) => write(encoder.encode(text)),
          close() {
            if (!isOpen) return
            stop()
            controller.close()
          },
        }
        let leave: (() => void) | undefined
        stop = () => {
          if (!isOpen) return
          isOpen = false
          stopBeating(write)
          leave?.()
        }
        startBeating(write)
        leave = open(sink)
        if (!isOpen) leave()
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

/** One timer for all readers: a thousand idle ones cost a thousand small writes every 20 s. */
function startBeating(write: (bytes: Uint8Array) => void) {
  beating.add(write)
  timer ??= setInterval(() => {
    for (const beat of beating) beat(HEARTBEAT)
  }, HEARTBEAT_MS).unref()
}

function stopBeating(write: (bytes: Uint8Array) => void) {
  beating.delete(write)
  if (beating.size > 0) return
  clearInterval(timer)
  timer = undefined
}
