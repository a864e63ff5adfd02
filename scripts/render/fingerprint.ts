import sharp from 'sharp'

/**
 * A perceptual hash: the picture as 12 x 15 fields of mean colour. Insensitive to scale, compression and
 * render noise; sensitive to silhouette, stone and setting.
 */
export async function fingerprint(file: string): Promise<Uint8Array> {
  const {data} = await sharp(file)
    .removeAlpha()
    .resize(12, 15, {fit: 'fill', kernel: 'mitchell'})
    .raw()
    .toBuffer({resolveWithObject: true})
  return new Uint8Array(data)
}

/** Mean difference of two fingerprints, in levels of 0..255. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, level, index) => sum + Math.abs(level - (b[index] ?? 0)), 0) / a.length
}
