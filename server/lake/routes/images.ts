import {Hono} from 'hono'
import {parseAccept} from 'hono/utils/accept'
import {z} from 'zod'
import {imageIdFromName} from '../assets/asset-document.ts'
import {assetsOf} from '../assets/assets.ts'
import type {Accepted, ImageSource} from '../assets/deliver.ts'
import {attachment, serve} from '../assets/serve.ts'
import {parseTransform} from '../assets/transform.ts'
import {LakeError} from '../errors.ts'
import type {Lake} from '../lake.ts'
import type {StoredDocument} from '../types.ts'

const imageDocument = z.object({
  _id: z.string(),
  sha1hash: z.string(),
  extension: z.string(),
  mimeType: z.string(),
  size: z.number(),
  originalFilename: z.string().optional(),
  metadata: z.object({
    isOpaque: z.boolean().optional(),
    dimensions: z.object({width: z.number(), height: z.number()}),
  }),
})

/**
 * `GET /images/:project/:dataset/:name[/:vanity]`: originals, and pictures made from them. Open to everybody.
 * @see https://www.sanity.io/docs/image-urls
 */
export function imageRoutes(lake: Lake) {
  const routes = new Hono()
  routes.get('/images/:project/:dataset/:name/:vanity?', async (context) => {
    const {project, dataset, name} = context.req.param()
    const transform = parseTransform(new URL(context.req.url).searchParams)
    const image = imageDocument.safeParse(
      project === lake.options.projectId && find(lake, dataset, name),
    ).data
    if (!image) throw new LakeError('notFound', 'There is no image at this address')
    const source: ImageSource = {
      sha1: image.sha1hash,
      extension: image.extension,
      mimeType: image.mimeType,
      opaque: image.metadata.isOpaque ?? false,
      ...image.metadata.dimensions,
    }
    const {store, delivery} = assetsOf(lake)
    const pictures = await delivery
    const resolved = await pictures.resolve(source, transform, accepted(context.req.header('accept')))
    const headers = {
      ...(transform.negotiate && {Vary: 'Accept'}),
      ...(transform.download !== undefined && {
        'Content-Disposition': attachment(
          transform.download || (context.req.param('vanity') ?? image.originalFilename ?? name),
        ),
      }),
    }
    const tag = resolved.key
    if (resolved.kind === 'original') {
      const original = {path: store.pathOf(source.sha1), size: image.size}
      return serve(context.req.raw, {source: original, mimeType: source.mimeType, tag, headers})
    }
    const {bytes, mimeType} = await pictures.picture(resolved)
    return serve(context.req.raw, {source: bytes, mimeType, tag, headers})
  })
  return routes
}

function find(lake: Lake, dataset: string, name: string): StoredDocument | undefined {
  const id = imageIdFromName(name)
  return id === undefined ? undefined : lake.dataset(dataset).documents.get(id)
}

function accepted(header: string | undefined): Accepted {
  if (header === undefined) return {webp: false, avif: false, anything: true}
  const types = new Set(
    parseAccept(header)
      .filter(({q}) => q > 0)
      .map(({type}) => type.toLowerCase()),
  )
  return {
    webp: types.has('image/webp'),
    avif: types.has('image/avif'),
    anything: types.has('*/*') || types.has('image/*'),
  }
}
