import {Hono} from 'hono'
import {withPublicUrl} from '../model/asset-document.ts'
import {datasetOf, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {ndjson} from '../http/ndjson.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {openStream} from '../admission/visitors.ts'
import {readAccessOf} from '../query/view/permissions.ts'

/**
 * `GET /data/export/:dataset` returns every document that the reader may see, one per line. `types` restricts the types.
 * `assetBase` is an addition to Sanity's API: it replaces the public address of assets with one that the client reaches.
 * @see https://www.sanity.io/docs/http-export
 */
export function exportRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.get('/data/export/:dataset', (context) => {
    const dataset = datasetOf(lake, context)
    const readAccess = readAccessOf(dataset, context.get('identity'))
    const types = new Set((context.req.query('types') ?? '').split(',').filter(Boolean))
    const publicBase = context.req.query('assetBase')
    const {projectId} = lake.options
    // Documents are never changed in place, so this list stays consistent however slowly it is read.
    const view = dataset.views.view('raw', readAccess)
    const documents = [...dataset.documents.values()].filter(({_id}) => view.get(_id))
    const actor = context.get('identity')?.id
    if (actor !== undefined)
      lake.people.audit.recordIfPossible({
        event: 'exported',
        actor,
        subject: dataset.name,
        sender: clientKeyOf(context),
      })
    return openStream(lake, context, (charged) => ndjson(exported(), charged), {kind: 'exports'})

    function* exported() {
      for (const document of documents) {
        const {_type} = document
        if (types.size > 0 && !types.has(_type)) continue
        yield publicBase ? withPublicUrl(document, {publicBase, projectId, dataset: dataset.name}) : document
      }
    }
  })
  return routes
}
