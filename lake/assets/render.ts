import {readFile} from 'node:fs/promises'
import sharp from 'sharp'
import type {Sharp} from 'sharp'
import {LakeError} from '../model/errors.ts'
import {DECODE_SECONDS, MAX_INPUT_PIXELS} from './metadata.ts'
import {bare} from '../../lib/images/convert.ts'
import type {Recipe} from './recipe.ts'
import {MIME, type RgbaColour} from './transform.ts'

const WHITE: RgbaColour = {r: 255, g: 255, b: 255, alpha: 1}

/** Sigma of the Gaussian blur for each unit of `blur`: 500 pixels for 2000, the maximum. */
const SIGMA_PER_BLUR = 0.25
const MIN_SIGMA = 0.3
/** Largest sigma that is applied directly. A stronger blur runs on a smaller image: it looks the same, and is faster. */
const MAX_SIGMA = 8

/** Effort of the WebP encoder. The next step takes 50 % longer and saves 6 % of the bytes. */
const WEBP_EFFORT = 2
/**
 * Effort of the AVIF encoder. It takes 2.5 times as long as WebP and saves 17 % of the bytes. Effort 4, the default, takes
 * 30 times as long.
 */
const AVIF_EFFORT = 1
/** AVIF with two thirds of the JPEG quality looks the same. */
const AVIF_QUALITY = 2 / 3

/**
 * Makes the image.
 * @throws LakeError `unavailable` when it takes longer than the time limit
 */
export async function render(path: string, recipe: Recipe): Promise<Buffer> {
  if (recipe.isOriginal) return (await bare(await readFile(path), MIME[recipe.format])).bytes
  try {
    const cut = await shaped(path, recipe)
    const finished = await withEffects(cut, recipe)
    return await encoded(finished, recipe).timeout({seconds: DECODE_SECONDS}).toBuffer()
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('timeout'))) throw error
    throw new LakeError(
      'unavailable',
      `Making the picture took more than ${DECODE_SECONDS} seconds. Request a smaller one.`,
    )
  }
}

async function shaped(path: string, {geometry, animated, effects}: Recipe): Promise<Sharp> {
  let image = sharp(path, {animated, limitInputPixels: MAX_INPUT_PIXELS}).autoOrient()
  if (geometry.extract) image = image.extract(geometry.extract)
  if (geometry.resize) image = image.resize({...geometry.resize, fit: 'fill'})
  const {window, margins, rotation, flipHorizontal, flipVertical} = geometry
  if (rotation || flipHorizontal || flipVertical) {
    // The resized pixels are rotated, so that the whole original is never in memory.
    image = await reopened(image)
    image = (await reopened(image.flop(flipHorizontal).flip(flipVertical))).rotate(rotation)
    image = await reopened(image)
  }
  if (window && 'entropy' in window) {
    image = (await reopened(image)).resize({...window.entropy, fit: 'cover', position: 'entropy'})
  } else if (window) image = image.extract(window)
  if (!margins) return image
  // After `extract`, sharp 0.35 reports the size without the margins, but returns the pixels of both.
  if (window) image = await reopened(image)
  return image.extend({...margins, background: effects.background ?? WHITE})
}

async function withEffects(image: Sharp, {effects}: Recipe) {
  let result = image
  if (effects.background) result = result.flatten({background: effects.background})
  if (effects.blur > 0) result = await blurred(result, effects.blur * SIGMA_PER_BLUR)
  if (effects.sharpen > 0) result = result.sharpen({sigma: 1, m1: 0, m2: (effects.sharpen / 100) * 20})
  if (effects.saturation === -100) result = result.greyscale()
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

/** Runs the steps so far, and starts a new pipeline with the pixels. Within one pipeline, sharp chooses the order of steps. */
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
