import {join} from 'node:path'
import {Hono} from 'hono'
import type {Admission} from './admission/admission.ts'
import type {Config} from './config.ts'
import {openMeasurements, type Measurements} from './field/measurements.ts'
import {fieldRoutes} from './field/routes.ts'
import type {ClientEnv} from './http/client-address.ts'

interface Surroundings {
  admission: Admission
  /** Whether a request may read the figures. */
  mayRead: (request: Request) => boolean
  report: (problem: string, error: unknown) => void
}

interface ShopField {
  routes: Hono<ClientEnv>
  close(): void
}

/** Opens the measurements of a shop, which may be running. @throws when the file is damaged */
export const measurementsOf = ({dataDir}: Pick<Config, 'dataDir'>): Measurements =>
  openMeasurements(join(dataDir, 'forms'))

/** Measurements of visits. A shop whose measurements are damaged opens without them. */
export function openShopField(config: Config, surroundings: Surroundings): ShopField {
  try {
    const measurements = measurementsOf(config)
    return {routes: fieldRoutes({...surroundings, measurements}), close: () => measurements.close()}
  } catch (error) {
    surroundings.report(
      'Visits are not measured: forms/field.db in the data folder cannot be opened. Delete it, and it starts anew',
      error,
    )
    const routes = new Hono<ClientEnv>().get('/field', (context) => context.json({}, 503))
    return {routes, close: () => undefined}
  }
}
