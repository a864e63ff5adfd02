import {Malformed} from './malformed.ts'

const HEADER_BYTES = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff
const IMAGE_HEADER_BYTES = 10
/** Application extensions that change how the picture looks: repetition, colour profile. */
const NEEDED = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/**
 * A GIF without comments, XMP and bytes after its end.
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function cleanGif(bytes: Buffer): Buffer {
  let at = HEADER_BYTES + tableBytes(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const end = endOfBlock(bytes, at)
    if (!isDropped(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
}

/** Bytes of a table of colours. @param flags of the header before the table */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

function endOfBlock(bytes: Buffer, at: number): number {
  if (bytes[at] === EXTENSION) return endOfSubBlocks(bytes, at + 2)
  if (bytes[at] !== IMAGE) throw new Malformed('A block has an unknown kind')
  // One byte of the compressed pixels comes before their blocks.
  return endOfSubBlocks(bytes, at + IMAGE_HEADER_BYTES + tableBytes(bytes.readUInt8(at + 9)) + 1)
}

function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = bytes.readUInt8(at)
    at += 1 + length
    if (length === 0) return at
  }
}

function isDropped(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== EXTENSION) return false
  const label = bytes[at + 1]
  if (label === COMMENT) return true
  return label === APPLICATION && !NEEDED.has(bytes.toString('latin1', at + 3, at + 14))
}
