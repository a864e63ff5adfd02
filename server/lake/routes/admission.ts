import {Hono} from 'hono'
import {requireAdministrator, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

/** `GET /admission` returns the numbers of each limit since the start, for administrators. */
export function admissionRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.get('/admission', (context) => {
    requireAdministrator(context)
    return context.json(lake.admission.counts())
  })
  return routes
}
