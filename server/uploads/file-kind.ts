import {open, readFile} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import decodeHeic from 'heic-decode'
import sharp, {type Metadata} from 'sharp'
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
/** Pixels of the largest telephone cameras. Decoding them takes 110 MB, or 700 MB where the format needs all pixels at once. */
const MAX_PIXELS = 200_000_000
/** Telephones make HEICs of up to 8064 x 6048. Decoding that takes 650 MB and eight seconds. */
const MAX_HEIC_PIXELS = 50_000_000
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

/** Some cameras put AVIF or JPEG into a HEIF, which the picture library reads. */
async function decodesAsHeic(file: string | Buffer): Promise<boolean> {
  const header = await headerOf(file)
  if (header?.compression !== 'hevc') return decodes(file)
  assertPixels(header, MAX_HEIC_PIXELS, 'Save it as JPEG and send that.')
  try {
    const {data} = await decodeHeic({buffer: typeof file === 'string' ? await readFile(file) : file})
    return data.length > 0
  } catch {
    return false
  }
}

async function decodes(file: string | Buffer): Promise<boolean> {
  const header = await headerOf(file)
  if (!header) return false
  assertPixels(header, MAX_PIXELS, 'Save it smaller and send that.')
  try {
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

/** @returns undefined when the header cannot be read */
const headerOf = (file: string | Buffer): Promise<Metadata | undefined> =>
  sharp(file, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined)

/** @throws S3Error for a picture that is too large to be decoded: nothing is stored by its header alone */
function assertPixels({width, height}: Metadata, most: number, advice: string) {
  if (width * height <= most) return
  throw refusal(`The picture has more than ${most / 1_000_000} million pixels, which is too many. ${advice}`)
}

const PDF_TAIL_BYTES = 65_536

/**
 * A PDF ends with `%%EOF`; readers allow some bytes after it. Nothing between its head and its end is checked: the server
 * never opens a PDF, and a parser would be one more attack surface.
 */
async function endsAsPdf(path: string): Promise<boolean> {
  await using handle = await open(path)
  const {size} = await handle.stat()
  const length = Math.min(size, PDF_TAIL_BYTES)
  const {buffer} = await handle.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.includes('%%EOF')
}
