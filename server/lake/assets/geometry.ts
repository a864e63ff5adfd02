import type {Dimensions} from '../model/asset-document.ts'
import type {Anchor, Rect, Transform} from './transform.ts'

/** The steps from an original to the asked-for picture, in order. A step that would change nothing is absent. */
export interface Geometry {
  /** Cut from the original, EXIF orientation applied. */
  extract?: Rect
  /** Stretch to this size, before any turning. */
  resize?: Dimensions
  /** Mirror, then turn clockwise by these degrees. */
  flipHorizontal: boolean
  flipVertical: boolean
  rotation: 0 | 90 | 180 | 270
  /** Cut from the resized and turned picture: a place, or a size whose place its content decides. */
  window?: Rect | {entropy: Dimensions}
  /** Ground to add around the picture. */
  margins?: Margins
}

interface Margins {
  top: number
  bottom: number
  left: number
  right: number
}

/** Enlarging stops here (pixels a side), unless the original itself is larger. */
const MAX_ENLARGED_SIDE = 4096

/** Plans the picture that `transform` asks of an original of this size. Equal plans are equal pictures. */
export function planGeometry(transform: Transform, original: Dimensions): Geometry {
  const extract = clampRect(transform.rect, original)
  const turned = transform.rotation % 180 !== 0
  const source = turn(extract ?? original, turned)
  const limit = Math.max(MAX_ENLARGED_SIDE, original.width, original.height)
  const size = sizing(transform, source, limit)
  return {
    extract,
    resize: sameSize(size.resize, source) ? undefined : turn(size.resize, turned),
    flipHorizontal: transform.flipHorizontal,
    flipVertical: transform.flipVertical,
    rotation: transform.rotation,
    window: size.crop && place(size.crop, size.resize, transform),
    margins: marginsAround(size, transform.pad),
  }
}

interface Sizing {
  resize: Dimensions
  crop?: Dimensions
  canvas?: Dimensions
}

function sizing(transform: Transform, source: Dimensions, limit: number): Sizing {
  const {width, height, fit} = transform
  if (fit === 'crop' || fit === 'min') return covering(transform, source, limit)
  if (!width && !height) return {resize: source}
  if (fit === 'scale' && width && height) return {resize: shrinkTo({width, height}, limit)}
  const box = shrinkTo({width: width ?? Infinity, height: height ?? Infinity}, limit)
  const enlarges = fit !== 'max' && fit !== 'fillmax'
  const factor = Math.min(box.width / source.width, box.height / source.height, enlarges ? Infinity : 1)
  const resize = shrinkTo(scale(source, factor), limit)
  if ((fit !== 'fill' && fit !== 'fillmax') || !width || !height || sameSize(resize, box)) return {resize}
  return {resize, canvas: box}
}

/** Fills the asked-for size; what reaches over is cut off. */
function covering(transform: Transform, source: Dimensions, limit: number): Sizing {
  const asked = askedSize(transform, source)
  if (sameSize(asked, source)) return {resize: source}
  const shrink =
    transform.fit === 'min' ? Math.min(1, source.width / asked.width, source.height / asked.height) : 1
  const wanted = scale(asked, shrink)
  const cover = Math.max(wanted.width / source.width, wanted.height / source.height)
  // The whole picture is stretched before it is cut, so the limit is that of the whole.
  const fitting = Math.min(1, limit / (source.width * cover), limit / (source.height * cover))
  const crop = scale(wanted, fitting)
  const whole = scale(source, cover * fitting)
  const resize = {width: Math.max(whole.width, crop.width), height: Math.max(whole.height, crop.height)}
  return sameSize(resize, crop) ? {resize} : {resize, crop}
}

/** A missing side follows the aspect ratio; the bounds count for `fit=crop` alone, as documented. */
function askedSize(transform: Transform, source: Dimensions): Dimensions {
  const {
    width,
    height,
    fit,
    minWidth = 0,
    minHeight = 0,
    maxWidth = Infinity,
    maxHeight = Infinity,
  } = transform
  const bounded = fit === 'crop'
  if (!width && !height) {
    const most = bounded ? Math.min(1, maxWidth / source.width, maxHeight / source.height) : 1
    return scale(source, bounded ? Math.max(most, minWidth / source.width, minHeight / source.height) : most)
  }
  const aspect = source.width / source.height
  const size = {width: width ?? (height ?? 0) * aspect, height: height ?? (width ?? 0) / aspect}
  if (!bounded) return scale(size, 1)
  return scale(
    {
      width: Math.max(Math.min(size.width, maxWidth), minWidth),
      height: Math.max(Math.min(size.height, maxHeight), minHeight),
    },
    1,
  )
}

function place(crop: Dimensions, picture: Dimensions, {anchors, focalPoint}: Transform) {
  if (anchors.includes('entropy')) return {entropy: crop}
  const at = anchors.includes('focalpoint')
    ? focalPoint
    : {x: side(anchors, 'left', 'right'), y: side(anchors, 'top', 'bottom')}
  return {
    left: within(Math.round(at.x * picture.width - crop.width / 2), picture.width - crop.width),
    top: within(Math.round(at.y * picture.height - crop.height / 2), picture.height - crop.height),
    ...crop,
  }
}

/** The picture lies in the middle of its ground. */
function marginsAround({resize, canvas = resize}: Sizing, pad: number): Margins | undefined {
  if (sameSize(resize, canvas) && pad === 0) return undefined
  const across = canvas.width - resize.width
  const down = canvas.height - resize.height
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
  return {top: top + pad, bottom: down - top + pad, left: left + pad, right: across - left + pad}
}

function side(anchors: Anchor[], start: Anchor, end: Anchor) {
  if (anchors.includes(start)) return 0
  return anchors.includes(end) ? 1 : 0.5
}

function within(value: number, max: number) {
  return Math.min(Math.max(value, 0), max)
}

/** The part of a rectangle that lies on the picture; all of the picture when none does or nothing is cut. */
function clampRect(rect: Rect | undefined, {width, height}: Dimensions): Rect | undefined {
  if (!rect) return undefined
  const left = within(rect.left, width)
  const top = within(rect.top, height)
  const right = within(rect.left + rect.width, width)
  const bottom = within(rect.top + rect.height, height)
  if (right <= left || bottom <= top) return undefined
  if (right - left === width && bottom - top === height) return undefined
  return {left, top, width: right - left, height: bottom - top}
}

function turn({width, height}: Dimensions, turned: boolean): Dimensions {
  return turned ? {width: height, height: width} : {width, height}
}

function scale({width, height}: Dimensions, factor: number): Dimensions {
  return {width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor))}
}

function shrinkTo(size: Dimensions, limit: number): Dimensions {
  const longest = Math.max(
    Number.isFinite(size.width) ? size.width : 0,
    Number.isFinite(size.height) ? size.height : 0,
  )
  if (longest <= limit) return size
  const factor = limit / longest
  return {
    width: Math.max(1, Math.round(size.width * factor)),
    height: Math.max(1, Math.round(size.height * factor)),
  }
}

function sameSize(a: Dimensions, b: Dimensions) {
  return a.width === b.width && a.height === b.height
}
