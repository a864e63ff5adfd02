import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const NEEDED = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
const EXIF = 'Exif\0\0'

/**
 * A WebP with the chunks that its picture needs. EXIF, XMP and unknown chunks are left out. The orientation stays.
 * @see RFC 9649
 */
export function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let extended: Buffer | undefined
  let at = HEADER_BYTES
  const end = Math.min(bytes.length, CHUNK_HEADER_BYTES + bytes.readUInt32LE(4))
  while (at + CHUNK_HEADER_BYTES <= end) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (at + CHUNK_HEADER_BYTES + length > bytes.length) throw new Malformed('A chunk ends beyond the file')
    const content = bytes.subarray(at + CHUNK_HEADER_BYTES, at + CHUNK_HEADER_BYTES + length)
    at += CHUNK_HEADER_BYTES + length + (length % 2)
    const orientation = type === 'EXIF' ? onlyOrientation(tiffOf(content)) : undefined
    if (orientation) kept.push(chunk(type, orientation))
    if (!NEEDED.has(type)) continue
    const copy = chunk(type, content)
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
