import {networkOf} from '../../../lib/http/sender.ts'
import {LakeError} from '../../model/errors.ts'

/** Maximum number of queries without a sender, waiting or running. Those of senders are bounded by `LakeLimits`. */
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
 * another. A /48 network of IPv6 takes one turn, which its senders share.
 */
export class Turns {
  readonly #slots = new Set<Slot>()
  readonly #waiting: Waiting[] = []
  #withoutSender = 0
  /** Number of the last turn of each sender and network, while it has a slot. */
  readonly #lastOf = new Map<string, number>()
  /** Slots of each sender and network. */
  readonly #countOf = new Map<string, number>()
  #turnsSoFar = 0
  #isTaken = false

  /** @throws LakeError `unavailable` when too many queries without a sender wait */
  take(sender: string | undefined): Slot {
    if (sender === undefined && this.#withoutSender >= MAX_WITHOUT) {
      throw new LakeError('unavailable', 'Too many queries are waiting. Try again in some seconds.')
    }
    this.#count(sender, 1)
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
    this.#count(slot.sender, -1)
    const index = this.#waiting.indexOf(waiting)
    if (index >= 0) this.#waiting.splice(index, 1)
    else this.#next()
  }

  #count(sender: string | undefined, change: 1 | -1) {
    if (sender === undefined) this.#withoutSender += change
    for (const key of keysOf(sender)) {
      const count = (this.#countOf.get(key) ?? 0) + change
      if (count > 0) this.#countOf.set(key, count)
      else {
        this.#countOf.delete(key)
        this.#lastOf.delete(key)
      }
    }
  }

  /** Starts the next turn, if a query is waiting. */
  #next() {
    let best = 0
    for (const [index, {sender}] of this.#waiting.entries()) {
      if (this.#isBefore(sender, this.#waiting[best]?.sender)) best = index
    }
    const [next] = this.#waiting.splice(best, 1)
    this.#isTaken = next !== undefined
    if (!next) return
    this.#turnsSoFar += 1
    for (const key of keysOf(next.sender)) this.#lastOf.set(key, this.#turnsSoFar)
    next.start()
  }

  #isBefore(one: string | undefined, other: string | undefined): boolean {
    const [a, b] = [this.#ranksOf(one), this.#ranksOf(other)]
    return a.group === b.group ? a.own < b.own : a.group < b.group
  }

  /** The last turns of a sender's network, and of the sender itself. */
  #ranksOf(sender: string | undefined) {
    if (sender === undefined) return {group: -1, own: -1}
    const own = this.#lastOf.get(sender) ?? 0
    const network = networkOf(sender)
    return {group: network === undefined ? own : (this.#lastOf.get(network) ?? 0), own}
  }
}

const keysOf = (sender: string | undefined) =>
  [sender, sender && networkOf(sender)].filter((key) => key !== undefined)
