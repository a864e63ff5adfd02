import sharp, {type Metadata} from 'sharp'
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
  // The decoder is loaded for photographs only: it would double the start of each process that renders pictures.
  const {pixelsOf} = await import('./heic-pixels.ts')
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
