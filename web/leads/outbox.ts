/** A request that must arrive, however weak the connection is. */
export interface Letter {
  /** Unique; the receiver may use it to tell a repeated request from a new one. */
  id: string
  address: string
  type: 'application/json' | 'application/x-www-form-urlencoded'
  body: string
}

interface Waiting extends Letter {
  /** Milliseconds since 1970. */
  postedAt: number
  attempts: number
  /** Not to be tried before this, in milliseconds since 1970. While an attempt runs, no other tab may start one. */
  dueAt: number
}

interface OutboxOptions {
  /** Where letters wait, or undefined where nothing can be stored: then they wait in memory. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Sends a letter once. @returns status of the answer @throws when there is none */
  send: (letter: Letter) => Promise<number>
  now?: () => number
  /** Calls back after a while; `setTimeout` if absent. */
  later?: (work: () => void, ms: number) => void
}

interface Outbox {
  /** Keeps a letter that `post` completes in a moment. Should the page be gone by then, the next one sends it as it is. */
  keep(letter: Letter): void
  /**
   * Keeps a letter and tries to send it.
   * @returns after the first attempt, what came of it: its status, or 0 without an answer
   */
  post(letter: Letter): Promise<number>
  /** Sends what is due, and goes on until nothing waits. */
  flush(): Promise<void>
}

const OUTBOX_KEY = 'outbox'
const MAX_WAITING = 50
const MAX_AGE_MS = 7 * 24 * 60 * 60_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Longer than an attempt can take. */
const LEASE_MS = 30_000

/** Answers after which the same request may still succeed. */
const isTemporary = (status: number) => status === 0 || status >= 500 || [408, 425, 429].includes(status)

/** Letters survive a reload; one that was answered, refused for good or is a week old is gone. */
export function openOutbox({storage, send, now = Date.now, later = setTimeout}: OutboxOptions): Outbox {
  const {read, write} = openShelf(storage, now)
  let isArmed = false

  const replace = (id: string, changed?: Waiting) =>
    write(read().flatMap((letter) => (letter.id === id ? (changed ?? []) : letter)))

  async function attempt(letter: Waiting): Promise<number> {
    replace(letter.id, {...letter, dueAt: now() + LEASE_MS})
    const status = await send(letter).catch(() => 0)
    if (isTemporary(status)) {
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** letter.attempts, LONGEST_PAUSE_MS)
      replace(letter.id, {...letter, attempts: letter.attempts + 1, dueAt: now() + pauseMs})
    } else replace(letter.id)
    return status
  }

  function arm() {
    const [first] = read().toSorted((a, b) => a.dueAt - b.dueAt)
    if (!first || isArmed) return
    isArmed = true
    later(
      () => {
        isArmed = false
        void flush()
      },
      Math.max(first.dueAt - now(), 1000),
    )
  }

  const nextDue = () => read().find(({dueAt}) => dueAt <= now())

  async function flush() {
    // Read again each time: another tab may have sent what was due. Each attempt puts its letter off.
    for (let due = nextDue(); due; due = nextDue()) await attempt(due)
    arm()
  }

  const add = (waiting: Waiting) => {
    if (!read().some(({id}) => id === waiting.id)) write([...read(), waiting])
  }

  return {
    keep: (letter) => add({...letter, postedAt: now(), attempts: 0, dueAt: now() + LEASE_MS}),
    async post(letter) {
      const waiting = {...letter, postedAt: now(), attempts: 0, dueAt: now()}
      add(waiting)
      const status = await attempt(waiting)
      arm()
      return status
    },
    flush,
  }
}

/** Where letters wait: in storage, and in memory from the moment that fails. */
function openShelf(storage: OutboxOptions['storage'], now: () => number) {
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
      const kept = letters.filter(({postedAt}) => now() - postedAt < MAX_AGE_MS).slice(-MAX_WAITING)
      try {
        if (!memory) storage?.setItem(OUTBOX_KEY, JSON.stringify(kept))
      } catch {
        memory = []
      }
      if (memory) memory = kept
    },
  }
}

/** Another version of the site, or a person, may have written there. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false
  const {id, address, type, body, postedAt, attempts, dueAt}: Partial<Record<keyof Waiting, unknown>> = value
  return (
    [id, address, type, body].every((text) => typeof text === 'string') &&
    [postedAt, attempts, dueAt].every((number) => typeof number === 'number')
  )
}
