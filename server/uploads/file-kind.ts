import {open} from 'node:fs/promises'
import {fileTypeFromFile} from 'file-type'
import sharp from 'sharp'
import {S3Error} from './s3-error.ts'
import {isSvg} from './svg.ts'

/** Extension by the stored and served type. The file viewer decides by the extension, as specified. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
  ['application/pdf', 'pdf'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['image/bmp', 'bmp'],
  ['image/tiff', 'tiff'],
])

/** Other names that devices and detectors give to the same types. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/apng', 'image/png'],
  ['image/x-png', 'image/png'],
  ['image/x-ms-bmp', 'image/bmp'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heif'],
  ['application/x-pdf', 'application/pdf'],
])

/** @returns the extension without a dot, or undefined for a type that uploads may not have */
export const extensionOf = (type: string): string | undefined => EXTENSIONS.get(canonical(type))

function canonical(type: string): string {
  const bare = type.split(';', 1).join('').trim().toLowerCase()
  return ALIASES.get(bare) ?? bare
}

const refusal = (sentence: string) => new S3Error('InvalidRequest', sentence)

/**
 * Detects the type of a file by its bytes. Rejects a file that is neither an image nor a PDF, or that is cut off.
 *
 * @param announced type from the form: an image may be another kind of image, but not a PDF
 * @returns media type to serve the file with
 * @throws S3Error `InvalidRequest`, with a sentence for the sender
 */
export async function identify(path: string, announced: string): Promise<string> {
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
  if (!(await isWhole(path, found))) throw refusal('The file is damaged: it cannot be read to its end.')
  return found
}

const DECODED = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff'])
/** Larger images are accepted by their header: decoding them would need too much memory for one upload. */
const MAX_DECODED_PIXELS = 64_000_000
const MAX_DECODE_SECONDS = 20

/** HEIC and BMP are not decoded: the bundled codecs cannot read them. */
async function isWhole(path: string, type: string): Promise<boolean> {
  if (type === 'application/pdf') return endsAsPdf(path)
  return DECODED.has(type) ? oneAtATime(() => decodes(path)) : true
}

async function decodes(path: string): Promise<boolean> {
  try {
    const {width, height} = await sharp(path, {limitInputPixels: false}).metadata()
    if (width * height > MAX_DECODED_PIXELS) return true
    // Shrinking while decoding reads the whole file and needs little memory.
    await sharp(path, {failOn: 'truncated', sequentialRead: true})
      .resize(32, 32, {fit: 'inside'})
      .timeout({seconds: MAX_DECODE_SECONDS})
      .toBuffer()
    return true
  } catch {
    return false
  }
}

let tail: Promise<unknown> = Promise.resolve()

/** Decoding needs a core and memory, so simultaneous uploads are decoded one after the other. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = tail.then(work)
  tail = result.catch(() => undefined)
  return result
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
