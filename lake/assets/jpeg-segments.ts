const EXIF = Buffer.from('Exif\0\0')
/** The last two bytes say: part 1 of 1. */
const ICC = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
/** Maximum bytes of a segment's content. Its length is stored in two bytes, which count too. */
const MAX_SEGMENT = 0xffff - 2

/**
 * Adds camera data (EXIF, as TIFF) and a colour profile to a JPEG. Data that does not fit in one segment is left out.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf B.1.1.4
 */
export function withSegments(
  jpeg: Buffer,
  {exif, icc}: {exif?: Buffer | undefined; icc?: Buffer | undefined},
) {
  const start = jpeg.subarray(0, 2)
  return Buffer.concat([
    start,
    ...(exif ? segment(0xe1, EXIF, exif) : []),
    ...(icc ? segment(0xe2, ICC, icc) : []),
    jpeg.subarray(2),
  ])
}

function segment(marker: number, name: Buffer, content: Buffer): Buffer[] {
  const length = name.length + content.length
  if (length > MAX_SEGMENT) return []
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(length + 2, 2)
  return [head, name, content]
}
