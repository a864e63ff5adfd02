import {mkdir, rename, rm} from 'node:fs/promises'
import {basename, dirname} from 'node:path'
import sharp from 'sharp'
import {CACHE} from './paths.ts'

/** Maximum bytes of a master. The lake stores every master, so they must stay small. */
export const MAX_BYTES = 400_000

/**
 * Turns a raw render into a master: WebP in sRGB without metadata, at quality 80, or lower if the file is too large.
 * The file is written in the cache and moved to its path, so that a killed run leaves no incomplete master.
 * @returns the size of the master in bytes
 * @throws Error when the render cannot be read, or the file stays too large
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
