import {cleanGif} from './gif.ts'
import {cleanHeif} from './heif.ts'
import {cleanJpeg} from './jpeg.ts'
import {Malformed} from './malformed.ts'
import {cleanPng} from './png.ts'
import {cleanTiff} from './tiff.ts'
import {cleanWebp} from './webp.ts'

/** By type. BMP has no metadata. Drawings (SVG) and documents (PDF) stay as they were written. */
const CLEANERS: ReadonlyMap<string, (bytes: Buffer) => Buffer> = new Map([
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/gif', cleanGif],
  ['image/webp', cleanWebp],
  ['image/avif', cleanHeif],
  ['image/heic', cleanHeif],
  ['image/heif', cleanHeif],
  ['image/tiff', cleanTiff],
])

/**
 * Removes metadata from a picture: place, time, camera, names, thumbnails. The picture looks the same, because the
 * compressed pixels are not decoded.
 * @returns undefined when there was none
 * @throws Malformed when the structure of the file cannot be followed to its end
 */
export function withoutMetadata(type: string, bytes: Buffer): Buffer | undefined {
  const clean = CLEANERS.get(type)
  if (!clean) return undefined
  const cleaned = cleanedBy(clean, bytes)
  return cleaned.equals(bytes) ? undefined : cleaned
}

function cleanedBy(clean: (bytes: Buffer) => Buffer, bytes: Buffer): Buffer {
  try {
    return clean(bytes)
  } catch (error) {
    // A position past the end of the file.
    if (error instanceof RangeError) throw new Malformed('The file is cut off', {cause: error})
    throw error
  }
}
