import {decode, isBlurhashValid} from 'blurhash'
import type {Area} from '../../contract/site/image.ts'

/** Pixels of a blur in each direction. The browser smooths them into soft light and shade. */
const SIDE = 4
/** Rows of a BMP are multiples of four bytes. 4 × 3 needs no padding. */
const PIXEL_BYTES = 3
const HEADER_BYTES = 26

const made = new Map<string, string>()

/** The part of an image that is shown. */
export interface Cut extends Area {
  /** Size of the whole image, in the unit of the area. */
  of: {width: number; height: number}
}

interface Blurred {
  /** BlurHash of the whole image. The content of a served page has no BlurHash. */
  hash: string | null | undefined
  /** Path of the original. */
  path: string
}

/** Blurs of the served page, by the paths of their images. The browser reads them before it renders another page. */
const served = import.meta.env.SSR ? new Map<string, string>() : blursOfPage()

function blursOfPage() {
  const blurs = new Map<string, string>()
  for (const blur of document.querySelectorAll<HTMLImageElement>('img.blur')) {
    const image = blur.closest('.photo')?.querySelector<HTMLImageElement>('picture img')
    const path = /[^/]+(?=\?)/.exec(image?.src ?? '')?.[0]
    if (path && blur.srcset) blurs.set(path, blur.srcset.replace(' 1x', ''))
  }
  return blurs
}

/**
 * The blur of an image, which shows until the image is loaded. An image without a hash has the blur of the served page,
 * which may be of another cut.
 */
export const blurOf = ({hash, path}: Blurred, cut: Cut) => (hash ? blurFrom(hash, cut) : served.get(path))

/**
 * Makes a blur of 4 × 4 pixels.
 * @param hash BlurHash of the whole image, from its metadata
 * @returns data URL of a BMP, about 140 characters, or undefined for an invalid hash. A BMP needs no compression and no
 * checksums, so no library.
 */
export function blurFrom(hash: string, {left, top, width, height, of}: Cut): string | undefined {
  const [columns, rows] = [cells(of.width / width), cells(of.height / height)]
  const [x, y] = [cellAt(left / of.width, columns), cellAt(top / of.height, rows)]
  const key = `${hash} ${columns} ${rows} ${x} ${y}`
  const known = made.get(key)
  if (known || !isBlurhashValid(hash).result) return known
  const pixels = decode(hash, columns, rows)
  const url = toBitmap((column, row) => ((y + row) * columns + x + column) * 4, pixels)
  // A server shows the same images again and again. The limit drops images of deleted content.
  if (made.size > 5000) made.clear()
  made.set(key, url)
  return url
}

const cells = (parts: number) => Math.max(SIDE, Math.round(SIDE * parts))

const cellAt = (start: number, count: number) => Math.min(Math.round(start * count), count - SIDE)

/** Levels of a colour, of 255. */
const STEP = 8

const stepped = (value: number) => Math.round(value / STEP) * STEP

/**
 * Blue, green and red in coarse steps, with which a compressed page of 119 images is a twentieth smaller. The steps are
 * of brightness and of tint: steps of the three colours would tint grey stone green and pink.
 */
const coarse = (red: number, green: number, blue: number) =>
  [blue - green, 0, red - green].map((tint) => Math.min(Math.max(stepped(green) + stepped(tint), 0), 255))

/** Makes a BMP of the oldest version, which has the shortest header: size, offset, width, height, planes, bits. */
function toBitmap(offsetOf: (column: number, row: number) => number, pixels: Uint8ClampedArray): string {
  const size = HEADER_BYTES + SIDE * SIDE * PIXEL_BYTES
  const bytes = [0x42, 0x4d, size, 0, 0, 0, 0, 0, 0, 0, HEADER_BYTES, 0, 0, 0]
  bytes.push(12, 0, 0, 0, SIDE, 0, SIDE, 0, 1, 0, 24, 0)
  for (let row = SIDE - 1; row >= 0; row--) {
    for (let column = 0; column < SIDE; column++) {
      const at = offsetOf(column, row)
      bytes.push(...coarse(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
    }
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
