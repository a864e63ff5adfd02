import type {PlausibleClock} from '../../lib/process/plausible-clock.ts'
import type {Past} from './past.ts'

const DAY_MS = 86_400_000

/**
 * The times of a dataset's transactions. A time is never before that of the last transaction, because the Studio orders
 * events by these times. The exception is a clock that was ahead by more than a day and is right again: the wrong times
 * must not last until their date comes.
 */
export class LogTime {
  readonly #clock: () => Pick<PlausibleClock, 'problem'> | undefined
  readonly #now: () => number
  #last: string

  /**
   * @param clock judges the clock of the machine; undefined where nothing does
   * @param now milliseconds since 1970
   */
  constructor(past: Past, clock: () => Pick<PlausibleClock, 'problem'> | undefined, now = () => Date.now()) {
    this.#clock = clock
    this.#now = now
    this.#last = past.lastTransaction()?.timestamp ?? ''
  }

  /** Time of the next transaction, ISO 8601, UTC. */
  next(): string {
    const now = new Date(this.#now()).toISOString()
    return this.#last < now || this.#wasAhead(now) ? now : this.#last
  }

  committed(timestamp: string) {
    this.#last = timestamp
  }

  /** Time of the newest transaction, in milliseconds since 1970; undefined in an empty dataset. */
  newest(): number | undefined {
    return this.#last === '' ? undefined : Date.parse(this.#last)
  }

  /** Whether the clock was ahead in the last transaction. A clock that is now behind is not plausible. */
  #wasAhead(now: string): boolean {
    if (Date.parse(this.#last) - Date.parse(now) <= DAY_MS) return false
    const clock = this.#clock()
    return clock !== undefined && clock.problem() === undefined
  }
}
