import {toLab, type Pixels} from './lab.ts'
import {largestPiece, opened, type Shape} from './shape.ts'
import {changesOf, silhouetteOf} from './silhouette.ts'

/** The outline of the piece in an image. */
export interface Outline {
  /** `x,y x,y …`, whole numbers from 0,0 (left, top) to 100,100 (right, bottom) of the piece. At most 48 points. */
  points: string
  /** Width of the piece in the image, divided by its height. */
  ratio: number
}

/** Longer side, in pixels, of the images that outlines are traced in. */
export const OUTLINED_SIDE = 128

/** Change of colour, in units of Lab. Most of a calm backdrop stays below it; a wall of stone or a hedge does not. */
const CALM = 4
/** Shares of the image that a piece may cover: a smaller one may be any detail, and a larger one leaves no backdrop. */
const COVERED = {least: 0.05, most: 0.9}
/** Least overlap (intersection over union) of a shape with its mirror image. Below it, the shape includes a shadow. */
const SYMMETRICAL = 0.78
/** Least share of the outline along which the colour changes by at least `change` units of Lab. */
const CLEAR = {share: 0.91, change: 8}
/** A piece that fills this share of its bounding box is drawn as the box: photographs show boxes at an angle. */
const BOX = {share: 0.94, points: '0,0 100,0 100,100 0,100'}
/** Maximum number of points of one half, including the two on the axis. */
const HALF = 25
/** Greatest distance, in pixels, of a left-out point from the simplified line. */
const TOLERANCE = 0.7

type Point = readonly [x: number, y: number]

/**
 * Traces the piece in an image. Nearly all pieces are symmetrical, and a shadow falls to one side, so only pixels with a
 * mirror image count.
 * @param pixels of an image whose longer side is `OUTLINED_SIDE`
 * @returns undefined when the image has no calm backdrop, or its piece is not symmetrical or not clear. The limits were
 *   found by looking at the sheets of `tools/similar/outlines.ts`
 */
export function outlineOf(pixels: Pixels): Outline | undefined {
  const image = toLab(pixels)
  const changes = changesOf(image)
  const silhouette = silhouetteOf(image)
  if (!isCalm(changes, silhouette)) return undefined
  const {axis, symmetry} = axisOf(silhouette)
  const piece = symmetrical(silhouette, axis)
  const covered = sizeOf(piece) / piece.inside.length
  if (symmetry < SYMMETRICAL || covered < COVERED.least || covered > COVERED.most) return undefined
  const ring = ringOf(piece)
  const half = rightHalf(ring, axis)
  // A pair of pieces has nothing on its axis.
  if (half.length === 0 || clearShare(ring, changes, piece) < CLEAR.share) return undefined
  return outlineFrom(half, {axis, size: sizeOf(piece)})
}

/** Whether the colour hardly changes in most pixels around a piece. */
function isCalm(changes: Float32Array, {inside}: Shape): boolean {
  const around = changes.filter((_, at) => inside[at] === 0).toSorted()
  return (around[Math.floor(around.length / 2)] ?? Infinity) < CALM
}

const sizeOf = ({inside}: Shape) => inside.reduce((sum, is) => sum + is, 0)

/** The line `x` about which a shape is most symmetrical, and its overlap with the mirror image. */
function axisOf(shape: Shape): {axis: number; symmetry: number} {
  const {inside, width} = shape
  const pixels = [...inside.keys()].filter((at) => inside[at] === 1)
  let best = {axis: width / 2, symmetry: 0}
  for (let axis = Math.ceil(width * 0.3); axis <= width * 0.7; axis += 0.5) {
    let both = 0
    for (const at of pixels) both += inside[mirrored(at, width, axis)] ?? 0
    const symmetry = both / Math.max(1, 2 * pixels.length - both)
    if (symmetry > best.symmetry) best = {axis, symmetry}
  }
  return best
}

/** The pixel at the other side of an axis; -1 outside the image. */
function mirrored(at: number, width: number, axis: number): number {
  const x = at % width
  const other = 2 * axis - 1 - x
  return other < 0 || other >= width ? -1 : at - x + other
}

/** The part of a shape that has its mirror image, without pieces as thin as the edge of a shadow. */
function symmetrical(shape: Shape, axis: number): Shape {
  const both = shape.inside.map((is, at) => is & (shape.inside[mirrored(at, shape.width, axis)] ?? 0))
  return largestPiece(opened({...shape, inside: both}, 2))
}

/** Steps along the edges of pixels: to the right, down, to the left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
/** For each step, the pixel that is ahead and to the right of the corner that it leads to. */
const AHEAD = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const

/** All corners of pixels along the border of a piece, clockwise, from the left end of its top. */
function ringOf({inside, width}: Shape): Point[] {
  const first = inside.indexOf(1)
  const ring: Point[] = []
  if (first < 0) return ring
  const [startX, startY] = [first % width, Math.floor(first / width)]
  let [x, y, direction] = [startX, startY, 0]
  const isAhead = (side: number) => {
    const [right, down] = AHEAD[side % 4] ?? AHEAD[0]
    const column = x + right
    return column >= 0 && column < width && inside[(y + down) * width + column] === 1
  }
  do {
    ring.push([x, y])
    const [right, down] = STEPS[direction] ?? STEPS[0]
    x += right
    y += down
    // The piece is to the right of the walk.
    if (!isAhead(direction)) direction = (direction + 1) % 4
    else if (isAhead(direction + 3)) direction = (direction + 3) % 4
  } while (x !== startX || y !== startY)
  return ring
}

/** Share of a ring at which the colour changes clearly. */
function clearShare(ring: readonly Point[], changes: Float32Array, {width}: Shape): number {
  const clear = ring.filter(([x, y]) =>
    AHEAD.some(([right, down]) => (changes[(y + down) * width + x + right] ?? 0) >= CLEAR.change),
  )
  return clear.length / Math.max(1, ring.length)
}

/** From the top of the axis to its bottom. */
function rightHalf(ring: readonly Point[], axis: number): Point[] {
  const half = ring.filter(([x]) => x > axis)
  const [first, last] = [half[0], half.at(-1)]
  return first && last ? smooth([[axis, first[1]], ...half, [axis, last[1]]]) : []
}

/** Each point becomes the mean of the five around it, which removes the steps of pixels from the line. */
const smooth = (line: readonly Point[]) =>
  line.map((point, at): Point => {
    const around = line.slice(Math.max(0, at - 2), at + 3)
    if (around.length < 5) return point
    const [x, y] = around.reduce(([sumX, sumY], [x, y]) => [sumX + x, sumY + y], [0, 0])
    return [x / 5, y / 5]
  })

/** The outline of a piece from its right half, with as few points as it needs. @param piece.size in pixels */
function outlineFrom(half: readonly Point[], {axis, size}: {axis: number; size: number}): Outline {
  const ys = half.map(([, y]) => y)
  const top = Math.min(...ys)
  const height = Math.max(...ys) - top
  const reach = Math.max(...half.map(([x]) => x)) - axis
  const ratio = Math.round((200 * reach) / height) / 100
  if (size > BOX.share * 2 * reach * height) return {points: BOX.points, ratio}
  let tolerance = TOLERANCE
  let few = simplified(half, tolerance)
  while (few.length > HALF) few = simplified(half, (tolerance *= 1.2))
  const right = few.map(([x, y]): Point => [
    Math.round(50 + (50 * (x - axis)) / reach),
    Math.round((100 * (y - top)) / height),
  ])
  const left = right
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [100 - x, y])
  return {points: [...right, ...left].map(([x, y]) => `${x},${y}`).join(' '), ratio}
}

/**
 * Leaves out points of a line that are no further than the tolerance from the remaining line.
 * @see Douglas and Peucker, Algorithms for the reduction of the number of points (1973)
 */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [furthest, at] = [0, 0]
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last)
    if (away > furthest) [furthest, at] = [away, index]
  }
  if (furthest <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ]
}

/** Distance of a point from the line between two others. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [across, down] = [toX - fromX, toY - fromY]
  const length = Math.hypot(across, down)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs(across * (y - fromY) - down * (x - fromX)) / length
}
