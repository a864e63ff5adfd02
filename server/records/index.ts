import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import type {Lake} from '@stone-designs/lake'
import {keptLeads, openConsents, openErrorLog, type Consents, type ErrorLog} from '../forms/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import {openErasures, type Erasures} from '../privacy/index.ts'
import {keepFor, type Retained} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'
import {openRecordsDatabase, type RecordsDatabase} from './database.ts'
import {fieldRoutes} from './measurement-routes.ts'
import {openMeasurements} from './measurements.ts'

export {openRecordsAside, takeOverWaiting} from './database.ts'
export {MAX_WEEKS, SHOWN_WEEKS, openMeasurements} from './measurements.ts'

export type {RecordsDatabase} from './database.ts'

interface Needs {
  /** The lake whose leads are deleted after some days. */
  lake: Lake | undefined
  /** Uploaded files that are deleted after some days. */
  uploads: {kept: readonly Retained[]}
}

/**
 * The server's records about visitors besides enquiries and files, and the file of those that a database holds.
 * Erasures stay.
 */
export interface Records extends Part {
  stores: {records: RecordsDatabase; errorLog: ErrorLog; consents: Consents; erasures: Erasures}
  /** Call it after everything that uses the file. */
  close(): void
}

/** Files that kept the marks of a retention in version 0.1.0. */
const FORMER_MARKS = [
  'forms/lead-retention.json',
  'forms/error-retention.json',
  'forms/consent-retention.json',
  'upload-retention.json',
]

const counted = z.array(z.object({queue: z.string(), count: z.number()}))

/**
 * Opens the file of records, the log of errors in browsers, the record of choices about privacy and that of erasures.
 * Deletes what visitors left and is too old. Takes the measurements of visits, which staff of the lake read.
 */
export function openRecords(
  {config, admission, onNotice, report}: Pick<ShopContext, 'config' | 'admission' | 'onNotice' | 'report'>,
  {lake, uploads}: Needs,
): Records {
  const {dataDir, content, errorDays, consentDays} = config
  const records = openRecordsDatabase(dataDir, report)
  const errorLog = openErrorLog({dir: join(dataDir, 'forms')})
  const consents = openConsents(records)
  const leadDays = content.kind === 'embedded' ? content.leadDays : undefined
  for (const path of FORMER_MARKS) rmSync(join(dataDir, path), {force: true})
  const stop = keepFor(
    [
      ...(lake && leadDays !== undefined ? [keptLeads(leadDays, {lake, dataset: content.dataset})] : []),
      ...uploads.kept,
      {
        what: 'errors of browsers',
        olderThan: {setting: 'ERROR_DAYS', days: errorDays},
        // All of them: the log has 5 MB at most, and an error that still happens is written again.
        remove: async (before) => ({
          deleted: await errorLog.erase(({at}) => at < new Date(before).toISOString()),
        }),
      },
      {
        what: 'choices about privacy',
        olderThan: {setting: 'CONSENT_DAYS', days: consentDays},
        remove: (before) => ({
          deleted: consents.eraseBefore(before, mostOfDay(consents.count(), consentDays)),
        }),
      },
    ],
    {
      path: join(dataDir, 'retention.json'),
      newest: () => lake?.newestTime(),
      newestRecord: () => consents.newestTime(),
      onNotice,
      report: (error) => report('What is too old could not be removed', error),
    },
  )
  const routes = fieldRoutes({
    measurements: openMeasurements(records),
    admission,
    mayRead: (request) => staffOf(request, lake) !== undefined,
  })
  const waiting = records.sql.prepare('SELECT queue, count(*) AS count FROM waiting GROUP BY queue')
  return {
    routes,
    metrics: [
      {
        name: 'outbox_waiting',
        help: 'What waits on the disk to be saved or sent',
        label: 'queue',
        read: () => Object.fromEntries(counted.parse(waiting.all()).map(({queue, count}) => [queue, count])),
      },
    ],
    stores: {records, errorLog, consents, erasures: openErasures(dataDir)},
    close() {
      stop()
      records.close()
    },
  }
}
