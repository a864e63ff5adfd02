import {totalmem} from 'node:os'

/** Part of the memory that all helper processes together may take. The server has the rest. */
const SHARE = 3 / 4
/** Megabytes that one helper may take on a machine that is too small for this share. */
const LEAST_MB = 400

interface Waiting {
  megabytes: number
  start: (claim: Claim) => void
}

/** Memory that one helper process may use. */
export interface Claim {
  readonly megabytes: number
  /** Makes it as large as this. @returns false when there is not as much, and nothing is changed */
  resize(megabytes: number): boolean
  /** Gives all of it back. Call it when the process has ended. */
  release(): void
}

/**
 * The memory of all helper processes: each takes its bound from it before the process starts, in turn, so that together
 * they stay below the memory of the machine, or of the service's control group. One helper always runs, however little
 * there is. Claims have sizes, which a limit on a number of tasks does not know.
 */
export class MemoryBudget {
  readonly #totalMb: number
  /** Megabytes of helpers that the shop cannot do without. */
  #fixedMb = 0
  #claimedMb = 0
  readonly #waiting: Waiting[] = []
  readonly #savers = new Set<() => void>()

  constructor(totalMb: number) {
    this.#totalMb = totalMb
  }

  /** The bound of a helper that would take as much, if it were alone. */
  bound(megabytes: number): number {
    return Math.min(megabytes, Math.max(LEAST_MB, this.#totalMb - this.#fixedMb))
  }

  /** Takes memory at once, for a helper that the shop cannot do without. @returns gives it back */
  takeFixed(megabytes: number): () => void {
    this.#fixedMb += megabytes
    return () => {
      this.#fixedMb -= megabytes
      this.#startWaiting()
    }
  }

  /** Takes memory, once there is as much. @throws the reason of the signal */
  async claim(megabytes: number, signal?: AbortSignal): Promise<Claim> {
    signal?.throwIfAborted()
    const {promise, resolve, reject} = Promise.withResolvers<Claim>()
    const waiting = {megabytes: this.bound(megabytes), start: resolve}
    const leave = () => {
      const index = this.#waiting.indexOf(waiting)
      if (index < 0) return
      this.#waiting.splice(index, 1)
      reject(signal?.reason)
      this.#startWaiting()
    }
    this.#waiting.push(waiting)
    this.#startWaiting()
    if (this.#waiting.length > 0) for (const save of this.#savers) save()
    signal?.addEventListener('abort', leave)
    return promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** Calls the listener when somebody has to wait. @returns ends that */
  onShortage(listener: () => void): () => void {
    this.#savers.add(listener)
    return () => void this.#savers.delete(listener)
  }

  #hasRoomFor(megabytes: number, own = 0): boolean {
    const others = this.#claimedMb - own
    return others === 0 || this.#fixedMb + others + megabytes <= this.#totalMb
  }

  #startWaiting() {
    for (let [next] = this.#waiting; next && this.#hasRoomFor(next.megabytes); [next] = this.#waiting) {
      this.#waiting.shift()
      next.start(this.#claimOf(next.megabytes))
    }
  }

  #claimOf(megabytes: number): Claim {
    let own = 0
    const set = (wanted: number) => {
      this.#claimedMb += wanted - own
      own = wanted
    }
    set(megabytes)
    return {
      get megabytes() {
        return own
      },
      resize: (wanted) => {
        if (wanted > own && !this.#hasRoomFor(wanted, own)) return false
        set(wanted)
        this.#startWaiting()
        return true
      },
      release: () => {
        set(0)
        this.#startWaiting()
      },
    }
  }
}

/** Bytes of the machine, or of the control group of this process when that has less. */
const machineBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** The memory of all helpers of this process. */
export const memoryOfHelpers = new MemoryBudget(Math.floor((machineBytes * SHARE) / 2 ** 20))
