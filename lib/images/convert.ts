import {decode as decodeBmp} from 'bmp-ts'
import sharp, {type Metadata, type Sharp, type SharpOptions} from 'sharp'
import {isWholeBmp} from './bmp.ts'
import {fromHeic, isHeic, uprightExif, withSegments} from './heic.ts'
import {withoutMetadata} from './metadata/without-metadata.ts'
import {JPEG_END, withoutLastByte} from './metadata/jpeg.ts'
import {Malformed} from './metadata/malformed.ts'
import {RefusedImage} from './refused.ts'

/** Pixels of the largest telephone cameras. An image with more is refused by its header. */
export const MAX_PIXELS = 200_000_000
/** An image with more pixels is made smaller before it is stored. */
const LARGE_PIXELS = 50_000_000
/** Longer side of an image that was made smaller. A print half a metre wide is sharp with it. */
const LARGE_SIDE = 6000
const DECODE_SECONDS = 20
/** Compressing a photograph a second time at this quality has no visible effect. */
const QUALITY = 92

/** Each file is decoded by a process of its own, with one core. */
const OPTIONS: SharpOptions = {limitInputPixels: MAX_PIXELS, sequentialRead: true}
const MIME: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/avif',
}

/** An image that every browser can show. */
export interface EncodedImage {
  /** Media type. */
  type: string
  bytes: Buffer
}

/**
 * Converts an image that browsers cannot show (HEIC, TIFF, BMP), or that is too large to store, to a JPEG, or to a PNG
 * when it is transparent. It is upright.
 * @param keepsCamera whether a JPEG keeps camera data
 * @returns undefined for every other file
 * @throws RefusedPicture when it is damaged, or has too many pixels
 */
export async function converted(
  bytes: Buffer,
  {keepsCamera = false} = {},
): Promise<EncodedImage | undefined> {
  if (bytes.toString('latin1', 0, 2) === 'BM') return shown(fromBmp(bytes))
  const header = await headerOf(bytes)
  if (!header || header.format === 'svg') return undefined
  if (isHeic(header)) {
    const image = await shown(await fromHeic(bytes, header), header.hasAlpha)
    const exif = keepsCamera && header.exif ? uprightExif(header.exif) : undefined
    return image.type === 'image/png'
      ? image
      : {...image, bytes: withSegments(image.bytes, {exif, icc: header.icc})}
  }
  const {format, compression, width, height, pages = 1} = header
  const isLarge = pages === 1 && width * height > LARGE_PIXELS
  const isShown = MIME[format] !== undefined && (format !== 'heif' || compression === 'av1')
  if (isShown && !isLarge) return undefined
  // A JPEG whose pixels end early has an end mark by now.
  const failOn = format === 'jpeg' ? 'warning' : 'truncated'
  const upright = sharp(readable(bytes, MIME[format]), {...OPTIONS, failOn}).autoOrient()
  return shown(keepsCamera ? upright.keepExif() : upright, header.hasAlpha)
}

async function shown(image: Sharp, isTransparent = false): Promise<EncodedImage> {
  const small = image
    .resize(LARGE_SIDE, LARGE_SIDE, {fit: 'inside', withoutEnlargement: true})
    .timeout({seconds: DECODE_SECONDS})
  const made = isTransparent ? small.png() : small.jpeg({quality: QUALITY})
  const bytes = await made.toBuffer().catch((cause: unknown) => {
    throw damaged(cause)
  })
  return {type: isTransparent ? 'image/png' : 'image/jpeg', bytes}
}

function fromBmp(bytes: Buffer): Sharp {
  if (!isWholeBmp(bytes)) throw damaged()
  try {
    const {width, height, data} = decodeBmp(bytes, {toRGBA: true})
    return sharp(data, {raw: {width, height, channels: 4}}).removeAlpha()
  } catch (cause) {
    throw damaged(cause)
  }
}

/** @returns undefined when the file is no image. @throws RefusedPicture when it has too many pixels */
async function headerOf(bytes: Buffer): Promise<Metadata | undefined> {
  const header = await sharp(bytes, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)
  if (header && header.width * header.height > MAX_PIXELS) throw tooManyPixels()
  return header
}

const tooManyPixels = () =>
  new RefusedImage(
    `The picture has more than ${MAX_PIXELS / 1_000_000} million pixels, which is too many. Save it smaller and send that.`,
  )

const damaged = (cause?: unknown) =>
  new RefusedImage('The picture is cut off or damaged. Save it again and send the new file.', {cause})

/** A JPEG without its end mark is sound when all of its pixels are there. */
const readable = (bytes: Buffer, type: string | undefined) =>
  type === 'image/jpeg' ? Buffer.concat([bytes, JPEG_END]) : bytes

/**
 * An image without anything but its pixels, colours and orientation. Its compressed pixels stay as they are where the
 * structure of the file can be followed; else the image is made anew. It was decoded once.
 * @param type `image/jpeg`, `image/png`, `image/gif`, `image/webp` or `image/avif`
 * @throws RefusedPicture when it is damaged
 */
export async function bare(bytes: Buffer, type: string): Promise<{bytes: Buffer; isRemade: boolean}> {
  const cleaned = cleanedOf(bytes, type)
  const problem = cleaned && (await problemOf(cleaned))
  if (cleaned && problem === undefined && !(await holdsMore(cleaned, type)))
    return {bytes: cleaned, isRemade: false}
  if (problem?.includes('premature end')) throw damaged(problem)
  const made = await remade(cleaned ?? readable(bytes, type), type).catch((cause: unknown) => {
    throw damaged(cause)
  })
  return {bytes: made, isRemade: true}
}

/** Whether a file has nothing that is not pixels, colours or orientation, as far as its structure tells. */
export const isBare = (bytes: Buffer, type: string) => cleanedOf(bytes, type)?.equals(bytes) ?? false

/** @returns undefined when the structure of the file cannot be followed */
function cleanedOf(bytes: Buffer, type: string): Buffer | undefined {
  try {
    return withoutMetadata(type, bytes) ?? bytes
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

/** Why an image cannot be decoded to its last row without a warning. */
async function problemOf(bytes: Buffer): Promise<string | undefined> {
  try {
    const image = sharp(bytes, {...OPTIONS, failOn: 'warning'})
    const {width, height} = await image.metadata()
    // A smaller image could be made without decoding all pixels.
    await image
      .extract({left: 0, top: height - 1, width, height: 1})
      .timeout({seconds: DECODE_SECONDS})
      .raw()
      .toBuffer()
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Whether something stands behind the pixels of a JPEG's scan: the last byte is not needed. */
const holdsMore = async (cleaned: Buffer, type: string) =>
  type === 'image/jpeg' && (await problemOf(withoutLastByte(cleaned))) === undefined

async function remade(bytes: Buffer, type: string): Promise<Buffer> {
  const isAnimation = type === 'image/gif' || type === 'image/webp'
  const image = sharp(bytes, {...OPTIONS, failOn: 'truncated', animated: isAnimation})
    .autoOrient()
    .timeout({seconds: DECODE_SECONDS})
  switch (type) {
    case 'image/png':
      return image.png().toBuffer()
    case 'image/gif':
      return image.gif().toBuffer()
    case 'image/webp':
      return image.webp({quality: QUALITY}).toBuffer()
    case 'image/avif':
      return image.avif({quality: 75, effort: 1}).toBuffer()
    default:
      return image.jpeg({quality: QUALITY}).toBuffer()
  }
}

/**
 * The image to store instead of an uploaded one: converted, or made anew where a decoder would warn.
 * @returns undefined when the uploaded one can be stored
 * @throws RefusedPicture when it is damaged, or has too many pixels
 */
export async function storable(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.length < 2) return undefined
  const made = await converted(bytes, {keepsCamera: true})
  if (made) return made.bytes
  const header = await headerOf(bytes)
  // The library reads no JPEG that has a segment of an unknown kind.
  const type = bytes.readUInt16BE(0) === 0xffd8 ? 'image/jpeg' : MIME[header?.format ?? '']
  if (type === undefined) return undefined
  const {bytes: without, isRemade} = await bare(bytes, type)
  const isSound = !isRemade && (without.equals(bytes) || (await problemOf(bytes)) === undefined)
  return isSound ? undefined : without
}
