import {heldBody, chunksOf} from '../../lib/admission/undelivered.ts'
import {Hono} from 'hono'
import {parseAccept} from 'hono/utils/accept'
import {isInternal, clientKeyOf} from '../../lib/http/client-key.ts'
import {isCounted} from '../assets/deliver.ts'
import type {Accepted} from '../assets/recipe.ts'
import {findImage, type ImageLake} from '../assets/requested.ts'
import {attachment, serve} from '../assets/serve.ts'
import {parseTransform} from '../assets/transform.ts'

/**
 * `GET /images/:project/:dataset/:name[/:vanity]` returns an original, or an image made from it. Readable by everybody.
 * Only a token that asks for the original gets one that holds more than pixels, colours and orientation.
 * @see https://www.sanity.io/docs/image-urls
 */
export function imageRoutes(lake: ImageLake) {
  const routes = new Hono()
  routes.get('/images/:project/:dataset/:name/:vanity?', async (context) => {
    const {project, dataset, name} = context.req.param()
    const transform = parseTransform(new URL(context.req.url).searchParams)
    // A token that asks for the plain address gets the bytes that were uploaded.
    const mayHoldMetadata = new URL(context.req.url).search === '' && isKnown(lake, context.req.raw.headers)
    const clientKey = isInternal(context) ? undefined : clientKeyOf(context)
    const {document, original, delivery, resolved} = await findImage(
      lake,
      {project, dataset, name},
      {transform, accepted: accepted(context.req.header('accept')), clientKey, mayHoldMetadata},
    )
    const headers: Record<string, string> = {}
    if (mayHoldMetadata) headers['Cache-Control'] = 'private, no-cache'
    if (transform.negotiate) headers['Vary'] = 'Accept'
    if (transform.download !== undefined) {
      const ownName = context.req.param('vanity') ?? document['originalFilename']
      headers['Content-Disposition'] = attachment(
        transform.download || (typeof ownName === 'string' ? ownName : name),
      )
    }
    const tag = resolved.key
    if (resolved.kind === 'original') {
      const {mimeType, size, sha1} = original
      if (isCounted(clientKey)) await lake.assets.admitReading(clientKey, size)
      return serve(context.req.raw, {
        source: {path: lake.assets.store.pathOf(sha1), size, sha1},
        mimeType,
        tag,
        headers,
      })
    }
    const {signal} = context.req.raw
    const {size, mimeType} = resolved
    const {undelivered} = lake.limits
    const read = async () => {
      // Refused before it is read: the bytes of many refused images would be in memory at once.
      const leave = isCounted(clientKey) && size !== undefined ? undelivered.hold(clientKey, size) : undefined
      return delivery.picture(resolved, {clientKey, signal}).finally(leave)
    }
    const deliver = (bytes: Buffer) => heldBody(chunksOf(bytes), undelivered, clientKey)
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

function isKnown({people}: ImageLake, headers: Headers): boolean {
  const key = people?.keyOf(headers)
  return key !== undefined && people?.holderOf(key) !== undefined
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
