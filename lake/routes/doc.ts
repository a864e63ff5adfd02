import {Hono} from 'hono'
import {publishedId} from '../model/documents.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {heldBody, chunksOf} from '../../lib/admission/undelivered.ts'
import {isVisitor} from '../admission/visitors.ts'
import {badRequest} from '../model/errors.ts'
import {addressesOf, datasetOf, flag, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {isVisible, readAccessOf, type ReadAccess} from '../query/view/permissions.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

/** Maximum number of ids in one request. The longest URL that servers accept has about as many. */
const MAX_IDS = 1000

/**
 * `GET /data/doc/:dataset/:ids` returns documents by id, without a query. An id that the reader may not see is reported
 * as such whether or not the document exists.
 * @see https://www.sanity.io/docs/http-doc
 */
export function docRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()

  routes.on('GET', addressesOf('doc', '/:ids'), async (context) => {
    const clientKey = isVisitor(context) ? clientKeyOf(context) : undefined
    if (clientKey !== undefined) await lake.limits.queries.take(clientKey)
    const began = performance.now()
    const dataset = datasetOf(lake, context)
    const readAccess = readAccessOf(dataset, context.get('identity'))
    const asked = new Set((context.req.param('ids') ?? '').split(',').filter(Boolean))
    if (asked.size > MAX_IDS) throw badRequest(`Request at most ${MAX_IDS} ids at once`)
    const ids = flag(context, 'includeAllVersions') ? withVersions(asked, dataset, readAccess) : [...asked]

    const view = dataset.views.view('raw', readAccess)
    const documents = ids.flatMap((id) => view.get(id) ?? [])
    const omitted = ids
      .filter((id) => !view.get(id))
      .map((id) => ({id, reason: isVisible(readAccess, id) ? 'existence' : 'permission'}))
    const body = Buffer.from(
      JSON.stringify({documents: flag(context, 'excludeContent') ? [] : documents, omitted}),
    )
    if (clientKey !== undefined) lake.limits.queries.charge(clientKey, performance.now() - began)
    const stream = heldBody(chunksOf(body), lake.limits.undelivered, clientKey)
    return context.body(stream, 200, {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    })
  })

  // The Studio measures latency with it.
  routes.get('/data/ping/:dataset', (context) => {
    datasetOf(lake, context)
    return context.text('PONG')
  })

  // References from other datasets, for the Studio's deletion dialog. The lake allows none.
  routes.get('/data/references/:dataset/documents/:id/to', (context) => {
    datasetOf(lake, context)
    return context.json({totalCount: 0, references: []})
  })

  return routes
}

/** Ids of each document and all of its versions that the reader may see. An id without any stays as it is. */
function withVersions(asked: ReadonlySet<string>, dataset: StoredDataset, readAccess: ReadAccess): string[] {
  const all = [...asked].flatMap((id) => {
    const published = publishedId(id)
    const found = [published, ...dataset.versionsOf(published)].filter(
      (stored) => isVisible(readAccess, stored) && dataset.documents.has(stored),
    )
    return found.length > 0 ? found : [id]
  })
  return [...new Set(all)]
}
