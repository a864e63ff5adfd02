import {createHash} from 'node:crypto'
import sharp from 'sharp'
import type {Dimensions} from './asset-document.ts'
import type {ByteStore} from './byte-store.ts'
import {planGeometry} from './geometry.ts'
import type {Geometry} from './geometry.ts'
import type {Limit} from '../limit.ts'
import type {PictureCache} from './picture-cache.ts'
import {render} from './render.ts'
import type {Recipe} from './render.ts'
import type {OutputFormat, Transform} from './transform.ts'

/** A stored image, as far as its delivery needs to know it. */
export interface ImageSource extends Dimensions {
  sha1: string
  extension: string
  mimeType: string
  opaque: boolean
}

/** What a browser said in `Accept`. */
export interface Accepted {
  webp: boolean
  avif: boolean
  /** `*` or `image/*`, or nothing at all. */
  anything: boolean
}

export interface Picture {
  bytes: Buffer
  mimeType: string
}

export interface Delivery {
  /**
   * What an address stands for: the original itself, or a picture still to be made or found.
   * `key` is the same for equal pictures, and never the same for different ones.
   */
  resolve(source: ImageSource, transform: Transform, accepted: Accepted): Promise<Resolved>
  /** The picture, from the cache or made now; equal asks at the same time share the work. */
  picture(resolved: ToMake): Promise<Picture>
  /** Resolves when nothing is being made in the background. */
  idle(): Promise<void>
  /** Drops what waits in the background. */
  stop(): void
}

export type Resolved = {kind: 'original'; key: string} | ToMake

interface ToMake {
  kind: 'picture'
  key: string
  source: ImageSource
  recipe: Recipe
  /** The AVIF that would serve this browser better, once there is one. */
  better?: Recipe
}

const MIME: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** What an original becomes when it is changed and neither address nor browser say more. */
const OWN_FORMAT: Record<string, OutputFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'jpg',
}

/** Changes in what the same recipe makes (another encoder setting, say) need a new number here. */
const RECIPE_VERSION = 1
/** Without `q`, as documented. */
const DEFAULT_QUALITY = 75
const MAX_BACKGROUND_QUEUE = 1000

/**
 * Serves pictures made from originals.
 *
 * With `auto=format`, a browser that takes AVIF first gets WebP, which takes a seventh of the time to make.
 * A picture asked for again is worth more: its AVIF is made in the background, when nobody waits, and served from then on.
 */
export function createDelivery(store: ByteStore, cache: PictureCache, limit: Limit): Delivery {
  const inProgress = new Map<string, Promise<Buffer>>()
  const background = createBackground(limit)
  const movingFiles = new Map<string, Promise<boolean>>()

  function moves({sha1, extension}: ImageSource) {
    if (extension !== 'gif' && extension !== 'webp') return false
    const known = movingFiles.get(sha1)
    if (known) return known
    const found = hasFrames(store.pathOf(sha1))
    movingFiles.set(sha1, found)
    found.catch(() => movingFiles.delete(sha1))
    return found
  }

  function make(key: string, source: ImageSource, recipe: Recipe) {
    const running = inProgress.get(key)
    if (running) return running
    const made = limit
      .run(() => render(store.pathOf(source.sha1), recipe))
      .then((bytes) => {
        // The reader need not wait for the disk, and a full disk is no reason to send no picture.
        const written = cache.put(key, bytes).catch(() => undefined)
        void written.finally(() => inProgress.delete(key))
        return bytes
      })
    made.catch(() => inProgress.delete(key))
    inProgress.set(key, made)
    return made
  }

  return {
    async resolve(source, transform, accepted) {
      const {recipe, better} = recipesFor(source, transform, accepted, await moves(source))
      if (!recipe) return {kind: 'original', key: source.sha1}
      const betterKey = better && keyOf(source, better)
      if (better && betterKey && cache.has(betterKey))
        return {kind: 'picture', key: betterKey, source, recipe: better}
      return {kind: 'picture', key: keyOf(source, recipe), source, recipe, better}
    },

    async picture({key, source, recipe, better}) {
      const mimeType = MIME[recipe.format]
      const cached = await cache.get(key)
      if (!cached) return {bytes: await make(key, source, recipe), mimeType}
      if (better) {
        const betterKey = keyOf(source, better)
        background.add(betterKey, () => make(betterKey, source, better))
      }
      return {bytes: cached, mimeType}
    },

    idle: () => background.idle(),
    stop: () => background.stop(),
  }
}

async function hasFrames(path: string) {
  const {pages = 1} = await sharp(path).metadata()
  return pages > 1
}

/** Jobs for when nobody waits, one after the other. What does not fit in the queue is left for another day. */
function createBackground(limit: Limit) {
  const queue = new Map<string, () => Promise<unknown>>()
  let working: Promise<void> | undefined

  async function work() {
    for (const [key, job] of queue) {
      while (limit.load > 0) await new Promise((resolve) => setTimeout(resolve, 50))
      // A picture that cannot be made better stays as it is.
      await job().catch(() => undefined)
      queue.delete(key)
    }
    working = undefined
  }

  return {
    add(key: string, job: () => Promise<unknown>) {
      if (queue.size >= MAX_BACKGROUND_QUEUE || queue.has(key)) return
      queue.set(key, job)
      working ??= work()
    },
    async idle() {
      await working
    },
    stop: () => queue.clear(),
  }
}

function keyOf(source: ImageSource, recipe: Recipe) {
  const identity = JSON.stringify([RECIPE_VERSION, sharp.versions.vips, source.sha1, recipe])
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}

/** The recipe of an address, none when the original is the answer. SVG is never drawn: it is served as it is. */
function recipesFor(
  source: ImageSource,
  transform: Transform,
  accepted: Accepted,
  moves: boolean,
): {recipe?: Recipe; better?: Recipe} {
  const own = OWN_FORMAT[source.extension]
  if (!own) return {}
  const geometry = planGeometry(transform, source)
  const {background, blur, sharpen, saturation, invert} = transform
  const effects = {background, blur, sharpen, saturation, invert}
  const format = outputFormat(source, own, transform, accepted)
  const stops = moves && transform.firstFrameOnly
  const changes =
    format !== own || transform.quality !== undefined || stops || changesShape(geometry) || hasEffect(effects)
  if (!changes) return {}
  const recipe = {geometry, effects, format, quality: transform.quality ?? DEFAULT_QUALITY, animated: false}
  recipe.animated = moves && canMove(recipe, transform)
  if (!transform.negotiate || !accepted.avif || format !== 'webp' || recipe.animated) return {recipe}
  return {recipe, better: {...recipe, format: 'avif'}}
}

function outputFormat(
  {opaque}: ImageSource,
  own: OutputFormat,
  asked: Transform,
  accepted: Accepted,
): OutputFormat {
  if (!asked.negotiate) return asked.format ?? own
  if (own === 'avif' && accepted.avif) return 'avif'
  if (accepted.webp || accepted.avif) return 'webp'
  if (asked.format) return asked.format
  if (accepted.anything || (own !== 'webp' && own !== 'avif')) return own
  return opaque ? 'jpg' : 'png'
}

function changesShape({extract, resize, window, margins, rotation, flipHorizontal, flipVertical}: Geometry) {
  return Boolean(extract ?? resize ?? window ?? margins) || rotation !== 0 || flipHorizontal || flipVertical
}

function hasEffect({background, blur, sharpen, saturation, invert}: Recipe['effects']) {
  return Boolean(background) || blur > 0 || sharpen > 0 || saturation !== 0 || invert
}

/** Frames stay when the format holds them and no step needs to look at one picture as a whole. */
function canMove({geometry, effects, format}: Recipe, {firstFrameOnly}: Transform) {
  const entropy = geometry.window !== undefined && 'entropy' in geometry.window
  const turned = geometry.rotation !== 0 || geometry.flipHorizontal || geometry.flipVertical
  return (
    (format === 'gif' || format === 'webp') && !firstFrameOnly && !entropy && !turned && effects.blur === 0
  )
}
