import type {Holding} from '../../admission/holding.ts'

/** Bytes of an answer that are passed on at once. */
const PART_BYTES = 64 * 1024

/** The parts of some bytes, without a copy. */
export const partsOf = (bytes: Buffer): Buffer[] =>
  Array.from({length: Math.ceil(bytes.length / PART_BYTES)}, (_, index) =>
    bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  )

/**
 * One body from several parts, which are sent without being copied. Until the client has read or left them, they count as
 * the sender's unread bytes.
 * @param sender absent: without a limit
 * @throws Refusal when too many bytes wait to be read already
 */
export function heldBody(parts: Buffer[], undelivered: Holding, sender?: string): ReadableStream<Uint8Array> {
  const bytes = parts.reduce((sum, {length}) => sum + length, 0)
  const leave = sender === undefined ? undefined : undelivered.hold(sender, bytes)
  const waiting = parts.values()
  return new ReadableStream(
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
}
