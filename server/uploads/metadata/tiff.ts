import {Malformed} from './malformed.ts'

const ENTRY_BYTES = 12
const INLINE_BYTES = 4
/** Bytes of one value, by its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** Tags whose value is the position of other directories. */
const SUB_IMAGES = 330
const SUB_DIRECTORIES = new Set([34665, 34853, 40965])
/** Ranges of the tags that describe pixels and colours, with the orientation (274) and the colour profile (34675). */
const NEEDED: readonly (readonly [number, number])[] = [
  [254, 259],
  [262, 266],
  [273, 274],
  [277, 284],
  [288, 293],
  [296, 297],
  [301, 301],
  [317, 325],
  [SUB_IMAGES, SUB_IMAGES],
  [332, 332],
  [334, 334],
  [336, 336],
  [338, 347],
  [512, 532],
  [34675, 34675],
]
const isNeeded = (tag: number) => NEEDED.some(([first, last]) => tag >= first && tag <= last)

/**
 * A TIFF without the tags that its pixels do not need: EXIF, GPS, XMP, IPTC, names of cameras and people. Their values are
 * overwritten with zeros, because pixels are found by their position in the file.
 * @see https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf
 */
export function cleanTiff(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const little = bytes.toString('latin1', 0, 2) === 'II'
  const order: Order = {
    short: (at) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
    writeShort: (value, at) =>
      void (little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)),
  }
  if (order.short(2) !== 42) throw new Malformed('Only the classic form of TIFF is read')
  const seen = new Set<number>()
  const waiting = [order.long(4)]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || seen.has(at)) continue
    seen.add(at)
    waiting.push(...cleanDirectory(bytes, at, {...order, seen}))
  }
  return bytes
}

interface Order {
  short: (at: number) => number
  long: (at: number) => number
  writeShort: (value: number, at: number) => void
}

interface Entry {
  at: number
  tag: number
  /** Position of the values, in the entry itself or elsewhere. */
  values: number
  bytes: number
  count: number
}

/** Positions of the directories that were visited: a file may point to the same one again and again. */
interface Visit extends Order {
  seen: Set<number>
}

/** Removes entries from a directory of an image. @returns positions of further images */
function cleanDirectory(bytes: Buffer, at: number, order: Visit): number[] {
  const entries = entriesAt(at, order)
  const kept = entries.filter(({tag}) => isNeeded(tag))
  const end = at + 2 + entries.length * ENTRY_BYTES
  const next = bytes.subarray(end, end + 4)
  const images = [
    order.long(end),
    ...kept.filter(({tag}) => tag === SUB_IMAGES).flatMap((entry) => positionsIn(entry, order)),
  ]
  for (const entry of entries) if (!isNeeded(entry.tag)) erase(bytes, entry, order)
  const written = Buffer.concat([
    ...kept.map((entry) => bytes.subarray(entry.at, entry.at + ENTRY_BYTES)),
    next,
  ])
  bytes.fill(0, at + 2, end + 4)
  order.writeShort(kept.length, at)
  written.copy(bytes, at + 2)
  return images
}

function entriesAt(at: number, order: Order): Entry[] {
  return Array.from({length: order.short(at)}, (_, index) => {
    const entry = at + 2 + index * ENTRY_BYTES
    const count = order.long(entry + 4)
    const bytes = count * (TYPE_BYTES[order.short(entry + 2)] ?? 0)
    const values = bytes <= INLINE_BYTES ? entry + 8 : order.long(entry + 8)
    return {at: entry, tag: order.short(entry), values, bytes, count}
  })
}

const positionsIn = ({values, count, bytes}: Entry, order: Order) =>
  bytes === count * 4 ? Array.from({length: count}, (_, index) => order.long(values + index * 4)) : []

/** Overwrites the values of an entry, and the directory that it leads to. */
function erase(bytes: Buffer, entry: Entry, order: Visit) {
  if (SUB_DIRECTORIES.has(entry.tag) && entry.bytes === 4) {
    const at = order.long(entry.values)
    if (!order.seen.has(at)) eraseDirectory(bytes, at, order)
  }
  bytes.fill(0, entry.values, entry.values + entry.bytes)
}

function eraseDirectory(bytes: Buffer, at: number, order: Visit) {
  order.seen.add(at)
  const entries = entriesAt(at, order)
  for (const inner of entries) erase(bytes, inner, order)
  bytes.fill(0, at, at + 2 + entries.length * ENTRY_BYTES)
}
