/** Characters of a chunk. Lines are collected until they have this many. */
const CHUNK_LENGTH = 65_536

interface Charged {
  onTime?: (milliseconds: number) => void
  onEnd?: () => void
}

/**
 * A response of one JSON value per line, produced as fast as the client reads it. The first chunk is produced at once, so
 * that the answer to a failure of the disk is 503. A failure after that truncates the answer.
 * @param charged `onTime` receives the milliseconds of each later chunk; `onEnd` is called at the end or on cancellation
 */
export function ndjson(values: Iterable<object>, {onTime, onEnd}: Charged = {}): Response {
  const encoder = new TextEncoder()
  const chunks = chunksOf(values)
  let next = chunks.next()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (next.done) {
          onEnd?.()
          return controller.close()
        }
        const started = performance.now()
        try {
          controller.enqueue(encoder.encode(next.value))
          next = chunks.next()
        } catch (error) {
          onEnd?.()
          throw error
        } finally {
          onTime?.(performance.now() - started)
        }
      },
      cancel() {
        onEnd?.()
        chunks.return(undefined)
      },
    },
    {highWaterMark: 0},
  )
  return new Response(body, {headers: {'Content-Type': 'application/x-ndjson; charset=utf-8'}})
}

function* chunksOf(values: Iterable<object>): Generator<string, undefined> {
  let lines = ''
  for (const value of values) {
    lines += `${JSON.stringify(value)}\n`
    if (lines.length < CHUNK_LENGTH) continue
    yield lines
    lines = ''
  }
  yield lines
}
