import {LakeError} from '../model/errors.ts'

/**
 * Bytes of large answers that may wait to be read by those who have no token: of one address, and of all together. One
 * answer may be larger.
 */
const MOST = {ofSender: 100_000_000, ofAll: 400_000_000}

/** Counts what waits to be read: whoever asks and does not read would fill the memory. */
export class Undelivered {
  readonly #most: typeof MOST
  readonly #bytesOf = new Map<string, number>()
  #bytes = 0

  constructor(most = MOST) {
    this.#most = most
  }

  /**
   * @returns to be called when the answer has been read, or nobody will read it
   * @throws LakeError `tooManyRequests` when the sender is to read first, `unavailable` when others are
   */
  add(sender: string, bytes: number): () => void {
    const ofSender = this.#bytesOf.get(sender) ?? 0
    if (ofSender > 0 && ofSender + bytes > this.#most.ofSender) {
      throw new LakeError('tooManyRequests', 'Read the answers to your other queries first.')
    }
    if (this.#bytes > 0 && this.#bytes + bytes > this.#most.ofAll) {
      throw new LakeError('unavailable', 'Too many answers are on their way. Try again in some seconds.')
    }
    this.#count(sender, bytes)
    let isThere = true
    return () => {
      if (isThere) this.#count(sender, -bytes)
      isThere = false
    }
  }

  #count(sender: string, bytes: number) {
    this.#bytes += bytes
    const left = (this.#bytesOf.get(sender) ?? 0) + bytes
    if (left > 0) this.#bytesOf.set(sender, left)
    else this.#bytesOf.delete(sender)
  }
}
