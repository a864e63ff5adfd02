import {Hono} from 'hono'
import {requireAdministrator, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

/**
 * `GET /admission` returns to administrators the numbers of each limit, and those of the processes that read foreign bytes,
 * since the start.
 */
export function admissionRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.get('/admission', (context) => {
    requireAdministrator(context)
    return context.json({...lake.admission.counts(), processes: lake.admission.processCounts()})
  })
  return routes
}
