import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'
import {openDatabaseFile} from '../../lib/disk/database-file.ts'
import {FileIdentity, type DamagedFile} from '../../lib/disk/file-identity.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {parseLead, type Lead} from './lead.ts'

export interface OutboxOptions {
  /** Folder of `outbox.db`; made when missing. */
  dir: string
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

const FILE = 'outbox.db'
const FULL = 'The request cannot be kept at the moment.'

const row = z.object({id: z.string(), lead: z.string()})

/** Opens the queue between forms and content. An acknowledged lead is never lost, whatever the content store does. */
export function openOutbox({
  dir,
  saveLead,
  report,
  maxWaiting = 10_000,
  patienceMs = 3000,
  retryMs = {first: 1000, longest: 300_000},
}: OutboxOptions): Outbox {
  const shelf = openShelf(dir, damageTo(report))
  const save = (lead: Lead) => within(patienceMs, saveLead(lead))

  /** @returns false when some leads still wait */
  async function saveWaiting(signal: AbortSignal): Promise<boolean> {
    // Leads with the fewest failures come first, so one that can never be saved blocks no other.
    for (let next = shelf.next(); next && !signal.aborted; next = shelf.next()) {
      try {
        await save(parseLead(next.lead))
        shelf.remove(next.id)
      } catch (error) {
        shelf.postpone(next.id)
        report(`A lead could not be saved and waits (${shelf.count()} in all)`, error)
        return false
      }
    }
    return true
  }

  const retries = retrying(retryMs, async (signal) => {
    try {
      const isDone = await saveWaiting(signal)
      shelf.emptyLog()
      return isDone
    } catch (error) {
      // The disk may be full, for example. An uncaught error would end the server, because nothing awaits an attempt.
      report('The waiting leads could not be read or updated', error)
      return false
    }
  })

  if (shelf.count() > 0) retries.begin()
  return {
    async deliver(lead) {
      try {
        await save(lead)
      } catch (error) {
        report('A lead could not be saved and goes to the outbox', error)
        if (shelf.count() >= maxWaiting) throw new HttpError(503, FULL, {retryAfter: 60})
        shelf.put(lead._id, JSON.stringify(lead))
        retries.begin()
      }
    },
    find: (test) => shelf.all().filter(test),
    erase: (ids) => shelf.erase(ids),
    keep(lead) {
      if (shelf.count() >= maxWaiting) throw new Error(`${maxWaiting} leads wait already`)
      shelf.put(lead._id, JSON.stringify(lead))
      retries.begin()
    },
    waiting: shelf.count,
    async close() {
      await retries.end()
      shelf.close()
    },
  }
}

/** Waiting leads of a folder without an open outbox: nothing saves them, and they can be found and erased. */
export function leftIn(dir: string, report: OutboxOptions['report']): Pick<Outbox, 'find' | 'erase'> {
  function withShelf<T>(work: (shelf: ReturnType<typeof openShelf>) => T): T | undefined {
    if (!existsSync(join(dir, FILE))) return undefined
    const shelf = openShelf(dir, damageTo(report))
    try {
      return work(shelf)
    } finally {
      shelf.close()
    }
  }
  return {
    find: (test) => withShelf((shelf) => shelf.all().filter(test)) ?? [],
    erase: (ids) => withShelf((shelf) => shelf.erase(ids)),
  }
}

/**
 * Adds the waiting leads of one folder to those of another.
 * @returns their number
 * @throws Error when the former folder's outbox cannot be read
 */
export function takeOverWaiting(formerDir: string, dir: string): number {
  if (!existsSync(join(formerDir, FILE))) return 0
  const former = openShelf(formerDir)
  try {
    const rows = former.rows()
    const shelf = openShelf(dir)
    try {
      for (const {id, lead} of rows) shelf.put(id, lead)
      shelf.emptyLog()
    } finally {
      shelf.close()
    }
    return rows.length
  } finally {
    former.close()
  }
}

/** @throws Error when the work takes longer */
const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    sleep(ms, undefined, {ref: false}).then(() => {
      throw new Error(`Saving took longer than ${ms} ms`)
    }),
  ])

/** Repeats an attempt until it succeeds, with pauses that double. @param attempt returns whether everything is done */
function retrying(
  {first, longest}: {first: number; longest: number},
  attempt: (signal: AbortSignal) => Promise<boolean>,
) {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function begin(pauseMs = first) {
    if (timer || closing.signal.aborted) return
    timer = setTimeout(() => {
      running = attempt(closing.signal).then((isDone) => {
        timer = undefined
        return isDone ? undefined : begin(Math.min(pauseMs * 2, longest))
      })
    }, pauseMs)
    timer.unref()
  }

  return {
    begin: () => begin(),
    async end() {
      closing.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const countRow = z.object({count: z.number()})
const versionRow = z.object({user_version: z.number()})

/** Since version 1, deleted leads are overwritten. Files of version 0 may still contain some; VACUUM removes them. */
const VERSION = 1

const versionOf = (database: DatabaseSync) =>
  versionRow.parse(database.prepare('PRAGMA user_version').get()).user_version

/** Writes the log back and truncates it. A reader, such as a backup, only delays that. */
const emptyLog = (database: DatabaseSync) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  -- A saved lead must not be found by reading the file: zeros replace it.
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS waiting (
    id TEXT PRIMARY KEY,
    lead TEXT NOT NULL,               -- JSON
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT
`

/**
 * Opens the database of waiting leads. A lead is on disk when `put` returns.
 * @param onDamage receives a damaged file. A new one begins, with the leads that can still be read. Absent: the damaged one stays
 */
function openShelf(dir: string, onDamage?: (error: DamagedFile) => void) {
  const file = join(dir, FILE)
  const {database, damaged} = openDatabaseFile(file, SCHEMA, onDamage)
  if (versionOf(database) === 0) database.exec(`VACUUM; PRAGMA user_version = ${VERSION}`)
  emptyLog(database)
  const identity = new FileIdentity(file)
  const insert = database.prepare('INSERT INTO waiting (id, lead) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const every = database.prepare('SELECT id, lead FROM waiting ORDER BY rowid')
  const first = database.prepare('SELECT id, lead FROM waiting ORDER BY attempts, rowid LIMIT 1')
  const fail = database.prepare('UPDATE waiting SET attempts = attempts + 1 WHERE id = ?')
  const drop = database.prepare('DELETE FROM waiting WHERE id = ?')
  const number = database.prepare('SELECT count(*) AS count FROM waiting')
  const rows = () => every.all().map((each) => row.parse(each))
  if (damaged !== undefined) for (const {id, lead} of readableIn(damaged)) insert.run(id, lead)
  return {
    /** @throws DamagedFile when the file was deleted or replaced: a lead written to the open one would be lost */
    put(id: string, lead: string) {
      identity.check()
      insert.run(id, lead)
    },
    rows,
    all: () => rows().map(({lead}) => parseLead(lead)),
    next: () => row.optional().parse(first.get()),
    postpone: (id: string) => void fail.run(id),
    remove: (id: string) => void drop.run(id),
    erase(ids: ReadonlySet<string>) {
      for (const id of ids) drop.run(id)
      emptyLog(database)
    },
    /** Removes saved leads from the write-ahead log too, which otherwise keeps them until the next checkpoint. */
    emptyLog: () => emptyLog(database),
    count: () => countRow.parse(number.get()).count,
    close: () => database.close(),
  }
}

const damageTo = (report: OutboxOptions['report']) => (error: DamagedFile) =>
  report('Waiting leads may be lost. Those that can still be read are kept', error)

/** The leads before the first damage in a file, and those after the last. */
function readableIn(file: string): z.infer<typeof row>[] {
  const found: z.infer<typeof row>[] = []
  for (const order of ['ASC', 'DESC']) {
    let database: DatabaseSync | undefined
    try {
      database = new DatabaseSync(file, {readOnly: true})
      const leads = database.prepare(`SELECT id, lead FROM waiting ORDER BY rowid ${order}`)
      for (const each of leads.iterate()) if (isLead(each.lead)) found.push(row.parse(each))
    } catch {
      // The damage begins here. The file stays for whoever can read more of it.
    } finally {
      database?.close()
    }
  }
  return found
}

function isLead(text: unknown): boolean {
  try {
    parseLead(String(text))
    return true
  } catch {
    return false
  }
}
