import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {z} from 'zod'
import {
  checkDatabase,
  damagedName,
  damageOf,
  inTransaction,
  removeDatabase,
  renameDatabase,
} from '../../lib/disk/database-file.ts'
import {DamagedFile} from '../../lib/disk/file-identity.ts'
import {isDamage} from '../../lib/disk/sqlite-error.ts'
import {parseLead} from '../forms/index.ts'

/** A table of records, as it is read from another file. */
interface Table {
  name: string
  /** What is selected of the other file's table, in the order of this one's columns. */
  columns: string
  /** Columns by which rows are stored. */
  order: readonly string[]
  row: z.ZodType<Record<string, string | number>>
}

const WAITING = {
  name: 'waiting',
  columns: 'queue, id, lead, attempts',
  order: ['rowid'],
  row: z.object({queue: z.string(), id: z.string(), lead: z.string(), attempts: z.number()}),
}
const CONSENTS = {
  name: 'consents',
  columns: 'at, version, purposes, received_at',
  order: ['at', 'version', 'purposes'],
  row: z.object({at: z.string(), version: z.string(), purposes: z.string(), received_at: z.number()}),
}
const VISITS = {
  name: 'visits',
  columns: 'week, page, device, metric, bound, count',
  order: ['week', 'page', 'device', 'metric', 'bound'],
  row: z.object({
    week: z.string(),
    page: z.string(),
    device: z.string(),
    metric: z.string(),
    bound: z.number(),
    count: z.number(),
  }),
}
const ADDRESSES = {
  name: 'addresses',
  columns: 'category, item, document, since',
  order: ['rowid'],
  row: z.object({category: z.string(), item: z.string(), document: z.string(), since: z.number()}),
}
const SUCCESSORS = {
  name: 'successors',
  columns: 'category, leads_to',
  order: ['category'],
  row: z.object({category: z.string(), leads_to: z.string()}),
}
const TABLES: readonly Table[] = [WAITING, CONSENTS, VISITS, ADDRESSES, SUCCESSORS]

const FORMER_WAITING = 'id, lead, attempts'
/** The files of version 0.1.0, with one table each. */
const FORMER_FILES: readonly {path: string; table: Table}[] = [
  {path: 'forms/outbox.db', table: {...WAITING, columns: `'enquiries' AS queue, ${FORMER_WAITING}`}},
  {path: 'meta/outbox.db', table: {...WAITING, columns: `'contacts' AS queue, ${FORMER_WAITING}`}},
  {path: 'forms/consents.db', table: CONSENTS},
  {path: 'forms/field.db', table: VISITS},
]

/** Adds the rows of a damaged file of records that can still be read. */
export function copyReadable(damaged: string, to: DatabaseSync) {
  for (const table of TABLES) copyRows(rowsReadable(damaged, table), table, to)
}

const imported = z.object({path: z.string(), damaged: z.string().nullable()})

/**
 * Moves the rows of former files, in one transaction that also lists these files. Only then they are deleted, and the list
 * is emptied. A start after a crash in between does what the list says, so that no row is moved twice.
 * @param onDamage receives damaged files. They are renamed, and rows that can still be read are kept
 */
export function importFormerFiles(dataDir: string, to: DatabaseSync, onDamage: (error: DamagedFile) => void) {
  removeImported(dataDir, to)
  const found = FORMER_FILES.filter(({path}) => existsSync(join(dataDir, path)))
  if (found.length === 0) return
  const damages: DamagedFile[] = []
  inTransaction(to, () => {
    const list = to.prepare('INSERT INTO imported VALUES (?, ?)')
    for (const {path, table} of found) {
      const file = join(dataDir, path)
      const damage = damageIn(file)
      const damaged = damage === undefined ? null : damagedName(path)
      copyRows(damaged === null ? rowsIn(file, table) : rowsReadable(file, table), table, to)
      list.run(path, damaged)
      if (damaged !== null) damages.push(damageOf(file, join(dataDir, damaged), damage))
    }
  })
  removeImported(dataDir, to)
  for (const damage of damages) onDamage(damage)
}

function removeImported(dataDir: string, sql: DatabaseSync) {
  const files = z.array(imported).parse(sql.prepare('SELECT path, damaged FROM imported').all())
  for (const {path, damaged} of files) {
    const file = join(dataDir, path)
    if (!existsSync(file)) continue
    if (damaged === null) removeDatabase(file)
    else renameDatabase(file, join(dataDir, damaged))
  }
  if (files.length > 0) sql.exec('DELETE FROM imported')
}

/** The leads that wait to be saved in a data folder of any version. @throws Error when they cannot be read */
export function waitingEnquiriesIn(dataDir: string, recordsFile: string): Record<string, unknown>[] {
  const sources = [
    {path: recordsFile, table: WAITING},
    ...FORMER_FILES.filter(({path}) => path === 'forms/outbox.db'),
  ]
  return sources.flatMap(({path, table}) => {
    const file = join(dataDir, path)
    if (!existsSync(file)) return []
    const damage = damageIn(file)
    if (damage !== undefined) throw damage
    return [...rowsIn(file, table)].filter(({queue}) => queue === 'enquiries')
  })
}

/** Adds waiting leads to a file of records. */
export function addWaiting(rows: readonly Record<string, unknown>[], to: DatabaseSync) {
  inTransaction(to, () => copyRows(rows, WAITING, to))
}

function copyRows(rows: Iterable<Record<string, unknown>>, {name, row}: Table, to: DatabaseSync) {
  let insert
  for (const each of rows) {
    const values = row.parse(each)
    const columns = Object.keys(values)
    insert ??= to.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
    )
    insert.run(...Object.values(values))
  }
}

/** The damage of a file. @throws an error for another reason, such as missing rights */
function damageIn(file: string): Error | undefined {
  const database = new DatabaseSync(file, {readOnly: true})
  try {
    checkDatabase(database)
    return undefined
  } catch (error) {
    if (error instanceof DamagedFile || isDamage(error)) return error
    throw error
  } finally {
    database.close()
  }
}

/** The rows of a table in a sound file. A table that was not made yet has no rows. */
function* rowsIn(file: string, {name, columns, order}: Table) {
  const database = new DatabaseSync(file, {readOnly: true})
  try {
    const table = database.prepare('SELECT name FROM sqlite_schema WHERE name = ?').get(name)
    if (table)
      yield* database.prepare(`SELECT ${columns} FROM ${name} ORDER BY ${order.join(', ')}`).iterate()
  } finally {
    database.close()
  }
}

/** The rows of a table before the first damage in a file, and the rows after the last. A row may come twice. */
function* rowsReadable(file: string, {name, columns, order, row}: Table) {
  for (const direction of ['ASC', 'DESC']) {
    let database: DatabaseSync | undefined
    try {
      database = new DatabaseSync(file, {readOnly: true})
      const by = order.map((column) => `${column} ${direction}`).join(', ')
      for (const each of database.prepare(`SELECT ${columns} FROM ${name} ORDER BY ${by}`).iterate())
        if (row.safeParse(each).success && isWhole(each)) yield each
    } catch {
      // The damage begins here. The file stays for whoever can read more of it.
    } finally {
      database?.close()
    }
  }
}

/** Whether the JSON of a row, if it has some, is what its queue holds. */
function isWhole({queue, lead}: Record<string, unknown>): boolean {
  if (typeof lead !== 'string') return true
  try {
    if (String(queue).startsWith('alerts ')) JSON.parse(lead)
    else parseLead(lead)
    return true
  } catch {
    return false
  }
}
