import type {Env} from '../env/env.ts'
import {madeBlur} from './blurs.ts'

interface Edges {
  top: number | null
  bottom: number | null
  left: number | null
  right: number | null
}

export interface PhotoSource {
  ref: string | null
  alt: string | null
  /** Focal point, as fractions of the whole picture. */
  hotspot: {x: number | null; y: number | null} | null
  /** Fractions cut off at each edge. */
  crop: Edges | null
  /** BlurHash of the whole picture. Absent in the content of a served page. */
  blur?: string | null
}

/**
 * Widths in pixels of requested pictures. There are few, so that the server makes few variants. 360, 700, 820 and 990 are
 * for the most common phones, at their pixel density: half, most and all of the screen's width, and a picture as high as
 * the screen. Without them those phones would load up to a third more.
 */
const WIDTHS = [160, 240, 320, 360, 400, 480, 580, 700, 820, 990, 1200, 1440, 1920, 2560]
/** The picture's own width takes the place of those that are hardly smaller. */
const HARDLY_SMALLER = 0.95

export interface SizedPhoto {
  src: string
  srcSet: string
  width: number
  height: number
  /** Data URL of the blur that shows until the picture is loaded. Undefined when there is none, or not yet. */
  blur: string | undefined
}

interface Original {
  path: string
  width: number
  height: number
}

/** Reads an asset's id (`image-{hash}-{width}x{height}-{extension}`). Undefined for any other text. */
export function originalOf(ref: string | null): Original | undefined {
  const [, hash, width, height, extension] = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z]+)$/.exec(ref ?? '') ?? []
  if (!hash || !width || !height || !extension) return undefined
  return {path: `${hash}-${width}x${height}.${extension}`, width: Number(width), height: Number(height)}
}

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/**
 * The largest area of given proportions inside the owner's crop, as near to the focal point as possible.
 * @param ratio width divided by height; absent: the proportions of the crop
 * @returns whole pixels of the original
 */
export function areaOf(photo: PhotoSource, {width, height}: Original, ratio?: number): Area {
  const left = (photo.crop?.left ?? 0) * width
  const top = (photo.crop?.top ?? 0) * height
  const right = width - (photo.crop?.right ?? 0) * width
  const bottom = height - (photo.crop?.bottom ?? 0) * height
  const target = ratio ?? (right - left) / (bottom - top)
  const areaWidth = Math.min(right - left, (bottom - top) * target)
  const areaHeight = areaWidth / target
  const startOf = (focus: number, size: number, low: number, high: number) =>
    Math.round(Math.min(Math.max(focus - size / 2, low), high - size))
  return {
    left: startOf((photo.hotspot?.x ?? 0.5) * width, areaWidth, left, right),
    top: startOf((photo.hotspot?.y ?? 0.5) * height, areaHeight, top, bottom),
    width: Math.round(areaWidth),
    height: Math.round(areaHeight),
  }
}

/**
 * Addresses of a picture that is cut to given proportions, in every width up to its own.
 * @returns undefined when the document has no picture
 */
export function sizePhoto(env: Env, photo: PhotoSource, ratio?: number): SizedPhoto | undefined {
  const original = originalOf(photo.ref)
  if (!original) return undefined
  const area = areaOf(photo, original, ratio)
  const isWhole = area.width === original.width && area.height === original.height
  const rect = isWhole ? '' : `rect=${area.left},${area.top},${area.width},${area.height}&`
  const base = `${env.imageBase}/${env.projectId}/${env.dataset}/${original.path}?${rect}`
  const address = (width: number) => `${base}w=${width}&auto=format`
  const smaller = WIDTHS.filter((width) => width < area.width * HARDLY_SMALLER)
  const widths = [...smaller, area.width]
  return {
    src: address(Math.max(...widths.filter((width) => width <= 820))),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: area.width,
    height: area.height,
    blur: madeBlur({hash: photo.blur, path: original.path}, {...area, of: original}),
  }
}
