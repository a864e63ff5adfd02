/** A request that has to arrive, even over a weak connection. */
export interface Letter {
  /** Unique. The receiver can recognise a repeated request by it. */
  id: string
  address: string
  type: 'application/json' | 'application/x-www-form-urlencoded'
  body: string
}

interface Waiting extends Letter {
  /** Milliseconds since 1970. */
  postedAt: number
  attempts: number
  /**
   * Time of the next attempt, in milliseconds since 1970. While an attempt runs, it keeps other tabs from starting one. A
   * time further ahead than the longest wait was stored while the device's clock was wrong.
   */
  dueAt: number
  /** End of the last attempt, in milliseconds since 1970. Absent: the receiver answered, or an attempt runs. */
  unansweredAt?: number | undefined
}

/** Response of the receiver. */
export interface Answer {
  status: number
  /** Time that the receiver asks to wait, in milliseconds. */
  waitMs?: number | undefined
}

interface OutboxOptions {
  /** Storage for waiting letters. Undefined: they wait in memory. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Sends a letter once. @throws when there is no response */
  send: (letter: Letter) => Promise<Answer>
  now?: () => number
  /** Calls back after a time. Absent: `setTimeout`. */
  later?: (work: () => void, ms: number) => void
}

interface Outbox {
  /** Stores a letter that `post` completes soon. If the page is left before, the next page sends the letter as it is. */
  keep(letter: Letter): void
  /**
   * Stores a letter and tries to send it.
   * @returns status of the first attempt, or 0 without a response
   */
  post(letter: Letter): Promise<number>
  /**
   * Sends the letters that are due, and then the others when they are due.
   * @param hasNetwork there may be a network again: letters without an answer are due now, or 5 s after their last attempt
   */
  flush(hasNetwork?: boolean): Promise<void>
}

/** Key of the waiting letters in local storage, a list. */
export const OUTBOX_KEY = 'outbox'
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** Also the shortest time between two attempts of a letter. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Longest wait that a receiver can ask for. A visitor stays for minutes, and may never come back. */
const LONGEST_WAIT_MS = 60 * 60_000
/** Time that a running attempt reserves a letter. Longer than an attempt can take. */
const LEASE_MS = 30_000

/** A letter as it waits for its first attempt, reserved for the page that made it. The inline script of every page uses this too. */
export const newWaiting = (letter: Letter, now: number): Waiting => ({
  ...letter,
  postedAt: now,
  attempts: 0,
  dueAt: now + LEASE_MS,
})

/** Whether the same request may succeed later. */
const isTemporary = (status: number) => status === 0 || status >= 500 || [408, 425, 429].includes(status)

/**
 * Opens the outbox. Letters survive a reload. A letter is dropped only when the receiver has answered: it accepted or
 * rejected the letter, or it was busy when the letter was a week old by the device's clock, which may be wrong.
 */
export function openOutbox({storage, send, now = Date.now, later = setTimeout}: OutboxOptions): Outbox {
  const {read, write} = openShelf(storage)
  /** Time for which the timer is set. */
  let armedFor = Infinity

  const replace = (id: string, changed?: Waiting) =>
    write(read().flatMap((letter) => (letter.id === id ? (changed ?? []) : letter)))

  async function attempt(letter: Waiting): Promise<number> {
    replace(letter.id, {...letter, dueAt: now() + LEASE_MS, unansweredAt: undefined})
    const {status, waitMs = 0} = await send(letter).catch((): Answer => ({status: 0}))
    const isOld = status !== 0 && now() - letter.postedAt >= MAX_AGE_MS
    if (isTemporary(status) && !isOld) {
      const ownPauseMs = Math.min(FIRST_PAUSE_MS * 2 ** letter.attempts, LONGEST_PAUSE_MS)
      const pauseMs = Math.max(ownPauseMs, Math.min(waitMs, LONGEST_WAIT_MS))
      const unansweredAt = status === 0 ? now() : undefined
      replace(letter.id, {...letter, attempts: letter.attempts + 1, dueAt: now() + pauseMs, unansweredAt})
    } else replace(letter.id)
    return status
  }

  function arm() {
    const dueAt = Math.min(...read().map((letter) => letter.dueAt))
    if (dueAt >= armedFor) return
    armedFor = dueAt
    later(
      () => {
        // A letter that came after this one was due earlier, and has a timer of its own.
        if (armedFor !== dueAt) return
        armedFor = Infinity
        void flush()
      },
      Math.min(Math.max(dueAt - now(), 1000), LONGEST_WAIT_MS),
    )
  }

  const nextDue = () => read().find(({dueAt}) => dueAt <= now() || dueAt > now() + LONGEST_WAIT_MS)

  /** Starts the pauses of unanswered letters again. A letter that the receiver has answered keeps its time. */
  function hurry() {
    for (const letter of read()) {
      const {id, unansweredAt, dueAt} = letter
      if (unansweredAt !== undefined)
        replace(id, {...letter, attempts: 0, dueAt: Math.min(dueAt, unansweredAt + FIRST_PAUSE_MS)})
    }
  }

  async function flush(hasNetwork = false) {
    if (hasNetwork) hurry()
    // Reads again each time, because another tab may have sent a letter. Each attempt postpones its letter.
    for (let due = nextDue(); due; due = nextDue()) await attempt(due)
    arm()
  }

  const add = (waiting: Waiting) => {
    if (!read().some(({id}) => id === waiting.id)) write([...read(), waiting])
  }

  return {
    keep: (letter) => add(newWaiting(letter, now())),
    async post(letter) {
      const waiting = newWaiting(letter, now())
      add(waiting)
      const status = await attempt(waiting)
      arm()
      return status
    },
    flush,
  }
}

/** Reads and writes waiting letters: in storage, or in memory once storage has failed. */
function openShelf(storage: OutboxOptions['storage']) {
  let memory: Waiting[] | undefined = storage ? undefined : []
  return {
    read(this: void): Waiting[] {
      if (memory) return memory
      try {
        const stored: unknown = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? '[]')
        return Array.isArray(stored) ? stored.filter(isWaiting) : []
      } catch {
        return []
      }
    },
    write(this: void, letters: Waiting[]) {
      try {
        if (!memory) storage?.setItem(OUTBOX_KEY, JSON.stringify(letters))
      } catch {
        memory = []
      }
      if (memory) memory = letters
    },
  }
}

/** Checks a stored letter, because another version of the site or a person may have written it. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false
  const {id, address, type, body, postedAt, attempts, dueAt}: Partial<Record<keyof Waiting, unknown>> = value
  return (
    [id, address, type, body].every((text) => typeof text === 'string') &&
    [postedAt, attempts, dueAt].every((number) => typeof number === 'number')
  )
}
