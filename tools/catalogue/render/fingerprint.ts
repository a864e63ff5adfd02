import sharp from 'sharp'

/**
 * A perceptual hash: the picture as 12 x 15 fields of mean colour. Scale, compression and render noise hardly change
 * it; silhouette, stone and setting do.
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
