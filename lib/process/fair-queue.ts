import {SENDERS_OF_NETWORK} from '../admission/limit.ts'
import {networkOf} from '../http/sender.ts'

/** A task that waits for a slot. Without a sender it goes first. */
export interface Waiting {
  sender: string | undefined
  start: () => void
}

/**
 * Tasks that wait for a slot. Those without a sender leave first; then senders take turns by the milliseconds that their
 * tasks took, so that nobody waits for all tasks of another. A /48 network of IPv6 has as many turns as eight senders.
 */
export class FairQueue {
  readonly #waiting: Waiting[] = []
  /** Milliseconds that a sender or a network is ahead on the clock below. Those who are not ahead are left out. */
  readonly #aheadOf = new Map<string, number>()
  /** Rises to the milliseconds of the sender whose turn it is, so that a newcomer starts level with the others. */
  #clock = 0

  get length(): number {
    return this.#waiting.length
  }

  /** Number of waiting tasks of a sender, and of its network. */
  countOf(sender: string): {own: number; ofNetwork: number} {
    const network = networkOf(sender)
    const own = this.#waiting.filter((waiting) => waiting.sender === sender).length
    if (network === undefined) return {own, ofNetwork: 0}
    const isInside = ({sender: other}: Waiting) => other !== undefined && networkOf(other) === network
    return {own, ofNetwork: this.#waiting.filter(isInside).length}
  }

  add(waiting: Waiting) {
    this.#waiting.push(waiting)
  }

  /** @returns false when it has left already */
  remove(waiting: Waiting): boolean {
    const index = this.#waiting.indexOf(waiting)
    if (index >= 0) this.#waiting.splice(index, 1)
    return index >= 0
  }

  /** Takes out the one whose turn it is. @param withSenders false when only those without a sender may leave */
  next(withSenders: boolean): Waiting | undefined {
    let best: Waiting | undefined
    for (const waiting of this.#waiting) {
      if (!withSenders && waiting.sender !== undefined) continue
      if (!best || this.#rankOf(waiting.sender) < this.#rankOf(best.sender)) best = waiting
    }
    if (!best) {
      if (this.#waiting.length === 0) this.#aheadOf.clear()
      return undefined
    }
    this.remove(best)
    if (best.sender !== undefined) this.#clock = Math.max(this.#clock, this.#rankOf(best.sender))
    for (const [sender, ahead] of this.#aheadOf) if (ahead <= this.#clock) this.#aheadOf.delete(sender)
    return best
  }

  /** Counts the time that a task of a sender took. */
  charge(sender: string | undefined, milliseconds: number) {
    if (sender === undefined) return
    this.#aheadOf.set(sender, this.#aheadFor(sender) + milliseconds)
    const network = networkOf(sender)
    if (network !== undefined)
      this.#aheadOf.set(network, this.#aheadFor(network) + milliseconds / SENDERS_OF_NETWORK)
  }

  #rankOf(sender: string | undefined): number {
    if (sender === undefined) return -1
    const network = networkOf(sender)
    const own = this.#aheadFor(sender)
    return network === undefined ? own : Math.max(own, this.#aheadFor(network))
  }

  #aheadFor = (key: string): number => this.#aheadOf.get(key) ?? this.#clock
}
