import {decode, isBlurhashValid} from 'blurhash'
import type {Area} from './photo.ts'

/** Pixels of a blur in each direction: what a browser's own smoothing turns into soft light and shade. */
const SIDE = 4
/** Rows of a BMP are multiples of four bytes, which 4 × 3 is: nothing is padded. */
const PIXEL_BYTES = 3
const HEADER_BYTES = 26

const made = new Map<string, string>()

interface Cut extends Area {
  /** The whole picture, in the same unit as the area. */
  of: {width: number; height: number}
}

/**
 * A picture of 4 × 4 pixels (about 140 characters) that stands in for one until it is there, or undefined
 * where the hash is none.
 * @param hash BlurHash of the whole picture, as its metadata has it
 * @param cut the part of the picture that is shown
 * @returns data URL of a BMP: it needs neither compression nor checksums, so no library either
 */
export function blurOf(hash: string, {left, top, width, height, of}: Cut): string | undefined {
  const [columns, rows] = [cells(of.width / width), cells(of.height / height)]
  const [x, y] = [place(left / of.width, columns), place(top / of.height, rows)]
  const key = `${hash} ${columns} ${rows} ${x} ${y}`
  const known = made.get(key)
  if (known || !isBlurhashValid(hash).result) return known
  const pixels = decode(hash, columns, rows)
  const url = toBitmap((column, row) => ((y + row) * columns + x + column) * 4, pixels)
  // One server shows the same pictures again and again, but not those of all times.
  if (made.size > 5000) made.clear()
  made.set(key, url)
  return url
}

const cells = (parts: number) => Math.max(SIDE, Math.round(SIDE * parts))

const place = (start: number, count: number) => Math.min(Math.round(start * count), count - SIDE)

/** Bitmap of the oldest kind, whose header is the shortest: size, offset, width, height, planes, bits. */
function toBitmap(offsetOf: (column: number, row: number) => number, pixels: Uint8ClampedArray): string {
  const size = HEADER_BYTES + SIDE * SIDE * PIXEL_BYTES
  const bytes = [0x42, 0x4d, size, 0, 0, 0, 0, 0, 0, 0, HEADER_BYTES, 0, 0, 0]
  bytes.push(12, 0, 0, 0, SIDE, 0, SIDE, 0, 1, 0, 24, 0)
  for (let row = SIDE - 1; row >= 0; row--) {
    for (let column = 0; column < SIDE; column++) {
      const at = offsetOf(column, row)
      bytes.push(pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0)
    }
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
