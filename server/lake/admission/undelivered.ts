import {LakeError} from '../model/errors.ts'

/**
 * Maximum bytes of large answers that wait to be read, per sender and across all senders without a token. A first
 * answer is sent even when it is larger.
 */
const MAX_BYTES = {ofSender: 100_000_000, ofAll: 400_000_000}

/** Counts the bytes of answers that wait to be read. Clients that request and never read could fill the memory. */
export class Undelivered {
  readonly #maxBytes: typeof MAX_BYTES
  readonly #bytesOf = new Map<string, number>()
  #bytes = 0

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
  }

  /**
   * Counts an answer.
   * @returns a function to call once the answer has been read or abandoned
   * @throws LakeError `tooManyRequests` when the sender is over its limit, `unavailable` when all together are
   */
  add(sender: string, bytes: number): () => void {
    const ofSender = this.#bytesOf.get(sender) ?? 0
    if (ofSender > 0 && ofSender + bytes > this.#maxBytes.ofSender) {
      throw new LakeError('tooManyRequests', 'Read the answers to your other queries first.')
    }
    if (this.#bytes > 0 && this.#bytes + bytes > this.#maxBytes.ofAll) {
      throw new LakeError('unavailable', 'Too many answers are being sent. Try again in some seconds.')
    }
    this.#count(sender, bytes)
    let isCounted = true
    return () => {
      if (isCounted) this.#count(sender, -bytes)
      isCounted = false
    }
  }

  #count(sender: string, bytes: number) {
    this.#bytes += bytes
    const left = (this.#bytesOf.get(sender) ?? 0) + bytes
    if (left > 0) this.#bytesOf.set(sender, left)
    else this.#bytesOf.delete(sender)
  }
}
