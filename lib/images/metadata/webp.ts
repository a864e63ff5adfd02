import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** Chunks of pixels. */
const PIXELS = new Set(['ALPH', 'VP8 ', 'VP8L'])
/** Bytes of chunks that say what the pixels are. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['VP8X', 10],
  ['ANIM', 6],
])
/** Place, size and timing of a frame. Chunks of its pixels follow. */
const FRAME_HEADER_BYTES = 16
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
const EXIF = 'Exif\0\0'

/**
 * A WebP with the chunks that its image needs. EXIF, XMP and unknown chunks are left out, in frames too. The
 * orientation stays.
 * @see RFC 9649
 * @throws Malformed
 */
export function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let extended: Buffer | undefined
  const end = Math.min(bytes.length, CHUNK_HEADER_BYTES + bytes.readUInt32LE(4))
  for (const {type, content} of chunksIn(bytes.subarray(HEADER_BYTES, end))) {
    const orientation = type === 'EXIF' ? onlyOrientation(tiffOf(content)) : undefined
    const needed = orientation ?? neededOf(type, content)
    if (!needed) continue
    const copy = chunk(type, needed)
    if (type === 'VP8X') extended = copy
    kept.push(copy)
  }
  if (extended)
    flag(
      extended,
      kept.some((each) => each.toString('latin1', 0, 4) === 'EXIF'),
    )
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(4 + kept.reduce((sum, {length}) => sum + length, 0), 4)
  return Buffer.concat([header, ...kept])
}

function* chunksIn(bytes: Buffer) {
  for (let at = 0; at + CHUNK_HEADER_BYTES <= bytes.length;) {
    const start = at + CHUNK_HEADER_BYTES
    const length = bytes.readUInt32LE(at + 4)
    if (start + length > bytes.length) throw new Malformed('A chunk ends beyond the file')
    yield {type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(start, start + length)}
    at = start + length + (length % 2)
  }
}

/** The content of a chunk that the image needs. */
function neededOf(type: string, content: Buffer): Buffer | undefined {
  if (PIXELS.has(type)) return content
  if (type === 'ANMF') {
    const frame = [...chunksIn(content.subarray(FRAME_HEADER_BYTES))].filter((each) => PIXELS.has(each.type))
    const chunks = frame.map((each) => chunk(each.type, each.content))
    return Buffer.concat([content.subarray(0, FRAME_HEADER_BYTES), ...chunks])
  }
  const isProfile = type === 'ICCP'
  if (!isProfile && !LENGTHS.has(type)) return undefined
  if (content.length !== (isProfile ? content.readUInt32BE(0) : LENGTHS.get(type)))
    throw new Malformed('A chunk has another length')
  return content
}

/** Some programs write JPEG's prefix before the EXIF. */
const tiffOf = (content: Buffer) =>
  content.toString('latin1', 0, EXIF.length) === EXIF ? content.subarray(EXIF.length) : content

/** The first chunk of an extended file says which others it has. */
function flag(extended: Buffer, hasExif: boolean) {
  const others = extended.readUInt8(CHUNK_HEADER_BYTES) & ~(HAS_EXIF | HAS_XMP)
  extended.writeUInt8(hasExif ? others | HAS_EXIF : others, CHUNK_HEADER_BYTES)
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(CHUNK_HEADER_BYTES + content.length + (content.length % 2))
  bytes.write(type, 'latin1')
  bytes.writeUInt32LE(content.length, 4)
  content.copy(bytes, CHUNK_HEADER_BYTES)
  return bytes
}
