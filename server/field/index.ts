import type {Hono} from 'hono'
import type {Admission} from '../../lib/admission/admission.ts'
import {openMeasurements} from './measurements.ts'
import {fieldRoutes} from './routes.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {RecordsDatabase} from '../records/database.ts'

interface ShopFieldOptions {
  records: RecordsDatabase
  admission: Admission
  /** Whether a request may read the figures. */
  mayRead: (request: Request) => boolean
  report: (problem: string, error: unknown) => void
}

/** Measurements of visits. */
export function openShopField({records, ...options}: ShopFieldOptions): {routes: Hono<ClientEnv>} {
  return {routes: fieldRoutes({...options, measurements: openMeasurements(records)})}
}
