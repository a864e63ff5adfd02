import {roomFor, CLIENTS_OF_NETWORK} from '../admission/limit.ts'
import {networkOf} from '../http/client-key.ts'

/** The user of a slot. */
export interface SlotUser {
  /** The client whose turn is used. Absent: the owner, who goes first. */
  clientKey?: string | undefined
  /** Aborts when nobody waits for the result any more. */
  signal?: AbortSignal | undefined
}

/** A user whose work is measured. */
export interface Requester extends SlotUser {
  /** Receives the milliseconds that the work took, whether or not it has a result. Waiting does not count. */
  onTime?: ((milliseconds: number) => void) | undefined
}

interface Options {
  /**
   * Measure by which clients take turns. `time`: the milliseconds that they held a slot, and a /48 network of IPv6 has as much as
   * eight clients. `turns`: each slot counts as one turn, and a network has as many turns as one client.
   */
  by: 'time' | 'turns'
  /** Slots for clients. Default: 1. */
  slots?: number
  /** Further slots, for those without a client only. Default: 0. */
  slotsWithoutClient?: number
  /** A quarter of the places is kept for clients with few waiting, and for work without a client. Default: no limit. */
  maxWaiting?: number
  maxWaitingOfClient?: number
  maxWaitingWithoutClient?: number
}

interface Use {
  name: string
  /** What was used, on the clock of the queue. */
  spent: number
  waiting: number
}

interface OfNetwork extends Use {
  /** Number of its clients that the queue knows. */
  clients: number
}

interface OfClient extends Use {
  network: OfNetwork | undefined
  /** Starts those who wait, in order. */
  starts: (() => void)[]
  /** Number of the client's last turn. */
  lastTurn: number
}

const tooMany = () => new Error('Too many wait.')

/**
 * Slots that clients take turns at, so that nobody waits for all the work of another. Work without a client goes first.
 * A client who comes anew starts level with the others, and saves nothing up.
 */
export class FairQueue {
  readonly #options: Required<Options>
  readonly #networkShare: number
  /** Starts those who wait without a client, in order. */
  readonly #owners: (() => void)[] = []
  /** Clients who wait, or who have used more than the clock below shows. */
  readonly #clients = new Map<string, OfClient>()
  readonly #networks = new Map<string, OfNetwork>()
  /** Rises to what the client whose turn it is has used. */
  #clock = 0
  #turns = 0
  #waiting = 0
  #running = 0
  #runningOfClients = 0
  #dropped = 0

  constructor({by, maxWaiting = Infinity, ...options}: Options) {
    this.#options = {
      by,
      slots: 1,
      slotsWithoutClient: 0,
      maxWaiting,
      maxWaitingOfClient: maxWaiting,
      maxWaitingWithoutClient: maxWaiting,
      ...options,
    }
    this.#networkShare = by === 'time' ? CLIENTS_OF_NETWORK : 1
  }

  /** `dropped` counts those who left the queue because nobody waited for the result any more. */
  get counts() {
    return {running: this.#running, waiting: this.#waiting, dropped: this.#dropped}
  }

  /**
   * Works in a slot.
   * @param busy makes the error when too many wait
   * @throws the error of `busy`; the reason of the signal; the errors of the work
   */
  async run<Result>(
    {onTime, ...user}: Requester,
    work: () => Promise<Result>,
    busy?: () => Error,
  ): Promise<Result> {
    const leave = await this.take(user, busy)
    try {
      return await work()
    } finally {
      const milliseconds = leave()
      onTime?.(milliseconds)
    }
  }

  /**
   * Waits for a slot.
   * @param busy makes the error when too many wait
   * @returns frees the slot, and returns the milliseconds that it was held. To be called once
   * @throws the error of `busy`; the reason of the signal
   */
  async take({clientKey, signal}: SlotUser, busy: () => Error = tooMany): Promise<() => number> {
    signal?.throwIfAborted()
    const known = clientKey === undefined ? undefined : this.#ofClient(clientKey)
    if (!this.#hasRoomFor(known)) throw busy()
    const turn = Promise.withResolvers<void>()
    const starts = known?.starts ?? this.#owners
    const leave = () => {
      const index = starts.indexOf(turn.resolve)
      if (index < 0) return
      starts.splice(index, 1)
      this.#countWaiting(known, -1)
      this.#dropped += 1
      turn.reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave)
    starts.push(turn.resolve)
    if (known) this.#remember(known)
    this.#countWaiting(known, 1)
    this.#startNext()
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave))
    return this.#taken(clientKey)
  }

  /** Starts all who wait, so that each notices that there is no more work. */
  startAll() {
    while (this.#start(true));
  }

  #taken(clientKey: string | undefined) {
    const began = performance.now()
    return () => {
      const milliseconds = performance.now() - began
      this.#running -= 1
      if (clientKey !== undefined) {
        this.#runningOfClients -= 1
        if (this.#options.by === 'time') this.#charge(this.#ofClient(clientKey), milliseconds)
      }
      this.#startNext()
      return milliseconds
    }
  }

  #ofClient(clientKey: string): OfClient {
    const known = this.#clients.get(clientKey)
    if (known) return known
    const name = networkOf(clientKey)
    const network =
      name === undefined ? undefined : (this.#networks.get(name) ?? {name, spent: 0, waiting: 0, clients: 0})
    return {name: clientKey, spent: 0, waiting: 0, network, starts: [], lastTurn: 0}
  }

  #remember(known: OfClient) {
    const {name, network} = known
    if (this.#clients.has(name)) return
    this.#clients.set(name, known)
    if (!network) return
    network.clients += 1
    this.#networks.set(network.name, network)
  }

  #countWaiting(known: OfClient | undefined, more: 1 | -1) {
    this.#waiting += more
    if (known) known.waiting += more
    if (known?.network) known.network.waiting += more
  }

  #hasRoomFor(known: OfClient | undefined): boolean {
    const {maxWaiting: overall, maxWaitingOfClient: perClient, maxWaitingWithoutClient} = this.#options
    if (!known) return this.#owners.length < maxWaitingWithoutClient && this.#waiting < overall
    const used = {own: known.waiting + 1, ofNetwork: (known.network?.waiting ?? -1) + 1}
    return known.waiting < perClient && this.#waiting < roomFor(used, {perClient, overall})
  }

  #startNext() {
    const {slots, slotsWithoutClient} = this.#options
    if (this.#running < slots + slotsWithoutClient) this.#start(this.#runningOfClients < slots)
  }

  /** Starts the one whose turn it is. @param withClients false when only those without a client may start */
  #start(withClients: boolean): boolean {
    const owner = this.#owners.shift()
    const next = owner || !withClients ? undefined : this.#nextClient()
    const start = owner ?? next?.starts.shift()
    if (start) {
      this.#countWaiting(next, -1)
      this.#running += 1
      if (next) this.#countTurn(next)
      start()
    }
    this.#forget()
    return start !== undefined
  }

  /** The client who waits and has used least; of two in one network that are level, the one whose last turn is longer ago. */
  #nextClient(): OfClient | undefined {
    let best: OfClient | undefined
    for (const known of this.#clients.values())
      if (known.waiting > 0 && (!best || this.#isBefore(known, best))) best = known
    return best
  }

  #isBefore(one: OfClient, other: OfClient): boolean {
    const difference = this.#rankOf(one) - this.#rankOf(other)
    if (difference !== 0) return difference < 0
    const own = this.#level(one) - this.#level(other)
    return own === 0 ? one.lastTurn < other.lastTurn : own < 0
  }

  #rankOf = (known: OfClient) =>
    known.network ? Math.max(this.#level(known), this.#level(known.network)) : this.#level(known)

  #level = ({spent}: Use) => Math.max(spent, this.#clock)

  #countTurn(known: OfClient) {
    this.#runningOfClients += 1
    this.#clock = this.#rankOf(known)
    this.#turns += 1
    known.lastTurn = this.#turns
    if (this.#options.by === 'turns') this.#charge(known, 1)
  }

  #charge(known: OfClient, amount: number) {
    this.#remember(known)
    known.spent = this.#level(known) + amount
    if (known.network) known.network.spent = this.#level(known.network) + amount / this.#networkShare
  }

  /** Forgets who neither waits nor has used more than others. When nobody waits or works, nobody has. */
  #forget() {
    const least = this.#waiting + this.#running === 0 ? Infinity : this.#clock
    for (const {name, network, spent, waiting} of this.#clients.values()) {
      if (waiting > 0 || spent > least) continue
      this.#clients.delete(name)
      if (network) network.clients -= 1
    }
    for (const {name, spent, clients} of this.#networks.values())
      if (clients === 0 && spent <= least) this.#networks.delete(name)
  }
}
