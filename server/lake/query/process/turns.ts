import {LakeError} from '../../model/errors.ts'

/** Maximum number of queries without a sender, waiting or running. Those of senders are bounded at the lake's doors. */
const MAX_WITHOUT = 1000

/** A query that waits for its turn or has it. */
interface Slot {
  sender: string | undefined
  /** Resolves when the turn begins. */
  turn: Promise<void>
  /** Ends the turn, or leaves the queue before it. */
  free: () => void
}

interface Waiting {
  sender: string | undefined
  start: () => void
}

/**
 * Runs one query at a time. Queries without a sender go first. Senders take turns, so that none waits for all queries of
 * another.
 */
export class Turns {
  readonly #slots = new Set<Slot>()
  readonly #waiting: Waiting[] = []
  readonly #countOf = new Map<string | undefined, number>()
  /** Number of the last turn of each sender that has a slot. */
  readonly #lastOf = new Map<string | undefined, number>()
  #turnsSoFar = 0
  #isTaken = false

  /** @throws LakeError `unavailable` when too many queries without a sender wait */
  take(sender: string | undefined): Slot {
    const count = this.#countOf.get(sender) ?? 0
    if (sender === undefined && count >= MAX_WITHOUT) {
      throw new LakeError('unavailable', 'Too many queries are waiting. Try again in some seconds.')
    }
    this.#countOf.set(sender, count + 1)
    const {promise: turn, resolve: start} = Promise.withResolvers<void>()
    const waiting = {sender, start}
    const slot = {sender, turn, free: () => this.#free(slot, waiting)}
    this.#slots.add(slot)
    this.#waiting.push(waiting)
    if (!this.#isTaken) this.#next()
    return slot
  }

  #free(slot: Slot, waiting: Waiting) {
    if (!this.#slots.delete(slot)) return
    const {sender} = slot
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

  /** Starts the next turn, if a query is waiting. */
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
