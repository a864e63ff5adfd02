import sharp from 'sharp'

const SIDE = 16

/**
 * A perceptual hash of 256 bits (difference hash): whether each of 16 x 16 fields is lighter than its right
 * neighbour. Insensitive to scale, compression and grain; sensitive to silhouette and light.
 */
export async function fingerprint(file: string): Promise<Uint8Array> {
  const grey = await sharp(file)
    .greyscale()
    .resize(SIDE + 1, SIDE, {fit: 'fill'})
    .raw()
    .toBuffer()
  const bits = new Uint8Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const here = row * (SIDE + 1) + column
      // A step of 2 levels keeps flat backdrops from flipping bits by noise.
      bits[row * SIDE + column] = (grey[here] ?? 0) > (grey[here + 1] ?? 0) + 2 ? 1 : 0
    }
  }
  return bits
}

/** Number of bits in which two fingerprints differ. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, bit, index) => sum + (bit === b[index] ? 0 : 1), 0)
}
