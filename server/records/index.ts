import {join} from 'node:path'
import {openConsents, openErrorLog, type Consents, type ErrorLog} from '../forms/index.ts'
import type {ShopContext} from '../part.ts'
import {openErasures, type Erasures} from '../privacy/index.ts'
import {keepFor} from '../../lib/process/retention.ts'
import {mostOfDay} from '../../lib/process/retention-clock.ts'

/**
 * The server's records about visitors besides enquiries and files. Errors and choices are deleted after periods of their
 * own. Erasures stay.
 */
export interface Records {
  stores: {errorLog: ErrorLog; consents: Consents; erasures: Erasures}
  close(): void
}

/** Opens the log of errors in browsers, the record of choices about privacy and that of erasures. Deletes what is too old. */
export function openRecords({config, onNotice, onError}: ShopContext): Records {
  const {dataDir, errorDays, consentDays} = config
  const dir = join(dataDir, 'forms')
  const errorLog = openErrorLog({dir})
  const consents = openConsents({dir, onDamage: onError})
  const common = {onNotice, report: onError, dir, newestRecord: () => consents.newestTime()}
  const stops = [
    keepFor({
      ...common,
      name: 'error-retention',
      what: 'errors of browsers',
      setting: {name: 'ERROR_DAYS', days: errorDays},
      // All of them: the log has 5 MB at most, and an error that still happens is written again.
      purge: async (before) => ({
        deleted: await errorLog.erase(({at}) => at < new Date(before).toISOString()),
      }),
    }),
    keepFor({
      ...common,
      name: 'consent-retention',
      what: 'choices about privacy',
      setting: {name: 'CONSENT_DAYS', days: consentDays},
      purge: (before) => ({
        deleted: consents.eraseBefore(before, mostOfDay(consents.count(), consentDays)),
      }),
    }),
  ]
  return {
    stores: {errorLog, consents, erasures: openErasures(dataDir)},
    close() {
      for (const stop of stops) stop()
      consents.close()
    },
  }
}
