import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto'

/** Milliseconds from the request for a challenge to the answer: a person looks for a finger or a phone. */
const LIFE_MS = 5 * 60_000
const NONCE_BYTES = 16
const TIME_BYTES = 6
const TAG_BYTES = 16
/**
 * Maximum number of used challenges in memory. At this number, every further challenge is rejected until a used one
 * expires.
 */
const MAX_USED = 10_000

/**
 * Random values that a passkey has to sign. A challenge works once, for five minutes and for one purpose, until the
 * program ends. It carries its own proof, so strangers who request many challenges take no memory.
 */
export class Challenges {
  readonly #key = randomBytes(32)
  readonly #now: () => number
  /** End of each used challenge, oldest use first. */
  readonly #used = new Map<string, number>()

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now
  }

  /** @param purpose for example the origin of the page, and the person who adds a passkey */
  make(purpose: string): Uint8Array<ArrayBuffer> {
    const claim = Buffer.alloc(NONCE_BYTES + TIME_BYTES)
    randomBytes(NONCE_BYTES).copy(claim)
    claim.writeUIntBE(this.#now() + LIFE_MS, NONCE_BYTES, TIME_BYTES)
    return new Uint8Array([...claim, ...this.#tag(claim, purpose)])
  }

  /** Uses up a challenge. @returns false when it was not made for this purpose, has expired, or was used */
  take(challenge: string, purpose: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.length !== NONCE_BYTES + TIME_BYTES + TAG_BYTES) return false
    const claim = bytes.subarray(0, NONCE_BYTES + TIME_BYTES)
    if (!timingSafeEqual(bytes.subarray(claim.length), this.#tag(claim, purpose))) return false
    const end = claim.readUIntBE(NONCE_BYTES, TIME_BYTES)
    const nonce = claim.toString('hex')
    this.#forgetEnded()
    if (end < this.#now() || this.#used.has(nonce) || this.#used.size >= MAX_USED) return false
    this.#used.set(nonce, end)
    return true
  }

  #tag(claim: Uint8Array, purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(claim).update(purpose).digest().subarray(0, TAG_BYTES)
  }

  #forgetEnded() {
    for (const [nonce, end] of this.#used) if (end < this.#now()) this.#used.delete(nonce)
  }
}
