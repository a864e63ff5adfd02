import {z} from 'zod'
import {HttpError} from '../../lib/http/http-error.ts'
import {afterChanges} from '../../lib/process/periodic.ts'
import {within} from '../../lib/http/within.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {parseLead, type Lead} from './lead.ts'

interface QueueOptions<Item> {
  records: RecordsDatabase
  /** What waits: `enquiries` to be saved, `contacts` to be reported to Meta, or `alerts …` of one channel. */
  queue: string
  /** Reads an item from the JSON of the disk. @throws when the JSON is none */
  read: (text: string) => Item
  /** Stores or sends an item. It may be called again with the same item. */
  save: (item: Item) => Promise<void>
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
  /** Maximum number of waiting leads. More are rejected, so the visitor's browser keeps them. */
  maxWaiting?: number
  /** Milliseconds for saving a lead. A lead that takes longer waits on the disk. */
  patienceMs?: number
  /** Pauses in milliseconds: after the start or a new item (default: `first`), and first and longest between attempts. */
  retryMs?: {soon?: number; first: number; longest: number}
  /** While it returns true, nothing is saved. Call `wake` after that. */
  isHeld?: () => boolean
}

export interface OutboxOptions extends Omit<QueueOptions<Lead>, 'queue' | 'read' | 'save' | 'isHeld'> {
  queue: 'enquiries' | 'contacts'
  /** Stores the document unless one with its id exists. It may be called again with the same document. */
  saveLead: (lead: Lead) => Promise<void>
}

export type Outbox = Queue<Lead>

export interface Queue<Item> {
  /**
   * Resolves once the lead is safe: saved, or on this disk to be saved later.
   * @throws HttpError 503 when neither works
   */
  deliver(lead: Item): Promise<void>
  /** Waiting leads that a test accepts, the oldest first. */
  find(test: (lead: Item) => boolean): Item[]
  /** Removes waiting leads for good. */
  erase(ids: ReadonlySet<string>): void
  /** Stores a lead on the disk at once, to be saved soon. @throws when the disk does not work */
  keep(lead: Item): void
  /** Tries again soon. */
  wake(): void
  /** Number of leads that wait to be saved. */
  waiting(): number
  /** Waits for a running attempt. Waiting leads are tried again after the next start. */
  close(): Promise<void>
}

const FULL = 'The request cannot be kept at the moment.'

const row = z.object({id: z.string(), lead: z.string()})

/** Opens the queue between forms and content. An acknowledged lead is never lost, whatever the content store does. */
export const openOutbox = ({saveLead, ...options}: OutboxOptions): Outbox =>
  openQueue({...options, read: parseLead, save: saveLead})

/** Opens a queue on the disk, whose items are saved or sent one after the other, and again after failures. */
export function openQueue<Item extends {_id: string}>({
  records,
  queue,
  read,
  report,
  maxWaiting = 10_000,
  patienceMs = 3000,
  retryMs = {first: 1000, longest: 300_000},
  isHeld = () => false,
  ...options
}: QueueOptions<Item>): Queue<Item> {
  const shelf = openShelf(records, queue, read)
  const save = (lead: Item) => within(patienceMs, options.save(lead), () => tooLate(patienceMs))

  async function saveWaiting(signal: AbortSignal) {
    try {
      // Leads with the fewest failures come first, so one that can never be saved blocks no other.
      for (let next = shelf.next(); next && !signal.aborted && !isHeld(); next = shelf.next()) {
        try {
          await save(read(next.lead))
          shelf.remove(next.id)
        } catch (error) {
          shelf.postpone(next.id)
          throw error
        }
      }
    } finally {
      shelf.emptyLog()
    }
  }

  const {first, longest, soon = first} = retryMs
  const retries = afterChanges(
    {start: soon, change: soon, failure: first, longestFailure: longest},
    saveWaiting,
    // The disk may be full, for example.
    (error) => report('Waiting leads could not be saved, and are tried again', error),
  )

  /** @throws when the disk does not work */
  function wait(lead: Item) {
    // While others wait, an attempt follows anyway, after its own pause.
    const isFirst = shelf.count() === 0
    shelf.put(lead._id, JSON.stringify(lead))
    if (isFirst) retries.changed()
  }

  return {
    async deliver(lead) {
      try {
        await save(lead)
      } catch (error) {
        report('A lead could not be saved and goes to the outbox', error)
        if (shelf.count() >= maxWaiting) throw new HttpError(503, FULL, {retryAfter: 60})
        wait(lead)
      }
    },
    find: (test) => shelf.all().filter(test),
    erase: (ids) => shelf.erase(ids),
    keep(lead) {
      if (shelf.count() >= maxWaiting) throw new Error(`${maxWaiting} leads wait already`)
      wait(lead)
    },
    wake: () => retries.changed(),
    waiting: shelf.count,
    close: () => retries.stop(),
  }
}

/** Waiting leads without an open outbox: nothing saves them, and they can be found and erased. */
export function leftIn(
  records: RecordsDatabase,
  queue: OutboxOptions['queue'],
): Pick<Outbox, 'find' | 'erase'> {
  const shelf = openShelf(records, queue, parseLead)
  return {find: (test) => shelf.all().filter(test), erase: (ids) => shelf.erase(ids)}
}

const tooLate = (ms: number) => new Error(`Saving took longer than ${ms} ms`)

const countRow = z.object({count: z.number()})

/** The waiting leads of a queue. A lead is on disk when `put` returns. */
function openShelf<Item>(
  {sql, check, emptyLog}: RecordsDatabase,
  queue: string,
  read: (text: string) => Item,
) {
  const insert = sql.prepare('INSERT INTO waiting VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING')
  const every = sql.prepare('SELECT id, lead FROM waiting WHERE queue = ? ORDER BY rowid')
  const first = sql.prepare('SELECT id, lead FROM waiting WHERE queue = ? ORDER BY attempts, rowid LIMIT 1')
  const fail = sql.prepare('UPDATE waiting SET attempts = attempts + 1 WHERE queue = ? AND id = ?')
  const drop = sql.prepare('DELETE FROM waiting WHERE queue = ? AND id = ?')
  const number = sql.prepare('SELECT count(*) AS count FROM waiting WHERE queue = ?')
  return {
    /** @throws DamagedFile when the file was deleted or replaced: a lead written to the open one would be lost */
    put(id: string, lead: string) {
      check()
      insert.run(queue, id, lead)
    },
    all: () => every.all(queue).map((each) => read(row.parse(each).lead)),
    next: () => row.optional().parse(first.get(queue)),
    postpone: (id: string) => void fail.run(queue, id),
    remove: (id: string) => void drop.run(queue, id),
    erase(ids: ReadonlySet<string>) {
      for (const id of ids) drop.run(queue, id)
      emptyLog()
    },
    /** Removes saved leads from the write-ahead log too, which otherwise keeps them until the next checkpoint. */
    emptyLog,
    count: () => countRow.parse(number.get(queue)).count,
  }
}
