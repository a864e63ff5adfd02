import sharp from 'sharp'
import {describe, DESCRIBED_SIDE, type Descriptor} from './descriptor.ts'
import type {Pixels} from './lab.ts'
import {outlineOf, OUTLINED_SIDE, type Outline} from './outline.ts'
import type {Crop} from './products.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Maximum number of pixels of an image. The requested ones are 160 pixels wide. */
const MAX_PIXELS = 4_000_000

/** An image's look, and the outline of its piece. */
export interface Described {
  descriptor: Descriptor
  /** Absent: the piece has no outline that can be drawn. */
  outline?: Outline | undefined
}

/** @throws Error when the bytes are no image */
export async function describeImage(bytes: Uint8Array, crop: Crop | null): Promise<Described> {
  return {
    descriptor: describe(await pixelsOf(bytes, crop, DESCRIBED_SIDE)),
    outline: outlineOf(await pixelsOf(bytes, crop, OUTLINED_SIDE)),
  }
}

/** @param side the longer side, in pixels, of the result */
async function pixelsOf(bytes: Uint8Array, crop: Crop | null, side: number): Promise<Pixels> {
  const whole = sharp(bytes, {limitInputPixels: MAX_PIXELS})
  const {width, height} = await whole.metadata()
  const [left, top] = [Math.floor((crop?.left ?? 0) * width), Math.floor((crop?.top ?? 0) * height)]
  const right = Math.floor((crop?.right ?? 0) * width)
  const bottom = Math.floor((crop?.bottom ?? 0) * height)
  const {data, info} = await whole
    .extract({
      left,
      top,
      width: Math.max(1, width - left - right),
      height: Math.max(1, height - top - bottom),
    })
    .flatten({background: '#ffffff'})
    .resize(side, side, {fit: 'inside'})
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true})
  return {data, width: info.width, height: info.height}
}
