import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP15 = 0xef
const EXIF = 'Exif\0\0'
/** Application segments that decoders need: pixel density, colour profile, colour transform. */
const NEEDED = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']
const MARKER_BYTES = 2
const HEADER_BYTES = 4

/**
 * A JPEG without comments and application segments: EXIF, XMP, IPTC, thumbnails. Colour profile and orientation stay. Bytes
 * after the picture are left out too; phones append videos there. The compressed pixels are not touched.
 * @see ITU-T T.81, annex B
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, MARKER_BYTES)]
  let at = MARKER_BYTES
  for (;;) {
    const start = markerAt(bytes, at)
    const marker = bytes.readUInt8(start + 1)
    if (marker === END) break
    if (isAlone(marker)) {
      kept.push(bytes.subarray(start, start + MARKER_BYTES))
      at = start + MARKER_BYTES
      continue
    }
    at = start + MARKER_BYTES + bytes.readUInt16BE(start + MARKER_BYTES)
    if (at > bytes.length) throw new Malformed('A segment ends beyond the file')
    kept.push(...cleanSegment(marker, bytes.subarray(start, at)))
    if (marker !== SCAN) continue
    const end = endOfScan(bytes, at)
    kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([0xff, END])])
}

/** Markers without content: restarts, and one for private use. */
const isAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/** Position of the next marker. Decoders skip other bytes before it. @throws Malformed when there is none */
function markerAt(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && (bytes[at + 1] === 0xff || bytes[at + 1] === 0)) at = bytes.indexOf(0xff, at + 1)
  if (at === -1) throw new Malformed('The picture has no end')
  return at
}

/** Within a scan, 0xFF is followed by 0, by another 0xFF, or by a restart marker. Any other marker ends it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = markerAt(bytes, from)
  while (isAlone(bytes.readUInt8(at + 1))) at = markerAt(bytes, at + 1)
  return at
}

function cleanSegment(marker: number, segment: Buffer): Buffer[] {
  if (marker === COMMENT) return []
  if (marker < APP0 || marker > APP15) return [segment]
  const begins = (name: string) =>
    segment.toString('latin1', HEADER_BYTES, HEADER_BYTES + name.length) === name
  if (NEEDED.some(begins)) return [segment]
  if (marker !== APP1 || !begins(EXIF)) return []
  const exif = onlyOrientation(segment.subarray(HEADER_BYTES + EXIF.length))
  if (!exif) return []
  const header = Buffer.from([0xff, APP1, 0, 0])
  header.writeUInt16BE(MARKER_BYTES + EXIF.length + exif.length, MARKER_BYTES)
  return [header, Buffer.from(EXIF, 'latin1'), exif]
}
