import {Hono} from 'hono'
import {z} from 'zod'
import {fileIdFromName} from '../assets/asset-document.ts'
import {assetsOf} from '../assets/assets.ts'
import {attachment, serve} from '../assets/serve.ts'
import {LakeError} from '../errors.ts'
import type {Lake} from '../lake.ts'

const fileDocument = z.object({
  sha1hash: z.string(),
  mimeType: z.string(),
  size: z.number(),
  originalFilename: z.string().optional(),
})

/** `GET /files/:project/:dataset/:name[/:vanity]`, `?dl=` to save it under a name. Open to everybody. */
export function fileRoutes(lake: Lake) {
  const routes = new Hono()
  routes.get('/files/:project/:dataset/:name/:vanity?', (context) => {
    const {project, dataset, name} = context.req.param()
    const id = project === lake.options.projectId ? fileIdFromName(name) : undefined
    const file = fileDocument.safeParse(id && lake.dataset(dataset).documents.get(id)).data
    if (!file) throw new LakeError('notFound', 'There is no file at this address')
    const asked = context.req.query('dl')
    const {store} = assetsOf(lake)
    return serve(context.req.raw, {
      source: {path: store.pathOf(file.sha1hash), size: file.size},
      mimeType: file.mimeType,
      tag: file.sha1hash,
      headers:
        asked === undefined
          ? {}
          : {'Content-Disposition': attachment(asked || (file.originalFilename ?? name))},
    })
  })
  return routes
}
