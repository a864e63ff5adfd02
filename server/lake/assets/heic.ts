import {readFileSync} from 'node:fs'
import decode from 'heic-decode'
import sharp, {type Metadata} from 'sharp'
import {z} from 'zod'
import {LakeError} from '../model/errors.ts'
import {uprightExif} from './exif.ts'
import {withSegments} from './jpeg-segments.ts'

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
  const pixels = await decoded({path, width, height})
  const picture = sharp(pixels, {raw: {width, height, channels: 4}})
  if (hasAlpha) return picture.png().toBuffer()
  const jpeg = await picture.removeAlpha().jpeg({quality: QUALITY}).toBuffer()
  return withSegments(jpeg, {exif: exif && uprightExif(exif), icc})
}

const size = z.looseObject({width: z.number(), height: z.number()})

/** The RGBA pixels of the photograph. In a file with several pictures, it is the one with the size in the header. */
async function decoded({path, width, height}: {path: string; width: number; height: number}) {
  try {
    const pictures = await decode.all({buffer: readFileSync(path)})
    // A file may hold other pictures, of any size. They are never decoded.
    const picture = pictures.find((candidate) => {
      const found = size.parse(candidate)
      return found.width === width && found.height === height
    })
    const pixels = (await picture?.decode())?.data
    if (pixels?.length === width * height * 4) return pixels
  } catch {
    // The decoder's message does not help the sender.
  }
  throw damaged()
}

function damaged() {
  return new LakeError(
    'badRequest',
    'The photograph is incomplete, damaged, or a HEIC that cannot be read. Save it as JPEG and send that.',
  )
}
