import {Malformed} from './malformed.ts'

/** Boxes of a file that stay. */
const NEEDED = new Set(['ftyp', 'meta', 'mdat'])
/** Boxes that say which items there are, and how they belong together. */
const LISTS = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat'])
/** Properties of images: size, colours, place, decoder. */
const PROPERTIES = new Set('ispe pixi av1C colr pasp irot imir clap auxC clli mdcv a1op a1lx lsel'.split(' '))
/** Kinds of items that are pixels. */
const PIXELS = new Set(['av01', 'grid', 'iovl', 'iden'])
/** Bytes of a handler before its name. */
const HANDLER_BYTES = 24

/** Parts of items in one file. A photograph has about a hundred. Without a bound, empty parts could be counted for hours. */
const MAX_EXTENTS = 100_000

interface Box {
  type: string
  start: number
  /** Position of the content. */
  content: number
  end: number
}

/**
 * An AVIF without EXIF and XMP, and without bytes that belong to no image. They are overwritten in place, because pixels
 * are found by their position in the file. The orientation is a property of the image itself, and stays, as the colour
 * profile does.
 * @see ISO/IEC 23008-12 (HEIF), ISO/IEC 14496-12 (boxes)
 * @throws Malformed, for animations too
 */
export function cleanAvif(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const boxes = boxesIn(bytes, 0, bytes.length)
  const [meta, ...others] = boxes.filter(({type}) => type === 'meta')
  if (!meta || others.length > 0 || boxes.some(({type}) => type === 'moov'))
    throw new Malformed('Only still pictures are followed')
  const lists = boxesIn(bytes, meta.content + 4, meta.end)
  const pixels = pixelsIn(bytes, lists)
  for (const box of boxes) {
    if (!NEEDED.has(box.type)) blank(bytes, box)
    if (box.type === 'mdat') keepOnly(bytes, box, pixels)
  }
  for (const box of lists) {
    if (!LISTS.has(box.type)) blank(bytes, box)
    if (box.type === 'idat') keepOnly(bytes, box, pixels)
    if (box.type === 'hdlr') bytes.fill(0, box.content + HANDLER_BYTES, box.end)
    if (box.type === 'iprp') cleanProperties(bytes, box)
  }
  return bytes
}

function cleanProperties(bytes: Buffer, {content, end}: Box) {
  const containers = boxesIn(bytes, content, end).filter(({type}) => type === 'ipco')
  for (const property of containers.flatMap((box) => boxesIn(bytes, box.content, box.end)))
    if (!PROPERTIES.has(property.type)) blank(bytes, property)
}

/** Overwrites what is not pixels within a box. */
function keepOnly(bytes: Buffer, {content, end}: Box, pixels: readonly Range[]) {
  let at = content
  for (const range of pixels) {
    if (range.end <= content || range.start >= end) continue
    if (range.start > at) bytes.fill(0, at, range.start)
    at = Math.max(at, range.end)
  }
  if (at < end) bytes.fill(0, at, end)
}

interface Range {
  start: number
  end: number
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= to; start = boxes.at(-1)?.end ?? to) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    const size = bytes.readUInt32BE(start)
    const isLarge = size === 1
    const length = isLarge ? Number(bytes.readBigUInt64BE(start + 8)) : size === 0 ? to - start : size
    const content = start + (isLarge ? 16 : 8)
    const end = start + length
    if (end < content || end > to) throw new Malformed('A box ends beyond the file')
    boxes.push({type, start, content, end})
  }
  return boxes
}

/** Turns a box into one that readers skip, and overwrites its content. */
function blank(bytes: Buffer, {start, content, end}: Box) {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** Positions of the bytes that images consist of, in their order. */
function pixelsIn(bytes: Buffer, lists: readonly Box[]): Range[] {
  const box = (type: string) => lists.find((each) => each.type === type)
  const [list, places, data] = [box('iinf'), box('iloc'), box('idat')]
  if (!list || !places) throw new Malformed('The file lists no pictures')
  const kinds = kindsIn(bytes, list)
  return extentsIn(bytes, places)
    .filter(({item}) => PIXELS.has(kinds.get(item) ?? ''))
    .map(({isInData, start, length}) => {
      const at = start + (isInData ? (data?.content ?? 0) : 0)
      // A length of 0 means up to the end.
      const end = length === 0 ? bytes.length : at + length
      if (end > bytes.length || (isInData && !data)) throw new Malformed('An item ends beyond the file')
      return {start: at, end}
    })
    .sort((a, b) => a.start - b.start)
}

/** The kind of each item, by its number. Names of items are overwritten. */
function kindsIn(bytes: Buffer, list: Box): Map<number, string> {
  const isShort = bytes.readUInt8(list.content) === 0
  const kinds = new Map<number, string>()
  for (const {type, content, end} of boxesIn(bytes, list.content + (isShort ? 6 : 8), list.end)) {
    const version = bytes.readUInt8(content)
    if (type !== 'infe' || version < 2) continue
    const isWide = version > 2
    const item = isWide ? bytes.readUInt32BE(content + 4) : bytes.readUInt16BE(content + 4)
    const kind = content + (isWide ? 10 : 8)
    kinds.set(item, bytes.toString('latin1', kind, kind + 4))
    bytes.fill(0, kind + 4, end)
    // Readers would look for camera data.
    if (!PIXELS.has(kinds.get(item) ?? '')) bytes.write('free', kind, 'latin1')
  }
  return kinds
}

interface Extent {
  item: number
  /** The position counts from the content of `idat`, else from the beginning of the file. */
  isInData: boolean
  start: number
  length: number
}

/** The parts of the file that hold each item. */
function extentsIn(bytes: Buffer, box: Box): Extent[] {
  let at = box.content
  const read = (size: number) => {
    if (at + size > box.end) throw new Malformed('The list of items is cut off')
    const value = size === 8 ? Number(bytes.readBigUInt64BE(at)) : size === 0 ? 0 : bytes.readUIntBE(at, size)
    at += size
    return value
  }
  const version = read(1)
  read(3)
  const [sizes, more] = [read(1), read(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4]
  const indexSize = version > 0 ? more & 15 : 0
  const extents: Extent[] = []
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    for (let parts = read(2); parts > 0; parts -= 1) {
      read(indexSize)
      const start = base + read(offsetSize)
      extents.push({item, isInData: method === 1, start, length: read(lengthSize)})
      if (extents.length > MAX_EXTENTS) throw new Malformed('The items have too many parts')
    }
  }
  return extents
}
