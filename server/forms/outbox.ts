import {z} from 'zod'
import {HttpError} from '../../lib/http/http-error.ts'
import {afterChanges} from '../../lib/process/periodic.ts'
import {within} from '../../lib/http/within.ts'
import type {RecordsDatabase} from '../records/index.ts'
import {parseLead, type Lead} from './lead.ts'

/** What waits: enquiries to be saved, or contacts to be reported to Meta. */
type Queue = 'enquiries' | 'contacts'

export interface OutboxOptions {
  records: RecordsDatabase
  queue: Queue
  /** Stores the document unless one with its id exists. It may be called again with the same document. */
  saveLead: (lead: Lead) => Promise<void>
  /** Receives failures that no request caused. */
  report: (problem: string, error: unknown) => void
  /** Maximum number of waiting leads. More are rejected, so the visitor's browser keeps them. */
  maxWaiting?: number
  /** Milliseconds for saving a lead. A lead that takes longer waits on the disk. */
  patienceMs?: number
  /** First and longest pause between attempts, in milliseconds. */
  retryMs?: {first: number; longest: number}
}

export interface Outbox {
  /**
   * Resolves once the lead is safe: saved, or on this disk to be saved later.
   * @throws HttpError 503 when neither works
   */
  deliver(lead: Lead): Promise<void>
  /** Waiting leads that a test accepts, the oldest first. */
  find(test: (lead: Lead) => boolean): Lead[]
  /** Removes waiting leads for good. */
  erase(ids: ReadonlySet<string>): void
  /** Stores a lead on the disk at once, to be saved soon. @throws when the disk does not work */
  keep(lead: Lead): void
  /** Number of leads that wait to be saved. */
  waiting(): number
  /** Waits for a running attempt. Waiting leads are tried again after the next start. */
  close(): Promise<void>
}

const FULL = 'The request cannot be kept at the moment.'

const row = z.object({id: z.string(), lead: z.string()})

/** Opens the queue between forms and content. An acknowledged lead is never lost, whatever the content store does. */
export function openOutbox({
  records,
  queue,
  saveLead,
  report,
  maxWaiting = 10_000,
  patienceMs = 3000,
  retryMs = {first: 1000, longest: 300_000},
}: OutboxOptions): Outbox {
  const shelf = openShelf(records, queue)
  const late = () => new Error(`Saving took longer than ${patienceMs} ms`)
  const save = (lead: Lead) => within(patienceMs, saveLead(lead), late)

  async function saveWaiting(signal: AbortSignal) {
    try {
      // Leads with the fewest failures come first, so one that can never be saved blocks no other.
      for (let next = shelf.next(); next && !signal.aborted; next = shelf.next()) {
        try {
          await save(parseLead(next.lead))
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

  const {first, longest} = retryMs
  const retries = afterChanges(
    {start: first, change: first, failure: first, longestFailure: longest},
    saveWaiting,
    // The disk may be full, for example.
    (error) => report('Waiting leads could not be saved, and are tried again', error),
  )

  /** @throws when the disk does not work */
  function wait(lead: Lead) {
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
    waiting: shelf.count,
    close: () => retries.stop(),
  }
}

/** Waiting leads without an open outbox: nothing saves them, and they can be found and erased. */
export function leftIn(records: RecordsDatabase, queue: Queue): Pick<Outbox, 'find' | 'erase'> {
  const shelf = openShelf(records, queue)
  return {find: (test) => shelf.all().filter(test), erase: (ids) => shelf.erase(ids)}
}

const countRow = z.object({count: z.number()})

/** The waiting leads of a queue. A lead is on disk when `put` returns. */
function openShelf({sql, check, emptyLog}: RecordsDatabase, queue: Queue) {
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
    all: () => every.all(queue).map((each) => parseLead(row.parse(each).lead)),
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
