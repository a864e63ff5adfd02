import {z} from 'zod'

const edges = z.object({top: z.number(), bottom: z.number(), left: z.number(), right: z.number()}).partial()

export const picture = z.object({
  ref: z.string().nullable(),
  crop: edges.nullish(),
  hotspot: z.object({x: z.number(), y: z.number()}).partial().nullish(),
})

export type Picture = z.infer<typeof picture>

/** Projection of a picture for queries, without its braces. */
export const PICTURE = '"ref": asset._ref, crop, hotspot{x, y}'

/** Proportions that feeds show: square, and 4:5 as on the cards of the site. */
export const SHAPES = {square: 1, portrait: 4 / 5} as const

/** Pixels of the longest side. Google and Meta recommend at least 1024. */
const LONGEST = 1350

interface Cut {
  /** Path of the picture and its parameters. */
  path: string
  width: number
  height: number
}

/**
 * The largest area of some proportions inside the owner's crop, as near to the focal point as possible.
 * @returns undefined when there is no picture
 */
export function cutOf({ref, crop, hotspot}: Picture, ratio: number): Cut | undefined {
  const [, hash, w, h, extension] = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z]+)$/.exec(ref ?? '') ?? []
  if (!hash || !extension) return undefined
  const whole = {width: Number(w), height: Number(h)}
  const left = (crop?.left ?? 0) * whole.width
  const top = (crop?.top ?? 0) * whole.height
  const right = whole.width - (crop?.right ?? 0) * whole.width
  const bottom = whole.height - (crop?.bottom ?? 0) * whole.height
  const width = Math.min(right - left, (bottom - top) * ratio)
  const height = width / ratio
  const startOf = (focus: number, size: number, low: number, high: number) =>
    Math.round(Math.min(Math.max(focus - size / 2, low), high - size))
  const rect = [
    startOf((hotspot?.x ?? 0.5) * whole.width, width, left, right),
    startOf((hotspot?.y ?? 0.5) * whole.height, height, top, bottom),
    Math.floor(width),
    Math.floor(height),
    // Meta separates addresses by commas.
  ].join('%2C')
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const size = {width: Math.floor(width * scale), height: Math.floor(height * scale)}
  const file = `${hash}-${whole.width}x${whole.height}.${extension}`
  return {path: `${file}?rect=${rect}&w=${size.width}&h=${size.height}&fm=jpg`, ...size}
}
