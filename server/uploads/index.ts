import {join} from 'node:path'
import {Hono} from 'hono'
import type {Admission} from '../../lib/admission/admission.ts'
import type {Config} from '../config.ts'
import {secretFile} from '../../lib/disk/secret-file.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {Retained} from '../../lib/process/retention.ts'
import type {Lake} from '@stone-designs/lake'
import {imagesCheck, type HealthCheck} from '../health/index.ts'
import {staffOf} from '../people/index.ts'
import type {Bucket} from './bucket-client.ts'
import {openBucketFiles} from './bucket-files.ts'
import {DELETED, openDiskFiles} from './disk-files.ts'
import {keptUploads} from './expiry.ts'
import {UploadParsers} from './parsers.ts'
import {readsLimit, uploadRoutes, type UploadOptions} from './routes.ts'
import {staffRoutes} from './staff-routes.ts'
import type {StoredFiles} from './store.ts'

export {filesBefore} from './expiry.ts'
export type {StoredFiles} from './store.ts'

/** The uploads of a shop. */
export interface ShopUploads {
  routes: Hono<ClientEnv>
  checks: readonly HealthCheck[]
  files: StoredFiles
  /**
   * Whether a file was taken down. False when the store does not answer.
   * @param clientKey has a rate limit, because a bucket is asked each time; absent for requests of this machine
   * @throws HttpError
   */
  isDeleted: (slug: string, clientKey?: string) => Promise<boolean>
  /** Files that are deleted after some days. */
  kept: Retained[]
  close(): void
}

interface ShopUploadsOptions {
  lake: Lake | undefined
  admission: Admission
  report: (problem: string, error: unknown) => void
}

/** Opens the store of uploads that the settings name. Staff of the embedded lake can list and delete its files. */
export function openShopUploads(config: Config, {lake, admission, report}: ShopUploadsOptions): ShopUploads {
  const {publicUrl, uploadDays} = config
  const store = storeOf(config)
  const files = openStoredFiles(store)
  const parsers = new UploadParsers(report)
  admission.watchProcesses('uploads', () => parsers.counts)
  const reads = readsLimit(admission)
  const routes = new Hono<ClientEnv>()
  routes.route('/', uploadRoutes({publicUrl, parsers, admission, reads, report, store}))
  if (lake) {
    const onDeleted = ({slug, ...by}: {slug: string; actor: string; sender: string}) =>
      lake.people.audit.recordIfPossible({event: 'upload deleted', subject: slug, ...by})
    routes.route(
      '/',
      staffRoutes({
        files,
        publicUrl,
        keptDays: uploadDays,
        identify: (headers) => staffOf({headers}, lake),
        onDeleted,
      }),
    )
  }
  return {
    routes,
    // The embedded lake has its own.
    checks: lake ? [] : [imagesCheck(parsers)],
    files,
    async isDeleted(slug, clientKey) {
      if (clientKey !== undefined && store.kind === 'bucket') await reads.take(clientKey)
      return files.isDeleted(slug).catch(() => false)
    },
    close() {
      parsers.close()
    },
    kept: uploadDays === undefined ? [] : [keptUploads(uploadDays, {files, onDeleted: recordExpired})],
  }

  function recordExpired(slugs: string[]) {
    const subject = `more than ${uploadDays} days old: ${slugs.join(', ')}`
    const event = {event: 'upload deleted', actor: 'server', subject, count: slugs.length} as const
    lake?.people.audit.recordIfPossible(event)
  }
}

/** Place of a store: a folder on this machine, or a bucket. */
type StorePlace = {kind: 'local'; dir: string} | ({kind: 'bucket'} & Bucket)

/** Opens the files of a store without receiving any. */
const openStoredFiles = (place: StorePlace): StoredFiles =>
  place.kind === 'local' ? openDiskFiles(place.dir) : openBucketFiles(place)

/** Place of the uploads that the settings name, for a command beside the server. */
export function uploadsOf({bucket, dataDir}: Pick<Config, 'bucket' | 'dataDir'>): StoredFiles {
  return openStoredFiles(bucket ? {kind: 'bucket', ...bucket} : {kind: 'local', dir: folderOf(dataDir)})
}

/** Folder of the local store in a data folder. */
const FOLDER = 'uploads'
const folderOf = (dataDir: string) => join(dataDir, FOLDER)
/** Folder of the names of deleted files in a data folder. */
export const DELETED_UPLOADS = `${FOLDER}/${DELETED}`

function storeOf({bucket, dataDir, uploadSecret}: Config): UploadOptions['store'] {
  if (bucket) return {kind: 'bucket', ...bucket}
  const secret = uploadSecret ?? secretFile(dataDir, 'upload-secret')
  return {kind: 'local', dir: folderOf(dataDir), secret}
}
