import {Hono} from 'hono'
import {publishedId} from '../documents.ts'
import {LakeError} from '../errors.ts'
import {datasetOf, flag, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {isVisible, sightOf} from '../query/permissions.ts'

/** As many as fit in the longest address that servers take. */
const MAX_IDS = 1000

/**
 * `GET /data/doc/:dataset/:ids`: documents by id, without a query. Of an id that the reader may not see it
 * says so whether or not there is such a document.
 * @see https://www.sanity.io/docs/http-doc
 */
export function docRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()

  routes.get('/data/doc/:dataset/:ids', (context) => {
    const dataset = datasetOf(lake, context)
    const sight = sightOf(dataset, context.get('identity'))
    const asked = new Set(context.req.param('ids').split(',').filter(Boolean))
    if (asked.size > MAX_IDS) throw new LakeError('badRequest', `At most ${MAX_IDS} ids are answered at once`)
    const ids = [...asked].flatMap((id) => (flag(context, 'includeAllVersions') ? versionsOf(id) : [id]))

    const visible = ids.filter((id) => isVisible(sight, id))
    const documents = visible.flatMap((id) => dataset.documents.get(id) ?? [])
    const omitted = ids.flatMap((id) => {
      if (!isVisible(sight, id)) return [{id, reason: 'permission'}]
      return dataset.documents.has(id) ? [] : [{id, reason: 'existence'}]
    })
    return context.json({documents: flag(context, 'excludeContent') ? [] : documents, omitted})

    function versionsOf(id: string): string[] {
      const published = publishedId(id)
      const all = [...dataset.documents.keys()].filter((other) => publishedId(other) === published)
      return all.length > 0 ? all : [id]
    }
  })

  /** References from other datasets, for the dialog before a deletion: there are none in a lake of one project. */
  routes.get('/data/references/:dataset/documents/:id/to', (context) => {
    datasetOf(lake, context)
    return context.json({totalCount: 0, references: []})
  })

  routes.get('/data/ping/:dataset', (context) => {
    datasetOf(lake, context)
    return context.text('PONG')
  })

  return routes
}
