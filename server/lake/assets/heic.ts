import {Worker} from 'node:worker_threads'
import sharp, {type Metadata} from 'sharp'
import {LakeError} from '../model/errors.ts'
import {uprightExif} from './exif.ts'
import {withSegments} from './jpeg-segments.ts'

/** A photograph of the largest telephones: 8064 x 6048. Decoding it takes 650 MB for some seconds. */
const MAX_PIXELS = 50_000_000
/** Ten times as long as such a photograph takes. */
const DECODE_MS = 60_000
/** What the photograph was compressed to already loses nothing more that can be seen. */
const QUALITY = 92

/** Whether these are the pixels of a HEIC photograph, which browsers cannot show. */
export function isHeic({format, compression}: Metadata): boolean {
  return format === 'heif' && compression === 'hevc'
}

/**
 * A HEIC photograph as every browser can show it: an upright JPEG with its colour profile and what the camera wrote,
 * or a PNG when it is transparent. The same photograph always gives the same bytes.
 * @param header of the file, as `sharp` reads it; its size is that after turning
 * @param timeoutMs decoding for longer is given up
 * @throws LakeError `badRequest` when it is damaged or too large, `unavailable` when it took too long
 */
export async function fromHeic(path: string, header: Metadata, timeoutMs = DECODE_MS): Promise<Buffer> {
  const {width, height, hasAlpha, exif, icc} = header
  if (width * height > MAX_PIXELS) {
    throw new LakeError(
      'badRequest',
      `The photograph has more than ${MAX_PIXELS / 1_000_000} million pixels, which is too many for a HEIC. Save it as JPEG and send that.`,
    )
  }
  const pixels = await decoded({path, width, height}, timeoutMs)
  const picture = sharp(pixels, {raw: {width, height, channels: 4}})
  if (hasAlpha) return picture.png().toBuffer()
  const jpeg = await picture.removeAlpha().jpeg({quality: QUALITY}).toBuffer()
  return withSegments(jpeg, {exif: exif && uprightExif(exif), icc})
}

/** In a thread that can be stopped: a hostile file may take for ever. */
async function decoded(wanted: {path: string; width: number; height: number}, timeoutMs: number) {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: wanted,
    // What the decoder says of a damaged file is nobody's log.
    stdout: true,
    stderr: true,
  })
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(tooSlow(timeoutMs)), timeoutMs)
  const answer = new Promise<Uint8ClampedArray>((resolve, reject) => {
    worker.once('message', (pixels: unknown) => {
      if (pixels instanceof Uint8ClampedArray && pixels.length === wanted.width * wanted.height * 4)
        resolve(pixels)
      else reject(damaged())
    })
    worker.once('error', () => reject(damaged()))
    worker.once('exit', () => reject(damaged()))
  })
  try {
    return await Promise.race([answer, limit.promise])
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function tooSlow(ms: number) {
  return new LakeError(
    'unavailable',
    `The photograph was not read after ${Math.ceil(ms / 1000)} seconds. Try again later, or save it as JPEG and send that.`,
  )
}

function damaged() {
  return new LakeError(
    'badRequest',
    'The photograph is cut off, damaged or of a kind of HEIC that cannot be read. Save it as JPEG and send that.',
  )
}
