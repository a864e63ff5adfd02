import {openAllowance, type Allowance, type AllowanceLimit} from './allowance.ts'
import {openCounter, type Count, type Counter} from './counter.ts'
import type {Counts as ProcessCounts} from '../process/task-pool.ts'
import {openHolding, type Holding, type HoldingLimit} from './holding.ts'

/**
 * The limits of one server: each module opens its own, by name. A sender over a limit gets 429, and 503 when all senders
 * together are over it, both with `Retry-After`.
 */
export interface Admission {
  /** Opens an amount to use in a window of time. */
  allowance(name: string, limit: AllowanceLimit): Allowance
  /** Opens an amount to hold while something is under way. */
  holding(name: string, limit: HoldingLimit): Holding
  /** Bytes of answers that their clients have not read yet. All answers share this limit. */
  readonly undelivered: Holding
  /** Counts the decisions of a limit of another kind. */
  counter(name: string): Counter
  /** Numbers of each limit since the start, by its name. */
  counts(): Record<string, Count>
  /** Adds processes that read bytes of strangers, by a name, to what administrators see. */
  watchProcesses(name: string, counts: () => ProcessCounts): void
  /** Counts of these processes, by name. */
  processCounts(): Record<string, ProcessCounts>
}

interface AdmissionOptions {
  /** Receives a sentence for the log when all senders together have reached a limit, at most hourly for each limit. */
  onNotice: (sentence: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Clients that request and never read could fill the memory, which stays below 1 GB with all processes. */
const UNDELIVERED: HoldingLimit = {
  perSender: 100_000_000,
  overall: 200_000_000,
  retrySeconds: 5,
  sentence: () => 'Read the answers to your other requests first.',
}

export function openAdmission({onNotice, now = Date.now}: AdmissionOptions): Admission {
  const counters = new Map<string, Counter>()
  const processes = new Map<string, () => ProcessCounts>()

  function counterOf(name: string, overall?: number): Counter {
    if (counters.has(name)) throw new Error(`Two limits are called ${name}`)
    const counter = openCounter({name, overall, onNotice, now})
    counters.set(name, counter)
    return counter
  }

  const holding = (name: string, limit: HoldingLimit) => openHolding(limit, counterOf(name, limit.overall))
  let undelivered: Holding | undefined

  return {
    get undelivered() {
      return (undelivered ??= holding('bytes of undelivered answers', UNDELIVERED))
    },
    allowance: (name, limit) => openAllowance(limit, counterOf(name, limit.overall)),
    holding,
    counter: (name) => counterOf(name),
    counts: () => Object.fromEntries([...counters].map(([name, {count}]) => [name, {...count}])),
    watchProcesses: (name, counts) => void processes.set(name, counts),
    processCounts: () => Object.fromEntries([...processes].map(([name, counts]) => [name, counts()])),
  }
}
