const ORIENTATION = 0x0112
const SHORT = 3
const UPRIGHT = 1
const ENTRY_BYTES = 12

/** Value of the EXIF tag Orientation, 1 to 8. 1 is upright; a tag that is missing or unreadable counts as 1. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const count = short(first)
    for (let index = 0; index < count; index += 1) {
      const at = first + 2 + index * ENTRY_BYTES
      if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue
      const value = short(at + 8)
      return value >= 1 && value <= 8 ? value : UPRIGHT
    }
    return UPRIGHT
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT
    throw error
  }
}

/** EXIF that holds an orientation and nothing else. Undefined for an upright image, which needs none. */
export function onlyOrientation(tiff: Buffer): Buffer | undefined {
  const value = orientationOf(tiff)
  if (value === UPRIGHT) return undefined
  const bytes = Buffer.alloc(26)
  bytes.write('MM\0*', 'latin1')
  bytes.writeUInt32BE(8, 4)
  bytes.writeUInt16BE(1, 8)
  bytes.writeUInt16BE(ORIENTATION, 10)
  bytes.writeUInt16BE(SHORT, 12)
  bytes.writeUInt32BE(1, 14)
  bytes.writeUInt16BE(value, 18)
  return bytes
}
