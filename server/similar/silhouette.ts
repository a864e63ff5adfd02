import type {LabImage} from './lab.ts'
import {
  closed,
  eachNeighbour,
  filled,
  grown,
  isAtEdge,
  largestPiece,
  opened,
  shrunk,
  withoutEdge,
  type Shape,
} from './shape.ts'
import {barriersOf, blurred} from './subject.ts'

/** Largest barrier, in units of Lab. Higher ones are cut to it: the pixel is the subject in any case. */
const CLEAR = 30
/** Multiples of Otsu's threshold. Pixels below `BACKDROP` and above `SUBJECT` are the seeds of the flood. */
const BACKDROP = 0.4
const SUBJECT = 1.15
/** Multiples of Otsu's threshold. Pixels below `backdrop` and above `subject` are the samples of their colours. */
const LEARNT = {backdrop: 0.7, subject: 1.3}
/** Number of times that the colours are sampled, each time with the barriers of the last round. */
const ROUNDS = 2
/** Colours of leaves: hue in degrees (0 is red, 90 is yellow), and least distance from grey in units of Lab. */
const LEAVES = {from: 98, to: 134, chroma: 12}
/** Radius, in pixels, of the closing that fills gaps between leaves. */
const BETWEEN_LEAVES = 3

/**
 * Separates the piece from its backdrop, without holes and without a plant that grows from it. A colour that occurs mostly
 * in the backdrop lowers a pixel's barrier. The border follows the strongest change of colour.
 */
export function silhouetteOf(image: LabImage): Shape {
  const plant = plantOf(image)
  const original = barriersOf(image).map((barrier, at) => (plant.inside[at] ? 0 : Math.min(CLEAR, barrier)))
  let barriers = original
  for (let round = 0; round < ROUNDS; round++) {
    const share = shareOfSubject(image, barriers)
    barriers = original.map((barrier, at) => barrier * (0.35 + 1.3 * (share[at] ?? 0)))
  }
  const between = thresholdOf(barriers)
  const subject = partOf(image, (at) => (barriers[at] ?? 0) > SUBJECT * between)
  const sure = shrunk(largestPiece(subject), 1)
  const flooded = flood(image, (at) => {
    if (isAtEdge(at, image)) return BACKDROP_LABEL
    if (sure.inside[at]) return SUBJECT_LABEL
    return plant.inside[at] || (barriers[at] ?? 0) < BACKDROP * between ? BACKDROP_LABEL : 0
  })
  return largestPiece(opened(filled(withRim(flooded, plant)), 1))
}

function partOf({width, height}: LabImage, isInside: (at: number) => boolean): Shape {
  const inside = Uint8Array.from({length: width * height}, (_, at) => (isInside(at) ? 1 : 0))
  return {inside, width, height}
}

/** Leaves with what is between them. A hedge reaches the edge of the image and is backdrop anyway. */
function plantOf(image: LabImage): Shape {
  const leaves = partOf(image, (at) => {
    const [a, b] = [image.a[at] ?? 0, image.b[at] ?? 0]
    const degrees = (Math.atan2(b, a) / Math.PI) * 180
    return degrees > LEAVES.from && degrees < LEAVES.to && Math.hypot(a, b) > LEAVES.chroma
  })
  return closed(withoutEdge(opened(leaves, 1)), BETWEEN_LEAVES)
}

/** The piece with the leaves that hang over it: those in rows where the piece continues at both sides. */
function withRim(piece: Shape, plant: Shape): Shape {
  const hanging = grown(plant, 1).inside
  const inside = piece.inside.slice()
  for (let row = 0; row < inside.length; row += piece.width) {
    let last = -1
    for (let at = row; at < row + piece.width; at++) {
      if (!piece.inside[at]) continue
      if (last >= 0 && hanging.subarray(last + 1, at).every(Boolean)) inside.fill(1, last + 1, at)
      last = at
    }
  }
  return {...piece, inside}
}

/** Steps of the histogram of colours: 4 units of Lab each. */
const STEP = 4
const STEPS = {lightness: 25, a: 20, b: 20}
/** Lowest value of the channels a and b. */
const LOWEST = -40

/** The colour of a pixel, as its place in a histogram. */
function colourAt({lightness, a, b}: LabImage, at: number): number {
  const l = stepOf((lightness[at] ?? 0) / STEP, STEPS.lightness)
  const red = stepOf(((a[at] ?? 0) - LOWEST) / STEP, STEPS.a)
  const yellow = stepOf(((b[at] ?? 0) - LOWEST) / STEP, STEPS.b)
  return (l * STEPS.a + red) * STEPS.b + yellow
}

const stepOf = (value: number, steps: number) => Math.min(steps - 1, Math.max(0, Math.round(value)))

/** For each pixel, how likely its colour is the subject's, from 0 to 1. */
function shareOfSubject(image: LabImage, barriers: Float32Array): Float32Array {
  const between = thresholdOf(barriers)
  const backdrop = coloursOf(image, (at) => (barriers[at] ?? 0) < LEARNT.backdrop * between)
  const subject = coloursOf(image, (at) => (barriers[at] ?? 0) > LEARNT.subject * between)
  const share = barriers.map((_, at) => {
    const colour = colourAt(image, at)
    const [one, other] = [(subject[colour] ?? 0) + RARE, (backdrop[colour] ?? 0) + RARE]
    return one / (one + other)
  })
  return blurred(share, image.width, image.height)
}

/** Added to both shares of a colour, so that a colour this rare in both decides nothing. */
const RARE = 1e-5

/** Share of each colour among the pixels that count. Colours next to each other share their counts. */
function coloursOf(image: LabImage, counts: (at: number) => boolean): Float32Array {
  let sums = new Float32Array(STEPS.lightness * STEPS.a * STEPS.b)
  let pixels = 0
  for (let at = 0; at < image.lightness.length; at++) {
    if (!counts(at)) continue
    pixels += 1
    const colour = colourAt(image, at)
    sums[colour] = (sums[colour] ?? 0) + 1
  }
  for (const next of [1, STEPS.b, STEPS.a * STEPS.b]) {
    const own = sums
    sums = own.map((sum, at) => sum / 2 + ((own[at - next] ?? 0) + (own[at + next] ?? 0)) / 4)
  }
  return sums.map((sum) => sum / Math.max(1, pixels))
}

/**
 * Otsu's threshold: the barrier that separates backdrop and subject best. It is computed on square roots, because barriers
 * vary less in the backdrop than in the subject.
 * @see Otsu, A Threshold Selection Method from Gray-Level Histograms (1979)
 */
function thresholdOf(barriers: Float32Array): number {
  const roots = barriers.map(Math.sqrt)
  const highest = roots.reduce((one, other) => Math.max(one, other), 0)
  const bins = new Float64Array(256)
  for (const root of roots) {
    const bin = Math.min(255, Math.floor((root / (highest || 1)) * 256))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  const sum = bins.reduce((total, count, bin) => total + count * bin, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 0]
  for (const [bin, count] of bins.entries()) {
    below += count
    sumBelow += count * bin
    const above = roots.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (apart > best) [best, threshold] = [apart, bin + 1]
  }
  return ((threshold / 256) * highest) ** 2
}

const BACKDROP_LABEL = 1
const SUBJECT_LABEL = 2
/** Levels of a flood for a unit of Lab, and the highest one. */
const LEVELS = {perUnit: 4, highest: 511}

/**
 * Watershed: the labelled pixels grow outwards, first where the colour changes little, so that backdrop and subject meet
 * along the strongest change.
 * @see Meyer, Color image segmentation (1992)
 */
function flood(image: LabImage, labelAt: (at: number) => number): Shape {
  const labels = partOf(image, () => false)
  const {inside} = labels
  const queues: number[][] = Array.from({length: LEVELS.highest + 1}, () => [])
  for (let at = 0; at < inside.length; at++) {
    inside[at] = labelAt(at)
    if (inside[at]) queues[0]?.push(at)
  }
  const changes = changesOf(image)
  for (const [level, queue] of queues.entries())
    for (const at of queue)
      eachNeighbour(at, labels, (neighbour) => {
        if (inside[neighbour]) return
        inside[neighbour] = inside[at] ?? 0
        const own = Math.floor((changes[neighbour] ?? 0) * LEVELS.perUnit)
        queues[Math.min(LEVELS.highest, Math.max(level, own))]?.push(neighbour)
      })
  return partOf(image, (at) => inside[at] === SUBJECT_LABEL)
}

/** For each pixel, how much the colour changes around it, in units of Lab. */
export function changesOf({lightness, a, b, width, height}: LabImage): Float32Array {
  const changes = new Float32Array(lightness.length)
  const planes = [
    [lightness, 1],
    [a, 1.8],
    [b, 1.8],
  ] as const
  for (let at = 0; at < changes.length; at++) {
    const x = at % width
    const [left, right] = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at]
    const [above, below] = [at >= width ? at - width : at, at + width < width * height ? at + width : at]
    let sum = 0
    for (const [plane, weight] of planes) {
      const across = (plane[right] ?? 0) - (plane[left] ?? 0)
      const down = (plane[below] ?? 0) - (plane[above] ?? 0)
      sum += weight ** 2 * (across ** 2 + down ** 2)
    }
    changes[at] = Math.sqrt(sum)
  }
  return changes
}
