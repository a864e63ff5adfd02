import {cleanAvif} from './avif.ts'
import {cleanGif} from './gif.ts'
import {cleanJpeg} from './jpeg.ts'
import {Malformed} from './malformed.ts'
import {cleanPng} from './png.ts'
import {cleanWebp} from './webp.ts'

/** By type. Other images are converted to one of these. Drawings (SVG) and documents (PDF) stay as they were written. */
const CLEANERS: ReadonlyMap<string, (bytes: Buffer) => Buffer> = new Map([
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/gif', cleanGif],
  ['image/webp', cleanWebp],
  ['image/avif', cleanAvif],
])

/**
 * Removes metadata from an image: place, time, camera, names, thumbnails, and bytes that are not understood. The image
 * looks the same, because the compressed pixels are not changed.
 * @returns undefined when there was none
 * @throws Malformed when the structure of the file cannot be followed to its end
 */
export function withoutMetadata(type: string, bytes: Buffer): Buffer | undefined {
  const clean = CLEANERS.get(type)
  if (!clean) return undefined
  try {
    const cleaned = clean(bytes)
    return cleaned.equals(bytes) ? undefined : cleaned
  } catch (error) {
    // A position past the end of the file.
    if (error instanceof RangeError) throw new Malformed('The file is cut off', {cause: error})
    throw error
  }
}
