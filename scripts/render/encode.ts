import {mkdir, rename, rm} from 'node:fs/promises'
import {basename, dirname} from 'node:path'
import sharp from 'sharp'
import {CACHE} from './paths.ts'

/** No master may be heavier: the content lake stores all of them. */
export const MAX_BYTES = 400_000

/**
 * Turns a raw render into a master: WebP in sRGB without metadata, at quality 80 or what keeps it light enough.
 * Written in the cache and moved into place, so that even a run that is killed leaves no half of a master.
 *
 * @returns the master's size in bytes
 * @throws when the render cannot be read, or stays too heavy
 */
export async function encode(png: string, master: string): Promise<number> {
  await Promise.all([mkdir(dirname(master), {recursive: true}), mkdir(CACHE, {recursive: true})])
  const temporary = `${CACHE}/${process.pid}-${basename(dirname(master))}-${basename(master)}`
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
