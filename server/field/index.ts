import {join} from 'node:path'
import {Hono} from 'hono'
import type {Lake} from '@stone-designs/lake'
import type {Config} from '../config.ts'
import {openMeasurements, type Measurements} from './measurements.ts'
import {fieldRoutes} from './routes.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'

const folderOf = ({dataDir}: Pick<Config, 'dataDir'>) => join(dataDir, 'forms')

/** Opens the measurements of a shop, which may be running. @throws Error when the file is damaged */
export const measurementsOf = (config: Pick<Config, 'dataDir'>): Measurements =>
  openMeasurements(folderOf(config))

/** Measurements of visits, which staff of the lake read. A shop whose file of measurements cannot be used opens without them. */
export function openShopField({config, admission, report}: ShopContext, lake: Lake | undefined): Part {
  const mayRead = (request: Request) => staffOf(request, lake) !== undefined
  try {
    const measurements = openMeasurements(folderOf(config), (error) =>
      report('Measured visits are lost', error),
    )
    const routes = fieldRoutes({measurements, admission, mayRead})
    return {routes, close: () => measurements.close()}
  } catch (error) {
    report('Visits are not measured', error)
    return {routes: new Hono<ClientEnv>().get('/field', (context) => context.json({}, 503))}
  }
}
