import {Malformed} from './malformed.ts'
import {onlyOrientation} from './orientation.ts'

const MARKER_BYTES = 2
const HEADER_BYTES = 4
export const JPEG_END = Buffer.from('ffd9', 'hex')
const [END, APP0, APP1, APP2, APP14] = [0xd9, 0xe0, 0xe1, 0xe2, 0xee]
const [HUFFMAN, SCAN, QUANTIZATION, RESTARTS] = [0xc4, 0xda, 0xdb, 0xdd]
/** Baseline, extended and progressive: the kinds that browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVE = 0xc2
const [EXIF, JFIF, ICC, ADOBE] = ['Exif\0\0', 'JFIF\0', 'ICC_PROFILE\0', 'Adobe']
const JFIF_BYTES = 14
const ADOBE_BYTES = 12
/** Name, number of the part, number of all parts. */
const ICC_HEADER_BYTES = 14

/**
 * A JPEG of segments whose kind and length are known: tables, frame, scans, pixel density, colours. Orientation stays.
 * The image ends with the scan that completes it: phones append videos. The compressed pixels are not touched.
 * @see ITU-T T.81, annex B
 * @throws Malformed
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, MARKER_BYTES)]
  const profile: Buffer[] = []
  const seen = new Set<string>()
  let scans: Scans | undefined
  let at = MARKER_BYTES
  while (!scans?.isComplete()) {
    const start = markerAt(bytes, at)
    const marker = bytes[start + 1] ?? END
    // A progressive image may end at any scan.
    if (marker === END) break
    if (isRestart(marker) || marker === 0x01) {
      at = start + MARKER_BYTES
      continue
    }
    at = start + MARKER_BYTES + bytes.readUInt16BE(start + MARKER_BYTES)
    if (at > bytes.length) throw new Malformed('A segment ends beyond the file')
    const content = bytes.subarray(start + HEADER_BYTES, at)
    if (FRAMES.has(marker)) scans = scansOf(marker, content)
    if (marker === APP2 && begins(content, ICC)) profile.push(content)
    else kept.push(...segmentsOf(marker, content, seen))
    if (marker !== SCAN) continue
    if (!scans) throw new Malformed('A scan has no frame')
    scans.add(content)
    const end = endOfScan(bytes, at)
    kept.push(bytes.subarray(at, end))
    at = end
  }
  if (!scans?.hasPixels()) throw new Malformed('The picture has no pixels')
  kept.splice(1, 0, ...profileSegments(profile))
  return Buffer.concat([...kept, JPEG_END])
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const begins = (content: Buffer, name: string) => content.toString('latin1', 0, name.length) === name

/** Position of the next marker, or of the end of the file. Decoders skip other bytes before a marker. */
function markerAt(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && (bytes[at + 1] === 0xff || bytes[at + 1] === 0)) at = bytes.indexOf(0xff, at + 1)
  return at === -1 ? bytes.length : at
}

/** Within a scan, 0xFF is followed by 0, by another 0xFF, or by a restart marker. Any other marker ends it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = markerAt(bytes, from)
  while (at < bytes.length && isRestart(bytes[at + 1] ?? END)) at = markerAt(bytes, at + 1)
  return at
}

/** @param seen names of segments of which an image has one */
function segmentsOf(marker: number, content: Buffer, seen: Set<string>): Buffer[] {
  const once = (name: string) => !seen.has(name) && Boolean(seen.add(name))
  if (marker === APP0 && begins(content, JFIF) && content.length >= JFIF_BYTES && once(JFIF)) {
    const fields = Buffer.from(content.subarray(0, JFIF_BYTES))
    // The thumbnail is left out.
    fields.fill(0, JFIF_BYTES - 2)
    return [segment(marker, fields)]
  }
  if (marker === APP14 && begins(content, ADOBE) && content.length >= ADOBE_BYTES && once(ADOBE))
    return [segment(marker, content.subarray(0, ADOBE_BYTES))]
  if (marker === APP1 && begins(content, EXIF) && once(EXIF)) {
    const exif = onlyOrientation(content.subarray(EXIF.length))
    return exif ? [segment(marker, Buffer.from(EXIF), exif)] : []
  }
  const length = knownLength(marker, content)
  if (length === undefined) return []
  if (length !== content.length) throw new Malformed('A segment is longer than its fields')
  return [segment(marker, content)]
}

/** The length that the fields of a table, frame or scan need. Undefined for other kinds of segments. */
function knownLength(marker: number, content: Buffer): number | undefined {
  if (FRAMES.has(marker)) return 6 + 3 * content.readUInt8(5)
  if (marker === SCAN) return 4 + 2 * content.readUInt8(0)
  if (marker === RESTARTS) return 2
  if (marker !== QUANTIZATION && marker !== HUFFMAN) return undefined
  let at = 0
  while (at < content.length) {
    if (marker === QUANTIZATION) at += content.readUInt8(at) > 0x0f ? 129 : 65
    else at += 17 + content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
  }
  return at
}

/** The colour profile, without what stands behind it. None when parts are missing. */
function profileSegments(parts: readonly Buffer[]): Buffer[] {
  const [first] = parts
  if (!first) return []
  const isWhole = parts.every((part, index) => part[12] === index + 1 && part[13] === parts.length)
  const profile = Buffer.concat(parts.map((part) => part.subarray(ICC_HEADER_BYTES)))
  if (!isWhole || profile.length < 132 || profile.readUInt32BE(0) !== profile.length)
    throw new Malformed('The colour profile has another length')
  return parts.map((part) => segment(APP2, part))
}

function segment(marker: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const header = Buffer.from([0xff, marker, 0, 0])
  header.writeUInt16BE(MARKER_BYTES + content.length, MARKER_BYTES)
  return Buffer.concat([header, content])
}

interface Scans {
  /** @throws Malformed for a scan that repeats pixels, or refines what is not there */
  add(scan: Buffer): void
  isComplete(): boolean
  hasPixels(): boolean
}

/** The precision of each coefficient of each component so far: 0 is complete. */
function scansOf(marker: number, frame: Buffer): Scans {
  const components = Array.from({length: frame.readUInt8(5)}, (_, index) => frame.readUInt8(6 + index * 3))
  const precision = new Map<number, number>()
  const key = (component: number, coefficient: number) => component * 64 + coefficient
  return {
    add(scan) {
      const count = scan.readUInt8(0)
      const isProgressive = marker === PROGRESSIVE
      const [first, last] = isProgressive
        ? [scan.readUInt8(1 + count * 2), scan.readUInt8(2 + count * 2)]
        : [0, 63]
      const steps = isProgressive ? scan.readUInt8(3 + count * 2) : 0
      const [before, after] = [steps >> 4, steps & 0x0f]
      for (let index = 0; index < count; index += 1)
        for (let coefficient = first; coefficient <= Math.min(last, 63); coefficient += 1) {
          const place = key(scan.readUInt8(1 + index * 2), coefficient)
          if ((precision.get(place) ?? 0) !== before || (before === 0 && precision.has(place)))
            throw new Malformed('A scan repeats pixels')
          precision.set(place, after)
        }
    },
    isComplete: () =>
      components.every((component) =>
        Array.from({length: 64}, (_, index) => precision.get(key(component, index))).every(
          (left) => left === 0,
        ),
      ),
    hasPixels: () => components.every((component) => precision.has(key(component, 0))),
  }
}

/** The last scan's data without its last byte. An image that can be decoded from it holds more than pixels. */
export function withoutLastByte(cleaned: Buffer): Buffer {
  const end = cleaned.length - JPEG_END.length
  // Two bytes stand for one of 0xFF.
  const isStuffed = cleaned[end - 1] === 0 && cleaned[end - 2] === 0xff
  return Buffer.concat([cleaned.subarray(0, end - (isStuffed ? 2 : 1)), JPEG_END])
}
