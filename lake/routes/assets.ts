import {Hono} from 'hono'
import {tooLarge} from '../assets/byte-store.ts'
import {parseUploadOptions, storeUpload} from '../assets/upload.ts'
import {datasetOf, requireWriter, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

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
