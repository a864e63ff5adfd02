import {crc32, deflateSync, inflateSync} from 'node:zlib'
import {z} from 'zod'
import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const SIGNATURE_BYTES = 8
/** Bytes of length, type and checksum of a chunk. */
const FRAME_BYTES = 12
const ORDER_BYTES = 4
/** Bytes of chunks that change how the image looks, its animation included. A palette and its transparency vary. */
const LENGTHS: ReadonlyMap<string, readonly number[]> = new Map([
  ['IHDR', [13]],
  ['IEND', [0]],
  ['cHRM', [32]],
  ['gAMA', [4]],
  ['sBIT', [1, 2, 3, 4]],
  ['sRGB', [1]],
  ['cICP', [4]],
  ['mDCV', [24]],
  ['cLLI', [8]],
  ['bKGD', [1, 2, 6]],
  ['pHYs', [9]],
  ['acTL', [8]],
  ['fcTL', [26]],
])
const CHANNELS = [1, 0, 3, 1, 2, 0, 4]
/** Bytes of pixels that are looked through in memory. A larger image is made anew. */
const MAX_PIXEL_BYTES = 200_000_000

/**
 * A PNG with the chunks that its image needs, each as long as it must be. Texts, times, EXIF, unknown chunks and bytes
 * after the pixels and after the end are left out. The orientation stays.
 * @see https://www.w3.org/TR/png-3/
 * @throws Malformed
 */
export function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  /** The compressed pixels of each frame. */
  const frames: Frame[] = []
  let at = SIGNATURE_BYTES
  let type = ''
  while (type !== 'IEND') {
    const length = bytes.readUInt32BE(at)
    type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length) throw new Malformed('A chunk ends beyond the file')
    const content = bytes.subarray(at + 8, end - 4)
    if (type === 'fcTL') frames.push({size: content.subarray(4, 12), parts: []})
    if (type === 'IDAT' && frames.length === 0) frames.push({size: bytes.subarray(16, 24), parts: []})
    if (type === 'IDAT') frames.at(-1)?.parts.push(content)
    if (type === 'fdAT') frames.at(-1)?.parts.push(content.subarray(ORDER_BYTES))
    kept.push(...chunksOf(type, content, bytes.subarray(at, end)))
    at = end
  }
  for (const frame of frames) expectPixels(bytes.subarray(16, 29), frame)
  return Buffer.concat(kept)
}

interface Frame {
  /** Width and height. */
  size: Buffer
  parts: Buffer[]
}

function chunksOf(type: string, content: Buffer, whole: Buffer): Buffer[] {
  const {length} = content
  if (type === 'IDAT' || type === 'fdAT') return [whole]
  if (type === 'PLTE' && length % 3 === 0 && length <= 768) return [whole]
  if (type === 'tRNS' && length <= 256) return [whole]
  if (type === 'iCCP') return [profileChunk(content)]
  const orientation = type === 'eXIf' ? onlyOrientation(content) : undefined
  if (orientation) return [chunk(type, orientation)]
  const lengths = LENGTHS.get(type)
  if (lengths && !lengths.includes(length)) throw new Malformed('A chunk has another length')
  return lengths ? [whole] : []
}

/** The colour profile, under a name of ours. */
function profileChunk(content: Buffer): Buffer {
  const profile = inflated(content.subarray(content.indexOf(0) + 2), content.length * 100)
  if (profile.length < 132 || profile.readUInt32BE(0) !== profile.length)
    throw new Malformed('The colour profile has another length')
  return chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(profile)]))
}

/** @throws Malformed when the pixels of a frame are too few, or something else stands behind them */
function expectPixels(header: Buffer, {size, parts}: Frame) {
  const [width, height] = [size.readUInt32BE(0), size.readUInt32BE(4)]
  const bits = header.readUInt8(8) * (CHANNELS[header.readUInt8(9)] ?? 0)
  if (header.readUInt8(12) !== 0) throw new Malformed('Only rows in their order are followed')
  const bytes = (1 + Math.ceil((width * bits) / 8)) * height
  if (bytes > MAX_PIXEL_BYTES || inflated(Buffer.concat(parts), bytes).length !== bytes)
    throw new Malformed('The picture has more or fewer pixels')
}

/** What `info` adds, which Node's types lack. */
const inflation = z.object({buffer: z.instanceof(Buffer), engine: z.object({bytesWritten: z.number()})})

/** @throws Malformed when the compressed bytes end early, are followed by others, or give more than `most` */
function inflated(compressed: Buffer, most: number): Buffer {
  try {
    const {buffer, engine} = inflation.parse(inflateSync(compressed, {info: true, maxOutputLength: most + 1}))
    if (engine.bytesWritten === compressed.length) return buffer
  } catch (cause) {
    throw new Malformed('The compressed bytes cannot be read', {cause})
  }
  throw new Malformed('Something stands behind the compressed bytes')
}

function chunk(type: string, content: Buffer): Buffer {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}
