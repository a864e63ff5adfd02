/** Lengths of the headers that follow the file header, by version of the format. */
const HEADERS = new Set([12, 40, 52, 56, 64, 108, 124])
const DEPTHS = new Set([1, 4, 8, 16, 24, 32])
const UNCOMPRESSED = new Set([0, 3, 6])
const FILE_HEADER = 14
/** Bytes of the file header and of that part of the next header which says what the pixels are. */
const NEEDED = 54
const MAX_SIDE = 65_535
const MAX_PIXELS = 50_000_000

/**
 * Whether a file is a BMP that holds all of its pixels. A compressed one, which no program makes any more, counts as
 * damaged.
 * @see https://learn.microsoft.com/en-us/windows/win32/gdi/bitmap-storage
 */
export function isWholeBmp(buffer: Buffer): boolean {
  const size = buffer.length
  if (size < NEEDED || buffer.toString('latin1', 0, 2) !== 'BM') return false
  const pixelsAt = buffer.readUInt32LE(10)
  const header = buffer.readUInt32LE(FILE_HEADER)
  if (!HEADERS.has(header) || pixelsAt < FILE_HEADER + header || pixelsAt >= size) return false
  const {width, height, planes, depth, compression} = header === 12 ? oldest(buffer) : usual(buffer)
  const sides = [width, height].every((side) => side >= 1 && side <= MAX_SIDE)
  if (!sides || width * height > MAX_PIXELS || planes !== 1 || !DEPTHS.has(depth)) return false
  if (!UNCOMPRESSED.has(compression)) return false
  // Each row is filled up to a multiple of four bytes.
  const row = Math.ceil((width * depth) / 32) * 4
  return pixelsAt + row * height <= size
}

const oldest = (buffer: Buffer) => ({
  width: buffer.readUInt16LE(18),
  height: buffer.readUInt16LE(20),
  planes: buffer.readUInt16LE(22),
  depth: buffer.readUInt16LE(24),
  compression: 0,
})

const usual = (buffer: Buffer) => ({
  width: buffer.readInt32LE(18),
  // A negative height says that the rows begin at the top.
  height: Math.abs(buffer.readInt32LE(22)),
  planes: buffer.readUInt16LE(26),
  depth: buffer.readUInt16LE(28),
  compression: buffer.readUInt32LE(30),
})
