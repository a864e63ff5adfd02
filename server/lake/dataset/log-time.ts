import type {Past} from './past.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Two successive transactions this many days apart, with the clock between them now: the clock was ahead. */
const JUMP_DAYS = 31

/**
 * The times of a dataset's transactions. A time is never before that of the last transaction, because the Studio orders
 * events by these times. The exception is a clock that was ahead by more than a month and is right again: the wrong times
 * must not last until their date comes.
 */
export class LogTime {
  readonly #past: Past
  #last: string
  /** When the log was last searched in vain, in milliseconds on the clock of `performance`. Searching reads all of it. */
  #searchedAt = -Infinity

  constructor(past: Past) {
    this.#past = past
    this.#last = past.lastTransaction()?.timestamp ?? ''
  }

  /** Time of the next transaction, ISO 8601, UTC. */
  next(): string {
    const now = new Date().toISOString()
    return this.#believable(now) < now ? now : this.#last
  }

  committed(timestamp: string) {
    this.#last = timestamp
  }

  /** The newest time that the clock can be compared with, in milliseconds since 1970; undefined in an empty dataset. */
  newest(): number | undefined {
    const newest = this.#believable(new Date().toISOString())
    return newest === '' ? undefined : Date.parse(newest)
  }

  /** Time of the newest transaction, without those of a clock that was ahead. */
  #believable(now: string): string {
    if (Date.parse(this.#last) - Date.parse(now) <= DAY_MS) return this.#last
    if (this.#last === '' || performance.now() - this.#searchedAt < MINUTE_MS) return this.#last
    const before = this.#past.timeBeforeJump(now, JUMP_DAYS)
    if (before === undefined) this.#searchedAt = performance.now()
    return before ?? this.#last
  }
}
