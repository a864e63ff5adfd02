import {Hono} from 'hono'
import {z} from 'zod'
import {badRequest} from '../model/errors.ts'
import {requireAdministrator, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

const MAX_ENTRIES = 1000

const parameters = z.object({
  since: z.iso.datetime({offset: true}).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ENTRIES).default(100),
})

/**
 * `GET /audit` returns the record of access to administrators, newest first. Each entry has the name of its actor while a
 * person or token has that id. It is an addition to Sanity's API.
 */
export function auditRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.get('/audit', (context) => {
    requireAdministrator(context)
    const given = parameters.safeParse(context.req.query())
    if (!given.success)
      throw badRequest(
        `"since" must be a time such as 2026-01-31T12:00:00Z, and "limit" a number from 1 to ${MAX_ENTRIES}`,
      )
    const {since, limit} = given.data
    const entries = lake.people.audit.list({limit, ...(since !== undefined && {since: Date.parse(since)})})
    return context.json({
      entries: entries.map(({at, ...entry}) => ({
        ...entry,
        actorName: lake.people.find(entry.actor)?.name,
        at: new Date(at).toISOString(),
      })),
    })
  })
  return routes
}

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
