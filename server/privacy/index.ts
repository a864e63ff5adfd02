import {Hono} from 'hono'
import type {Backups} from '../backups/nightly.ts'
import {backupRoutes} from '../backups/routes.ts'
import type {Config} from '../config.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {repeatErasures, type PersonStores} from './person.ts'
import {privacyRoutes} from './routes.ts'
import {staffOf} from '../people/staff.ts'

interface Administered extends Omit<PersonStores, 'dataset'> {
  backups: Backups | undefined
}

/** Routes for administrators only: they download backups, and read or erase a person's data. */
export function forAdministrators(
  {dataDir, content, backups: settings}: Config,
  {lake, backups, ...stores}: Administered,
  report: (problem: string, error: unknown) => void,
): Hono<ClientEnv> {
  const administratorOf = (request: Request) => {
    const found = staffOf(request, lake)
    return found?.role === 'administrator' ? found.id : undefined
  }
  const nightly = settings && backups && {dir: settings.dir, backups}
  const onDownload = (actor: string, subject: string) =>
    lake.people.audit.recordIfPossible({event: 'backup downloaded', actor, subject})
  const all = {...stores, lake, dataset: content.dataset}
  // A restored backup may hold what was erased after it was made.
  repeatErasures(all).catch((error: unknown) => report('Erased data could not be erased again', error))
  return new Hono<ClientEnv>()
    .route('/', backupRoutes({dataDir, nightly, administratorOf, onDownload}))
    .route('/', privacyRoutes({stores: all, administratorOf}))
}
