import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimit, RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import {pixelsOf} from './geometry.ts'
import type {Original} from './originals.ts'
import type {Recipe} from './recipe.ts'

const sentence = (wait: string) =>
  `Too many pictures or files were sent to your address. Try again in ${wait}.`

/**
 * Milliseconds of making images in ten minutes. A visitor who is the first to see 60 products causes some six seconds,
 * and the visitors of a mobile carrier share an address. All clients together have what two processors can make.
 */
const ORDINARY: RateLimitOptions = {perClient: 120_000, overall: 1_200_000, seconds: 600, sentence}
/** Limit of large images, which the site never shows. One is made at a time. */
const LARGE: RateLimitOptions = {perClient: 20_000, overall: 200_000, seconds: 600, sentence}

/**
 * Largest cost of an ordinary image, in megapixels of WebP. The site shows photographs up to the 12 megapixels of a
 * telephone.
 */
const ORDINARY_COST = 16
/** Bytes of a stored image or file that take a millisecond to read and check. The site's images are smaller, and free. */
const READ_PER_MS = 1_000_000
/** Estimated milliseconds to render an image: for each one, and for each megapixel. */
const GUESS = {each: 20, megapixel: 80}
/** Time that each format takes, as a multiple of WebP. */
const FORMAT_COST = {jpg: 1, pjpg: 1, webp: 1, png: 2, gif: 3, avif: 4}

/** Cost of making an image, in megapixels of WebP. */
export function costOf(
  original: Pick<Original, 'width' | 'height'>,
  {geometry, effects, format}: Recipe,
): number {
  const megapixels = pixelsOf(original, geometry) / 1_000_000
  const isChanged =
    effects.blur > 0 || effects.sharpen > 0 || (geometry.window && 'entropy' in geometry.window)
  return megapixels * FORMAT_COST[format] * (isChanged ? 2 : 1)
}

/** Whether a site would show such an image. @param cost from `costOf` */
export const isOrdinary = (cost: number) => cost <= ORDINARY_COST

/** Time for making images, by client. Kept in memory: a restart resets it. */
export class ImageBudget {
  readonly #ordinary: RateLimit
  readonly #large: RateLimit

  constructor(admission: Admission) {
    this.#ordinary = admission.rateLimit('milliseconds of pictures', ORDINARY)
    this.#large = admission.rateLimit('milliseconds of large pictures', LARGE)
  }

  /** Takes what it costs to read an image or file of this size from the disk. @throws HttpError */
  async read(clientKey: string, bytes: number): Promise<void> {
    const milliseconds = Math.floor(bytes / READ_PER_MS)
    if (milliseconds > 0) await this.#ordinary.take(clientKey, milliseconds)
  }

  /**
   * Takes what the image will cost, as a guess.
   * @returns to be called with the milliseconds that it took
   * @throws HttpError when the client, or all clients together, have too little left
   */
  async take(clientKey: string, cost: number): Promise<(milliseconds: number) => void> {
    const budget = isOrdinary(cost) ? this.#ordinary : this.#large
    const guess = Math.ceil(GUESS.each + cost * GUESS.megapixel)
    await budget.take(clientKey, guess)
    return (milliseconds) => {
      const rest = Math.ceil(milliseconds) - guess
      if (rest > 0) void budget.charge(clientKey, rest)
      else if (rest < 0) void budget.giveBack(clientKey, -rest)
    }
  }
}
