import type {Context} from 'hono'
import {LakeError} from '../errors.ts'
import type {LakeEnv} from '../http/context.ts'
import {isOurOwn, senderOf} from '../http/peer.ts'
import type {Lake} from '../lake.ts'
import {askedTooMuch, queryAllowance, type Allowance} from '../query/allowance.ts'

/** Streams that may be open: of one address, which the visitors of a mobile carrier share, and of all together. */
const MAX_OF_SENDER = 1500
const MAX_OF_ALL = 10_000
/** Who is refused a place is to ask again after so long. */
const RETRY_SECONDS = 30

/** Places for the open streams of those who have no token. */
export class Places {
  readonly #maxOfSender: number
  readonly #maxOfAll: number
  readonly #countOf = new Map<string, number>()
  #count = 0

  constructor(maxOfSender = MAX_OF_SENDER, maxOfAll = MAX_OF_ALL) {
    this.#maxOfSender = maxOfSender
    this.#maxOfAll = maxOfAll
  }

  /**
   * @returns gives the place back
   * @throws LakeError `tooManyRequests` when the sender has all of its places, `unavailable` when there are no more
   */
  take(sender: string): () => void {
    const count = this.#countOf.get(sender) ?? 0
    if (count >= this.#maxOfSender) {
      throw new LakeError(
        'tooManyRequests',
        'Too many streams are open from your address. Close some of them.',
      )
    }
    if (this.#count >= this.#maxOfAll) {
      throw new LakeError('unavailable', 'Too many streams are open. Try again in a minute.')
    }
    this.#countOf.set(sender, count + 1)
    this.#count += 1
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#count -= 1
      const left = (this.#countOf.get(sender) ?? 1) - 1
      if (left > 0) this.#countOf.set(sender, left)
      else this.#countOf.delete(sender)
    }
  }
}

/** What the visitors of a lake have open, however they came to it, and what they may yet ask for. */
const visitorsOf = new WeakMap<Lake, {places: Places; allowance: Allowance}>()

/**
 * Opens a stream. Of those without a token the open ones are counted, and the time that opening takes; the server
 * itself is not.
 * @param open gives the stream; `onEnd` is to be called when it has ended
 * @throws LakeError `tooManyRequests`, `unavailable`, and what `open` throws
 */
export async function openStream(
  lake: Lake,
  context: Context<LakeEnv>,
  open: (onEnd: () => void) => Response,
): Promise<Response> {
  if (context.get('identity') || isOurOwn(context)) return open(() => undefined)
  const visitors = visitorsOf.get(lake) ?? {places: new Places(), allowance: queryAllowance()}
  visitorsOf.set(lake, visitors)
  const sender = senderOf(context)
  const seconds = await visitors.allowance.take(sender)
  context.header('Retry-After', String(seconds ?? RETRY_SECONDS))
  if (seconds !== undefined) throw askedTooMuch(seconds)
  const leave = visitors.places.take(sender)
  context.header('Retry-After', undefined)
  const started = performance.now()
  try {
    return open(leave)
  } catch (error) {
    leave()
    throw error
  } finally {
    visitors.allowance.charge(sender, performance.now() - started)
  }
}
