import type {Lake} from '@stone-designs/lake'
import type {Part, ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import type {Records} from '../records/index.ts'
import {openMeasurements} from './measurements.ts'
import {fieldRoutes} from './routes.ts'

export {MAX_WEEKS, SHOWN_WEEKS, openMeasurements} from './measurements.ts'

/** Measurements of visits, which staff of the lake read. */
export function openShopField(
  {admission}: ShopContext,
  {lake, records}: {lake: Lake | undefined; records: Pick<Records, 'stores'>},
): Part {
  const mayRead = (request: Request) => staffOf(request, lake) !== undefined
  return {routes: fieldRoutes({measurements: openMeasurements(records.stores.records), admission, mayRead})}
}
