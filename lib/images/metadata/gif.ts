import {Malformed} from './malformed.ts'

const HEADER_BYTES = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const CONTROL = 0xf9
const CONTROL_BYTES = 8
const APPLICATION = 0xff
const IMAGE_HEADER_BYTES = 10
/** The extension that repeats an animation: names, one block of three bytes, the end. */
const REPETITION = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])
const REPETITION_BYTES = 19

/**
 * A GIF of its images, their timing and their repetition. Comments, texts, other extensions and bytes after the pixels
 * and after the end are left out.
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 * @throws Malformed
 */
export function cleanGif(bytes: Buffer): Buffer {
  let at = HEADER_BYTES + tableBytes(bytes.readUInt8(10))
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const end = endOfBlock(bytes, at)
    if (bytes[at] === IMAGE || isNeeded(bytes.subarray(at, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.from([TRAILER])])
}

/** Bytes of a table of colours. @param flags of the header before the table */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

function endOfBlock(bytes: Buffer, at: number): number {
  if (bytes[at] === EXTENSION) return at + 2 + subBlocks(bytes, at + 2).bytes
  if (bytes[at] !== IMAGE) throw new Malformed('A block has an unknown kind')
  const data = at + IMAGE_HEADER_BYTES + tableBytes(bytes.readUInt8(at + 9))
  const {bytes: length, content} = subBlocks(bytes, data + 1)
  const pixels = bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7)
  if (lzwBytes(content, bytes.readUInt8(data), pixels) !== content.length)
    throw new Malformed('Something stands behind the pixels')
  return data + 1 + length
}

function subBlocks(bytes: Buffer, from: number): {bytes: number; content: Buffer} {
  const parts: Buffer[] = []
  let at = from
  for (;;) {
    const length = bytes.readUInt8(at)
    parts.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
    if (at > bytes.length) throw new Malformed('A block ends beyond the file')
    if (length === 0) return {bytes: at - from, content: Buffer.concat(parts)}
  }
}

function isNeeded(block: Buffer): boolean {
  if (block[1] === CONTROL) return block.length === CONTROL_BYTES
  const name = block.toString('latin1', 3, 14)
  return block[1] === APPLICATION && block.length === REPETITION_BYTES && REPETITION.has(name)
}

/**
 * Bytes of compressed pixels up to the code that ends them. Each code stands for a run of pixels; a new run is one pixel
 * longer than the run before it.
 */
function lzwBytes(data: Buffer, colourBits: number, pixels: number): number {
  if (colourBits < 1 || colourBits > 8) throw new Malformed('A picture has an unknown depth')
  const clear = 1 << colourBits
  const runs = new Uint32Array(4096).fill(1, 0, clear)
  let [next, bits, before, at, done] = [clear + 2, colourBits + 1, 0, 0, 0]
  for (;;) {
    if (at + bits > data.length * 8) throw new Malformed('A picture is cut off')
    const place = at >> 3
    const window = (data[place] ?? 0) | ((data[place + 1] ?? 0) << 8) | ((data[place + 2] ?? 0) << 16)
    const code = (window >> (at & 7)) & ((1 << bits) - 1)
    at += bits
    if (code === clear + 1) break
    if (code === clear) {
      ;[next, bits, before] = [clear + 2, colourBits + 1, 0]
      continue
    }
    if (code > next || (code === next && before === 0)) throw new Malformed('A code is not known')
    if (before > 0 && next < 4096) {
      runs[next] = before + 1
      next += 1
      if (next === 1 << bits && bits < 12) bits += 1
    }
    before = runs[code] ?? 0
    done += before
  }
  if (done !== pixels) throw new Malformed('A picture has more or fewer pixels')
  return Math.ceil(at / 8)
}
