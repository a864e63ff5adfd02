import {openRateLimit, type RateLimit, type RateLimitOptions} from './rate-limit.ts'
import {openCounter, type Count, type Counter} from './counter.ts'
import type {Counts as ProcessCounts} from '../process/task-pool.ts'
import {openConcurrencyLimit, type ConcurrencyLimit, type ConcurrencyOptions} from './concurrency-limit.ts'

/**
 * The limits of one server: each module opens its own, by name. A client over a limit gets 429, and 503 when all clients
 * together are over it, both with `Retry-After`.
 */
export interface Admission {
  /** Opens an amount to use in a window of time. */
  rateLimit(name: string, limit: RateLimitOptions): RateLimit
  /** Opens an amount to hold while something is under way. */
  concurrencyLimit(name: string, limit: ConcurrencyOptions): ConcurrencyLimit
  /** Bytes of answers that their clients have not read yet. All answers share this limit. */
  readonly undelivered: ConcurrencyLimit
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
  /** Receives a sentence for the log when all clients together have reached a limit, at most hourly for each limit. */
  onNotice: (sentence: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Clients that request and never read could fill the memory, which stays below 1 GB with all processes. */
const UNDELIVERED: ConcurrencyOptions = {
  perClient: 100_000_000,
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

  const concurrencyLimit = (name: string, limit: ConcurrencyOptions) =>
    openConcurrencyLimit(limit, counterOf(name, limit.overall))
  let undelivered: ConcurrencyLimit | undefined

  return {
    get undelivered() {
      return (undelivered ??= concurrencyLimit('bytes of undelivered answers', UNDELIVERED))
    },
    rateLimit: (name, limit) => openRateLimit(limit, counterOf(name, limit.overall)),
    concurrencyLimit,
    counter: (name) => counterOf(name),
    counts: () => Object.fromEntries([...counters].map(([name, {count}]) => [name, {...count}])),
    watchProcesses: (name, counts) => void processes.set(name, counts),
    processCounts: () => Object.fromEntries([...processes].map(([name, counts]) => [name, counts()])),
  }
}
