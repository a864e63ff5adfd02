import {roomFor} from '../admission/limit.ts'
import {FairQueue, type Waiting} from './fair-queue.ts'

/** The user of a slot. */
export interface SlotUser {
  /** The sender whose turn is used. Absent: the owner, who goes first. */
  sender?: string | undefined
  /** Aborts when nobody waits for the result any more. */
  signal?: AbortSignal | undefined
}

interface Options {
  /** Slots for senders. */
  slots: number
  /** Further slots, for those without a sender only. */
  slotsWithoutSender: number
  /** A quarter of it is kept for senders with few waiting, and for those without a sender. */
  maxWaiting: number
  maxWaitingOfSender: number
}

/** Slots that senders take turns at, by the milliseconds that they held one. */
export class FairSlots {
  readonly #options: Options
  readonly #queue = new FairQueue()
  #running = 0
  #runningOfSenders = 0
  #dropped = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** `dropped` counts those who left the queue because nobody waited for the result any more. */
  get counts() {
    return {running: this.#running, waiting: this.#queue.length, dropped: this.#dropped}
  }

  /**
   * Waits for a slot.
   * @param busy makes the error when too many wait
   * @returns frees the slot, and returns the milliseconds that it was held
   * @throws the error of `busy`; the reason of the signal
   */
  async take({sender, signal}: SlotUser, busy: () => Error): Promise<() => number> {
    signal?.throwIfAborted()
    if (!this.#hasRoomFor(sender)) throw busy()
    const turn = Promise.withResolvers<void>()
    const waiting: Waiting = {sender, start: turn.resolve}
    const leave = () => {
      if (!this.#queue.remove(waiting)) return
      this.#dropped += 1
      turn.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave)
    this.#queue.add(waiting)
    this.#startNext()
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave))
    const began = performance.now()
    return () => {
      const milliseconds = performance.now() - began
      this.#queue.charge(sender, milliseconds)
      this.#running -= 1
      if (sender !== undefined) this.#runningOfSenders -= 1
      this.#startNext()
      return milliseconds
    }
  }

  /** Starts all who wait, so that each notices that there is no more work. */
  startAll() {
    for (let next = this.#queue.next(true); next; next = this.#queue.next(true)) this.#start(next)
  }

  #hasRoomFor(sender: string | undefined): boolean {
    const {maxWaiting: overall, maxWaitingOfSender: perSender} = this.#options
    if (sender === undefined) return this.#queue.length < overall
    const {own, ofNetwork} = this.#queue.countOf(sender)
    const used = {own: own + 1, ofNetwork: ofNetwork + 1}
    return own < perSender && this.#queue.length < roomFor(used, {perSender, overall})
  }

  #startNext() {
    const {slots, slotsWithoutSender} = this.#options
    if (this.#running >= slots + slotsWithoutSender) return
    const next = this.#queue.next(this.#runningOfSenders < slots)
    if (next) this.#start(next)
  }

  #start({sender, start}: Waiting) {
    this.#running += 1
    if (sender !== undefined) this.#runningOfSenders += 1
    start()
  }
}
