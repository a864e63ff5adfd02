import {Hono} from 'hono'
import {withPublicUrl} from '../assets/asset-document.ts'
import {datasetOf, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {ndjson} from '../http/ndjson.ts'
import {isVisible, sightOf} from '../query/permissions.ts'

/**
 * `GET /data/export/:dataset`: every document that the reader may see, one a line; `types` keeps those of
 * the types listed. `assetBase` (not Sanity's) gives assets the addresses under which whoever asks reaches this lake,
 * when that is not the public one.
 * @see https://www.sanity.io/docs/http-export
 */
export function exportRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.get('/data/export/:dataset', (context) => {
    const dataset = datasetOf(lake, context)
    const sight = sightOf(dataset, context.get('identity'))
    const types = (context.req.query('types') ?? '').split(',').filter(Boolean)
    const assetBase = context.req.query('assetBase')
    // Documents are never changed in place, so this list stays as of now however slowly it is read.
    const documents = [...dataset.documents.values()]
    const told = documents.filter(
      ({_id, _type}) => isVisible(sight, _id) && (types.length === 0 || types.includes(_type)),
    )
    return ndjson(assetBase ? told.map((document) => withPublicUrl(document, assetBase)) : told)
  })
  return routes
}
