/** Part of an image: 1 for each pixel inside, 0 for each outside. */
export interface Shape {
  inside: Uint8Array
  width: number
  height: number
}

/** Calls the visitor with each of the four neighbours of a pixel that the image has. */
export function eachNeighbour(at: number, {inside, width}: Shape, visit: (neighbour: number) => void): void {
  const x = at % width
  if (x > 0) visit(at - 1)
  if (x < width - 1) visit(at + 1)
  if (at >= width) visit(at - width)
  if (at + width < inside.length) visit(at + width)
}

/** Erosion: removes the pixels at the border, `times` times. */
export const shrunk = (shape: Shape, times: number) => spread(shape, times, 0)

/** Dilation: adds the pixels around the border, `times` times. */
export const grown = (shape: Shape, times: number) => spread(shape, times, 1)

/** Morphological opening: removes parts that are thinner than twice the radius. */
export const opened = (shape: Shape, radius: number) => grown(shrunk(shape, radius), radius)

/** Morphological closing: fills gaps that are thinner than twice the radius. */
export const closed = (shape: Shape, radius: number) => shrunk(grown(shape, radius), radius)

function spread(shape: Shape, times: number, value: 0 | 1): Shape {
  let last = shape
  for (let time = 0; time < times; time++) {
    const {inside} = last
    const next = inside.slice()
    for (const [at, is] of inside.entries())
      if (is === value) eachNeighbour(at, last, (neighbour) => (next[neighbour] = value))
    last = {...shape, inside: next}
  }
  return last
}

/** The largest of the pieces that do not touch. */
export function largestPiece(shape: Shape): Shape {
  let largest: number[] = []
  for (const piece of piecesOf(shape)) if (piece.length > largest.length) largest = piece
  return ofPixels(shape, largest)
}

/** The pieces that do not touch the edge of the image. */
export const withoutEdge = (shape: Shape): Shape =>
  ofPixels(
    shape,
    piecesOf(shape)
      .filter((piece) => !piece.some((at) => isAtEdge(at, shape)))
      .flat(),
  )

/** The shape with its holes filled. */
export function filled(shape: Shape): Shape {
  const around = {...shape, inside: shape.inside.map((is) => 1 - is)}
  const {inside} = withoutEdge(around)
  return {...shape, inside: shape.inside.map((is, at) => is | (inside[at] ?? 0))}
}

export function isAtEdge(at: number, {width, height}: Pick<Shape, 'width' | 'height'>): boolean {
  const x = at % width
  const y = Math.floor(at / width)
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** Pixels of each piece. */
function piecesOf(shape: Shape): number[][] {
  const isSeen = new Uint8Array(shape.inside.length)
  const pieces: number[][] = []
  for (const [start, is] of shape.inside.entries()) {
    if (is === 0 || isSeen[start]) continue
    const piece = [start]
    isSeen[start] = 1
    for (const at of piece)
      eachNeighbour(at, shape, (neighbour) => {
        if (!shape.inside[neighbour] || isSeen[neighbour]) return
        isSeen[neighbour] = 1
        piece.push(neighbour)
      })
    pieces.push(piece)
  }
  return pieces
}

function ofPixels(shape: Shape, pixels: readonly number[]): Shape {
  const inside = new Uint8Array(shape.inside.length)
  for (const at of pixels) inside[at] = 1
  return {...shape, inside}
}
