import {z} from 'zod'
import {areaOf, originalOf} from '../../../contract/site/image.ts'

const edges = z.object({top: z.number(), bottom: z.number(), left: z.number(), right: z.number()}).partial()

export const picture = z.object({
  ref: z.string().nullable(),
  crop: edges.nullish(),
  hotspot: z.object({x: z.number(), y: z.number()}).partial().nullish(),
})

export type FeedImage = z.infer<typeof picture>

/** Projection of an image for queries, without its braces. */
export const IMAGE = '"ref": asset._ref, crop, hotspot{x, y}'

/** Proportions that feeds show: square, and 4:5 as on the cards of the site. */
export const SHAPES = {square: 1, portrait: 4 / 5} as const

/** Pixels of the longest side. Google and Meta recommend at least 1024. */
const LONGEST = 1350

interface Cut {
  /** Path of the image and its parameters. */
  path: string
  width: number
  height: number
}

/**
 * The largest area of some proportions inside the owner's crop, as near to the focal point as possible.
 * @returns undefined when there is no image
 */
export function cutOf(image: FeedImage, ratio: number): Cut | undefined {
  const original = originalOf(image.ref)
  if (!original) return undefined
  const {left, top, width, height} = areaOf(image, original, ratio)
  // Meta separates addresses by commas.
  const rect = [left, top, width, height].join('%2C')
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const size = {width: Math.floor(width * scale), height: Math.floor(height * scale)}
  return {path: `${original.path}?rect=${rect}&w=${size.width}&h=${size.height}&fm=jpg`, ...size}
}
