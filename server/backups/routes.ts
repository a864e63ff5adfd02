import {randomBytes} from 'node:crypto'
import {basename} from 'node:path'
import type {Readable} from 'node:stream'
import {Hono, type Context} from 'hono'
import {packTar} from 'modern-tar/fs'
import {BACKUP_DOWNLOADS, BACKUPS} from '../../contract/services/paths.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import type {BackupState, PreparedDownload} from '../../contract/services/administration.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import {sizeOfData} from './data-folder.ts'
import {listBackups} from './list.ts'
import type {Backups} from './nightly.ts'
import {isOfFuture} from './rotation.ts'

interface BackupRoutesOptions {
  dataDir: string
  /** Automatic backups and their folder; absent when none are made. */
  nightly: {dir: string; backups: Pick<Backups, 'makeToday'>} | undefined
  /** @returns the id of the administrator who sent a request; undefined for everybody else */
  administratorOf: (request: Request) => string | undefined
  /** Called when a download begins, with the administrator's id and the folder of the backup. */
  onDownload: (actor: string, folder: string) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Milliseconds for which the address of a download works. The browser opens it at once. */
const DOWNLOAD_LIFE_MS = 60_000

const FAILED = 'The backup failed. The log of the server says why.'
const OFF = 'Automatic backups are turned off. Set BACKUP_DIR to a folder for them.'

const HEADERS = {'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store'}

/**
 * Backups as the Studio shows them to administrators. `GET /backups` names the newest one and the space in use.
 * `POST /backups/downloads` makes the backup of the day unless there is one, and returns an address that works for a
 * minute. The browser saves what it returns, which may be larger than its memory.
 */
export function backupRoutes(options: BackupRoutesOptions): Hono {
  const {dataDir, nightly, administratorOf, onDownload, now = Date.now} = options
  const downloads = new Map<string, {actor: string; folder: string; until: number}>()

  async function newest() {
    const listed = nightly ? await listBackups([nightly.dir]) : []
    const today = new Date(now())
    return listed.findLast(({madeAt}) => !isOfFuture(new Date(madeAt), today))
  }

  async function state(context: Context) {
    if (administratorOf(context.req.raw) === undefined) throw forbidden()
    const [backup, bytes, free] = await Promise.all([newest(), sizeOfData(dataDir), freeBytes(dataDir)])
    const body: BackupState = {
      isAutomatic: nightly !== undefined,
      newest: backup ? {madeAt: backup.madeAt, bytes: backup.bytes} : null,
      data: {bytes, freeBytes: free},
    }
    return context.json(body, 200, HEADERS)
  }

  async function prepare(context: Context) {
    const actor = administratorOf(context.req.raw)
    if (actor === undefined) throw forbidden()
    await nightly?.backups.makeToday()
    const backup = await newest()
    if (!backup) throw new HttpError(503, nightly ? FAILED : OFF)
    for (const [code, {until}] of downloads) if (until < now()) downloads.delete(code)
    const code = randomBytes(32).toString('base64url')
    downloads.set(code, {actor, folder: backup.folder, until: now() + DOWNLOAD_LIFE_MS})
    const prepared: PreparedDownload = {path: `${BACKUP_DOWNLOADS}/${code}`}
    return context.json(prepared, 201, HEADERS)
  }

  function download(context: Context) {
    const found = downloads.get(context.req.param('code') ?? '')
    if (!found || found.until < now())
      return context.text('This address has expired. Download the backup in the Studio again.', 404, HEADERS)
    const {actor, folder} = found
    onDownload(actor, folder)
    const name = basename(folder)
    const archive = packTar([{type: 'directory', source: folder, target: name}])
    return context.body(streamOf(archive), 200, {
      ...HEADERS,
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="backup-${name}.tar"`,
    })
  }

  return new Hono()
    .get(BACKUPS, state)
    .post(BACKUP_DOWNLOADS, prepare)
    .get(`${BACKUP_DOWNLOADS}/:code`, download)
}

const forbidden = () => new HttpError(403, 'Only administrators may see the backups.')

/** A stream that is read only as fast as the browser receives it. */
function streamOf(archive: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = archive[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    {highWaterMark: 0},
  )
}
