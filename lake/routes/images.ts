import {heldBody, partsOf} from '../../lib/admission/undelivered.ts'
import {Hono} from 'hono'
import {parseAccept} from 'hono/utils/accept'
import {isInternal, senderOf} from '../../lib/http/sender.ts'
import {parseImageName} from '../model/asset-document.ts'
import {BACKGROUND, isCounted} from '../assets/deliver.ts'
import type {Accepted} from '../assets/recipe.ts'
import {attachment, serve} from '../assets/serve.ts'
import {parseTransform} from '../assets/transform.ts'
import {LakeError} from '../model/errors.ts'
import type {Lake, LakeOptions} from '../lake.ts'
import type {JsonObject} from '../model/types.ts'

/** Parts of a lake that images need. */
interface ImageLake extends Pick<Lake, 'assets'> {
  options: Pick<LakeOptions, 'projectId'>
  limits: Pick<Lake['limits'], 'undelivered'>
  dataset(name: string): {documents: {get(id: string): JsonObject | undefined}}
}

/**
 * `GET /images/:project/:dataset/:name[/:vanity]` returns an original, or a picture made from it. Readable by everybody.
 * The document decides whether the image exists. Its type and size are read from the bytes, because documents can be edited.
 * @see https://www.sanity.io/docs/image-urls
 */
export function imageRoutes(lake: ImageLake) {
  const routes = new Hono()
  routes.get('/images/:project/:dataset/:name/:vanity?', async (context) => {
    const {project, dataset, name} = context.req.param()
    const transform = parseTransform(new URL(context.req.url).searchParams)
    const asset = project === lake.options.projectId ? parseImageName(name) : undefined
    const document = asset && lake.dataset(dataset).documents.get(asset.id)
    if (!asset || !document) throw new LakeError('notFound', 'There is no image at this address')

    const {store, originals} = lake.assets
    const sender = isInternal(context) ? ownSender(context.req.header('priority')) : senderOf(context)
    const original = await originals.find(asset.sha1, {sender})
    const pictures = await lake.assets.delivery()
    const resolved = pictures.resolve(original, transform, accepted(context.req.header('accept')))
    const headers: Record<string, string> = {}
    if (transform.negotiate) headers['Vary'] = 'Accept'
    if (transform.download !== undefined) {
      const ownName = context.req.param('vanity') ?? document['originalFilename']
      headers['Content-Disposition'] = attachment(
        transform.download || (typeof ownName === 'string' ? ownName : name),
      )
    }
    const tag = resolved.key
    if (resolved.kind === 'original') {
      const {mimeType, size} = original
      if (isCounted(sender)) await lake.assets.admitReading(sender, size)
      return serve(context.req.raw, {
        source: {path: store.pathOf(asset.sha1), size, sha1: asset.sha1},
        mimeType,
        tag,
        headers,
      })
    }
    const {signal} = context.req.raw
    const {size, mimeType} = resolved
    const {undelivered} = lake.limits
    const read = async () => {
      // Refused before it is read: the bytes of many refused pictures would be in memory at once.
      const leave = isCounted(sender) && size !== undefined ? undelivered.hold(sender, size) : undefined
      return pictures.picture(resolved, {sender, signal}).finally(leave)
    }
    const deliver = (bytes: Buffer) => heldBody(partsOf(bytes), undelivered, sender)
    try {
      return await serve(context.req.raw, {source: {size, read}, mimeType, tag, headers, deliver})
    } catch (error) {
      if (!signal.aborted) throw error
      // The client has gone: nobody reads this.
      return new Response(null, {status: 400})
    }
  })
  return routes
}

/**
 * The sender of a request that the server makes on its own behalf. With urgency 7 it takes turns with visitors; otherwise
 * it has no sender and goes first.
 * @see RFC 9218: urgency 7 is for work that delays nothing else
 */
const ownSender = (priority: string | undefined) => (priority === 'u=7' ? BACKGROUND.sender : undefined)

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
