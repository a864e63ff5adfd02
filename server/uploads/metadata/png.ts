import {crc32} from 'node:zlib'
import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const SIGNATURE_BYTES = 8
/** Bytes of length, type and checksum of a chunk. */
const FRAME_BYTES = 12
/** Chunks that change how the picture looks, its animation included. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/**
 * A PNG with the chunks that its picture needs. Texts, times, EXIF, unknown chunks and bytes after the end are left out.
 * The orientation stays.
 * @see https://www.w3.org/TR/png-3/
 */
export function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  let type = ''
  while (type !== 'IEND') {
    const length = bytes.readUInt32BE(at)
    type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length) throw new Malformed('A chunk ends beyond the file')
    const orientation = type === 'eXIf' ? onlyOrientation(bytes.subarray(at + 8, end - 4)) : undefined
    if (orientation) kept.push(chunk(type, orientation))
    else if (NEEDED.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

function chunk(type: string, content: Buffer): Buffer {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}
