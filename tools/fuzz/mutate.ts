/** Numbers that parsers of lengths, counts and offsets often get wrong. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]
/** Inputs stay small, so that a slow one is slow because of its content. */
const MAX_BYTES = 200_000

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
}

/** Random numbers that are the same for the same seed (xorshift32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0 || 1
  return {
    below(limit) {
      state ^= state << 13
      state ^= state >>> 17
      state = (state ^ (state << 5)) >>> 0
      return state % limit
    },
  }
}

type Change = (bytes: Buffer, random: Random, words: readonly string[]) => Buffer

const CHANGES: readonly Change[] = [
  function flipBit(bytes, random) {
    const changed = Buffer.from(bytes)
    const at = random.below(bytes.length)
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8))
    return changed
  },
  function writeNumber(bytes, random) {
    const changed = Buffer.from(bytes)
    const width = [1, 2, 4][random.below(3)] ?? 1
    const value = (EDGES[random.below(EDGES.length)] ?? 0) % 2 ** (8 * width)
    if (changed.length < width) return changed
    const at = random.below(changed.length - width + 1)
    if (random.below(2) === 0) changed.writeUIntBE(value, at, width)
    else changed.writeUIntLE(value, at, width)
    return changed
  },
  function insertWord(bytes, random, words) {
    return insert(bytes, Buffer.from(words[random.below(words.length)] ?? ''), random)
  },
  function insertWordOften(bytes, random, words) {
    const word = words[random.below(words.length)] ?? ''
    return insert(bytes, Buffer.from(word.repeat(2 + random.below(5000))), random)
  },
  function deletePart(bytes, random) {
    const [from, to] = partOf(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  function repeatPart(bytes, random) {
    const [from, to] = partOf(bytes, random)
    const part = bytes.subarray(from, to)
    return insert(bytes, Buffer.concat(Array.from({length: 1 + random.below(20)}, () => part)), random)
  },
  function nestPart(bytes, random) {
    const [from, to] = partOf(bytes, random)
    const times = 1 + random.below(300)
    const [open, close] = [
      ['(', ')'],
      ['[', ']'],
      ['{"a":', '}'],
      ['<g>', '</g>'],
    ][random.below(4)] ?? ['', '']
    return Buffer.concat([
      bytes.subarray(0, from),
      Buffer.from(open?.repeat(times) ?? ''),
      bytes.subarray(from, to),
      Buffer.from(close?.repeat(times) ?? ''),
      bytes.subarray(to),
    ])
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, random.below(bytes.length))
  },
]

/**
 * One to eight random changes of a sample.
 * @param words parts that mean something in the format
 */
export function mutate(sample: Buffer, random: Random, words: readonly string[]): Buffer {
  let bytes = sample
  for (let changes = 1 + random.below(8); changes > 0; changes--) {
    const change = CHANGES[random.below(CHANGES.length)]
    if (change && bytes.length > 0) bytes = change(bytes, random, words).subarray(0, MAX_BYTES)
  }
  return bytes
}

function insert(bytes: Buffer, part: Buffer, random: Random) {
  const at = random.below(bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
}

/** Half of all parts are short, because most structures are. */
function partOf(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(bytes.length)
  const longest = random.below(2) === 0 ? 16 : bytes.length
  return [from, Math.min(bytes.length, from + 1 + random.below(longest))]
}
