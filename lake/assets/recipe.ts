import {pixelsOf, planGeometry} from './geometry.ts'
import type {Geometry} from './geometry.ts'
import type {Original} from './originals.ts'
import type {OutputFormat, Transform} from './transform.ts'

/** Everything that decides the bytes of an image. Equal recipes for equal files make equal images. */
export interface Recipe {
  geometry: Geometry
  effects: Pick<Transform, 'background' | 'blur' | 'sharpen' | 'saturation' | 'invert'>
  format: OutputFormat
  /** 1-100, on the scale of JPEG and WebP. */
  quality: number
  /** Whether the image has all frames. Some formats and some steps allow one frame only. */
  animated: boolean
  /** The original itself, without its metadata. The other fields describe it. */
  isOriginal?: true
}

/** Formats that the browser names in `Accept`. */
export interface Accepted {
  webp: boolean
  avif: boolean
  /** `*` or `image/*`, or nothing at all. */
  anything: boolean
}

/** Format of a changed original when neither the address nor the browser names one. */
const OWN_FORMAT: Record<string, OutputFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'jpg',
}

/**
 * Maximum pixels of an AVIF. At this size its encoder takes 200 MB, at four times the size 600 MB. A larger image is sent
 * as WebP, which takes a third of that.
 */
const MAX_AVIF_PIXELS = 2048 * 2048

/** Quality of an image without `q`, as Sanity documents it. */
const DEFAULT_QUALITY = 75

/** The recipe for a request; none when the original itself is sent, which has no metadata then. SVG is always sent unchanged. */
export function recipesFor(
  original: Original,
  transform: Transform,
  accepted: Accepted,
): {recipe?: Recipe; better?: Recipe} {
  const own = OWN_FORMAT[original.extension]
  if (!own) return {}
  const geometry = planGeometry(transform, original)
  const {background, blur, sharpen, saturation, invert} = transform
  const effects = {background, blur, sharpen, saturation, invert}
  const chosen = outputFormat(original, own, transform, accepted)
  const isLarge = pixelsOf(original, geometry) > MAX_AVIF_PIXELS
  const format = chosen === 'avif' && isLarge ? 'webp' : chosen
  const losesFrames = original.isAnimated && transform.firstFrameOnly
  const changes =
    format !== own ||
    // Most browsers cannot show it.
    original.extension === 'tif' ||
    transform.quality !== undefined ||
    losesFrames ||
    changesShape(geometry) ||
    hasEffect(effects)
  const hasBetter = transform.negotiate && accepted.avif && format === 'webp' && !isLarge
  const quality = transform.quality ?? DEFAULT_QUALITY
  const recipe: Recipe = {geometry, effects, format, quality, animated: false}
  if (!changes && (!hasBetter || original.isAnimated))
    return original.isBare ? {} : {recipe: {...recipe, isOriginal: true}}
  recipe.animated = original.isAnimated && canAnimate(recipe, transform)
  if (!hasBetter || recipe.animated) return {recipe}
  return {recipe, better: {...recipe, format: 'avif'}}
}

function outputFormat(
  {opaque}: Original,
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

/** Whether the result can keep all frames: the format supports them, and no step works on a single image only. */
function canAnimate({geometry, effects, format}: Recipe, {firstFrameOnly}: Transform) {
  const entropy = geometry.window !== undefined && 'entropy' in geometry.window
  const turned = geometry.rotation !== 0 || geometry.flipHorizontal || geometry.flipVertical
  return (
    (format === 'gif' || format === 'webp') && !firstFrameOnly && !entropy && !turned && effects.blur === 0
  )
}
