import {readFileSync} from 'node:fs'
import sharp, {type Metadata} from 'sharp'
import {z} from 'zod'
import {LakeError} from '../model/errors.ts'
import {uprightExif} from './exif.ts'

/** Maximum number of pixels. Telephones make up to 8064 x 6048. Decoding that takes 650 MB for some seconds. */
const MAX_PIXELS = 50_000_000
/** Quality of the JPEG. Compressing a photograph a second time at this quality has no visible effect. */
const QUALITY = 92

/** Whether an image is a HEIC photograph, which browsers cannot show. */
export function isHeic({format, compression}: Metadata): boolean {
  return format === 'heif' && compression === 'hevc'
}

/**
 * Converts a HEIC photograph to what every browser can show: an upright JPEG with its colour profile and camera data, or
 * a PNG when it is transparent. The same photograph always gives the same bytes.
 * @param header of the file, as `sharp` reads it; its width and height are those of the upright photograph
 * @throws LakeError `badRequest` when it is damaged or too large
 */
export async function fromHeic(path: string, header: Metadata): Promise<Buffer> {
  const {width, height, hasAlpha, exif, icc} = header
  if (width * height > MAX_PIXELS) {
    throw new LakeError(
      'badRequest',
      `The photograph has more than ${MAX_PIXELS / 1_000_000} million pixels, which is too many for a HEIC. Save it as JPEG and send that.`,
    )
  }
  const pixels = await pixelsOf({path, width, height})
  if (!pixels) throw damaged()
  const picture = sharp(pixels, {raw: {width, height, channels: 4}})
  if (hasAlpha) return picture.png().toBuffer()
  const jpeg = await picture.removeAlpha().jpeg({quality: QUALITY}).toBuffer()
  return withSegments(jpeg, {exif: exif && uprightExif(exif), icc})
}

function damaged() {
  return new LakeError(
    'badRequest',
    'The photograph is incomplete, damaged, or a HEIC that cannot be read. Save it as JPEG and send that.',
  )
}

const size = z.looseObject({width: z.number(), height: z.number()})

/**
 * The RGBA pixels of a HEIC photograph. In a file with several pictures, it is the one with the size in the header.
 * @returns undefined when the file is incomplete or damaged, or cannot be read
 */
async function pixelsOf({path, width, height}: {path: string; width: number; height: number}) {
  try {
    // The decoder is loaded for photographs only: it would double the start of each process that renders pictures.
    const {default: decode} = await import('heic-decode')
    const pictures = await decode.all({buffer: readFileSync(path)})
    // A file may hold other pictures, of any size. They are never decoded.
    const picture = pictures.find((candidate) => {
      const found = size.parse(candidate)
      return found.width === width && found.height === height
    })
    const pixels = (await picture?.decode())?.data
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
function withSegments(jpeg: Buffer, {exif, icc}: {exif?: Buffer | undefined; icc?: Buffer | undefined}) {
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
