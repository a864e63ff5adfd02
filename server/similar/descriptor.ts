import type {Area} from '../../contract/site/image.ts'
import {toLab, type LabImage, type Pixels} from './lab.ts'
import {subjectOf, type Mask} from './subject.ts'

/**
 * Describes the subject of an image in 249 bytes: coverage of an 8 × 8 grid, proportion, edge directions, colours and
 * texture, in this order (`PARTS`).
 */
export type Descriptor = Uint8Array

/** Longer side, in pixels, of the images that are described. */
export const DESCRIBED_SIDE = 64

/** Squares of the coverage grid in each direction. */
const COVERAGE_SIDE = 8
/** Squares in each direction, for each of which the directions of edges are counted. */
const CELLS = 4
/** Directions of edges, from 0 to 180 degrees. */
const DIRECTIONS = 8
const COLOURS = {lightness: 4, a: 3, b: 3}
/** Range of each channel that stones, plants and water have. */
const RANGE = {lightness: [10, 95], a: [-12, 30], b: [-12, 36]} as const
/** Kinds of neighbourhoods: by the number of lighter neighbours when these are adjacent, and one for all others. */
const TEXTURES = 10
/** Distances, in pixels, of the neighbours that are compared. */
const RADII = [1, 2]
/** Difference of lightness below which a neighbour counts as equal. */
const NOISE = 1.5

const SIZES = {
  coverage: COVERAGE_SIDE ** 2,
  proportion: 1,
  edges: CELLS ** 2 * DIRECTIONS,
  colours: COLOURS.lightness * COLOURS.a * COLOURS.b,
  texture: TEXTURES * RADII.length,
}

/** First and last byte (exclusive) of each part of a descriptor. */
export const PARTS = partsOf(SIZES)

/** @param pixels of an image whose longer side is `DESCRIBED_SIDE` */
export function describe(pixels: Pixels): Descriptor {
  const image = toLab(pixels)
  const mask = subjectOf(image)
  const frame = frameOf(mask, image)
  const descriptor = new Uint8Array(PARTS.texture[1])
  descriptor.set(coverage(mask, image, frame), PARTS.coverage[0])
  descriptor[PARTS.proportion[0]] = proportion(frame)
  descriptor.set(edges(mask, image, frame), PARTS.edges[0])
  descriptor.set(colours(mask, image), PARTS.colours[0])
  for (const [index, radius] of RADII.entries())
    descriptor.set(texture(mask, image, radius), PARTS.texture[0] + index * TEXTURES)
  return descriptor
}

type Parts = Record<keyof typeof SIZES, readonly [from: number, to: number]>

function partsOf(sizes: typeof SIZES): Parts {
  let at = 0
  const next = (size: number) => [at, (at += size)] as const
  return {
    coverage: next(sizes.coverage),
    proportion: next(sizes.proportion),
    edges: next(sizes.edges),
    colours: next(sizes.colours),
    texture: next(sizes.texture),
  }
}

/** The part of an image that the subject fills, so that neither its size nor its position counts. */
/** Share of the subject that lies outside the frame at each side: stray pixels do not widen it. */
const STRAY = 0.02

function frameOf(mask: Mask, {width, height}: LabImage): Area {
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  for (const [at, share] of mask.entries()) {
    columns[at % width] = (columns[at % width] ?? 0) + share
    const y = Math.floor(at / width)
    rows[y] = (rows[y] ?? 0) + share
  }
  const [left, right] = middleOf(columns)
  const [top, bottom] = middleOf(rows)
  return {left, top, width: right - left, height: bottom - top}
}

/** The range that holds all but the stray share at both ends. */
function middleOf(sums: Float32Array): [from: number, to: number] {
  const total = sums.reduce((sum, value) => sum + value, 0)
  let from = 0
  let to = sums.length
  for (let sum = sums[0] ?? 0; sum < total * STRAY && from < to - 2; sum += sums[from] ?? 0) from++
  for (let sum = sums[to - 1] ?? 0; sum < total * STRAY && to > from + 2; sum += sums[to - 1] ?? 0) to--
  return [from, to]
}

/** The square of a grid over the frame in which a pixel lies; undefined outside the frame. */
function squareOf(at: number, width: number, frame: Area, squares: number): number | undefined {
  const column = Math.floor((((at % width) - frame.left) / frame.width) * squares)
  const row = Math.floor(((Math.floor(at / width) - frame.top) / frame.height) * squares)
  if (column < 0 || row < 0 || column >= squares || row >= squares) return undefined
  return row * squares + column
}

/** Mean share of the subject in each square. */
function coverage(mask: Mask, {width}: LabImage, frame: Area): Uint8Array {
  const sums = new Float32Array(COVERAGE_SIDE ** 2)
  const counts = new Float32Array(COVERAGE_SIDE ** 2)
  for (const [at, share] of mask.entries()) {
    const square = squareOf(at, width, frame, COVERAGE_SIDE)
    if (square === undefined) continue
    sums[square] = (sums[square] ?? 0) + share
    counts[square] = (counts[square] ?? 0) + 1
  }
  return Uint8Array.from(sums, (sum, square) => (255 * sum) / Math.max(1, counts[square] ?? 0))
}

/** Width divided by height: 128 for a square, 0 and 255 for four times as high and as wide. */
function proportion({width, height}: Area): number {
  return Math.min(255, Math.max(0, 128 + 64 * Math.log2(width / height)))
}

/** Strength of edges in each direction, for each cell of the frame. */
function edges(mask: Mask, {lightness, width, height}: LabImage, frame: Area): Uint8Array {
  const sums = new Float32Array(SIZES.edges)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const cell = squareOf(at, width, frame, CELLS)
      if (cell === undefined) continue
      const across = (lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0)
      const down = (lightness[at + width] ?? 0) - (lightness[at - width] ?? 0)
      // The outline itself lies half outside the mask.
      const strength =
        Math.hypot(across, down) * Math.max(mask[at] ?? 0, mask[at - 1] ?? 0, mask[at + 1] ?? 0)
      const turn = (Math.atan2(down, across) / Math.PI + 1) % 1
      share(sums, {first: cell * DIRECTIONS, size: DIRECTIONS, isRound: true}, turn * DIRECTIONS, strength)
    }
  }
  return roots(sums)
}

interface Bins {
  first: number
  size: number
  /** After the last bin comes the first. */
  isRound: boolean
}

/** Adds an amount to the two bins around a position. */
function share(sums: Float32Array, {first, size, isRound}: Bins, position: number, amount: number) {
  const low = Math.floor(position)
  const rest = position - low
  for (const [bin, part] of [
    [low, 1 - rest],
    [low + 1, rest],
  ] as const) {
    const at = first + (isRound ? bin % size : Math.min(size - 1, bin))
    sums[at] = (sums[at] ?? 0) + part * amount
  }
}

/** Histogram of the subject's colours. Each pixel counts for the two nearest steps of each channel. */
function colours(mask: Mask, {lightness, a, b}: LabImage): Uint8Array {
  const sums = new Float32Array(SIZES.colours)
  for (const [at, weight] of mask.entries()) {
    if (weight === 0) continue
    const red = stepOf(a[at] ?? 0, RANGE.a, COLOURS.a)
    const yellow = stepOf(b[at] ?? 0, RANGE.b, COLOURS.b)
    const light = stepOf(lightness[at] ?? 0, RANGE.lightness, COLOURS.lightness)
    for (const [redStep, redPart] of red) {
      for (const [yellowStep, yellowPart] of yellow) {
        for (const [lightStep, lightPart] of light) {
          const bin = (redStep * COLOURS.b + yellowStep) * COLOURS.lightness + lightStep
          sums[bin] = (sums[bin] ?? 0) + weight * redPart * yellowPart * lightPart
        }
      }
    }
  }
  return roots(sums)
}

/** The two nearest of some steps over a range, with their parts. */
function stepOf(value: number, [low, high]: readonly [number, number], steps: number) {
  const position = Math.min(steps - 1, Math.max(0, ((value - low) / (high - low)) * (steps - 1)))
  const step = Math.min(steps - 2, Math.floor(position))
  return [
    [step, 1 - (position - step)],
    [step + 1, position - step],
  ] as const
}

/** Neighbours of a pixel, in a circle. */
const CIRCLE = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/**
 * Histogram of local binary patterns that does not depend on rotation.
 * @see Ojala et al., Multiresolution Gray-Scale and Rotation Invariant Texture Classification (2002)
 */
function texture(mask: Mask, {lightness, width, height}: LabImage, radius: number): Uint8Array {
  const sums = new Float32Array(TEXTURES)
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const at = y * width + x
      const weight = mask[at] ?? 0
      if (weight === 0) continue
      const value = (lightness[at] ?? 0) + NOISE
      const lighter = CIRCLE.map(
        ([right, down]) => (lightness[at + (down * width + right) * radius] ?? 0) > value,
      )
      const changes = lighter.filter((is, index) => is !== lighter.at(index - 1)).length
      const kind = changes > 2 ? TEXTURES - 1 : lighter.filter(Boolean).length
      sums[kind] = (sums[kind] ?? 0) + weight
    }
  }
  return roots(sums)
}

/** Square roots of the shares, as bytes. The distance of two such histograms is their Hellinger distance. */
function roots(sums: Float32Array): Uint8Array {
  const total = sums.reduce((sum, value) => sum + value, 0)
  return Uint8Array.from(sums, (sum) => (total > 0 ? Math.round(255 * Math.sqrt(sum / total)) : 0))
}
