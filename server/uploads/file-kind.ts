import {open, readFile} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import {bare, converted} from '../../lib/images/convert.ts'
import {RefusedImage} from '../../lib/images/refused.ts'
import {canonical, EXTENSIONS} from './file-types.ts'
import {S3Error} from './s3-error.ts'
import {isSvg} from './svg.ts'

const refusal = (sentence: string) => new S3Error('InvalidRequest', sentence)

export interface Identified {
  /** Media type to serve the file with. */
  type: string
  /** The bytes without metadata. Absent: the file has no metadata. */
  cleaned?: Uint8Array
}

/**
 * Detects the type of a file by its bytes, and returns an image without its metadata, as every browser can show it. Rejects a file that is neither an
 * image nor a PDF, or that is cut off.
 *
 * @param announced type from the form: an image may be another kind of image, but not a PDF
 * @throws S3Error `InvalidRequest`, with a sentence for the client
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
  if (found === 'application/pdf' && !(await endsAsPdf(path)))
    throw refusal('The file is damaged: it cannot be read to its end.')
  return {type: found, ...(RASTER.has(found) && (await image(path, found)))}
}

/** The other types are drawings and documents. */
const RASTER = new Set(
  [...EXTENSIONS.keys()].filter((type) => type !== 'application/pdf' && type !== 'image/svg+xml'),
)

async function image(path: string, type: string): Promise<Identified> {
  const bytes = await readFile(path)
  try {
    const made = await converted(bytes)
    if (made) return {type: made.type, cleaned: made.bytes}
    const {bytes: cleaned} = await bare(bytes, shownType(type))
    return {type: shownType(type), ...(!cleaned.equals(bytes) && {cleaned})}
  } catch (error) {
    throw error instanceof RefusedImage ? refusal(error.message) : error
  }
}

/** A HEIF that was not converted holds an AVIF. */
const shownType = (type: string) => (type === 'image/heif' || type === 'image/heic' ? 'image/avif' : type)

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
