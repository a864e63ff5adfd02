/** Pixels of a picture: four bytes each, as a canvas gives them. */
export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

/** Light and dark of a picture on a small grid. Two prints can be compared, whatever the size of the pictures. */
export type Print = Float64Array

/** Squares of the grid in each direction. More would show the details that the compared tiny copies have lost. */
const GRID = 10
/** Contrast, in steps of 256, below which differences count less: there, most of them come from the compression. */
const FAINT = 30

/** Contrast, in steps of 256, below which a picture is plain: slabs of one stone look alike and are different products. */
const PLAIN = 8

/** Fractions that somebody may have cut off a picture: left, top, right, bottom. */
const CUTS = [
  [0, 0, 0, 0],
  [0.02, 0.02, 0.02, 0.02],
  [0.04, 0.04, 0.04, 0.04],
  [0.05, 0, 0, 0],
  [0, 0.05, 0, 0],
  [0, 0, 0.05, 0],
  [0, 0, 0, 0.05],
] as const

/**
 * Largest difference between two copies of one picture. Any two of the seed's 640 pictures differ more. Nine of ten
 * copies that are smaller, compressed again or cut by a twentieth differ less from their originals. The other copies
 * have hardly any contrast.
 */
const ALIKE = 0.007

/** The print of a whole picture. A plain picture has no print. */
export const printOf = (pixels: Pixels): Print | undefined => print(pixels, CUTS[0])

/** Prints of a picture, whole and with a little cut off at its edges. */
export const printsOf = (pixels: Pixels): Print[] => CUTS.flatMap((cut) => print(pixels, cut) ?? [])

/** Difference between a picture and another one, or the most similar part of it. */
const differenceOf = (own: Print, others: readonly Print[]): number =>
  Math.min(...others.map((other) => meanSquare(own, other)))

interface Known {
  prints: readonly Print[]
}

/** The most similar picture, if it is nearly the same one: smaller, compressed again, or slightly cut. */
export function lookAlike<K extends Known>(own: Print | undefined, known: readonly K[]): K | undefined {
  if (!own) return undefined
  let nearest: K | undefined
  let smallest = ALIKE
  for (const each of known) {
    const difference = differenceOf(own, each.prints)
    if (difference >= smallest) continue
    smallest = difference
    nearest = each
  }
  return nearest
}

function meanSquare(one: Print, other: Print) {
  let sum = 0
  for (let square = 0; square < one.length; square++) sum += ((one[square] ?? 0) - (other[square] ?? 0)) ** 2
  return sum / one.length
}

/** The mean brightness of each square, so that the whole has mean 0. Strong contrast is reduced to 1. */
function print(pixels: Pixels, [left, top, right, bottom]: (typeof CUTS)[number]): Print | undefined {
  const {width, height} = pixels
  const [columns, rows] = [spans(width, left, right), spans(height, top, bottom)]
  const squares = rows.flatMap((row) => columns.map((column) => brightness(pixels, column, row)))
  const mean = squares.reduce((sum, value) => sum + value, 0) / squares.length
  const variance = squares.reduce((sum, value) => sum + (value - mean) ** 2, 0) / squares.length
  if (variance < PLAIN ** 2) return undefined
  return Float64Array.from(squares, (value) => (value - mean) / Math.sqrt(variance + FAINT ** 2))
}

/** A pixel under a row or column of squares, and the share of it that is covered: at both ends, it may be a part. */
interface Span {
  pixel: number
  share: number
}

/** The pixels under each square, along one side. */
function spans(pixels: number, before: number, after: number): Span[][] {
  const start = pixels * before
  const size = (pixels * (1 - before - after)) / GRID
  return Array.from({length: GRID}, (_, index) => {
    const [from, to] = [start + index * size, start + (index + 1) * size]
    const covered: Span[] = []
    for (let pixel = Math.floor(from); pixel < Math.min(to, pixels); pixel++)
      covered.push({pixel, share: Math.min(to, pixel + 1) - Math.max(from, pixel)})
    return covered
  })
}

function brightness({data, width}: Pixels, columns: readonly Span[], rows: readonly Span[]): number {
  let [sum, area] = [0, 0]
  for (const row of rows) {
    for (const column of columns) {
      const at = (row.pixel * width + column.pixel) * 4
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
      const share = row.share * column.share
      sum += share * (0.299 * red + 0.587 * green + 0.114 * blue)
      area += share
    }
  }
  return sum / area
}
