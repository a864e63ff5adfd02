import sharp, {type Metadata, type Sharp} from 'sharp'
import {z} from 'zod'
import {RefusedImage} from './refused.ts'

/** Maximum number of pixels. Telephones make up to 8064 x 6048. Decoding that takes 650 MB for some seconds. */
const MAX_PIXELS = 50_000_000
/** Whether an image is a HEIC photograph, which browsers cannot show. */
export function isHeic({format, compression}: Metadata): boolean {
  return format === 'heif' && compression === 'hevc'
}

/**
 * The pixels of a HEIC photograph, upright.
 * @param header of the file, as `sharp` reads it; its width and height are those of the upright photograph
 * @throws RefusedPicture when it is damaged or too large
 */
export async function fromHeic(bytes: Buffer, {width, height, hasAlpha}: Metadata): Promise<Sharp> {
  if (width * height > MAX_PIXELS) {
    throw new RefusedImage(
      `The photograph has more than ${MAX_PIXELS / 1_000_000} million pixels, which is too many for a HEIC. Save it as JPEG and send that.`,
    )
  }
  const pixels = await pixelsOf({bytes, width, height})
  if (!pixels)
    throw new RefusedImage(
      'The photograph is incomplete, damaged, or a HEIC that cannot be read. Save it as JPEG and send that.',
    )
  const image = sharp(pixels, {raw: {width, height, channels: 4}})
  return hasAlpha ? image : image.removeAlpha()
}

const size = z.looseObject({width: z.number(), height: z.number()})

/**
 * The RGBA pixels of a HEIC photograph. In a file with several images, it is the one with the size in the header.
 * @returns undefined when the file is incomplete or damaged, or cannot be read
 */
async function pixelsOf({bytes, width, height}: {bytes: Buffer; width: number; height: number}) {
  try {
    // The decoder is loaded for photographs only: it would double the start of each process that renders images.
    const {default: decode} = await import('heic-decode')
    const images = await decode.all({buffer: bytes})
    // A file may hold other images, of any size. They are never decoded.
    const image = images.find((candidate) => {
      const found = size.parse(candidate)
      return found.width === width && found.height === height
    })
    const pixels = (await image?.decode())?.data
    return pixels?.length === width * height * 4 ? pixels : undefined
  } catch {
    // The decoder's message does not help the sender.
    return undefined
  }
}

const EXIF = Buffer.from('Exif\0\0')
/** The last two bytes say: part 1 of 1. */
const ICC = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
/** Maximum bytes of a segment's content. Its length is stored in two bytes, which count too. */
const MAX_SEGMENT = 0xffff - 2

/**
 * Adds camera data (EXIF, as TIFF) and a colour profile to a JPEG. Data that does not fit in one segment is left out.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf B.1.1.4
 */
export function withSegments(
  jpeg: Buffer,
  {exif, icc}: {exif?: Buffer | undefined; icc?: Buffer | undefined},
) {
  const start = jpeg.subarray(0, 2)
  return Buffer.concat([
    start,
    ...(exif ? segment(0xe1, EXIF, exif) : []),
    ...(icc ? segment(0xe2, ICC, icc) : []),
    jpeg.subarray(2),
  ])
}

function segment(marker: number, name: Buffer, content: Buffer): Buffer[] {
  const length = name.length + content.length
  if (length > MAX_SEGMENT) return []
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(length + 2, 2)
  return [head, name, content]
}

const ORIENTATION = 0x0112
const UPRIGHT = 1

/**
 * Camera data for a photograph whose pixels have been turned upright: the orientation becomes "upright". A leading
 * `Exif\0\0` is removed. `undefined` when the bytes are not camera data.
 * @see https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf 4.5
 */
export function uprightExif(exif: Buffer): Buffer | undefined {
  const named = exif.subarray(0, 4).toString('latin1') === 'Exif'
  const tiff = Buffer.from(exif.subarray(named ? 6 : 0))
  const order = tiff.subarray(0, 2).toString('latin1')
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return undefined
  const little = order === 'II'
  const read = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  const end = Math.min(directory + 2 + read(directory) * 12, tiff.length - 11)
  for (let entry = directory + 2; entry < end; entry += 12) {
    if (read(entry) !== ORIENTATION) continue
    if (little) tiff.writeUInt16LE(UPRIGHT, entry + 8)
    else tiff.writeUInt16BE(UPRIGHT, entry + 8)
  }
  return tiff
}
