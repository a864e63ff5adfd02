import {Hono} from 'hono'
import {birthOf, whyUnusable} from '../../lib/disk/folders.ts'
import {inWords} from '../../lib/admission/in-words.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {ShopLake} from '../content/index.ts'
import type {HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {administratorOf} from '../people/index.ts'
import {keepBackups, type Backups, type BackupSettings} from './nightly.ts'
import {backupRoutes} from './routes.ts'
import {missingProgram} from './run-program.ts'

export {backupData} from './backup.ts'
export {FILES_AT_ONCE, copyDurably, ignoreMissing, syncFolders} from './copy.ts'
export {BACKUPS_WITHIN, holdsNothing, isDatabase, MANIFEST, sizeOfData} from './data-folder.ts'
export {removeInterrupted} from './interrupted.ts'
export {listBackups} from './list.ts'
export {assetsWithoutBytes, problemsIn, readManifest} from './manifest.ts'
export {backupName} from './rotation.ts'

/** Automatic backups where the settings name a folder for them, and their download for administrators. */
export function openShopBackups(
  {config, onNotice}: ShopContext,
  {lake, isBroken}: Pick<ShopLake, 'lake' | 'isBroken'>,
): Part {
  const {dataDir, backups: settings} = config
  const record = (event: 'backed up' | 'backup downloaded', actor: string, subject: string) =>
    lake?.people.audit.recordIfPossible({event, actor, subject})
  const onBackup = (folder: string) => record('backed up', 'server', folder)
  const backups =
    settings && !isBroken ? keepBackups({dataDir, ...settings}, {onNotice, onBackup}) : undefined
  const routes = new Hono<ClientEnv>()
  if (lake)
    routes.route(
      '/',
      backupRoutes({
        dataDir,
        nightly: settings && backups && {dir: settings.dir, backups},
        administratorOf: (request) => administratorOf(request, lake),
        onDownload: (actor, folder) => record('backup downloaded', actor, folder),
      }),
    )
  if (!settings || !backups) return {routes}
  void whyNoBackups(settings).then((sentence) => sentence !== undefined && onNotice(sentence))
  const fit: HealthCheck = {name: 'backup', isVital: false, problem: () => whyNoBackups(settings)}
  return {
    routes,
    metrics: [
      {name: 'backup_age_seconds', help: 'Age of the newest backup', read: () => secondsSince(backups)},
    ],
    checks: [ageCheck(backups, () => birthOf(dataDir)), fit, backups.damage],
    close: () => backups.close(),
  }
}

/** Names a folder or a program that the settings name and that is missing, before the first backup at night. */
export async function whyNoBackups({
  dir,
  command = '',
}: Omit<BackupSettings, 'dataDir'>): Promise<string | undefined> {
  const unusable = whyUnusable(dir)
  if (unusable !== undefined) return `BACKUP_DIR cannot be used, so there will be no backup. ${unusable}`
  const program = await missingProgram(command)
  return program === undefined
    ? undefined
    : `BACKUP_COMMAND begins with ${program}, which is not found, so no backup will be copied away. Install it, or write its whole path.`
}

const secondsSince = async (backups: Pick<Backups, 'newestAt'>) => {
  const newest = await backups.newestAt()
  return newest && (Date.now() - newest.getTime()) / 1000
}

/** Age of the newest backup from which something is wrong: one is made every night, at different hours. */
const MAX_BACKUP_AGE_HOURS = 36
const HOUR_MS = 3_600_000

/** @param since the time from which backups could be made: when the data folder was made */
export const ageCheck = (
  backups: Pick<Backups, 'isFailing' | 'newestAt'>,
  since: () => Promise<Date>,
): HealthCheck => ({
  name: 'backup',
  isVital: false,
  problem: async () => {
    const newest = await backups.newestAt()
    const hours = Math.floor((Date.now() - (newest ?? (await since())).getTime()) / HOUR_MS)
    if (hours < MAX_BACKUP_AGE_HOURS)
      return (await backups.isFailing())
        ? 'The last automatic backup failed, or BACKUP_COMMAND has not finished for it. Look in the log for the reason; the shop tries again every hour.'
        : undefined
    const what = newest
      ? `The newest backup is ${inWords(hours * 3600)} old, and one should be made every night.`
      : 'There is no backup, and one should be made every night.'
    const sentence = `${what} Look in the log for the reason, and let the shop run at night: it begins at two o’clock.`
    return newest ? {sentence, figure: hours} : sentence
  },
})
