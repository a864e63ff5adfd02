import {join} from 'node:path'
import {Hono} from 'hono'
import type {Admission} from '../../lib/admission/admission.ts'
import type {Config} from '../config.ts'
import {openMeasurements, type Measurements} from './measurements.ts'
import {fieldRoutes} from './routes.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'

interface ShopFieldOptions {
  admission: Admission
  /** Whether a request may read the figures. */
  mayRead: (request: Request) => boolean
  report: (problem: string, error: unknown) => void
}

interface ShopField {
  routes: Hono<ClientEnv>
  close(): void
}

const folderOf = ({dataDir}: Pick<Config, 'dataDir'>) => join(dataDir, 'forms')

/** Opens the measurements of a shop, which may be running. @throws Error when the file is damaged */
export const measurementsOf = (config: Pick<Config, 'dataDir'>): Measurements =>
  openMeasurements(folderOf(config))

/** Measurements of visits. A shop whose file of measurements cannot be used opens without them. */
export function openShopField(config: Config, {report, ...options}: ShopFieldOptions): ShopField {
  try {
    const measurements = openMeasurements(folderOf(config), (error) =>
      report('Measured visits are lost', error),
    )
    return {routes: fieldRoutes({...options, measurements}), close: () => measurements.close()}
  } catch (error) {
    report('Visits are not measured', error)
    const routes = new Hono<ClientEnv>().get('/field', (context) => context.json({}, 503))
    return {routes, close: () => undefined}
  }
}
