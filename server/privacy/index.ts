import type {Lake} from '@stone-designs/lake'
import type {ShopAds} from '../ads/index.ts'
import type {Alerts} from '../alerts/index.ts'
import type {ShopForms} from '../forms/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {administratorOf} from '../people/index.ts'
import type {Records} from '../records/index.ts'
import type {ShopUploads} from '../uploads/index.ts'
import {repeatErasures} from './person.ts'
import {privacyRoutes} from './routes.ts'

export {openErasures, type Erasures, ERASURES_FILE} from './erasures.ts'

interface Stores {
  /** Absent: nobody can be known as an administrator. */
  lake: Lake | undefined
  uploads: Pick<ShopUploads, 'files'>
  records: Pick<Records, 'stores'>
  ads: Pick<ShopAds, 'contacts'>
  alerts: Pick<Alerts, 'waiting'>
  forms: Pick<ShopForms, 'outbox'>
}

/** Administrators read or erase a person's data. */
export function openPrivacy(
  {config, report}: ShopContext,
  {lake, uploads, records, ads, alerts, forms}: Stores,
): Part {
  if (!lake) return {}
  const stores = {
    lake,
    dataset: config.content.dataset,
    files: uploads.files,
    contacts: ads.contacts,
    alerts: alerts.waiting,
    outbox: forms.outbox,
    ...records.stores,
  }
  // A restored backup may hold what was erased after it was made.
  repeatErasures(stores).catch((error: unknown) => report('Erased data could not be erased again', error))
  const routes = privacyRoutes({
    stores,
    administratorOf: (request) => administratorOf(request, lake),
  })
  return {routes}
}
