import {LakeError} from '../../model/errors.ts'

/** Of one sender, so many may be there: the visitors of a mobile carrier share an address. */
const MAX_OF_SENDER = 8
/** Of all senders together, and of those who have none, so many may be there. */
const MAX_OF_SENDERS = 100
const MAX_WITHOUT = 1000

/** A place in the line. */
interface Place {
  sender: string | undefined
  /** Resolves when it is one's turn. */
  turn: Promise<void>
  /** Ends the turn, or gives the place up before it. */
  leave: () => void
}

interface Waiting {
  sender: string | undefined
  start: () => void
}

/** One at a time: who has no sender first; then the senders in turn, so that none has to wait for all of another's. */
export class Turns {
  readonly #places = new Set<Place>()
  readonly #waiting: Waiting[] = []
  readonly #countOf = new Map<string | undefined, number>()
  /** When a sender that is there last had a turn. */
  readonly #lastOf = new Map<string | undefined, number>()
  #turnsSoFar = 0
  #isTaken = false

  /** @throws LakeError `tooManyRequests` when the sender has too many places, `unavailable` when there are too many */
  take(sender: string | undefined): Place {
    const count = this.#countOf.get(sender) ?? 0
    if (sender !== undefined && count >= MAX_OF_SENDER) {
      throw new LakeError(
        'tooManyRequests',
        'Too many of your queries are waiting. Try again in some seconds.',
      )
    }
    const without = this.#countOf.get(undefined) ?? 0
    if (sender === undefined ? without >= MAX_WITHOUT : this.#places.size - without >= MAX_OF_SENDERS) {
      throw new LakeError('unavailable', 'Too many queries are waiting. Try again in some seconds.')
    }
    this.#countOf.set(sender, count + 1)
    const {promise: turn, resolve: start} = Promise.withResolvers<void>()
    const waiting = {sender, start}
    const place = {sender, turn, leave: () => this.#leave(place, waiting)}
    this.#places.add(place)
    this.#waiting.push(waiting)
    if (!this.#isTaken) this.#next()
    return place
  }

  #leave(place: Place, waiting: Waiting) {
    if (!this.#places.delete(place)) return
    const {sender} = place
    const left = (this.#countOf.get(sender) ?? 1) - 1
    if (left > 0) this.#countOf.set(sender, left)
    else {
      this.#countOf.delete(sender)
      this.#lastOf.delete(sender)
    }
    const index = this.#waiting.indexOf(waiting)
    if (index >= 0) this.#waiting.splice(index, 1)
    else this.#next()
  }

  /** Gives the turn to the one who comes next, or to nobody. */
  #next() {
    let best = 0
    for (const [index, {sender}] of this.#waiting.entries()) {
      if (this.#rankOf(sender) < this.#rankOf(this.#waiting[best]?.sender)) best = index
    }
    const [next] = this.#waiting.splice(best, 1)
    this.#isTaken = next !== undefined
    if (!next) return
    this.#turnsSoFar += 1
    this.#lastOf.set(next.sender, this.#turnsSoFar)
    next.start()
  }

  #rankOf(sender: string | undefined) {
    return sender === undefined ? -1 : (this.#lastOf.get(sender) ?? 0)
  }
}
