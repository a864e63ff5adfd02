/** A message of an event stream. */
export interface ReadEvent {
  event: string
  id: string | undefined
  /** Parsed JSON. */
  data: unknown
}

/** Reads a `text/event-stream`, one event at a time. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #decoder = new TextDecoder()
  readonly #controller: AbortController
  #text = ''

  private constructor(body: ReadableStream<Uint8Array>, controller: AbortController) {
    this.#reader = body.getReader()
    this.#controller = controller
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
    const controller = new AbortController()
    const response = await fetch(url, {headers, signal: controller.signal})
    if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
    return new EventReader(response.body, controller)
  }

  /** The next event; `undefined` when the stream has ended. */
  async next(): Promise<ReadEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end !== -1) {
        const block = this.#text.slice(0, end)
        this.#text = this.#text.slice(end + 2)
        if (!block.startsWith(':')) return parseBlock(block)
        continue
      }
      const {done, value} = await this.#reader.read()
      if (done) return undefined
      this.#text += this.#decoder.decode(value, {stream: true})
    }
  }

  /** The next `count` events. */
  async take(count: number): Promise<ReadEvent[]> {
    const events: ReadEvent[] = []
    while (events.length < count) {
      const event = await this.next()
      if (!event) throw new Error(`The stream ended after ${events.length} of ${count} events`)
      events.push(event)
    }
    return events
  }

  close() {
    this.#controller.abort()
  }
}

function parseBlock(block: string): ReadEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data: unknown = JSON.parse(field('data') ?? 'null')
  return {event: field('event') ?? 'message', id: field('id'), data}
}
