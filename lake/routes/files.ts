import {stat} from 'node:fs/promises'
import {Hono} from 'hono'
import {z} from 'zod'
import {parseFileName} from '../model/asset-document.ts'
import {isMissing} from '../../lib/disk/system-error.ts'
import {isInternal, clientKeyOf} from '../../lib/http/client-key.ts'
import {tooLarge} from '../assets/byte-store.ts'
import {attachment, MIME_TYPE, serve} from '../assets/serve.ts'
import {parseUploadOptions, storeUpload} from '../assets/upload.ts'
import {datasetOf, requireWriter, type LakeEnv} from '../http/context.ts'
import {LakeError} from '../model/errors.ts'
import type {Lake} from '../lake.ts'

/** Fields of a file's document. People can edit the document, so its fields are validated. */
const fileDocument = z.object({
  mimeType: z.string().regex(MIME_TYPE).catch('application/octet-stream'),
  originalFilename: z.string().optional().catch(undefined),
})

/** `GET /files/:project/:dataset/:name[/:vanity]`. `?dl=` saves the file under a name. Readable by everybody. */
export function fileRoutes(lake: Lake) {
  const routes = new Hono()
  routes.get('/files/:project/:dataset/:name/:vanity?', async (context) => {
    const {project, dataset, name, vanity} = context.req.param()
    const asset = project === lake.options.projectId ? parseFileName(name) : undefined
    const file = fileDocument.safeParse(asset && lake.dataset(dataset).documents.get(asset.id)).data
    if (!asset || !file) throw notFound()
    const path = lake.assets.store.pathOf(asset.sha1)
    const {size} = await stat(path).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error
    })
    if (!isInternal(context)) await lake.assets.admitReading(clientKeyOf(context), size)
    const asked = context.req.query('dl')
    const headers: Record<string, string> = {}
    if (asked !== undefined)
      headers['Content-Disposition'] = attachment(asked || (vanity ?? file.originalFilename ?? name))
    const {sha1} = asset
    const source = {path, size, sha1}
    return serve(context.req.raw, {source, mimeType: file.mimeType, tag: sha1, headers})
  })
  return routes
}

function notFound() {
  return new LakeError('notFound', 'There is no file at this address')
}

/** Maximum bytes of an upload. */
interface UploadLimits {
  images: number
  files: number
}

const MEGABYTE = 1024 * 1024
const LIMITS: UploadLimits = {images: 64 * MEGABYTE, files: 512 * MEGABYTE}

/**
 * `POST /assets/images/:dataset` and `POST /assets/files/:dataset`. The body is the file.
 * @see https://www.sanity.io/docs/http-api-assets
 */
export function assetRoutes(lake: Lake, limits = LIMITS) {
  const routes = new Hono<LakeEnv>()
  routes.post('/assets/:kind{images|files}/:dataset', async (context) => {
    const {id: author} = requireWriter(context)
    const {name: dataset} = datasetOf(lake, context)
    const kind = context.req.param('kind') === 'images' ? 'image' : 'file'
    const maxBytes = kind === 'image' ? limits.images : limits.files
    const options = parseUploadOptions(
      new URL(context.req.url).searchParams,
      context.req.header('content-type'),
    )
    if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
    const body = context.req.raw.body
    return context.json({document: await storeUpload(lake, {kind, dataset, body, options, author, maxBytes})})
  })
  return routes
}
