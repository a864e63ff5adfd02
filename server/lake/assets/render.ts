import sharp from 'sharp'
import type {Sharp} from 'sharp'
import {LakeError} from '../model/errors.ts'
import {DECODE_SECONDS, MAX_INPUT_PIXELS} from './metadata.ts'
import type {Recipe} from './recipe.ts'
import type {RgbaColour} from './transform.ts'

const WHITE: RgbaColour = {r: 255, g: 255, b: 255, alpha: 1}

/** A blur of 2000, the most that can be asked for, is a Gauss of 500 pixels. */
const SIGMA_PER_BLUR = 0.25
const MIN_SIGMA = 0.3
/** Wider Gauss filters run on a shrunk picture: the same to the eye, in a fraction of the time. */
const MAX_SIGMA = 8

/** The next step takes half as long again for 6 % fewer bytes. */
const WEBP_EFFORT = 2
/** Two and a half times as long as WebP, for 17 % fewer bytes; the usual effort of 4 takes thirty times as long. */
const AVIF_EFFORT = 1
/** AVIF at two thirds of a JPEG's quality figure looks the same. */
const AVIF_QUALITY = 2 / 3

/**
 * Makes the picture.
 * @throws LakeError `unavailable` when it takes longer than the time limit
 */
export async function render(path: string, recipe: Recipe): Promise<Buffer> {
  try {
    const cut = await shaped(path, recipe)
    const finished = await withEffects(cut, recipe)
    return await encoded(finished, recipe).timeout({seconds: DECODE_SECONDS}).toBuffer()
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('timeout'))) throw error
    throw new LakeError(
      'unavailable',
      `The picture was not ready after ${DECODE_SECONDS} seconds. Ask for a smaller one.`,
    )
  }
}

async function shaped(path: string, {geometry, animated, effects}: Recipe): Promise<Sharp> {
  let image = sharp(path, {animated, limitInputPixels: MAX_INPUT_PIXELS}).autoOrient()
  if (geometry.extract) image = image.extract(geometry.extract)
  if (geometry.resize) image = image.resize({...geometry.resize, fit: 'fill'})
  const {window, margins, rotation, flipHorizontal, flipVertical} = geometry
  if (rotation || flipHorizontal || flipVertical) {
    // On the resized pixels, so that a turn never holds the whole original in memory.
    image = await reopened(image)
    image = (await reopened(image.flop(flipHorizontal).flip(flipVertical))).rotate(rotation)
    image = await reopened(image)
  }
  if (window && 'entropy' in window) {
    image = (await reopened(image)).resize({...window.entropy, fit: 'cover', position: 'entropy'})
  } else if (window) image = image.extract(window)
  if (!margins) return image
  // After a cut, sharp 0.35 tells the size without the margins, and what reads the pixels would be misled.
  if (window) image = await reopened(image)
  return image.extend({...margins, background: effects.background ?? WHITE})
}

async function withEffects(image: Sharp, {effects}: Recipe) {
  let result = image
  if (effects.background) result = result.flatten({background: effects.background})
  if (effects.blur > 0) result = await blurred(result, effects.blur * SIGMA_PER_BLUR)
  if (effects.sharpen > 0) result = result.sharpen({sigma: 1, m1: 0, m2: (effects.sharpen / 100) * 20})
  if (effects.saturation === -100) result = result.greyscale()
  else if (effects.saturation !== 0) result = result.modulate({saturation: 1 + effects.saturation / 100})
  return effects.invert ? result.negate({alpha: false}) : result
}

async function blurred(image: Sharp, sigma: number) {
  if (sigma <= MAX_SIGMA) return image.blur(Math.max(MIN_SIGMA, sigma))
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  const factor = MAX_SIGMA / sigma
  const small = sharp(data, {raw: {width, height, channels}})
    .resize({width: shrunk(width, factor), height: shrunk(height, factor), fit: 'fill'})
    .blur(MAX_SIGMA)
  return (await reopened(small)).resize({width, height, fit: 'fill', kernel: 'cubic'})
}

function shrunk(side: number, factor: number) {
  return Math.max(1, Math.round(side * factor))
}

/** A pipeline whose steps run in libvips' own order, not in ours, is cut here: what follows sees its pixels. */
async function reopened(image: Sharp) {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  return sharp(data, {raw: {width, height, channels}})
}

function encoded(image: Sharp, {format, quality}: Recipe) {
  switch (format) {
    case 'jpg':
      return image.flatten({background: WHITE}).jpeg({quality})
    case 'pjpg':
      return image.flatten({background: WHITE}).jpeg({quality, progressive: true})
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({quality, effort: WEBP_EFFORT})
    case 'avif':
      return image.avif({quality: Math.max(1, Math.round(quality * AVIF_QUALITY)), effort: AVIF_EFFORT})
    case 'gif':
      return image.gif()
  }
  return format satisfies never
}
