import {createHash} from 'node:crypto'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {setImmediate as afterThisTurn} from 'node:timers/promises'
import {promisify} from 'node:util'
import {gunzipSync, gzip} from 'node:zlib'
import {z} from 'zod'
import {openDatabaseFile, removeDatabase, type DatabaseSchema} from '../../lib/disk/database-file.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import type {Env} from '../../contract/site/env.ts'
import type {CachedPage, Room} from './page-cache.ts'
import {withoutScripts} from './without-scripts.ts'

/** The stale copy of each page, on disk, for times when the content cannot be read. */
export interface PageCopies {
  /**
   * Stores the copy of a page that was just rendered, after the response. An unchanged page gets the new time only.
   * @param build the build that rendered the page
   */
  keep(address: string, page: CachedPage, build: string): Promise<void>
  /** Removes the copy of a page that does not exist any more. */
  forget(address: string): void
  /**
   * The copy of a page. A copy of another build, or of other settings, comes without its scripts, which are gone or
   * wrong.
   */
  find(address: string, build: string): CachedPage | undefined
  close(): void
}

interface PageCopiesOptions {
  /** Folder of the file `page-copies.db`. */
  dir: string
  /** Settings that a page depends on. */
  settings: SiteContent
  /** Receives failures of the disk. A page is served all the same. */
  report: (problem: string, error: unknown) => void
  /** Limits of compressed pages. A page counts as used when it is rendered. */
  maxBytes?: Room
  /** Bytes of the disk that stay free for enquiries and the content. With less, no copy is stored. */
  minFreeBytes?: number
  now?: () => number
}

/** Copies with other links, images or content are not served. */
type SiteContent = Pick<Env, 'publicUrl' | 'imageBase' | 'projectId' | 'dataset'>

/**
 * Name of the header that shows monitors and developers that a page is a copy. Its value is the time at which the page
 * was last rendered like this.
 */
const LAST_GOOD_COPY = 'X-Last-Good-Copy'

/**
 * The 1,920 pages of 640 products in three languages take 48 MB. Searches, numbered pages and lists on paper are unlimited,
 * and take 10 to 20 kB each: they share a small part, so that they cannot replace the pages that everybody visits.
 */
const MAX_BYTES: Room = {listed: 256 * 2 ** 20, others: 32 * 2 ** 20}
/** Uploads leave as much. */
const MIN_FREE_BYTES = 500_000_000
/** Fraction of the limit to which a removal shrinks the file, so that it does not run for each new page. */
const SHRUNK = 0.9

const copyRow = z.object({
  build: z.string(),
  etag: z.string(),
  headers: z.string(),
  body: z.instanceof(Uint8Array),
  stored_at: z.number(),
  is_listed: z.number(),
})
const totalRow = z.object({bytes: z.number()})
const headersShape = z.record(z.string(), z.string())

/** Opens the copies. A damaged file is replaced by an empty one. Without a usable disk, no page has a copy. */
export function openPageCopies({
  dir,
  settings,
  report,
  maxBytes = MAX_BYTES,
  minFreeBytes = MIN_FREE_BYTES,
  now = Date.now,
}: PageCopiesOptions): PageCopies {
  const opened = openShelf(dir, report)
  if (!opened) return NO_COPIES
  const shelf = opened
  const {publicUrl, imageBase, projectId, dataset} = settings
  const content = hashOf([publicUrl, imageBase, projectId, dataset])
  const made = (build: string) => `${build} ${hashOf(settings)} ${content}`
  let isClosed = false

  /** Runs a statement. A failure, such as a full disk, costs the copy only. */
  function attempt<Result>(work: () => Result): Result | undefined {
    if (isClosed) return undefined
    try {
      return work()
    } catch (error) {
      report('The last good copies of pages cannot be stored or read', error)
      return undefined
    }
  }

  async function store(address: string, {headers, body, etag, isListed}: CachedPage, build: string) {
    await afterThisTurn()
    const facts = {address, build: made(build), etag, storedAt: now()}
    if (attempt(() => shelf.touch(facts))) return
    if ((await freeBytes(dir).catch(() => 0)) < minFreeBytes) return
    const compressed = await promisify(gzip)(body, {level: 1})
    attempt(() => {
      shelf.put({...facts, headers, body: compressed, isListed}, isListed ? maxBytes.listed : maxBytes.others)
    })
  }

  // One page after another, so that a slow one never replaces its successor.
  let last = Promise.resolve()
  return {
    keep(address, page, build) {
      last = last.then(() => store(address, page, build))
      return last
    },
    forget(address) {
      attempt(() => shelf.drop(address))
    },
    find(address, build) {
      const copy = attempt(() => shelf.get(address))
      if (!copy?.build.endsWith(` ${content}`)) return undefined
      return attempt(() => (copy.build === made(build) ? pageOf(copy) : withoutScripts(pageOf(copy))))
    },
    close() {
      if (isClosed) return
      isClosed = true
      shelf.close()
    },
  }
}

const hashOf = (settings: unknown) => createHash('sha256').update(JSON.stringify(settings)).digest('hex')

const pageOf = ({headers, stored_at, body, etag, is_listed}: z.infer<typeof copyRow>): CachedPage => ({
  status: 200,
  headers: {
    ...headersShape.parse(JSON.parse(headers)),
    [LAST_GOOD_COPY]: new Date(stored_at).toISOString(),
  },
  body: gunzipSync(body),
  // Not the page's own tag: a browser that holds the copy would take it for the page, and keep this header.
  etag: etag.replace(/"$/, '-copy"'),
  tags: [],
  isListed: is_listed === 1,
  encoded: new Map(),
})

const NO_COPIES: PageCopies = {
  keep: async () => undefined,
  forget: () => undefined,
  find: () => undefined,
  close: () => undefined,
}

interface RowFacts {
  address: string
  build: string
  etag: string
  storedAt: number
}

interface Row extends RowFacts {
  headers: Record<string, string>
  body: Uint8Array
  isListed: boolean
}

const SCHEMA: DatabaseSchema = {
  isUnchecked: true,
  settings: `
    PRAGMA journal_mode = WAL;
    -- A power cut may cost the last copies, which the next renderings make again, but not the file with all others.
    PRAGMA synchronous = NORMAL`,
  migrations: [
    // Files of version 0.1.0 have this table already.
    `CREATE TABLE IF NOT EXISTS copies (
      address TEXT PRIMARY KEY,
      build TEXT NOT NULL,               -- and the hashes of the settings, and of those that name the content
      etag TEXT NOT NULL,
      headers TEXT NOT NULL,             -- JSON
      body BLOB NOT NULL,                -- gzip
      stored_at INTEGER NOT NULL,        -- last rendering of the page, in milliseconds since 1970
      is_listed INTEGER NOT NULL DEFAULT 1
    ) STRICT`,
  ],
}

/** Opens the database of copies. @returns undefined when the disk takes none */
function openShelf(dir: string, report: PageCopiesOptions['report']) {
  const file = join(dir, 'page-copies.db')
  const open = () => shelfOf(openDatabaseFile(file, SCHEMA).database)
  try {
    return open()
  } catch (error) {
    report('The last good copies of pages are damaged, and start empty', error)
  }
  try {
    removeDatabase(file)
    return open()
  } catch (error) {
    report('There are no last good copies of pages', error)
    return undefined
  }
}

function shelfOf(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT build, etag, headers, body, stored_at, is_listed FROM copies WHERE address = ?',
  )
  const update = database.prepare(
    'UPDATE copies SET stored_at = ? WHERE address = ? AND build = ? AND etag = ?',
  )
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO copies (address, build, etag, headers, body, stored_at, is_listed) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM copies WHERE address = ?')
  const total = database.prepare('SELECT total(length(body)) AS bytes FROM copies WHERE is_listed = ?')
  const shrink = database.prepare(`
    DELETE FROM copies WHERE address IN (
      SELECT address FROM (
        SELECT address, sum(length(body)) OVER (ORDER BY stored_at DESC, rowid DESC) AS bytes
        FROM copies WHERE is_listed = ?
      ) WHERE bytes > ?
    )`)
  /** Most bytes that the copies of each kind can have, by `is_listed`. Infinite until they have been counted. */
  const atMost = [Infinity, Infinity]
  return {
    get: (address: string) => copyRow.optional().parse(select.get(address)),
    /** @returns whether the page is stored like this; it then has the new time */
    touch: ({address, build, etag, storedAt}: RowFacts) =>
      Number(update.run(storedAt, address, build, etag).changes) > 0,
    /** Removes the oldest copies of the kind when they have more bytes than the limit. */
    put({address, build, etag, headers, body, storedAt, isListed}: Row, limit: number) {
      const kind = Number(isListed)
      upsert.run(address, build, etag, JSON.stringify(headers), body, storedAt, kind)
      atMost[kind] = (atMost[kind] ?? 0) + body.length
      if (atMost[kind] <= limit) return
      const {bytes} = totalRow.parse(total.get(kind))
      if (bytes > limit) shrink.run(kind, limit * SHRUNK)
      atMost[kind] = bytes > limit ? limit * SHRUNK : bytes
    },
    drop: (address: string) => void remove.run(address),
    close: () => database.close(),
  }
}
