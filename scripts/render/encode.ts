import {mkdir, rename, rm} from 'node:fs/promises'
import {dirname} from 'node:path'
import sharp from 'sharp'

/** No master may be heavier: the content lake stores all of them. */
export const MAX_BYTES = 400_000

/**
 * Turns a raw render into a master: WebP in sRGB without metadata, at quality 80 or what keeps it light enough.
 * Written beside its place and renamed, so a half-written master is never left.
 */
export async function encode(png: string, master: string): Promise<number> {
  await mkdir(dirname(master), {recursive: true})
  const temporary = `${master}.${process.pid}.tmp`
  try {
    for (const quality of [80, 72, 64, 54]) {
      const {size} = await sharp(png).toColourspace('srgb').webp({quality, effort: 5}).toFile(temporary)
      if (size > MAX_BYTES) continue
      await rename(temporary, master)
      return size
    }
    throw new Error(`${master}: over ${MAX_BYTES} bytes even at low quality`)
  } finally {
    await rm(temporary, {force: true})
  }
}
