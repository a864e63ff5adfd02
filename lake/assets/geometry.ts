import type {ExtendOptions, Region} from 'sharp'
import type {Dimensions} from '../model/asset-document.ts'
import type {Anchor, Transform} from './transform.ts'

type Margins = Required<Pick<ExtendOptions, 'top' | 'bottom' | 'left' | 'right'>>

/** The steps from an original to the requested image, in order. A step that would change nothing is absent. */
export interface Geometry {
  /** Part of the original to cut out, after its EXIF orientation was applied. */
  extract?: Region
  /** Size to stretch to, before the image is rotated. */
  resize?: Dimensions
  /** The image is mirrored, then rotated clockwise by `rotation` degrees. */
  flipHorizontal: boolean
  flipVertical: boolean
  rotation: 0 | 90 | 180 | 270
  /** Part to cut from the resized and rotated image: a rectangle, or a size at the most detailed part of the image. */
  window?: Region | {entropy: Dimensions}
  /** Width of the background around the image, on each side. */
  margins?: Margins
}

/** Pixels of the image that a plan makes. */
export function pixelsOf(original: Dimensions, {resize, extract, margins}: Geometry): number {
  const {width, height} = resize ?? extract ?? original
  const {top = 0, bottom = 0, left = 0, right = 0} = margins ?? {}
  return (width + left + right) * (height + top + bottom)
}

/** Longest side of an enlarged image, in pixels. An original with a longer side may keep its size. */
const MAX_ENLARGED_SIDE = 4096

/** Plans the steps for a request and the size of the original. Equal plans make equal images. */
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

/** Covers the requested size with the image, and cuts off the rest. */
function covering(transform: Transform, source: Dimensions, limit: number): Sizing {
  const requested = requestedSize(transform, source)
  if (sameSize(requested, source)) return {resize: source}
  const shrink =
    transform.fit === 'min'
      ? Math.min(1, source.width / requested.width, source.height / requested.height)
      : 1
  const wanted = scale(requested, shrink)
  const cover = Math.max(wanted.width / source.width, wanted.height / source.height)
  // The whole image is stretched before it is cut, so the limit applies to the whole image.
  const fitting = Math.min(1, limit / (source.width * cover), limit / (source.height * cover))
  const crop = scale(wanted, fitting)
  const whole = scale(source, cover * fitting)
  const resize = {width: Math.max(whole.width, crop.width), height: Math.max(whole.height, crop.height)}
  return sameSize(resize, crop) ? {resize} : {resize, crop}
}

/** The requested size. A missing side follows from the aspect ratio. Sanity documents the bounds for `fit=crop` only. */
function requestedSize(transform: Transform, source: Dimensions): Dimensions {
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

function place(crop: Dimensions, image: Dimensions, {anchors, focalPoint}: Transform) {
  if (anchors.includes('entropy')) return {entropy: crop}
  const at = anchors.includes('focalpoint')
    ? focalPoint
    : {x: side(anchors, 'left', 'right'), y: side(anchors, 'top', 'bottom')}
  return {
    left: within(Math.round(at.x * image.width - crop.width / 2), image.width - crop.width),
    top: within(Math.round(at.y * image.height - crop.height / 2), image.height - crop.height),
    ...crop,
  }
}

/** The margins that center the image on its background. */
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

/** The part of a rectangle that is on the image; `undefined` when that is the whole image, or nothing. */
function clampRect(rect: Region | undefined, {width, height}: Dimensions): Region | undefined {
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
