import {open, readFile} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import decodeHeic from 'heic-decode'
import sharp from 'sharp'
import {isWholeBmp} from './bmp.ts'
import {canonical, EXTENSIONS} from './file-types.ts'
import {withoutMetadata} from './metadata/clean.ts'
import {Malformed} from './metadata/malformed.ts'
import {S3Error} from './s3-error.ts'
import {isSvg} from './svg.ts'

const refusal = (sentence: string) => new S3Error('InvalidRequest', sentence)

export interface Identified {
  /** Media type to serve the file with. */
  type: string
  /** The bytes without metadata. Absent: the file has none. */
  cleaned?: Uint8Array
}

/**
 * Detects the type of a file by its bytes, and returns a picture without its metadata. Rejects a file that is neither an
 * image nor a PDF, or that is cut off.
 *
 * @param announced type from the form: an image may be another kind of image, but not a PDF
 * @throws S3Error `InvalidRequest`, with a sentence for the sender
 */
export async function identify(path: string, announced: string): Promise<Identified> {
  const detected = await fileTypeFromFile(path)
  const type = canonical(detected?.mime ?? '')
  const isText = detected === undefined || type === 'application/xml'
  if (isText ? !(await isSvg(path)) : !EXTENSIONS.has(type)) {
    throw refusal('The file is not an image or a PDF.')
  }
  const found = isText ? 'image/svg+xml' : type
  if ((found === 'application/pdf') !== (canonical(announced) === 'application/pdf')) {
    throw refusal(`The file was announced as ${canonical(announced)} but is ${found}.`)
  }
  const cleaned = await cleanedOf(path, found)
  // The cleaned picture is decoded before it is stored, so the removal cannot damage a picture unnoticed.
  if (!(await isWhole(cleaned ?? path, found))) throw damaged()
  return {type: found, ...(cleaned && {cleaned})}
}

async function cleanedOf(path: string, type: string): Promise<Buffer | undefined> {
  if (!type.startsWith('image/')) return undefined
  try {
    return withoutMetadata(type, await readFile(path))
  } catch (error) {
    throw error instanceof Malformed ? damaged() : error
  }
}

const damaged = () => refusal('The file is damaged: it cannot be read to its end.')

const DECODED = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff'])
/** Larger images are accepted by their header: decoding them would need too much memory for one upload. */
const MAX_DECODED_PIXELS = 64_000_000
const MAX_DECODE_SECONDS = 20

/** @param file its path, or its bytes after metadata was removed */
async function isWhole(file: string | Buffer, type: string): Promise<boolean> {
  if (HEIC.has(type)) return decodesAsHeic(file)
  if (DECODED.has(type)) return decodes(file)
  if (typeof file !== 'string') return true
  if (type === 'application/pdf') return endsAsPdf(file)
  return type === 'image/bmp' ? isWholeBmp(file) : true
}

const HEIC = new Set(['image/heic', 'image/heif'])
/** Larger photographs are accepted by their header: decoding 12 megapixels takes two seconds and 250 MB. */
const MAX_HEIC_PIXELS = 16_000_000

/** Some cameras put AVIF or JPEG into a HEIF, which the picture library reads. */
async function decodesAsHeic(file: string | Buffer): Promise<boolean> {
  try {
    const {width, height, compression} = await sharp(file, {limitInputPixels: false}).metadata()
    if (compression !== 'hevc') return decodes(file)
    if (width * height > MAX_HEIC_PIXELS) return true
    const {data} = await decodeHeic({buffer: typeof file === 'string' ? await readFile(file) : file})
    return data.length > 0
  } catch {
    return false
  }
}

async function decodes(file: string | Buffer): Promise<boolean> {
  try {
    const {width, height} = await sharp(file, {limitInputPixels: false}).metadata()
    if (width * height > MAX_DECODED_PIXELS) return true
    // Shrinking while decoding reads the whole file and needs little memory.
    await sharp(file, {failOn: 'truncated', sequentialRead: true})
      .resize(32, 32, {fit: 'inside'})
      .timeout({seconds: MAX_DECODE_SECONDS})
      .toBuffer()
    return true
  } catch {
    return false
  }
}

const PDF_TAIL_BYTES = 65_536

/** A PDF ends with `%%EOF`; readers allow some bytes after it. */
async function endsAsPdf(path: string): Promise<boolean> {
  await using handle = await open(path)
  const {size} = await handle.stat()
  const length = Math.min(size, PDF_TAIL_BYTES)
  const {buffer} = await handle.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.includes('%%EOF')
}
