import type {LabImage} from './lab.ts'

/** Share of the subject in each pixel, from 0 to 1. */
export type Mask = Float32Array

/** Sweeps over the image, in turns from both corners. After three, distances hardly change. */
const SWEEPS = 4
/** Barriers, as shares of an image's strong ones, between which a pixel is partly subject. */
const BACKDROP = 0.25
const SUBJECT = 0.6
/** Rank, among all pixels, of the barrier that counts as strong. */
const STRONG = 0.88
/** Strong barrier, in units of Lab, below which an image has no backdrop. */
const FAINT = 7
/** Smallest share of the image that a subject covers. Less than that is noise in an image without a backdrop. */
const SMALLEST = 0.06
/** Width of the Gaussian of an image without a backdrop, as a share of its sides. */
const SPREAD = 0.35

/**
 * Separates the subject from its backdrop. A pixel belongs to the backdrop when some way leads from it to the edge of
 * the image on which the colour changes little. An image that is all one texture has no backdrop: there the middle counts.
 * @see Zhang et al., Minimum Barrier Salient Object Detection at 80 FPS (ICCV 2015)
 */
export function subjectOf(image: LabImage): Mask {
  const barrier = barriersOf(image)
  const mask = new Float32Array(barrier.length)
  const strong = barrier.toSorted()[Math.floor(STRONG * barrier.length)] ?? 0
  let covered = 0
  for (let at = 0; at < mask.length; at++) {
    const share = ((barrier[at] ?? 0) / strong - BACKDROP) / (SUBJECT - BACKDROP)
    const clamped = Math.min(1, Math.max(0, share))
    mask[at] = clamped * (0.4 + 0.6 * middle(at, image))
    covered += clamped
  }
  const hasBackdrop = strong >= FAINT && covered / mask.length >= SMALLEST
  return hasBackdrop ? mask : mask.map((_, at) => middle(at, image))
}

/** For each pixel, the change of colour, in units of Lab, on the way to the image's edge along which it changes least. */
export function barriersOf(image: LabImage): Float32Array {
  const light = barriers(image.lightness, image)
  const red = barriers(image.a, image)
  const yellow = barriers(image.b, image)
  // Shadows on the backdrop change its lightness only.
  return light.map((value, at) => 0.7 * value + 1.3 * ((red[at] ?? 0) + (yellow[at] ?? 0)))
}

/** Gaussian weight around the middle of the image. */
function middle(at: number, {width, height}: Pick<LabImage, 'width' | 'height'>): number {
  const x = ((at % width) + 0.5) / width - 0.5
  const y = (Math.floor(at / width) + 0.5) / height - 0.5
  return Math.exp(-(x * x + y * y) / (2 * SPREAD * SPREAD))
}

/** For each pixel, the smallest range of values (largest less smallest) on a way to the edge of the image. */
function barriers(plane: Float32Array, {width, height}: Pick<LabImage, 'width' | 'height'>): Float32Array {
  const smooth = blurred(plane, width, height)
  const highest = smooth.slice()
  const lowest = smooth.slice()
  const distance = new Float32Array(smooth.length).fill(Infinity)
  for (let at = 0; at < smooth.length; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) distance[at] = 0
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const step = sweep % 2 === 0 ? 1 : -1
    for (let count = 0, at = step > 0 ? 0 : smooth.length - 1; count < smooth.length; count++, at += step) {
      const x = at % width
      const isAtStart = x === (step > 0 ? 0 : width - 1)
      if (!isAtStart) relax(at, at - step)
      relax(at, at - step * width)
    }
  }
  return distance

  /** Goes to a pixel by way of its neighbour, if that is the better way. */
  function relax(at: number, neighbour: number) {
    if (neighbour < 0 || neighbour >= smooth.length) return
    const value = smooth[at] ?? 0
    const high = Math.max(value, highest[neighbour] ?? 0)
    const low = Math.min(value, lowest[neighbour] ?? 0)
    if (high - low >= (distance[at] ?? 0) || distance[neighbour] === Infinity) return
    distance[at] = high - low
    highest[at] = high
    lowest[at] = low
  }
}

/** The mean of each pixel and its neighbours: leaves of a hedge are no barrier. */
export function blurred(plane: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0]
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          sum += plane[row * width + column] ?? 0
          count += 1
        }
      }
      result[y * width + x] = sum / count
    }
  }
  return result
}
